"""What somebody has played: told as it was, kept for good, and no result can be made up."""

import contextlib
import importlib
import sqlite3

import msgspec
import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations

from ludotheque.core.library import every, load
from ludotheque.core.words import LudothequeError
from ludotheque.server import acts, results
from ludotheque.server.entries import Ended, Seated, Sitter
from ludotheque.server.store.opening import open_folder
from ludotheque.server.store.past import PAGE
from tests.server.helping import ME, OPEN, Person, level, table, two_players
from tests.server.tabling import playing

SHELVES = [game for game in every() if game.rules.face.keepsakes]
COLUMNS = "who, match, game, at, result, why_not, seat, versus, rivals, reason, steps"
PUT = f"INSERT INTO played VALUES ({', '.join('?' * 13)})"


def resigned(person, match):
    """Somebody gives a match up."""
    with person.page() as page:
        page.watch(match)
        assert page.act("resign")["type"] == "done"


def past(person, **asked):
    """Somebody's matches."""
    words = "&".join(f"{name}={value}" for name, value in asked.items())
    return person.get(f"/api/me/history?{words}")


def record(person, game="connect-four"):
    """Somebody's record at one game."""
    return next(one for one in person.get("/api/me/record")["games"] if one["game"] == game)


def tally(won=0, lost=0, drawn=0):
    return {"won": won, "lost": lost, "drawn": drawn}


def test_both_remember_who_won_against_whom_and_why(server):
    ada, bob, match = two_players(server)
    with ada.page() as page:
        view = page.watch(match)
        page.move(view["legal"][0]["number"])
    resigned(bob, match)
    (mine,), (theirs,) = past(ada)["matches"], past(bob)["matches"]
    assert (mine["match"], mine["result"], mine["reason"], mine["steps"]) == (
        *(match, "won", "resign"),
        1,
    )
    assert mine["said"] == {"fr": "Abandon.", "en": "Resignation."} and mine["why_not"] == ""
    assert mine["opponents"] == [{"kind": "person", "name": "Bob", "key": f"person:{bob.id}"}]
    assert theirs["result"] == "lost" and theirs["opponents"][0]["name"] == "Ada"
    found = record(ada)
    assert found["tally"] == tally(won=1) and found["levels"] == {}
    assert 0 < ada.get("/api/me/record")["since"] <= mine["at"]
    assert [one["tally"] for one in found["people"]] == [tally(won=1)]
    assert record(bob)["tally"] == tally(lost=1)


def test_a_record_is_kept_against_each_level(server):
    ada = Person(server)
    for name, times in (("apprenti", 2), ("maitre", 1)):
        for _ in range(times):
            resigned(ada, table(ada, ME, level(name)))
    found = record(ada)
    assert found["levels"] == {"apprenti": tally(lost=2), "maitre": tally(lost=1)}
    assert (found["matches"], found["tally"], found["people"]) == (3, tally(lost=3), [])
    shown = past(ada, opponent="level:maitre")
    assert shown["total"] == 1 and shown["matches"][0]["opponents"][0]["name"] == "maitre"


def test_what_is_asked_for_badly_is_refused(server):
    ada = Person(server)
    for asked in ("result=splendid", "opponent=Bob", "opponent=level:"):
        assert ada.refused("GET", f"/api/me/history?{asked}") == (400, "choice")
    assert ada.refused("GET", "/api/me/history?page=nowhere") == (400, "malformed")
    assert ada.refused("POST", "/api/me/history", {"result": "won"})[0] == 405
    assert Person(server, None).refused("GET", "/api/me/record") == (401, "identity")


def test_a_file_that_says_i_won_changes_no_record(server):
    ada, bob, match = two_players(server)
    resigned(bob, match)
    file = ada.http.get(f"{server.url}/api/matches/{match}/export").text
    before = past(ada), ada.get("/api/me/record")
    answer = ada.http.post(f"{server.url}/api/import", content=file)
    assert answer.status_code == 200
    assert (past(ada), ada.get("/api/me/record")) == before


def test_a_match_from_a_position_of_choice_is_remembered_but_does_not_count(server):
    ada, bob, match = two_players(server)
    with ada.page() as page:
        view = page.watch(match)
        page.move(view["legal"][0]["number"])
    resigned(bob, match)
    body = {"made": 1, "seats": [ME, level()]}
    again = ada.post(f"/api/matches/{match}/from", body)["match"]
    resigned(ada, again)
    latest = past(ada)["matches"][0]
    assert (latest["match"], latest["result"], latest["why_not"]) == (again, "lost", "position")
    assert record(ada)["tally"] == tally(won=1) and record(ada)["matches"] == 2


