"""What is taken back: whole actions, and freely those that told nobody anything (LUD-5).

An action is a row of moves of one seat, from a position where nothing is begun to the next such
(`Rules.mid_action`). It is divided where chance spoke or another seat decided: what follows was
chosen knowing more.

A game may say itself what a move revealed, as `Rules.reveals(t, before, after, seat)`: `before` is
the position it was made in, `after` the one it led to, with its notes. It must say so of all that
the seat could not have worked out. Where it says nothing, guessed worlds are asked.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from ludotheque.core import kernel, sight
from ludotheque.core.chance import chance_of
from ludotheque.core.events import Event
from ludotheque.core.game import Edition
from ludotheque.core.match import Match

WORLDS = 24  # re-dealt worlds a quiet move must look the same in; few would let cards slip by
MOST = 96  # moves that may be taken back freely at once: a long turn


def free_undo(match: Match) -> int:
    """How many of the last moves their maker may take back alone, while still to act."""
    free, mine = 0, match.seats[-MOST:]
    if not mine or match.seat != mine[-1]:
        return 0
    while free < len(mine) and mine[-1 - free] == mine[-1]:
        before = match.at(match.version - free - 1)
        if not is_quiet(before, match.numbers[match.version - free - 1]):
            break
        free += 1
    return free


class Part(Protocol):
    """A move made, as far as it tells where an action begins."""

    @property
    def seat(self) -> int:
        """Who made it."""

    @property
    def mid(self) -> bool:
        """Whether its seat had begun an action before it."""

    @property
    def drew(self) -> bool:
        """Whether chance spoke in it."""


def start_of_action(moves: Sequence[Part], at: int) -> int:
    """Where the action begins that the move at a place is part of."""
    while at > 0 and moves[at].mid and moves[at - 1].seat == moves[at].seat:
        if moves[at - 1].drew:
            break
        at -= 1
    return at


@dataclass(frozen=True)
class _Part:
    seat: int
    mid: bool
    drew: bool


def last_action(match: Match, seats: Sequence[int]) -> int:
    """How many moves lie behind the last action of one of some seats; 0 if there was none.

    What follows something that came to light is taken back by itself as far as that is free.
    """
    made = match.seats
    last = next((at for at in reversed(range(len(made))) if made[at] in seats), None)
    if last is None:
        return 0
    first = last
    while first > 0 and made[first - 1] == made[last]:
        first -= 1
    parts, draws = list[_Part](), 0
    for past in match.retrace(first, last + 1):
        if parts:
            parts[-1] = replace(parts[-1], drew=past.state.draws != draws)
        draws = past.state.draws
        parts.append(_Part(made[last], is_mid_action(match.edition, past.state), False))
    count = len(made) - first - start_of_action(parts[:-1], last - first)
    return min(count, free_undo(match) or count)


def is_mid_action(edition: Edition, s: Any) -> bool:
    """Whether the seat that must act has begun an action and not completed it."""
    rules = edition.rules
    return rules.mid_action is not None and bool(rules.mid_action(edition.t, s))


def another_key(match: Match) -> int:
    """A key for chance that a match has not had yet and that follows from it alone."""
    spoken = repr((match.seed, chance_of(match.state), match.version)).encode()
    return int.from_bytes(hashlib.blake2b(spoken, digest_size=16).digest(), "little")


def is_quiet(match: Match, number: int) -> bool:
    """Whether a move draws no chance and tells no seat anything it could not have worked out."""
    after = match.edition.rules.state.copy(match.state)
    match.edition.apply(after, number)
    return was_quiet(match.edition, match.state, after, number)


def was_quiet(edition: Edition, before: Any, after: Any, number: int) -> bool:
    """The same of a move that led from one position to another, with its notes.

    What it told the others is asked in a world that its maker holds possible: what may be taken
    back must not tell him what they hold or see.
    """
    maker = before.seat
    if after.draws != before.draws:
        return False
    world = _guessed(edition, before, maker, 0)
    then = edition.rules.state.copy(world)
    edition.apply(then, number)
    others = (seat for seat in range(edition.seats) if seat != maker)  # mostly told: asked first
    if any(_is_revealed(edition, world, then, number, seat) for seat in others):
        return False
    return not is_news(edition, before, after, number, maker)


def _is_revealed(edition: Edition, before: Any, after: Any, number: int, seat: int) -> bool:
    """Whether a move told a seat something; spectators know nothing that no seat knows."""
    if edition.rules.reveals is not None:
        return bool(edition.rules.reveals(edition.t, before, after, seat))
    return not _learns_nothing(edition, before, after, number, seat)


def _learns_nothing(edition: Edition, before: Any, after: Any, number: int, seat: int) -> bool:
    """A seat learns nothing if nothing changes for it and nothing is noted, or if every world it
    holds possible leads to the same view and notes."""
    noted = edition.rules.events.noted(after, seat)
    if not noted and not sight.differs(edition.rules.state, before, after, seat):
        return True
    copy, known = edition.rules.state.copy, sight.redact(edition.rules.state, before, seat)
    for k in range(WORLDS):
        world = _filled(edition, copy(known), seat, k)
        only = world.draws == 0  # nothing was left to chance: the seat holds no other possible
        if not _leads_to(edition, world, number, seat, (after, noted)):
            return False
        if only:
            break
    return True


def quiet_part(match: Match, seat: int, numbers: list[int]) -> list[int]:
    """The moves of a row up to the first that tells its maker something, chance included.

    What follows it was chosen without knowing that; and if it were tried, a row that is refused as
    a whole would tell what lies in the dark for nothing.
    """
    if len(numbers) == 1:
        return numbers
    edition = match.edition
    s = edition.rules.state.copy(match.state)
    for at, number in enumerate(numbers[:-1]):
        if s.seat != seat or edition.rules.why_not(edition.t, s, number) != kernel.OK:
            return numbers  # refused where it is played
        before = edition.rules.state.copy(s)
        edition.apply(s, number)
        if is_news(edition, before, s, number, seat):
            return numbers[: at + 1]
    return numbers


def is_news(edition: Edition, before: Any, after: Any, number: int, seat: int) -> bool:
    """Whether a move let chance speak or told a seat what it could not have worked out."""
    return after.draws != before.draws or _is_revealed(edition, before, after, number, seat)


def guess_world(match: Match, seat: int, key: int) -> Any:
    """A full world that agrees with what a seat sees, its chance keyed anew."""
    return _guessed(match.edition, match.state, seat, key)


def _guessed(edition: Edition, s: Any, seat: int, key: int) -> Any:
    return _filled(edition, sight.redact(edition.rules.state, s, seat), seat, key)


def _filled(edition: Edition, known: Any, seat: int, key: int) -> Any:
    """What a seat knows, with a guess of all that it does not."""
    kernel.set_key(known, key, 0)
    edition.rules.guess(edition.t, known, seat)
    return known


def _leads_to(
    edition: Edition, world: Any, number: int, seat: int, seen: tuple[Any, tuple[Event, ...]]
) -> bool:
    if edition.rules.why_not(edition.t, world, number) != kernel.OK:
        return False
    edition.apply(world, number)
    after, noted = seen
    if edition.rules.events.noted(world, seat) != noted:
        return False
    return not sight.differs(edition.rules.state, world, after, seat)
