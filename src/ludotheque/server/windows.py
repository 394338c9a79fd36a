"""Reaction windows (LUD-7): nobody learns a hand from a pause.

A game may say with `Rules.window(t, s)` whether the decision at hand is an answer to another seat's
act, and with `Rules.passing` which move lets it go by. `window` is asked on what spectators see, so
that it rests on public grounds. A seat's rule is public too: its windows are asked, or let go by
after so many seconds, every one alike. Only who plays nobody but computers is spared a window
without a choice. Computers draw the moment of their answer before they think.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Awaitable, Callable

from ludotheque.core.record import SPECTATOR
from ludotheque.core.sight import glimpse
from ludotheque.server import clocks, timing
from ludotheque.server.entries import NOBODY, Table
from ludotheque.server.playing import Playing
from ludotheque.server.settings import Settings

TICK = 1.0  # seconds: an answer that was not ready in time waits for the next of these
FURTHER = 0.4  # of the usual pause, where the same seat goes on with its turn
LONGEST = 3600.0  # seconds of one sleep, so that a clock set anew is noticed


def is_open(playing: Playing) -> bool:
    """Whether the decision at hand is a reaction window; asked once of a position."""
    if playing.window is None:
        playing.window = _is_open(playing)
    return playing.window


def _is_open(playing: Playing) -> bool:
    if playing.match is None or playing.edition is None or playing.seat == NOBODY:
        return False
    window = playing.edition.rules.window
    if window is None:
        return False
    seen = glimpse(playing.edition.rules.state, playing.match.state, SPECTATOR)
    return bool(window(playing.edition.t, seen))


def rule(playing: Playing, seat: int) -> float | None:
    """Seconds after which each window of a seat is let go by; None: it is always asked."""
    return (playing.table.seats[seat].pass_after or None) if _has_rule(playing, seat) else None


def _has_rule(playing: Playing, seat: int) -> bool:
    """Whether windows of a seat may go by under a rule of its own.

    Never where two play at one screen: a curtain that falls by itself tells of a hand.
    """
    return has_windows(playing) and not (
        shares_screen(playing, seat) or playing.table.seats[seat].kind == "level"
    )


def has_windows(playing: Playing) -> bool:
    """Whether the game has reaction windows, and a move that lets one go by."""
    return playing.edition is not None and playing.edition.rules.passing is not None


def shares_screen(playing: Playing, seat: int) -> bool:
    """Whether whoever sits there holds another seat too."""
    return len(playing.table.seats_of(playing.table.seats[seat].who)) > 1


def in_force(playing: Playing) -> float | None:
    """The rule that the acting seat was asked under; one it chose since is for its next window."""
    table = playing.table
    if table.acting == NOBODY or not _has_rule(playing, table.acting):
        return None
    before = table.asked_under
    return (table.seats[table.acting].pass_after if before is None else before) or None


def lasts(playing: Playing, least: float) -> float | None:
    """Seconds until the rule of its seat lets the window at hand go by; None: it never does."""
    after = in_force(playing)
    return None if after is None or not is_open(playing) else max(after, least)


def told_to_pass(playing: Playing, least: float) -> float | None:
    """When the window at hand goes by because its seat's rule says so; None: never."""
    after = lasts(playing, least)
    return None if after is None else playing.table.since + after


def passes_at(playing: Playing, least: float) -> float | None:
    """When the server lets the window at hand go by for the seat that is asked; None: never."""
    if _plays_computers_only(playing.table) and is_open(playing) and _has_no_choice(playing):
        return playing.table.since + least
    return told_to_pass(playing, least)


def _plays_computers_only(table: Table) -> bool:
    """Whether nobody who could learn anything sits beside the acting person, now or later."""
    others = [sitter for seat, sitter in enumerate(table.seats) if seat != table.acting]
    alone = all(sitter.kind == "level" and not sitter.away for sitter in others)
    return alone and table.seats[table.acting].kind in ("person", "bot")


def _has_no_choice(playing: Playing) -> bool:
    assert playing.match is not None and playing.edition is not None
    return len(playing.edition.legal(playing.match.state)) == 1


def _goes_on(playing: Playing) -> bool:
    """Whether the seat that must act made the last move too, as all can see."""
    return playing.match is not None and playing.match.seats[-1:] == [playing.seat]


def due(playing: Playing, least: float) -> tuple[float, bool] | None:
    """When the server next acts for a seat that is no computer's, and whether that lets a window
    go by (else its clock has run out)."""
    found = [(clocks.deadline(playing.table), False), (passes_at(playing, least), True)]
    return min(((at, passes) for at, passes in found if at is not None), default=None)


class Pacer:
    """When answers are shown; tests put a time and a chance of their own in."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = timing.now,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chance: random.Random | None = None,
    ) -> None:
        self._settings, self.now, self._sleep = settings, now, sleep
        self._chance = chance or random.SystemRandom()  # its own, apart from every game's

    async def wait(self, until: float) -> None:
        """Wait for a moment."""
        while (left := until - self.now()) > 0:
            await self._sleep(min(left, LONGEST))

    async def hold(self, playing: Playing) -> None:
        """Wait until a person's answer may be shown."""
        if is_open(playing):
            await self.wait(playing.table.since + self._settings.window[0])

    def draw(self, playing: Playing) -> float:
        """When a computer's answer is to be shown: drawn before it looks at anything."""
        if is_open(playing):
            return playing.table.since + self._chance.uniform(*self._settings.window)
        pause = self._chance.uniform(*self._settings.pause)
        return self.now() + (FURTHER * pause if _goes_on(playing) else pause)

    async def reach(self, playing: Playing, moment: float) -> None:
        """Wait for the moment drawn; in a window a late answer waits for the next tick after it."""
        late = self.now() - moment
        if late > 0 and is_open(playing):
            moment += math.ceil(late / TICK) * TICK
        await self.wait(moment)
