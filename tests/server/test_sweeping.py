"""A match that can't be opened stops nothing but itself."""

import asyncio
import contextlib
import sqlite3
import time

import msgspec
import pytest

from ludotheque.core.library import load
from ludotheque.server import loading
from ludotheque.server.entries import Begun, Sitter
from ludotheque.server.hall import Hall
from ludotheque.server.room import Room
from ludotheque.server.settings import Settings
from ludotheque.server.sweeping import LONGEST, Postponed
from ludotheque.server.wire.view import Text
from tests.server.helping import PATIENCE, table, two_players
from tests.server.tabling import playing

SOON = {"kind": "move", "seconds": 0.5, "timeout": "lose"}


def spoil(data, match):
    """Make a match unreadable, as a newer program's kind of entry would."""
    with contextlib.closing(sqlite3.connect(data / "ludotheque.db")) as db:
        db.execute("UPDATE log SET kind = 'newer' WHERE \"match\" = ? AND seq = 1", (match,))
        db.execute('DELETE FROM snapshot WHERE "match" = ?', (match,))
        db.commit()


def phases(person):
    return {card["match"]: card["phase"] for card in person.get("/api/mine")}


def until(wanted):
    limit = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < limit
        time.sleep(0.05)


def gauge(person, name):
    lines = person.ask("GET", "/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def test_one_unreadable_match_does_not_stop_the_clocks_of_the_others(start):
    server = start()
    ada, _, old = two_players(server, clock=SOON)
    young = two_players(server, clock=SOON)[2]
    server.kill()
    with contextlib.closing(sqlite3.connect(server.data / "ludotheque.db")) as db:
        db.execute("UPDATE card SET phase = 'on', due = 1 WHERE \"match\" = ?", (old,))
        db.execute("UPDATE card SET phase = 'on', due = 2 WHERE \"match\" = ?", (young,))
        db.execute("DELETE FROM log WHERE kind IN ('resigned', 'ended')")
        db.commit()
    spoil(server.data, old)
    server.start()
    until(lambda: ada.get(f"/api/matches/{young}")["table"]["phase"] == "over")
    assert gauge(ada, "ludotheque_unreadable") == 1
    assert phases(ada)[old] == "on"
    assert ada.ask("GET", "/healthz").status_code == 200


def test_an_unreadable_match_does_not_fill_the_log(start):
    server = start(sweep=0.01)
    ada, _, match = two_players(server, clock=SOON)
    server.kill()
    spoil(server.data, match)
    with contextlib.closing(sqlite3.connect(server.data / "ludotheque.db")) as db:
        db.execute("UPDATE card SET phase = 'on', due = 1 WHERE \"match\" = ?", (match,))
        db.commit()
    server.start()
    until(lambda: gauge(ada, "ludotheque_unreadable") == 1)
    table(ada, {"kind": "me"})  # sweeps come and go
    until(lambda: len(ada.get("/api/mine")) == 2)
    lines = [line for line in server.said().splitlines() if match in line]
    assert not any("Traceback" in line for line in lines) and len(lines) < 5, lines


def test_what_can_not_be_opened_is_tried_again_ever_more_rarely():
    postponed = Postponed()
    assert postponed.add("m") and postponed.waits("m") and not postponed.waits("other")
    assert not postponed.add("m")
    for _ in range(20):
        postponed.add("m")
    assert postponed._until["m"][1] == LONGEST
    postponed.keep_only(["other"])
    assert not postponed.waits("m") and len(postponed) == 0


def test_a_last_snapshot_that_fails_keeps_no_server_from_closing(tmp_path, monkeypatch):
    """The write-ahead log stayed behind, and rooms that came after were kept no more."""

    def broken(_):
        raise ZeroDivisionError

    async def story():
        hall = Hall(Settings(data=tmp_path))
        hall.rooms["M"] = Room(hall, playing(load("night-dealer")))
        monkeypatch.setattr(loading, "snapshot", broken)
        hall.whereabouts._store.close(time.monotonic())  # its file fails as well
        await hall.stop()

    asyncio.run(story())
    assert not (tmp_path / "ludotheque.db-wal").exists()


def readonly(seats):
    """A match under way that can't be played any more."""
    known = playing(load("night-dealer")).table.created
    what = msgspec.structs.replace(known, seats=seats)
    found = loading.first("M", what, 1.0, None, Text("perdu", "lost"))
    found.add(Begun(), 2.0)
    return found


COMPUTER = Sitter("level", level="oracle", ready=True)
PERSON = Sitter("person", "ada", "Ada", ready=True)


@pytest.mark.parametrize("seats", [[PERSON, COMPUTER], [COMPUTER, PERSON]])
def test_a_match_that_can_only_be_looked_at_leaves_memory(tmp_path, seats):
    """Nobody's turn was taken for the last seat's: a computer there seemed to think for ever."""

    async def story():
        hall = Hall(Settings(data=tmp_path))
        assert Room(hall, readonly(seats)).is_idle
        await hall.stop()

    asyncio.run(story())


def test_a_room_somebody_waits_for_is_not_put_away(tmp_path):
    """Who waited for long for its past followed a room that heard nothing any more."""

    async def story():
        hall = Hall(Settings(data=tmp_path, idle=0.0))
        room = hall.rooms["M"] = Room(hall, playing(load("night-dealer")))
        room.playing.base = 1  # its past is to be read
        going, seen = asyncio.Event(), []

        async def run(*_):
            seen.append(room.is_idle)
            going.set()
            raise ZeroDivisionError

        hall.desk.run = run
        assert room.is_idle
        with pytest.raises(ZeroDivisionError):
            await room.remember_all("ada")
        assert seen == [False] and room.is_idle
        await hall.stop()

    asyncio.run(story())
