"""What a page shows beside the state: values that count now, reasons, progress; from a view."""

from typing import Any, Literal, TypedDict

from ludotheque.core.asides import Why, why
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.brain.outlook import steps
from ludotheque.games.tactique.edition.factions import KINDS
from ludotheque.games.tactique.edition.vocabulary import KEYWORDS
from ludotheque.games.tactique.rules import values
from ludotheque.games.tactique.rules.grid import row_full
from ludotheque.games.tactique.rules.legality import why_not


class Standing(TypedDict):
    """A unit's values as they count now."""

    atk: int
    armor: int
    low: int
    high: int  # its range
    rows: list[int]  # of the other side, that it reaches from where it stands
    keys: list[str]  # its keywords but armor
    linked: bool
    links: list[int]  # the spots beside it with which it is linked
    need: int  # age that a Core must reach, 0 for others
    dormant: bool
    costs: list[int]  # of its abilities


class Held(TypedDict):
    """A card in the hand: why it can't be played, and the Echoes that are missing."""

    why: Why | None
    lacks: int


class Tracker(TypedDict):
    """A victory condition and how far its player is."""

    goal: str
    kind: Literal["territory", "synergy", "survival", "elimination"]
    have: int
    need: int
    alarm: bool  # as things stand it is met when its player's next turn begins
    standing: Literal["counts", "mine", "announced", "unknown", "off", "ruled"]


class Hold(TypedDict):
    """A row that can win: the turns it was held and must be held."""

    row: int
    have: int
    need: int
    armed: bool


class Aside(TypedDict, total=False):
    """What stands beside a view; nothing while decks are built."""

    units: dict[str, Standing]  # by spot
    hand: dict[str, Held]
    trackers: list[list[Tracker]]
    holds: list[list[Hold]]
    income: list[int]  # Echoes that each has when the next turn of theirs begins
    factions: list[str]


def aside(view: Any) -> Aside:
    """All that a page need not work out again."""
    t, s = view.edition.t, view.state
    if s.phase == n.BUILD:
        return {}
    seats = range(n.SEATS)
    standing = [spot for spot in range(n.SPOTS) if s.unit[spot] != n.NONE]
    return {
        "units": {str(spot): _standing(t, s, spot) for spot in standing},
        "hand": _hand(view) if view.seat in seats else {},
        "trackers": [[_tracker(view, seat, goal) for goal in goals_of(t, seat)] for seat in seats],
        "holds": [
            [hold for goal in goals_of(t, seat) for hold in _holds(t, s, seat, goal)]
            for seat in seats
        ],
        "income": [_income(t, s, seat) for seat in seats],
        "factions": [view.edition.labels["factions"][t.faction[seat]] for seat in seats],
    }


