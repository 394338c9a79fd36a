"""Looking back: a match by move, through eyes that may see it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from ludotheque.core.game import Edition
from ludotheque.core.match import Match
from ludotheque.core.patches import ALL, Patch
from ludotheque.core.record import SPECTATOR
from ludotheque.core.replay import Player, dump
from ludotheque.core.view import View
from ludotheque.core.witness import Witness
from ludotheque.server import happenings, tables, traces
from ludotheque.server.catalogue import has_secrets
from ludotheque.server.drawing import drawn
from ludotheque.server.entries import BROKEN_OFF, NOBODY, Sitter
from ludotheque.server.packing import Packed, PackedCache, pack
from ludotheque.server.playing import Playing
from ludotheque.server.refusals import Denied
from ludotheque.server.traces import Trace
from ludotheque.server.turns import Desk
from ludotheque.server.views import (
    events_as_wire,
    eye_of,
    legal_as_wire,
    outcome_as_wire,
    state_as_wire,
)
from ludotheque.server.wire.tables import ReplayFrame, ReplayIndex, ReplayMark

PAGE = 500  # moves of an index sent at once
PAGES_KEPT = 16 << 20  # bytes of them


def eyes_allowed(found: Playing, who: str | None) -> list[int | None]:
    """Whose eyes a viewer may choose: all of an open past, else their own or a spectator's."""
    table = found.table
    if not (table.created.spectators or table.seats_of(who) or table.created.owner == who):
        return []
    return [*(range(len(table.seats)) if _is_open(found) else table.seats_of(who)), None]


def _is_open(found: Playing) -> bool:
    rules = found.edition.rules if found.edition else None
    public = rules is not None and not has_secrets(rules)
    return public or (found.table.phase == "over" and found.table.created.open_eyes)


@dataclass(frozen=True)
class Eyes:
    """How a past is looked at: through a seat's eyes (None: a spectator's), or all of it at once,
    perhaps against what one seat knew."""

    seat: int | None
    all: bool = False
    against: int | None = None

    @property
    def who(self) -> int | None:
        """Whose events to tell: a seat's, SPECTATOR's, or None for all."""
        return None if self.all else SPECTATOR if self.seat is None else self.seat


def choose_eyes(
    found: Playing, who: str | None, asked: str | None, against: int | None = None
) -> Eyes:
    """The eyes asked for: a seat's number, "watch", "all", or by default one's own; who sat nowhere
    is shown all of a past that is open, and the lists count for them what they are shown."""
    allowed = eyes_allowed(found, who)
    if not allowed:
        raise Denied("eyes")
    if asked == "all":
        if not _is_open(found) or against not in allowed:
            raise Denied("eyes")
        return Eyes(None, True, against)
    if against is not None:
        raise Denied("eyes")
    if asked is None:
        mine = found.table.seats_of(who)
        return Eyes(mine[0]) if mine else Eyes(None, _opens(found))
    wanted = {"watch" if seat is None else str(seat): seat for seat in allowed}
    if asked not in wanted:
        raise Denied("eyes")
    return Eyes(wanted[asked])


def _eye(found: Playing, eyes: Eyes) -> int:
    """The number of an eye; that of who is shown all is the last."""
    return -1 if eyes.all else eye_of(found, eyes.seat)


def _steps(found: Playing, eyes: Eyes) -> list[int]:
    """Where the steps stand among the moves, as people with these eyes count them."""
    eye = _eye(found, eyes)
    return [i for i, move in enumerate(found.moves) if move.counted[eye]]


def _whole(found: Playing) -> Edition:
    """The game of a match whose past can be looked at."""
    return found.readable()


def _opens(found: Playing) -> bool:
    """Whether anybody may know how many moves were truly made."""
    return _is_open(found) and found.table.phase == "over"


class Indexes:
    """Matches for the scrubber, in pages made and squeezed off the loop; the last are kept."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._pages = desk, PackedCache(PAGES_KEPT)

    async def page(self, found: Playing, who: str | None, eyes: Eyes, after: int = 0) -> Packed:
        """The page of a match's steps after so many, as a `ReplayIndex`."""
        _whole(found)
        allowed = eyes_allowed(found, who)
        key = (found.table.match, found.table.seq, eyes, tuple(allowed), after)
        work = functools.partial(self._desk.run, who, _index, found, allowed, eyes, after)
        return await self._pages.get(key, work)


def _index(found: Playing, allowed: list[int | None], eyes: Eyes, after: int) -> Packed:
    table, edition = found.table, _whole(found)
    return pack(
        ReplayIndex(
            match=table.match,
            game=table.created.game,
            version=table.created.rules,
            options=table.created.options,
            over=table.phase == "over",
            eyes=allowed,
            eye=eyes.seat,
            marks=_page(found, eyes, after),
            total=len(_steps(found, eyes)),
            outcome=outcome_as_wire(edition, table.result),
            open=_is_open(found),
            all=eyes.all,
            happenings=happenings.as_wire(table, _eye(found, eyes)),
            origin=happenings.origin(table),
        )
    )