def test_two_hands_of_one_person_do_not_count(server):
    ada = Person(server)
    resigned(ada, table(ada, ME, {**ME, "name": "Moi aussi"}))
    assert past(ada)["matches"][0]["why_not"] == "alone"
    bot = ada.post("/api/bots", {"name": "Robot"})["id"]
    resigned(ada, table(ada, ME, {"kind": "bot", "bot": bot}))
    assert past(ada)["matches"][0]["why_not"] == "alone"
    assert record(ada)["tally"] == tally()


def ended(found, *added):
    """The rows of a match after some entries and its end, won by seat 0, by who they tell of."""
    fork = found.fork()
    acts.extend(fork, [*added, Ended("resign", [1.0, 0.0], [0])], 3.0, None)
    return {row[0]: row for row in results.rows(fork)}


def against(name):
    """Somebody against a computer."""
    sitters = [Sitter("person", "ada", "Ada", ready=True), Sitter("level", level=name, ready=True)]
    return playing(load("night-dealer"), seats=sitters, owner="ada")


def test_a_master_put_in_when_the_match_is_won_is_no_master_beaten():
    row = ended(against("apprenti"))["ada"]
    assert (row[4], row[5], row[7]) == ("won", "", "level:apprenti")
    put = Seated(1, Sitter("level", level="maitre", ready=True))
    back = Seated(1, Sitter("level", level="apprenti", ready=True))
    assert ended(against("apprenti"), put)["ada"][5] == results.SWAPPED
    assert ended(against("maitre"), back, put)["ada"][5] == results.SWAPPED


def test_what_a_computer_that_sat_in_won_is_not_my_win_but_its_loss_is_mine():
    found = against("apprenti")
    mine = found.table.seats[0]
    away, back = Seated(0, acts.stand_in(mine, "maitre")), Seated(0, mine)
    fork = found.fork()
    acts.extend(fork, [away], 2.5, None)
    while fork.seat != 0:
        acts.extend(
            fork, acts.move(fork, fork.seat, [fork.edition.legal(fork.match.state)[0]]), 2.6, None
        )
    acts.extend(fork, acts.move(fork, 0, [fork.edition.legal(fork.match.state)[0]]), 2.7, None)
    assert ended(fork, back)["ada"][5] == results.HELPED
    acts.extend(fork, [back, Ended("resign", [0.0, 1.0], [1])], 3.0, None)
    assert results.rows(fork)[0][4:6] == ("lost", "")


def test_a_win_with_a_hint_is_no_win_of_ones_own_but_a_loss_is():
    found = against("apprenti")
    acts.extend(found, acts.hint(found, 0), 2.5, None)
    assert acts.hint(found, 0) == [], "it is remembered once"
    assert ended(found.fork())["ada"][4:6] == ("won", results.HELPED)
    acts.extend(found, [Ended("resign", [0.0, 1.0], [1])], 3.0, None)
    assert results.rows(found)[0][4:6] == ("lost", "")


def any_move(found):
    """The next move of whoever must act."""
    number = found.edition.legal(found.match.state)[0]
    acts.extend(found, acts.move(found, found.seat, [number]), 2.5, None)


def test_rolls_taken_back_against_a_computer_win_no_record():
    """Rolled again and again until it suited: the match counted all the same."""
    found = against("apprenti")
    while found.seat != 0:
        any_move(found)
    made = found.table.eyes[0].made
    any_move(found)
    assert found.moves[-1].drew
    acts.extend(found, acts.undo(found, 0, made), 2.6, None)
    assert found.table.made == made
    assert ended(found)["ada"][4:6] == ("won", results.HELPED)


def test_what_told_nobody_anything_and_what_all_agreed_to_is_taken_back_freely():
    alone = against("apprenti")
    while alone.seat != 0 or not alone.moves or alone.moves[-1].seat != 0:
        any_move(alone)  # the roll
    made = alone.table.eyes[0].made
    any_move(alone)
    assert not alone.moves[-1].drew
    acts.extend(alone, acts.undo(alone, 0, made), 2.6, None)
    assert ended(alone)["ada"][5] == ""
    agreed = playing(load("night-dealer"))
    seat = agreed.seat
    any_move(agreed)
    acts.extend(agreed, acts.undo(agreed, seat, 0), 2.6, None)
    acts.extend(agreed, acts.answer(agreed, f"id{1 - seat}", True), 2.7, None)
    assert agreed.table.made == 0
    acts.extend(agreed, [Ended("resign", [1.0, 0.0], [0])], 3.0, None)
    assert [row[5] for row in results.rows(agreed)] == ["", ""]


