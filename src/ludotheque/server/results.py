"""What a match was to each who played it, worked out once, when it ends.

Only entries of the log bring a result about: nothing that a page or a file says of one is heard.
A match counts in records if it began at the usual position and the same played it out against
others; what does not count is remembered all the same, with the reason. Who ran out of time before
their first move has lost nothing (LUD-8): they may never have been there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludotheque.core.contract import Played
from ludotheque.server.entries import BROKEN_OFF, UNFINISHED, WITHDRAWN, Ended, Sitter, Table
from ludotheque.server.playing import Playing

WON, LOST, DRAWN, ABORTED = RESULTS = ("won", "lost", "drawn", "aborted")
_, TIME = BROKEN_OFF
# Why a match does not count: begun at a position of choice, played against oneself alone, a seat
# passed to another, or won with help: of the computer that sat in, a hint, or moves taken back that
# nobody else had a say in.
POSITION, ALONE, SWAPPED, HELPED = WHY_NOT = ("position", "alone", "swapped", "helped")


class Rival(msgspec.Struct, array_like=True, frozen=True):
    """Somebody on another side: `level`, `person` or `bot`, by name (or level) and identity."""

    kind: str
    name: str
    who: str = ""

    @property
    def key(self) -> str:
        """What they are found by, whatever their name is now."""
        return f"{self.kind}:{self.who or self.name}"


def rows(playing: Playing) -> tuple[tuple[Any, ...], ...]:
    """A row for everybody who played a match that is over, in the order of the store's columns."""
    table = playing.table
    if table.result is None or playing.edition is None:
        return ()
    if table.result.reason in (WITHDRAWN, UNFINISHED):
        return ()  # what never began, or could not go on, was nothing to anybody
    sides: dict[str, list[int]] = {}
    for seat in range(len(table.seats)):
        player = _player(table, seat)
        if player.who or player.away:
            sides.setdefault(player.who or player.away, []).append(seat)
    return tuple(_row(playing, table.result, who, seats) for who, seats in sides.items())


def _player(table: Table, seat: int) -> Sitter:
    """Whom a seat's result belongs to: who sits, whom a computer sits in for, or who gave up."""
    return table.gave_up.get(seat, table.seats[seat])


def _row(playing: Playing, end: Ended, who: str, seats: list[int]) -> tuple[Any, ...]:
    table, edition = playing.table, playing.edition
    assert edition is not None
    teams = edition.teams
    mine = {teams[seat] for seat in seats}
    others = [s for s in range(len(table.seats)) if teams[s] not in mine]
    rivals = [_rival(table, seat) for seat in others]
    side = [seat for seat in seats if teams[seat] == teams[seats[0]]]
    result = outcome(end, side, teams) if not _all_gave_up(table, side) else LOST
    result = ABORTED if end.reason == ABORTED or _never_played(playing, end, side) else result
    seen = _remembered(playing, seats[0])
    why = _why_not(table, side, others, result) if len(mine) == 1 else ALONE
    return (
        *(who, table.match, table.created.game, table.at, result, why),
        *(seats[0], versus_of(rivals), _text(rivals), end.reason),
        *(_text(seen.points), table.eyes[seats[0]].steps, _text(seen.used)),
    )


def versus_of(rivals: list[Rival]) -> str:
    """Who alone was played against; nobody if several were."""
    keys = {rival.key for rival in rivals}
    return keys.pop() if len(keys) == 1 else ""


def outcome(end: Ended, seats: list[int], teams: list[int]) -> str:
    """Won alone or as a team, drawn, or lost."""
    if not end.winners:
        return DRAWN
    if not set(seats) & set(end.winners):
        return LOST
    return WON if len({teams[seat] for seat in end.winners}) == 1 else DRAWN


def _all_gave_up(table: Table, seats: Iterable[int]) -> bool:
    return all(table.seats[seat].resigned for seat in seats)


def _never_played(playing: Playing, end: Ended, side: list[int]) -> bool:
    """Whether a match ended since who ran out of time had made no move; to a side that gave up
    before, having played, it is lost all the same."""
    gone = [*playing.table.gave_up]
    if end.reason != TIME or not gone or playing.base:  # a long match was played by all
        return False
    moved = {move.seat for move in playing.moves if move.turn[0]}
    return gone[-1] not in moved and not (_all_gave_up(playing.table, side) and moved & set(side))


def _rival(table: Table, seat: int) -> Rival:
    player = _player(table, seat)
    if not player.person:
        return Rival("level", player.level)
    kind = player.away_kind if player.away else player.kind
    return Rival(kind, player.name or player.away_name, player.who or player.away)


def _why_not(table: Table, seats: list[int], others: list[int], result: str) -> str:
    """Why it is left out of records; nothing if it counts."""
    mine = _player(table, seats[0]).person
    if not others or any(_player(table, seat).person == mine for seat in others):
        return ALONE
    if table.created.start:
        return POSITION
    if table.swapped:
        return SWAPPED
    return HELPED if result != LOST and set(seats) & set(table.helped) else ""


def _remembered(playing: Playing, seat: int) -> Played:
    """What the game itself remembers of it."""
    edition, match = playing.edition, playing.match
    if edition is None or match is None or edition.rules.face.played is None:
        return Played()
    return edition.rules.face.played(edition, match.state, seat)


def _text(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
