"""Acknowledged means on disk: after kills, races and a full disk every such move is there once."""

import resource
import shutil
import sqlite3
import threading
import time

from tests.server import hammering
from tests.server.hammering import Hammer, check_contiguous, log_of
from tests.server.helping import ME, ROOT, Person, level, table, two_players

KILLS = 100


def test_the_same_key_is_done_once_and_answered_twice(server):
    ada, _bob, match = two_players(server)
    with ada.page() as page:
        version = page.watch(match)["version"]
        first = page.move("drop 1", key="once")
        assert first["type"] == "done" and not first["duplicate"]
        again = page.move("drop 1", key="once", version=version)
        assert again["type"] == "done" and again["duplicate"]
        page.until(lambda v: v["made"] == 1)
    assert list(check_contiguous(server.data, match)) == ["once"]


def test_a_stale_move_is_refused_with_the_present_version_and_view(server):
    ada, bob, match = two_players(server)
    with ada.page() as a, bob.page() as b:
        old = a.watch(match)["version"]
        b.watch(match)
        a.move("drop 1")
        b.until(lambda v: v["legal"])
        refused = b.move("drop 2", version=old)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["version"] == b.view["version"]
        assert b.next("view")["view"]["made"] == 1


def test_a_page_resumes_from_what_it_knows(server):
    ada, bob, match = two_players(server)
    with ada.page() as a, bob.page() as b:
        a.watch(match), b.watch(match)
        known = a.view["version"]
        for n, page in enumerate((a, b, a), 1):
            page.until(lambda v: v["legal"])
            page.move("drop 3")
            page.until(lambda v, n=n: v["made"] == n)
        b.act("say", text="encore")
    with ada.page() as again:
        view = again.watch(match, since=known + 1)
        assert [step["made"] for step in view["steps"]] == [2, 3]
        assert again.next("chat")["lines"][0]["line"] == 1
        again.watch(match, since=view["version"], chat=1)
        assert again.view["steps"] == [] and again.quiet(0.2)


def test_everything_is_there_after_a_kill_and_after_a_stop(start):
    server = start()
    ada, bob, match = two_players(server)
    for end in (server.kill, server.stop):
        with ada.page() as a, bob.page() as b:
            a.watch(match), b.watch(match)
            before = a.view["made"]
            for page in (a, b):
                page.until(lambda v: v["legal"])
                assert page.move("drop 5")["type"] == "done"
            a.act("say", text="à demain")
        end()
        server.start()
        with bob.page() as b:
            assert b.watch(match)["made"] == before + 2
            assert b.next("chat")["lines"][-1]["text"] == "à demain"
    assert server.stop() == 0


def test_a_computer_whose_server_died_plays_on_after_the_restart(start):
    server = start(pause=[0.5, 0.5])
    ada = Person(server)
    match = table(ada, ME, level())
    with ada.page() as page:
        page.watch(match)
        page.move("drop 1")
    server.kill()
    server.start()
    for _ in range(100):
        if [c["steps"] for c in ada.get("/api/mine")] == [2]:
            break
        time.sleep(0.05)
    assert [c["steps"] for c in ada.get("/api/mine")] == [2]


def test_killed_a_hundred_times_under_load_nothing_acknowledged_is_lost(start):
    server = start()
    hammers = [Hammer(server, n) for n in range(3)]
    hammering.kill_under(server, hammers, KILLS)
    found = hammering.count(server.data, hammers)
    assert (found.lost, found.disordered) == (0, 0)
    assert found.acknowledged > KILLS, "the load was too light to tell anything"


