"""Somebody's matches and record, as pages are told of them."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ludotheque.core.words import LudothequeError
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.refusals import Denied
from ludotheque.server.results import RESULTS, Rival
from ludotheque.server.store.past import PAGE, Past, Wanted
from ludotheque.server.views import reason_words
from ludotheque.server.wire.history import (
    GameRecord,
    Opponent,
    PlayedMatch,
    PlayedPage,
    PlayedRecord,
    Tally,
    UsedRecord,
    VersusRecord,
)
from ludotheque.server.wire.view import Text

PEOPLE_TOLD = 50  # opponents of one game in a record
USED_TOLD = 60  # decks or maps of one game in a record
KINDS = ("level", "person", "bot")
_rivals = msgspec.json.Decoder(list[Rival]).decode
_used = msgspec.json.Decoder(dict[str, tuple[str, str, str]]).decode
_points = msgspec.json.Decoder(list[int]).decode


def wanted(me: Identity, game: str, result: str, opponent: str, page: str) -> Wanted:
    """What a page asks for, if it makes sense."""
    kind, _, name = opponent.partition(":")
    if (result and result not in RESULTS) or (opponent and (kind not in KINDS or not name)):
        raise Denied("choice")
    return Wanted(me.id, game, result, opponent, _place(page) if page else None)


def _place(page: str) -> tuple[float, str]:
    """The last match of the page before."""
    at, _, match = page.partition("_")
    if not re.fullmatch(r"\d{1,15}\.\d{1,9}", at):
        raise Denied("malformed")
    return float(at), match


async def history(hall: Hall, asked: Wanted) -> PlayedPage:
    """A page of somebody's matches."""
    rows, total = await hall.store.read(hall.store.past.page, asked)
    found = [match_as_wire(hall.catalogue, row) for row in rows[:PAGE]]
    more = len(rows) > PAGE
    after = f"{found[-1].at!r}_{found[-1].match}" if more else None
    return PlayedPage(found, total, after)


def match_as_wire(shelf: Catalogue, row: Any) -> PlayedMatch:
    """A match as it was to somebody."""
    edition = shelf.edition(row.game, {}) if row.game in shelf.games else None
    return PlayedMatch(
        match=row.match,
        game=row.game,
        at=row.at,
        result=row.result,
        seat=row.seat,
        opponents=[_opponent(rival) for rival in _rivals(row.rivals)],
        reason=row.reason,
        said=Text(*reason_words(edition, row.reason)),
        points=_points(row.points),
        steps=row.steps,
        used={kind: Text(*names) for kind, (_, *names) in _used(row.used).items()},
        why_not=row.why_not,
    )


def _opponent(rival: Rival) -> Opponent:
    return Opponent(rival.kind, rival.name, rival.key)


async def record(hall: Hall, me: Identity) -> PlayedRecord:
    """Somebody's record at every game."""
    games = await hall.store.read(_games, hall.store.past, me.id)
    for found in games:
        await _settle(hall, me, found)
    return PlayedRecord(games, await hall.store.read(hall.store.past.since, me.id))


def _games(past: Past, who: str) -> list[GameRecord]:
    """The record at each game, the last played first; names as of the last time."""
    games: dict[str, _Game] = {}
    for row in past.by_opponent(who):
        games.setdefault(row.game, _Game(row.game)).met(row)
    for row in past.by_used(who):
        games[row.game].used(row)
    return sorted((game.record for game in games.values()), key=lambda one: -one.last)


class _Game:
    """A record that is being added up; what comes later is later."""

    def __init__(self, game: str) -> None:
        self.record = GameRecord(game, 0, 0.0, Tally(), {}, [])
        self._people: dict[str, VersusRecord] = {}
        self._used: dict[tuple[str, str], UsedRecord] = {}

    def met(self, row: Any) -> None:
        """Matches against one opponent, or against several."""
        found = self.record
        found.matches, found.last = found.matches + row.number, row.last
        if row.why_not:
            return
        _count(found.tally, row)
        kind, _, name = row.versus.partition(":")
        if kind == "level":
            _count(found.levels.setdefault(name, Tally()), row)
        elif kind:
            _count(self._person(row).tally, row)

    def _person(self, row: Any) -> VersusRecord:
        opponent = _opponent(_rivals(row.names)[0])
        if row.versus not in self._people:
            self._people[row.versus] = VersusRecord(opponent, Tally(), row.last)
            self.record.people.append(self._people[row.versus])
        one = self._people[row.versus]
        one.opponent, one.last = opponent, row.last
        return one

    def used(self, row: Any) -> None:
        """Matches played with the same."""
        for kind, (key, *names) in _used(row.names).items():
            if (kind, key) not in self._used:
                self._used[kind, key] = UsedRecord(key, Text(*names), Tally(), row.last)
                self.record.used.setdefault(kind, []).append(self._used[kind, key])
            one = self._used[kind, key]
            one.name, one.last = Text(*names), row.last
            _count(one.tally, row)


def _count(tally: Tally, row: Any) -> None:
    if row.result in Tally.__struct_fields__:  # what was aborted is no result
        setattr(tally, row.result, getattr(tally, row.result) + row.number)


async def _settle(hall: Hall, me: Identity, found: GameRecord) -> None:
    """The latest first, not too many of them, each thing by the name it is kept under."""
    found.people.sort(key=lambda one: -one.last)
    del found.people[PEOPLE_TOLD:]
    for kind, things in found.used.items():
        things.sort(key=lambda one: -one.last)
        del things[USED_TOLD:]
        names = await _kept_names(hall, me, found.game, kind)
        for one in things:
            one.name = names.get(one.key, one.name)


async def _kept_names(hall: Hall, me: Identity, game: str, kind: str) -> dict[str, Text]:
    """The names under which somebody keeps things of a kind, by what stands for each."""
    shelf = hall.catalogue
    known = shelf.games[game].rules.face.keepsakes.get(kind) if game in shelf.games else None
    if known is None or known.key is None or me.kind == "bot":
        return {}
    names = {}
    for kept in await hall.keepsakes.all(me, game):
        if kept.kind == kind:
            try:
                key = known.key(shelf.edition(game, {}), kept.value)
            except LudothequeError:
                continue  # half-made: no match was played with it
            names[key] = Text(kept.name, kept.name)
    return names