def test_a_hint_is_written_down_and_outlives_the_server(start):
    server = start(scale=0.01)
    ada = Person(server)
    match = table(ada, ME, level())
    for _ in range(2):
        ada.post(f"/api/matches/{match}/hints", {})
    with contextlib.closing(sqlite3.connect(server.data / "ludotheque.db")) as db:
        asked = "SELECT count(*) FROM log WHERE \"match\" = ? AND kind = 'hinted'"
        assert db.execute(asked, (match,)).fetchone() == (1,)
    server.restart()
    assert len(ada.post(f"/api/matches/{match}/hints", {})["hints"]) == 5


def test_who_gives_up_among_several_has_lost_though_a_computer_plays_on():
    generals = load("generals")
    found = playing(generals, {"map": "crossroads", "order": "0,1,2,3"})
    fork = found.fork()
    plays_on = Sitter("level", level="apprenti", ready=True, resigned=True)
    acts.extend(fork, [*acts.resign(fork, 3), Seated(3, plays_on)], 3.0, None)
    acts.extend(fork, [Ended("resign", [0.5, 0.5, 0.0, 0.0], [0, 1])], 4.0, None)
    rows = {row[0]: row for row in results.rows(fork)}
    assert {who: row[4] for who, row in rows.items()} == {
        **{"id0": "drawn", "id1": "drawn"},
        **{"id2": "lost", "id3": "lost"},
    }
    assert rows["id0"][7] == "" and len(msgspec.json.decode(rows["id0"][8])) == 3
    assert "id3" in rows["id0"][8], "who gave up is still who was played against"