def _standing(t: Any, s: Any, spot: int) -> Standing:
    card = s.unit[spot]
    low, high = t.reach_min[card], values.reach(t, s, spot)
    near = [other for other in t.near[spot] if other != n.NONE and s.unit[other] != n.NONE]
    need = _ripe(t, spot // n.CELLS) if t.traits[card] & n.CORE else 0
    return {
        "atk": values.atk(t, s, spot),
        "armor": values.armor(t, s, spot),
        "low": low,
        "high": high,
        "rows": [row for row in range(1, n.ROWS + 1) if low <= t.row_of[spot] + row <= high],
        "keys": [
            name
            for at, name in enumerate(KEYWORDS)
            if at != n.KEY_ARMOR and values.has(t, s, spot, 1 << at)
        ],
        "linked": bool(values.is_linked(t, s, spot)),
        "links": [o for o in near if values.gives(t, s, spot, o) and values.gives(t, s, o, spot)],
        "need": need,
        "dormant": bool(need) and t.row_of[spot] == n.DORMANT,
        "costs": _costs(t, card),
    }


def _costs(t: Any, card: int) -> list[int]:
    return [t.ability_cost[card][at] for at in range(n.ABILITIES)]


def _ripe(t: Any, seat: int) -> int:
    """The age that wins for a player's Cores, or 0."""
    ages = [t.goal_n[goal][0] for goal in goals_of(t, seat) if t.goal_kind[goal] == n.SURVIVING]
    return ages[0] if ages else 0


def _hand(view: Any) -> dict[str, Held]:
    t, s = view.edition.t, view.state
    found: dict[str, Held] = {}
    for card in dict.fromkeys(s.hand[view.seat][: s.hand_n[view.seat]]):
        found[str(view.edition.labels["cards"][card])] = {
            "why": _why(view, n.MOVE_PLAY + card),
            "lacks": max(0, t.cost[card] - s.echoes[view.seat]),
        }
    return found


def _why(view: Any, move: int) -> Why | None:
    """Why the viewer can't make a move now, or None."""
    t, s = view.edition.t, view.state
    return why(view.edition, why_not(t, s, move)) if s.seat == view.seat else None


def goals_of(t: Any, seat: int) -> list[int]:
    """The conditions of a player's faction."""
    return [goal for goal in range(t.goals_n) if t.goal_faction[goal] == t.faction[seat]]


def _holds(t: Any, s: Any, seat: int, goal: int) -> list[Hold]:
    if t.goal_kind[goal] != n.TERRITORIAL:
        return []
    return [
        {
            "row": row + 1,
            "have": s.hold[seat][row],
            "need": t.goal_n[goal][row],
            "armed": bool(s.armed[seat][row]),
        }
        for row in range(n.ROWS)
        if t.goal_n[goal][row]
    ]


def _tracker(view: Any, seat: int, goal: int) -> Tracker:
    t, s = view.edition.t, view.state
    kind: Any = KINDS[t.goal_kind[goal]]
    have, need = reached(t, s, seat, goal)
    standing: Any = _counts(view, seat, goal)
    return {
        "goal": view.edition.labels["conditions"][goal],
        "kind": kind,
        "have": min(have, need),
        "need": need,
        "alarm": standing not in ("ruled", "off") and _is_near(t, s, seat, goal),
        "standing": standing,
    }


def reached(t: Any, s: Any, seat: int, goal: int) -> tuple[int, int]:
    """What is done and needed; of several rows the one that is nearest."""
    holds = _holds(t, s, seat, goal)
    if holds:
        best = min(holds, key=lambda hold: hold["need"] - hold["have"])
        return best["have"], best["need"]
    return steps(t, s, seat, goal), t.goal_n[goal][0]


def _counts(view: Any, seat: int, goal: int) -> str:
    """§3.15 Whether a condition is one that its player wins by, as far as the viewer knows."""
    t, s = view.edition.t, view.state
    if t.mode == n.ALL_COUNT:
        return "counts"
    if s.ruled_out[seat] >> goal & 1:
        return "ruled"
    if s.goal[seat] == n.NONE:
        return "unknown"
    if s.goal[seat] != goal:
        return "off"
    return "announced" if t.mode == n.CHOSEN or seat != view.seat else "mine"


def _is_near(t: Any, s: Any, seat: int, goal: int) -> bool:
    """Whether a condition is met when its player's next turn begins, if nothing changes."""
    kind = t.goal_kind[goal]
    if s.phase != n.PLAY or kind == n.ELIMINATING:
        return False
    if kind == n.TERRITORIAL:
        return any(
            hold["have"] + 1 >= hold["need"] and _stays(t, s, seat, hold["row"] - 1)
            for hold in _holds(t, s, seat, goal)
        )
    if kind == n.SYNERGETIC:
        return bool(values.linked(t, s, seat) >= t.goal_n[goal][0])
    return any(
        s.age[spot] + 1 >= t.goal_n[goal][0] and t.row_of[spot] != n.DORMANT
        for spot in range(seat * n.CELLS, (seat + 1) * n.CELLS)
        if s.unit[spot] != n.NONE and t.traits[s.unit[spot]] & n.CORE
    )


def _stays(t: Any, s: Any, seat: int, row: int) -> bool:
    """Whether a row counts one turn more next time: complete now, or since the last turn's end."""
    return bool(row_full(t, s, seat, row) if s.active == seat else s.armed[seat][row])


def _income(t: Any, s: Any, seat: int) -> int:
    grown = s.echoes[seat] if t.pool else s.capacity[seat]
    return int(min(t.echoes_max, grown + 1))
