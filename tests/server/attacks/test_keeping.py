"""Attacks on what is kept: tokens that were taken back, tables for two, files on the disk."""

import contextlib
import sqlite3
import subprocess
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.attacks.standing import bot_of, comer, command, pair, wait_until
from tests.server.helping import ME, OPEN, table

OFTEN = 7.0  # seconds: what a house holds is noted beside its database more often


@pytest.mark.parametrize("way", ["logout", "bot"])
def test_b4_a_page_plays_on_by_a_token_that_was_taken_back(house, way):
    ada = comer(house)
    choice, robot = bot_of(ada)
    match = table(ada, choice if way == "bot" else ME, OPEN, game="connect-four", public=True)
    bob = comer(house, "Bob")
    bob.post(f"/api/matches/{match}/join")
    mover = robot if way == "bot" else ada
    with mover.page() as page:
        page.watch(match)
        if way == "bot":
            ada.ask("DELETE", f"/api/bots/{choice['bot']}")
        else:
            ada.ask("POST", "/api/logout")
        with contextlib.suppress(ConnectionClosed):
            assert page.move("drop 1")["type"] != "done", "the token still moves"
    with bob.page() as page:
        assert page.watch(match)["made"] == 0


def test_b6_two_who_wish_for_a_rematch_at_once_wait_at_two_tables(house):
    for _ in range(6):
        ada, bob, match = pair(house, game="connect-four")
        with bob.page() as page:
            page.watch(match)
            page.act("resign")
        gate, found = threading.Barrier(2), set()

        def press(person, gate=gate, found=found, match=match):
            gate.wait()
            found.add(person.post(f"/api/matches/{match}/rematch")["match"])

        presses = [threading.Thread(target=press, args=(person,)) for person in (ada, bob)]
        for one in presses:
            one.start()
        for one in presses:
            one.join()
        assert len(found) == 1, "each got a table of their own"


def test_b8_a_database_that_lost_what_was_written_last_is_served_as_an_empty_house(stand):
    house = stand()
    ada = comer(house)
    match = table(ada, ME, ME, game="connect-four")
    with ada.page() as page:
        page.watch(match)
        assert page.move("drop 1")["type"] == "done"
    time.sleep(OFTEN)
    house.kill()
    for name in ("ludotheque.db-wal", "ludotheque.db-shm"):
        (house.data / name).unlink(missing_ok=True)
    if house.start():
        assert ada.ask("GET", f"/api/matches/{match}").status_code == 200, "all is lost, silently"
    else:
        assert "Traceback" not in house.said and "ludotheque restore" in house.said, house.said


def test_b8_a_copy_made_beside_a_running_server_is_whole(stand, tmp_path):
    house = stand()
    ada = comer(house)
    match = table(ada, ME, ME, game="connect-four")
    words = ("backup", str(tmp_path / "copy.db"), "--data", str(house.data))
    done = subprocess.run(**command(*words), capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    house.kill()
    words = ("restore", str(tmp_path / "copy.db"), "--data", str(tmp_path / "again"))
    done = subprocess.run(**command(*words), capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    house.data = tmp_path / "again"
    assert house.start()
    assert ada.ask("GET", f"/api/matches/{match}").status_code == 200


def rename(house, old, new):
    """Take a part of the database away from a running server, or give it back."""
    with contextlib.closing(sqlite3.connect(house.data / "ludotheque.db", timeout=30)) as db:
        db.execute(f"ALTER TABLE {old} RENAME TO {new}")


def test_n11_a_server_that_can_write_but_not_a_single_move_says_that_it_is_well(stand):
    house = stand()
    ada = comer(house)
    match = table(ada, ME, ME, game="connect-four")
    with ada.page() as page:
        page.watch(match)
        rename(house, "log", "elsewhere")
        assert page.move("drop 1")["code"] == "storage"
        assert ada.ask("GET", "/healthz").status_code == 503, "it says that all is well"
        rename(house, "elsewhere", "log")
        assert page.move("drop 1")["type"] == "done"
    wait_until(lambda: ada.ask("GET", "/healthz").status_code == 200)


def test_b10_a_server_with_a_damaged_database_says_that_it_is_well(stand):
    house = stand()
    ada = comer(house)
    for _ in range(30):
        table(ada, ME, ME, game="connect-four")
    house.stop()
    file = house.data / "ludotheque.db"
    with contextlib.closing(sqlite3.connect(file)) as db:
        root = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'card'").fetchone()[0]
        size = db.execute("PRAGMA page_size").fetchone()[0]
    raw = bytearray(file.read_bytes())
    raw[(root - 1) * size + 8 : root * size] = b"\x00" * (size - 8)  # a page of the lists
    file.write_bytes(raw)
    if house.start():
        assert ada.ask("GET", "/healthz").status_code == 503, "it says that all is well"
