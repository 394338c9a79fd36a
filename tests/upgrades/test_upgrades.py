"""Data folders of every release are opened by the program of today, and their matches played on.

`tests/upgrades/make.py` says how a release adds its own.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager

import pytest

from ludotheque.core import replay
from ludotheque.server import acts, replays, sending, summaries, timing
from ludotheque.server.entries import read_entry
from ludotheque.server.hall import Hall
from ludotheque.server.settings import Settings
from ludotheque.server.views import Look

from .make import GAMES, GIVING_UP, KINDS
from .release import NAMES, Release

LATER = 3600  # seconds after a release was made: its brief clocks have run out
LONG = ("eden", "generals")  # one match of each of these is played to its end, the others begun
SOME = 20  # moves of those others
LOOKED = 40  # moves between two looks through every eye
FINISHED = 120.0  # seconds a computer may take, which may have to build its engine


@asynccontextmanager
async def in_hall(release):
    """Today's program on a release, without its web server."""
    hall = Hall(Settings(data=release.data, pause=(0, 0), window=(0, 0), scale=0.02))
    hall.pacer.now = timing.now
    try:
        yield hall
    finally:
        await hall.stop()


@pytest.fixture(params=NAMES)
def release(request, tmp_path, monkeypatch):
    """Each release, on the day after it was made."""
    found = Release(request.param, tmp_path)
    monkeypatch.setattr(timing, "now", timing.Steady(wall=lambda: found.at + LATER))
    return found


async def play_on(hall, match, chance, moves=100_000):
    """Play a match on with random moves, computers by themselves, and look at it now and then."""
    room = await hall.room(match)
    assert room.playing.readonly is None, room.playing.readonly
    for number in range(moves):
        table = room.playing.table
        if table.phase == "over":
            return room
        if number % LOOKED == 0:
            look_through_every_eye(room)
        if table.seats[table.acting].kind == "level":
            await computer_moves(room)
        else:
            await move(room, chance)
    return room


async def move(room, chance):
    """A random legal move by whoever must act."""
    edition, state = room.playing.edition, room.playing.match.state
    numbers = [
        n for n in edition.legal(state) if edition.rules.moves.split(n)[0].name not in GIVING_UP
    ]
    seat, number = room.playing.seat, chance.choice(numbers)
    await room.act(lambda playing: acts.move(playing, seat, [number]))


async def computer_moves(room):
    """Wait for a computer's move."""
    before = room.playing.table.version
    async with asyncio.timeout(FINISHED):
        while room.playing.table.version == before:
            await asyncio.sleep(0.001)


def look_through_every_eye(room):
    """What every seat and the spectators are told of a match."""
    for seat in (*range(len(room.playing.table.seats)), None):
        look = Look(room.playing, seat)
        assert look.state and look.steps(0) is not None
        who = room.playing.table.seats[seat].who if seat is not None else None
        assert sending.table_as_wire(room, who or None, seat).readonly is None


async def check_past(hall, match, who):
    """The replay of a match that is over, and its file."""
    found = await hall.whole(match, who)
    eyes = replays.choose_eyes(found, who, None)
    steps = replays._steps(found, eyes)
    for number in {0, len(steps) // 2, len(steps)}:
        assert replays.frame(found, eyes, number).state
    assert replays._index(found, [None], eyes, 0)
    text = replays.export(found)
    again = replay.read(text, known=hall.store.reader.edition)
    assert [*again.numbers] == [*found.match.numbers]
    assert replay.dump(replay.read(text)).splitlines()[1:-1] == text.splitlines()[1:-1]


@pytest.mark.parametrize("game", GAMES)
def test_every_match_of_a_release_is_played_on_to_its_end(release, game):
    """A database one day old opened with 0 of 25 matches alive (N1)."""

    async def check():
        chance = random.Random(game)
        async with in_hall(release) as hall:
            made = release.matches[game]
            for kind in ("running", "taken_back", "clock", "computer", "position"):
                whole = game not in LONG or kind == "running"
                room = await play_on(hall, made[kind], chance, 100_000 if whole else SOME)
                if whole:
                    assert room.playing.table.phase == "over"
                    await check_past(hall, made[kind], release.ada)

    asyncio.run(check())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_over_waits_or_is_late_in_a_release_is_so_today(release, game):
    async def check():
        async with in_hall(release) as hall:
            made = release.matches[game]
            await check_past(hall, made["finished"], release.ada)
            room = await hall.room(made["waiting"])
            assert room.playing.table.phase == "waiting" and room.playing.readonly is None
            late = await hall.room(made["brief"])
            async with asyncio.timeout(FINISHED):
                while late.playing.table.phase == "on":
                    await asyncio.sleep(0.001)
            assert late.playing.table.result.reason == "time"

    asyncio.run(check())


def test_lists_and_logs_of_a_release_are_read(release):
    async def check():
        async with in_hall(release) as hall:
            rows = hall.store.reader.mine(release.ada)
            listed = {summaries.as_wire(row, seats, release.ada).match for row, seats in rows}
            made = {match for kinds in release.matches.values() for match in kinds.values()}
            assert made <= listed
            kinds = set()
            for match in {*made, *release.others}:
                room = await hall.room(match)
                assert room.playing.readonly is None
                for entry in hall.store.reader.entries(match):
                    kinds.add(type(read_entry(entry)))
            assert len(kinds) == 15, "each kind of entry is there"

    asyncio.run(check())


@pytest.mark.parametrize("name", [*GAMES, "start"])
def test_replay_files_of_a_release_are_read(release, name):
    text = release.file(name)
    match = replay.read(text)
    assert match.version == replay.count_moves(text)
    again = replay.read(replay.dump(match))
    state = match.edition.rules.state
    assert (match.start is not None) == (name == "start")
    stands = [state.pack(m.state)[: state.head_size] for m in (again, match)]
    assert stands[0] == stands[1] and again.outcome() == match.outcome()


def test_a_release_holds_every_kind_of_match():
    assert {"93641f2", "0dc34f6"} <= set(NAMES)
    assert {"running", "waiting", "clock", "computer", "finished"} <= set(KINDS)
