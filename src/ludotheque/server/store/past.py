"""Reading what matches that are over were to somebody. Blocking; called in threads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Engine, and_, func, or_, select

from ludotheque.server.store.schema import CARD, HOLDER, IDENTITY, KEEPSAKE, LEARNT, PLAYED

PAGE = 50  # matches of one answer
MOST = 20_000  # matches that one takes away at once


@dataclass(frozen=True)
class Wanted:
    """Which matches somebody asks for; empty: all of them."""

    who: str
    game: str = ""
    result: str = ""
    versus: str = ""
    before: tuple[float, str] | None = None  # end and id of the last one of the page before


class Past:
    """Questions about matches that are over."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def page(self, wanted: Wanted) -> tuple[list[Any], int]:
        """The latest matches, one more than a page to tell whether more follow; how many in all."""
        p, which = PLAYED.c, _which(wanted)
        asked = select(PLAYED).where(*which).order_by(p.at.desc(), p.match.desc()).limit(PAGE + 1)
        if wanted.before is not None:
            at, match = wanted.before
            asked = asked.where(or_(p.at < at, and_(p.at == at, p.match < match)))
        count = select(func.count()).select_from(PLAYED).where(*which)
        with self._engine.connect() as connection:
            return list(connection.execute(asked)), connection.execute(count).scalar() or 0

    def all(self, who: str) -> list[Any]:
        """Every match of somebody's, latest first; of very many the last."""
        asked = select(PLAYED).where(PLAYED.c.who == who).order_by(PLAYED.c.at.desc()).limit(MOST)
        return self._rows(asked)

    def running(self, who: str) -> list[str]:
        """Matches somebody sits at that are not over."""
        held = select(HOLDER.c.match).where(HOLDER.c.who == who)
        asked = select(CARD.c.match).where(CARD.c.match.in_(held), CARD.c.phase != "over")
        return [row.match for row in self._rows(asked)]

    def kept(self, who: str) -> list[Any]:
        """What somebody keeps for all games."""
        return self._rows(select(KEEPSAKE).where(KEEPSAKE.c.who == who))

    def learnt(self, who: str) -> list[Any]:
        """What somebody has learnt of all games."""
        return self._rows(select(LEARNT).where(LEARNT.c.who == who).order_by(LEARNT.c.at))

    def _rows(self, asked: Any) -> list[Any]:
        with self._engine.connect() as connection:
            return list(connection.execute(asked))

    def since(self, who: str) -> float:
        """When somebody first came."""
        with self._engine.connect() as connection:
            asked = select(IDENTITY.c.created).where(IDENTITY.c.id == who)
            return connection.execute(asked).scalar() or 0.0

    def by_opponent(self, who: str) -> list[Any]:
        """How often each result was had: by game and opponent, the latest last."""
        # Of a group SQLite takes the other columns from the row that has the maximum.
        return self._tallies(PLAYED.c.versus, PLAYED.c.rivals, PLAYED.c.who == who)

    def by_used(self, who: str) -> list[Any]:
        """The same by what was played with, of matches that count."""
        p = PLAYED.c
        return self._tallies(p.used, p.used, and_(p.who == who, p.used != "{}", p.why_not == ""))

    def _tallies(self, by: Any, names: Any, which: ColumnElement[bool]) -> list[Any]:
        p = PLAYED.c
        kinds, number, last = (p.game, by, p.result, p.why_not), func.count(), func.max(p.at)
        asked = select(*kinds, names.label("names"), number.label("number"), last.label("last"))
        asked = asked.where(which).group_by(*kinds).order_by(last)
        return self._rows(asked)


def _which(wanted: Wanted) -> list[ColumnElement[bool]]:
    p = PLAYED.c
    named = {p.game: wanted.game, p.result: wanted.result, p.versus: wanted.versus}
    return [p.who == wanted.who, *(column == value for column, value in named.items() if value)]