def test_two_processes_on_one_folder_race_to_one_contiguous_log(start, tmp_path):
    one, two = start(), start(tmp_path / "data")
    ada = Person(one)
    match = table(ada, ME, ME)
    twin = Person(two, None)
    twin.http.cookies.update(ada.http.cookies)
    answers = []

    def race(person, number):
        with person.page() as page:
            view = page.watch(match)
            for turn in range(12):
                view = page.watch(match, seat=view["acting"] if view["acting"] is not None else 0)
                if view["outcome"]:
                    return
                legal = view["legal"]
                if legal:
                    move = legal[(turn * 3 + number) % len(legal)]["number"]
                    answers.append(page.move(move, key=f"{number}-{turn}"))
                    view = page.watch(match)

    threads = [threading.Thread(target=race, args=(p, n)) for n, p in enumerate((ada, twin))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    moves = check_contiguous(tmp_path / "data", match)
    done = [a["key"] for a in answers if a["type"] == "done"]
    refused = [a for a in answers if a["type"] == "refused"]
    assert sorted(done) == sorted(moves)
    assert all(a["code"] in ("stale", "rule") for a in refused)


def test_a_conflict_is_answered_as_stale_and_the_view_is_the_others(start, tmp_path):
    one, two = start(news=3600), start(tmp_path / "data", news=3600)  # deaf to each other
    ada = Person(one)
    match = table(ada, ME, ME)
    twin = Person(two, None)
    twin.http.cookies.update(ada.http.cookies)
    with ada.page() as a, twin.page() as b:
        a.watch(match), b.watch(match)
        assert a.move("drop 1")["type"] == "done"
        assert b.move("drop 7")["code"] == "stale"
        assert b.next("view")["view"]["state"]["height"][0] == 1
    check_contiguous(tmp_path / "data", match)


def test_a_page_hears_what_another_process_wrote(start, tmp_path):
    one, two = start(), start(tmp_path / "data")
    ada = Person(one)
    match = table(ada, ME, ME)
    twin = Person(two, None)
    twin.http.cookies.update(ada.http.cookies)
    with ada.page() as a, twin.page() as b:
        a.watch(match), b.watch(match)
        a.move("drop 2")
        assert b.until(lambda v: v["made"] == 1)["state"]["height"][1] == 1


def test_a_full_disk_is_refused_clearly_reads_go_on_and_nothing_is_missing(start):
    server = start(snapshot_every=10_000)
    ada, bob, match = two_players(server)
    with ada.page() as a, bob.page() as b:
        pages = (a, b)
        a.watch(match), b.watch(match)
        a.move("drop 1")
        largest = max(f.stat().st_size for f in server.data.iterdir())
        pid = server.process.pid
        usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, usual[1]))
        sent, refused = 1, None
        for n in range(400):
            answer = pages[0].act("say", text=f"{n} " + "x" * 400)
            if answer["type"] == "refused":
                refused = answer
                break
            sent += 1
        assert refused is not None and refused["code"] == "storage", refused
        assert "disque" in refused["fr"]
        b.until(lambda v: v["legal"])
        assert b.move("drop 2")["code"] == "storage"
        assert ada.get(f"/api/matches/{match}")["table"]["phase"] == "on"
        ill = ada.ask("GET", "/healthz")
        assert ill.status_code == 503 and "storage" in ill.json()["causes"]
        assert ada.refused("POST", "/api/matches", {"game": "grenier"}) == (507, "storage")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)
        assert b.move("drop 2")["type"] == "done"
    server.kill()
    server.start()
    with bob.page() as b:
        view = b.watch(match)
        assert view["made"] == 2 and view["state"]["height"][:2] == [1, 1]
    kinds = [row[1] for row in log_of(server.data, match)]
    assert kinds.count("talked") == sent - 1


def test_a_long_match_opens_from_its_snapshot_and_can_still_go_back(start):
    server = start(snapshot_every=10)
    ada = Person(server)
    match = table(ada, ME, ME, game="grenier")
    with ada.page() as page:
        view = page.watch(match)
        for _made in range(1, 26):
            view = page.watch(match, seat=view["acting"])
            if view["outcome"]:
                break
            moves = [m["number"] for m in view["legal"] if m["verb"] in ("peek", "pass", "toss")]
            assert page.move(moves[-1])["type"] == "done"
            view = page.watch(match)
    server.kill()
    with sqlite3.connect(server.data / "ludotheque.db") as db:
        kept = db.execute('SELECT seq FROM snapshot WHERE "match" = ?', (match,)).fetchone()
    assert kept is not None and kept[0] >= 10
    server.start()
    with ada.page() as page:
        again = page.watch(match)
        assert (again["state"], again["made"]) == (view["state"], view["made"])
        if not again["outcome"]:
            assert page.act("undo", made=1, seat=again["seat"])["type"] == "done"
            assert page.until(lambda v: v["made"] == 1)


def test_a_match_of_other_rules_is_shown_but_not_played(start, tmp_path):
    games = tmp_path / "shelf"
    shutil.copytree(ROOT / "bench" / "fixtures" / "connect_four", games / "connect_four")
    server = start(games=[str(games)])
    ada = Person(server)
    match = table(ada, ME, ME)
    with ada.page() as page:
        page.watch(match)
        page.move("drop 1")
    server.stop()
    path = games / "connect_four" / "game.py"
    path.write_text(path.read_text().replace('version="1"', 'version="2"'))
    server.start()
    with ada.page() as page:
        view = page.watch(match)
        assert view["table"]["readonly"]["fr"] and view["legal"] == []
        assert view["state"]["height"][0] == 1  # the position kept when the server stopped
        refused = page.move("drop 1")
        assert (refused["code"], refused["rule"]) == ("readonly", "LUD-6")
    assert ada.refused("GET", f"/api/matches/{match}/replay") == (409, "readonly")