def _page(found: Playing, eyes: Eyes, after: int) -> list[ReplayMark]:
    """The steps after so many; the first page begins with the opening."""
    marks = list(islice(_marks(found, eyes, after), PAGE))
    return marks if after else [*_opening(found, eyes), *marks]


def _opening(found: Playing, eyes: Eyes) -> list[ReplayMark]:
    """What the set-up did, as a table tells it."""
    events = events_as_wire(_whole(found), found.opening, eyes.who)
    begun = found.table.phase != "waiting"
    return [ReplayMark(0, NOBODY, found.table.created_at, 0, None, events, 0)] if begun else []


def _marks(found: Playing, eyes: Eyes, after: int) -> Iterator[ReplayMark]:
    """The steps after so many, each with the events of the moves that led to it."""
    edition, turn, start = _whole(found), 0, 0
    last: tuple[int, int] | None = None
    for number, place in enumerate(_steps(found, eyes), 1):
        move = found.moves[place]
        turn += 1 if move.turn != last else 0
        known = _is_open(found) or move.seat == eyes.seat
        came = found.moves[start : place + 1]
        last, start = move.turn, place + 1
        if number <= after:
            continue
        yield ReplayMark(
            number=number,
            seat=move.seat,
            at=move.at,
            turn=turn,
            move=edition.notation(move.number) if known else None,
            events=events_as_wire(edition, [e for made in came for e in made.events], eyes.who),
            made=start if _opens(found) else None,
        )


def frame(found: Playing, eyes: Eyes, number: int, pictures: bool = False) -> ReplayFrame:
    """The position after some steps, as the viewer counts them."""
    table, edition = found.table, _whole(found)
    if table.phase == "waiting":
        raise Denied("not_begun")
    steps = _steps(found, eyes)
    if not 0 <= number <= len(steps):
        raise Denied("not_found")
    true = len(found.moves) if number == len(steps) else steps[number - 1] + 1 if number else 0
    match, patches = _passed(found, eyes, steps[:number], true)
    at_end = true == len(found.moves) and table.phase == "over"
    view = _seen(match, eyes)
    known = match.view(eyes.against) if eyes.against is not None else None
    return ReplayFrame(
        match=table.match,
        number=number,
        made=true if _opens(found) else None,
        eye=eyes.seat,
        acting=match.seat if match.seat >= 0 and not at_end else None,
        state=state_as_wire(edition, view.state, at_end),
        legal=legal_as_wire(view) if eyes.seat is not None and not at_end else [],
        outcome=outcome_as_wire(edition, table.result) if at_end else None,
        aside=view.aside(),
        all=eyes.all,
        against=eyes.against,
        known=state_as_wire(edition, known.state) if known else None,
        known_aside=known.aside() if known else None,
        drawn=drawn(view) if pictures else None,
        patches=patches,
    )


def _passed(found: Playing, eyes: Eyes, steps: list[int], true: int) -> tuple[Match, list[Patch]]:
    """The match after `true` moves, and what the last of some steps changed, event by event."""
    assert found.match is not None
    if not steps:
        return found.match.at(true), []
    first = steps[-2] + 1 if len(steps) > 1 else 0
    seen: list[Witness] = []
    *_, match = found.match.retrace(first, true, traces.watching(_whole(found), seen))
    who, shown = ALL if eyes.who is None else eyes.who, len(seen) - (true - 1 - steps[-1])
    made = zip(seen, found.moves[first:true], strict=True)
    passed = [Trace(witness, move.events) for witness, move in made]
    parts = [trace.patches(who) for trace in passed[:shown]]
    return match, traces.together([*parts, *(trace.rest(who) for trace in passed[shown:])])


def _seen(match: Match, eyes: Eyes) -> View:
    """A position through some eyes; with all of it open it is a spectator's who knows all."""
    if not eyes.all:
        return match.view(eyes.seat)
    return replace(match.view(), state=match.edition.rules.state.copy(match.state))


def export(found: Playing) -> str:
    """The replay file: it holds the seed, so never while the match is on."""
    found.readable()
    tables.check_open_past(found)
    assert found.match is not None
    result = found.table.result
    why = result.reason if result and result.reason in BROKEN_OFF else BROKEN_OFF[0]
    return dump(found.match, [_player(sitter, why) for sitter in found.table.seats])


def _player(sitter: Sitter, why: str) -> Player:
    """Who sat there, for a file; of a seat that was left, who had sat there."""
    gone = why if sitter.resigned else ""
    if sitter.kind == "level" and not sitter.away:
        return Player("level", sitter.level, gone)
    kind, name = "bot" if sitter.kind == "bot" else "person", sitter.name or sitter.away_name
    return Player(kind, name, gone)
