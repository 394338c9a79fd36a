"""What matches that are over were to each who played them."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

OVER = "SELECT \"match\", game, made FROM card WHERE phase = 'over'"
LOG = (
    'SELECT kind, at, payload FROM log WHERE "match" = :match'
    " AND kind IN ('created', 'seated', 'begun', 'resigned', 'adopted', 'ended') ORDER BY seq"
)
PUT = sa.text(
    'INSERT OR IGNORE INTO played (who, "match", game, at, result, why_not, seat, versus, rivals,'
    " reason, points, steps, used) VALUES (:who, :match, :game, :at, :result, :why_not, :seat,"
    " :versus, :rivals, :reason, '[]', :steps, '{}')"
)


def upgrade() -> None:
    """Make the table, and fill it for matches there are: what their logs tell without their games.

    Points, decks and maps stay unsaid, and a match in which a seat changed hands does not count.
    """
    _make()
    connection = op.get_bind()
    for match, game, steps in connection.execute(sa.text(OVER)).all():
        past = _Past()
        for kind, at, payload in connection.execute(sa.text(LOG), {"match": match}):
            past.add(kind, at, json.loads(payload))
        for row in past.rows():
            connection.execute(PUT, {**row, "match": match, "game": game, "steps": steps})


def _make() -> None:
    text = {name: sa.Column(name, sa.String, nullable=False) for name in _TEXTS}
    op.create_table(
        "played",
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("match", sa.String, primary_key=True),
        text["game"],
        sa.Column("at", sa.Float, nullable=False),
        *(text["result"], text["why_not"]),
        sa.Column("seat", sa.Integer, nullable=False),
        *(text["versus"], text["rivals"], text["reason"], text["points"]),
        sa.Column("steps", sa.Integer, nullable=False),
        text["used"],
    )
    op.create_index("played_who", "played", ["who", "at", "match"])
    op.create_index("played_match", "played", ["match"])


_TEXTS = ("game", "result", "why_not", "versus", "rivals", "reason", "points", "used")


class _Past:
    """A match as its log tells it."""

    def __init__(self) -> None:
        self.seats: list[Any] = []
        self.gone: dict[int, Any] = {}  # who held the seats that resigned
        self.begun = self.swapped = self.start = False
        self.end: Any = None
        self.at = 0.0

    def add(self, kind: str, at: float, what: Any) -> None:
        """Take an entry in."""
        if kind == "created":
            self.seats, self.start = what["seats"], bool(what.get("start"))
        elif kind == "seated":
            self.swapped |= self.begun and what["seat"] not in self.gone
            self.seats[what["seat"]] = what["sitter"]
        elif kind == "begun":
            self.begun = True
        elif kind == "resigned":
            self.gone[what["seat"]] = self.seats[what["seat"]]
        elif kind == "adopted":
            for sitter in (*self.seats, *self.gone.values()):
                sitter.update({k: what["account"] for k, v in sitter.items() if v == what["guest"]})
        else:
            self.end, self.at = what, at

    def rows(self) -> list[dict[str, Any]]:
        """What it was to each, but for the match's own columns."""
        players = [self.gone.get(seat, sitter) for seat, sitter in enumerate(self.seats)]
        found: dict[str, dict[str, Any]] = {}
        for seat, player in enumerate(players):
            who = player.get("who") or player.get("away")
            if who and self.end is not None:
                others = [p for p in players if (p.get("who") or p.get("away")) != who]
                found.setdefault(who, self._row(seat, who, others))
        return list(found.values())

    def _row(self, seat: int, who: str, others: list[Any]) -> dict[str, Any]:
        rivals = [_rival(player) for player in others]
        keys = {f"{kind}:{of or name}" for kind, name, of in rivals}
        own = any(player.get("owner") == who for player in others)
        return {
            "who": who,
            "at": self.at,
            "result": self._result(seat),
            "why_not": self._why_not(len(others) < len(self.seats) - 1 or own),
            "seat": seat,
            "versus": keys.pop() if len(keys) == 1 else "",
            "rivals": json.dumps(rivals),
            "reason": self.end["reason"],
        }

    def _result(self, seat: int) -> str:
        winners = self.end["winners"]
        if not winners or seat in self.gone:
            return "lost" if seat in self.gone else "drawn"
        return "won" if seat in winners else "lost"

    def _why_not(self, alone: bool) -> str:
        if alone:
            return "alone"
        return "position" if self.start else "swapped" if self.swapped else ""


def _rival(player: Any) -> list[str]:
    """Kind, name (or level) and identity."""
    who = player.get("who") or player.get("away") or ""
    if not who:
        return ["level", player.get("level", ""), ""]
    kind = player.get("away_kind", "person") if player.get("away") else player.get("kind", "open")
    return [kind, player.get("name") or player.get("away_name", ""), who]