@pytest.fixture
def many(start):
    """Somebody with many matches, several of them ended in one moment."""
    server = start()
    ada = Person(server)
    rows = [
        (
            *(ada.id, f"m{n:03}", "connect-four", float(n // 3), "won" if n % 2 else "lost"),
            *("", 0, "level:adepte", '[["level","adepte",""]]', "resign", "[]", n, "{}"),
        )
        for n in range(2 * PAGE + 7)
    ]
    with contextlib.closing(sqlite3.connect(server.data / "ludotheque.db", timeout=10)) as base:
        base.executemany(PUT, rows)
        base.commit()
    return ada, [row[1] for row in reversed(rows)]


def test_page_by_page_every_match_is_told_once(many):
    ada, all_of_them = many
    found, page = [], ""
    while page is not None:
        told = past(ada, page=page)
        found += [one["match"] for one in told["matches"]]
        assert told["total"] == len(all_of_them) and len(told["matches"]) <= PAGE
        page = told["next"]
    assert found == all_of_them
    won = past(ada, result="won", game="connect-four")
    assert won["total"] == len(all_of_them) // 2
    assert {one["result"] for one in won["matches"]} == {"won"}
    assert past(ada, game="generals") == {"matches": [], "total": 0, "next": None}
    assert record(ada)["levels"]["adepte"] == tally(
        len(all_of_them) // 2, len(all_of_them) // 2 + 1
    )


def _fill(folder):
    """Take the step that made the memory once more."""
    step = importlib.import_module("ludotheque.server.store.migrations.versions.0008_played")
    engine = open_folder(folder)
    with engine.begin() as connection:
        with Operations.context(MigrationContext.configure(connection)):
            step.upgrade()
        connection.commit()
    engine.dispose()


def test_matches_from_before_there_was_a_memory_are_remembered(start):
    server = start()
    ada, bob, match = two_players(server)
    resigned(bob, match)
    resigned(ada, table(ada, ME, level("maitre")))
    resigned(ada, table(ada, ME, ME))
    unfinished = table(ada, ME, OPEN)
    server.stop()
    file = server.data / "ludotheque.db"
    with contextlib.closing(sqlite3.connect(file)) as base:
        asked = f"SELECT {COLUMNS} FROM played ORDER BY match, who"
        before = base.execute(asked).fetchall()
        base.execute("DROP TABLE played")
        base.commit()
    _fill(server.data)
    with contextlib.closing(sqlite3.connect(file)) as base:
        after = base.execute(asked).fetchall()
    plain = [(*row[:8], msgspec.json.decode(row[8]), *row[9:]) for row in before]
    assert [(*row[:8], msgspec.json.decode(row[8]), *row[9:]) for row in after] == plain
    assert len(after) == 4 and unfinished not in {row[1] for row in after}


def test_a_guest_who_logs_in_brings_their_results_along(start):
    server = start()
    guest, bob, match = two_players(server)
    resigned(bob, match)
    home = Person(server, "Ada")
    words = {"login": f"ada{home.id}", "password": "correct horse"}
    home.post("/api/account", words)
    between = table(home, ME, OPEN, public=True)
    guest.post(f"/api/matches/{between}/join")
    resigned(guest, between)
    guest.post("/api/login", words)
    guest.post("/api/me/guest")
    assert {one["match"]: one["why_not"] for one in past(guest)["matches"]} == {
        **{match: ""},
        **{between: "alone"},
    }
    assert past(bob)["matches"][0]["opponents"][0]["key"] == f"person:{home.id}"
    assert record(bob)["people"][0]["opponent"]["key"] == f"person:{home.id}"


def test_a_game_remembers_points_decks_and_maps_by_the_name_they_are_kept_under():
    edition = load("night-dealer").edition()
    state = edition.rules.state.new()
    state.points = [12, 9]
    assert edition.rules.face.played(edition, state, 0).points == (12, 9)
    generals = load("generals")
    named = generals.edition({"map": "plain"})
    text = (named.folder / "content" / "maps" / "plain.txt").read_text(encoding="utf-8")
    drawn = generals.edition({"map": text})
    played = generals.rules.face.played
    assert played(named, None, 0).used["map"].key == "plain"
    used = played(drawn, None, 0).used["map"]
    assert used.key == generals.rules.face.keepsakes["map"].key(drawn, text + "\n")


def test_a_kept_map_that_is_no_text_leaves_the_record_readable(server):
    ada, bob, _ = two_players(server)
    folder = load("generals").folder / "content" / "maps"
    text = (folder / "plain.txt").read_text(encoding="utf-8")
    match = table(ada, ME, OPEN, game="generals", options={"map": text}, public=True)
    bob.post(f"/api/matches/{match}/join")
    resigned(bob, match)
    path = "/api/games/generals/keepsakes/"
    for key, value in {"list": [1, 2], "text": text}.items():
        body = {"kind": "map", "name": key, "value": value}
        assert ada.ask("PUT", path + key, body).status_code == 200
    (used,) = record(ada, "generals")["used"]["map"]
    assert used["name"] == {"fr": "text", "en": "text"}


@pytest.mark.parametrize("game", SHELVES, ids=lambda game: game.id)
@pytest.mark.parametrize("value", [None, 1, 1.5, True, "", "x", [], [[]], {}, {"cards": []}])
def test_what_is_no_keepsake_of_a_game_has_no_key(game, value):
    for keepsake in game.rules.face.keepsakes.values():
        with pytest.raises(LudothequeError):
            keepsake.key(game.edition(), value)


def test_one_takes_away_all_that_is_kept_of_one_and_nothing_of_others(start):
    server = start(limits={"heavy_rate": [2, 0.001]})
    ada, bob, match = two_players(server)
    resigned(bob, match)
    running = table(ada, ME, level())
    shelf = "/api/games/veille/keepsakes"
    kept = {"kind": "bag", "name": "Ma lampe", "value": ["oil"]}
    assert ada.ask("PUT", f"{shelf}/one", kept).status_code == 200
    assert bob.ask("PUT", f"{shelf}/two", {**kept, "name": "La sienne"}).status_code == 200
    bot = ada.post("/api/bots", {"name": "Robot"})
    answer = ada.ask("GET", "/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert [one["match"] for one in found["matches"]] == [match] and found["running"] == [running]
    assert [(one["name"], one["value"]) for one in found["kept"]] == [("Ma lampe", ["oil"])]
    assert [one["id"] for one in found["bots"]] == [bot["id"]] and found["me"]["id"] == ada.id
    assert "La sienne" not in answer.text and bot["token"] not in answer.text
    assert Person(server, None).refused("GET", "/api/me/export") == (401, "identity")
    ada.get("/api/me/export")
    assert ada.refused("GET", "/api/me/export") == (429, "too_fast")
