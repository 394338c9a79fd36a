"""Clocks run on the server, for seats that must act, and survive a restart."""

import time

import pytest

from ludotheque.server.timing import Steady
from tests.server.helping import ME, PATIENCE, Person, level, table, two_players


def clock(kind, seconds, timeout="play", **given):
    """A clock for a new table."""
    return {"kind": kind, "seconds": seconds, "timeout": timeout, **given}


def test_no_clock_by_default(server):
    ada = Person(server)
    with ada.page() as page:
        clocks = page.watch(table(ada, ME, level()))["table"]["clocks"]
    assert (clocks["kind"], clocks["left"], clocks["running"]) == ("none", [], None)


def test_only_the_seat_that_must_act_is_charged_and_gets_its_increment(server):
    began = time.time()
    ada, bob, match = two_players(server, clock=clock("total", 60, increment=5))
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        time.sleep(0.3)
        sent = time.time()
        a.move("drop 1")
        clocks = a.until(lambda v: v["made"] == 1)["table"]["clocks"]
        heard = time.time()
        assert clocks["running"] == 1
        assert 65 - (heard - began) - 0.05 < clocks["left"][0] < 64.8
        assert 60 - (heard - sent) - 0.05 < clocks["left"][1] <= 60


@pytest.mark.parametrize("kind", ["move", "days"])
def test_a_clock_per_move_is_full_again_each_turn(server, kind):
    ada, bob, match = two_players(server, clock=clock(kind, 30))
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        time.sleep(0.2)
        a.move("drop 1")
        b.until(lambda v: v["legal"])
        sent = time.time()
        b.move("drop 1")
        left = a.until(lambda v: v["made"] == 2)["table"]["clocks"]["left"][0]
        assert left > 30 - (time.time() - sent) - 0.05


def test_out_of_time_a_legal_default_is_played(server):
    ada, bob, match = two_players(server, clock=clock("move", 0.4))
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        view = b.until(lambda v: v["made"] >= 1)
        assert view["state"]["height"][0] == min(view["made"], 6)  # the first column, until full


def test_out_of_time_a_computer_takes_the_seat(server):
    ada, bob, match = two_players(server, clock=clock("move", 2, "computer", level="apprenti"))
    with bob.page() as b:
        b.watch(match)
        view = b.until(lambda v: v["made"] >= 1)
        seat = view["table"]["seats"][0]
        assert (seat["kind"], seat["level"], seat["left"]) == ("level", "apprenti", True)
    assert ada.post(f"/api/matches/{match}/join")["yours"] == [0]


def test_out_of_time_the_seat_loses_and_a_late_move_comes_too_late(server):
    ada, bob, match = two_players(server, clock=clock("total", 0.3, "lose"))
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        end = b.until(lambda v: v["outcome"])["outcome"]
        assert (end["reason"], end["winners"], end["fr"]) == ("time", [1], "Temps écoulé.")
        assert a.move("drop 1")["code"] in ("stale", "over")


def test_a_clock_goes_on_through_a_restart(start):
    server = start()
    ada, bob, match = two_players(server, clock=clock("total", 100))
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        time.sleep(0.5)
        sent = time.time()
        a.move("drop 1")
        left = a.until(lambda v: v["made"] == 1)["table"]["clocks"]["left"]
        heard = time.time()
    server.kill()
    server.start()
    with bob.page() as b:
        asked = time.time()
        clocks = b.watch(match)["table"]["clocks"]
    assert clocks["left"][0] == left[0] < 99.6
    assert clocks["running"] == 1
    shortest, longest = asked - heard, time.time() - sent
    assert shortest - 0.05 <= 100 - clocks["left"][1] <= longest + 0.05


def test_a_clock_that_ran_out_while_nobody_served_runs_out_at_the_start(start):
    server = start()
    ada, bob, match = two_players(server, clock=clock("move", 1.0, "lose"))
    server.kill()
    time.sleep(1.0)
    server.start()
    for _ in range(200):
        if ada.get("/api/mine")[0]["phase"] == "over":
            break
        time.sleep(0.05)
    assert [c["phase"] for c in bob.get("/api/mine")] == ["over"]
    assert ada.get(f"/api/matches/{match}/replay")["outcome"]["winners"] == [1]


def test_rooms_put_away_wake_up_for_their_clocks(start):
    server = start(idle=0.2)
    ada, _bob, match = two_players(server, clock=clock("move", 1.5, "lose"))
    time.sleep(0.8)
    until = time.monotonic() + PATIENCE
    while "ludotheque_rooms 0.0" not in ada.ask("GET", "/metrics").text:
        assert time.monotonic() < until
        time.sleep(0.05)
    for _ in range(200):
        if ada.get("/api/mine")[0]["phase"] == "over":
            break
        time.sleep(0.05)
    assert ada.get(f"/api/matches/{match}/replay")["outcome"]["reason"] == "time"


def test_time_is_steady_however_the_wall_clock_is_set():
    wall, beat = [1000.0], [5.0]
    now = Steady(lambda: wall[0], lambda: beat[0])
    wall[0] -= 3600
    beat[0] += 2
    assert now() == 1002.0


@pytest.mark.parametrize("jump", [-3600, 3600])
def test_a_wall_clock_that_is_set_neither_gives_nor_takes_time(start, tmp_path, jump):
    wall = tmp_path / "wall"
    wall.write_text("0")
    server = start(wall=str(wall))
    ada, bob, match = two_players(server, clock=clock("total", 60, "lose"))
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        wall.write_text(str(jump))
        time.sleep(0.3)  # whoever looks for what is due has looked
        left = a.watch(match)["table"]["clocks"]["left"]
        assert 30 < left[0] < 60 and left[1] == 60
        assert a.move("drop 1")["type"] == "done"
        after = a.until(lambda v: v["made"] == 1)["table"]["clocks"]
        assert 30 < after["left"][0] <= left[0] and after["running"] == 1
        b.until(lambda v: v["legal"])
        assert b.move("drop 1")["type"] == "done"


def test_a_wall_clock_set_back_while_nobody_served_gives_no_time(start, tmp_path):
    wall = tmp_path / "wall"
    wall.write_text("0")
    server = start(wall=str(wall))
    ada, _bob, match = two_players(server, clock=clock("total", 60, "lose"))
    server.stop()
    wall.write_text("-3600")
    server.start()
    with ada.page() as page:
        clocks = page.watch(match)["table"]["clocks"]
    assert clocks["left"][0] <= 60


def test_a_list_tells_only_who_must_move_when_their_time_is_up(server):
    ada, bob, _ = two_players(server, clock=clock("days", 86_400))
    due = [who.get("/api/mine")[0]["due"] for who in (ada, bob)]
    turn = [who.get("/api/mine")[0]["turn"] for who in (ada, bob)]
    assert sorted(turn) == [False, True] and due[turn.index(False)] is None
    assert 86_000 < due[turn.index(True)] - time.time() <= 86_400
    untimed = table(ada, ME, ME)
    assert next(c for c in ada.get("/api/mine") if c["match"] == untimed)["due"] is None
