"""Reaction windows (LUD-7): nobody learns a hand from a pause.

A game may give its rules an attribute `window(t, s)` that says whether the decision at hand is an
answer to another seat's act. It is asked on what spectators see, so that it rests on public
grounds. In such a window no answer is shown before the least delay; a seat whose only legal
move it is gets it played after a delay drawn afresh; computers wait by the same draw.
"""

from __future__ import annotations

import asyncio
import random
import time

from ludotheque.core.record import SPECTATOR
from ludotheque.core.sight import redact
from ludotheque.server.entries import NOBODY
from ludotheque.server.playing import Playing
from ludotheque.server.settings import Settings

_CHANCE = random.SystemRandom()  # a generator of its own, apart from every game's


def is_open(playing: Playing) -> bool:
    """Whether the decision at hand is a reaction window."""
    if playing.match is None or playing.printed is None or playing.seat == NOBODY:
        return False
    window = playing.printed.rules.window
    if window is None:
        return False
    seen = redact(playing.printed.rules.state, playing.match.state, SPECTATOR)
    return bool(window(playing.printed.t, seen))


def only(playing: Playing) -> list[int]:
    """The legal moves, when there is just one."""
    assert playing.match is not None and playing.printed is not None
    legal = playing.printed.legal(playing.match.state)
    return legal if len(legal) == 1 else []


def must_answer(playing: Playing) -> bool:
    """Whether the server answers for the seat: a window with one legal move.

    Not where two play at one screen: a curtain that falls by itself would tell what is held.
    """
    return is_open(playing) and bool(only(playing)) and not _shared(playing)


def _shared(playing: Playing) -> bool:
    """Whether whoever must act also sits at another seat."""
    seats = playing.table.seats
    who = seats[playing.seat].who
    return sum(sitter.kind == "person" and sitter.who == who for sitter in seats) > 1


async def pause(playing: Playing, settings: Settings) -> None:
    """Wait a time drawn afresh, counted from when the window opened."""
    until = playing.table.since + _CHANCE.uniform(*settings.window)
    await asyncio.sleep(max(0.0, until - time.time()))


async def hold(playing: Playing, settings: Settings) -> None:
    """Wait until an answer may be shown."""
    if is_open(playing):
        until = playing.table.since + settings.window[0]
        await asyncio.sleep(max(0.0, until - time.time()))


async def seem_to_think(playing: Playing, settings: Settings, began: float) -> None:
    """Let a computer's answer come no sooner than a person's might."""
    if is_open(playing):
        await pause(playing, settings)
    else:
        until = began + _CHANCE.uniform(*settings.pause)
        await asyncio.sleep(max(0.0, until - time.monotonic()))
