"""Lessons at the table: judged on the real road, nobody's match, remembered for who did them."""

import pytest

from tests.server.helping import Person

LEARN = "/api/games/night-dealer/learn"


@pytest.fixture
def ada(server):
    """Somebody who learns."""
    return Person(server)


def lesson(person, task, game="night-dealer"):
    """Open a lesson."""
    return person.post(f"/api/games/{game}/learn/{task}")


def done(person, game="night-dealer"):
    """The tasks somebody has done."""
    guide = person.get(f"/api/games/{game}/learn")
    return [task["id"] for task in guide["steps"] + guide["puzzles"] if task["done"]]


def test_a_right_move_passes_and_is_remembered(ada):
    opened = lesson(ada, "ND-LEARN-02")
    assert (
        opened["ask"]["en"].startswith("Lay your Claw") and opened["info"]["id"] == "night-dealer"
    )
    with ada.page() as page:
        view = page.watch(opened["match"])
        assert next(legal["notation"] for legal in view["legal"]) == "tile 1 2"
        assert page.move("tile 1 2")["type"] == "done"
        assert page.until(lambda view: view["version"] > 1)["steps"]
    standing = ada.get(f"/api/lessons/{opened['match']}")
    assert standing["status"] == "passed" and "changes sides" in standing["said"]["en"]
    assert done(ada) == ["ND-LEARN-02"] and done(Person(ada.server, "Bob")) == []


def test_a_wrong_move_is_answered_and_the_position_put_back(ada):
    opened = lesson(ada, "ND-LEARN-02")
    path = f"/api/lessons/{opened['match']}"
    with ada.page() as page:
        start = page.watch(opened["match"])
        for miss in (1, 2, 3):
            assert page.move("tile 1 5")["type"] == "done"
            page.until(lambda view: view["made"] == 1)
            standing = ada.get(path)
            assert (standing["status"], standing["misses"]) == ("missed", miss)
            assert "Diagonally" in standing["said"]["en"]
            assert bool(standing["way"]) is (miss >= 2)
            assert ada.post(path + "/again")["status"] == "asked"
            back = page.until(lambda view: view["made"] == 0 and view["legal"])
            assert back["state"]["owner"] == start["state"]["owner"]
        assert ada.post(path + "/show")["status"] == "passed"
        assert page.until(lambda view: view["made"] == 1)["state"]["owner"][1] == 0
    cards = {task["id"]: task for task in ada.get(LEARN)["steps"]}
    assert cards["ND-LEARN-02"]["done"] and cards["ND-LEARN-02"]["helped"]


def test_a_refusal_comes_from_the_game_with_its_rule(ada):
    opened = lesson(ada, "ND-LEARN-02")
    with ada.page() as page:
        page.watch(opened["match"])
        refused = page.move("tile 1 1")
        assert (refused["type"], refused["rule"]) == ("refused", "ND-Q5")
        assert page.move("tile 1 2", version=99)["code"] == "stale"
    assert [answer["rule"] for answer in opened["refused"]] == ["ND-Q5"]
    assert ada.get(f"/api/lessons/{opened['match']}")["status"] == "asked"


def test_chance_the_guide_and_taking_back(ada):
    opened = lesson(ada, "ND-LEARN-01")
    with ada.page() as page:
        page.watch(opened["match"])
        page.move("roll")
        page.until(lambda view: view["made"] == 1)
        assert page.view["state"]["wheel"][0] == [0] * 5
        page.move("tile 1 5")
        page.until(lambda view: view["made"] == 2)
        assert page.act("undo", made=1)["type"] == "done"
        page.until(lambda view: view["made"] == 1)
        assert page.move("tile 2 9", "stop")["type"] == "done"
    assert ada.get(f"/api/lessons/{opened['match']}")["status"] == "passed"
    omen = lesson(ada, "ND-LEARN-11")
    with ada.page() as page:
        view = page.watch(omen["match"])
        assert view["made"] == 1 and view["seat"] == omen["seat"] == view["acting"]
        assert page.move("cancel 5")["type"] == "done"
        page.until(lambda view: view["made"] == 2)
        assert page.move("pass")["type"] == "done"
        assert page.until(lambda view: view["outcome"])["outcome"]["winners"] == [omen["seat"]]


def test_a_lesson_is_no_match(ada):
    opened = lesson(ada, "ND-LEARN-02")
    match, bob = opened["match"], Person(ada.server, "Bob")
    assert ada.get("/api/mine") == []
    assert match not in [card["match"] for card in ada.get("/api/lobby")]
    for method, path in (
        ("POST", "rematch"),
        ("POST", "join"),
        ("POST", "leave"),
        ("POST", "curve"),
        ("GET", "replay"),
        ("GET", "export"),
    ):
        assert ada.refused(method, f"/api/matches/{match}/{path}", {})[1] == "lesson", path
    body = {"made": 0, "seats": [{"kind": "me"}]}
    assert ada.refused("POST", f"/api/matches/{match}/from", body)[1] == "lesson"
    assert bob.refused("GET", f"/api/lessons/{match}") == (404, "no_match")
    with bob.page() as page:
        assert page.watch(match)["code"] == "eyes"
    with ada.page() as page:
        page.watch(match)
        assert page.act("resign")["code"] == "lesson"
        assert page.act("say", text="hello")["code"] == "lesson"


def test_a_forged_result_changes_no_record(ada):
    for forged in ("ND-LEARN-02", "ND-PUZZLE-01", "", "x" * 50):
        assert ada.refused("POST", LEARN, {"mark": forged})[0] == 400
    assert ada.refused("POST", LEARN, {"mark": "skip", "done": True})[0] == 400
    assert ada.refused("PUT", LEARN, {})[0] in (404, 405)
    assert done(ada) == [] and not ada.get(LEARN)["skipped"]
    assert ada.post(LEARN, {"mark": "skip"})["skipped"]
    assert not ada.post(LEARN, {"mark": "coach-off"})["coach"]


def test_what_was_learnt_outlives_a_restart_and_the_lesson_does_not(server):
    ada = Person(server)
    opened = lesson(ada, "ND-LEARN-02")
    ada.post(f"/api/lessons/{opened['match']}/show")
    server.restart()
    assert done(ada) == ["ND-LEARN-02"]
    assert ada.refused("GET", f"/api/lessons/{opened['match']}") == (404, "no_match")


def test_exercises_are_numbered_from_the_easiest_on(ada):
    levels = [task["level"] for task in ada.get(LEARN)["puzzles"]]
    assert levels == sorted(levels) and len(set(levels)) > 1


def test_only_a_few_lessons_stay_open(ada):
    opened = [lesson(ada, "ND-LEARN-02")["match"] for _ in range(5)]
    kept = [ada.ask("GET", f"/api/lessons/{match}").status_code for match in opened]
    assert kept == [404, 404, 200, 200, 200]


def test_a_lesson_that_is_watched_is_closed_last_and_its_page_is_told(ada):
    """The page of a lesson that was closed went on watching a room that heard nothing."""
    first = lesson(ada, "ND-LEARN-02")["match"]
    with ada.page() as one, ada.page() as two, ada.page() as three:
        one.watch(first)
        for page in (two, three):
            lesson(ada, "ND-LEARN-02")  # nobody watches it: it goes first
            page.watch(lesson(ada, "ND-LEARN-02")["match"])
        assert ada.ask("GET", f"/api/lessons/{first}").status_code == 200
        lesson(ada, "ND-LEARN-02")
        told = one.next("refused")
        assert (told["code"], told["match"], told["key"]) == ("lesson_closed", first, None)
        assert ada.ask("GET", f"/api/lessons/{first}").status_code == 404
        assert one.watch(first)["code"] == "no_match", "the socket itself lives on"


def test_what_is_not_there_is_said_to_be_so(ada):
    assert ada.refused("POST", LEARN + "/ND-LEARN-99", {}) == (404, "not_found")
    assert ada.refused("GET", "/api/games/connect-four/learn") == (404, "not_found")
    assert ada.refused("GET", "/api/games/chess/learn") == (404, "unknown_game")
    cards = {card["id"]: card["learn"] for card in ada.get("/api/games")}
    assert cards["night-dealer"] == {"steps": 11, "puzzles": 14}
    assert cards["connect-four"] is None


def test_there_is_an_exercise_for_every_day(ada):
    found = ada.get("/api/games/night-dealer/daily")
    assert found["id"].startswith("ND-PUZZLE") and found["level"] >= 1 and not found["done"]


@pytest.mark.parametrize(
    ("game", "task"),
    [("duel", "DUEL-LEARN-06"), ("generals", "GEN-LEARN-01"), ("eden", "EDEN-LEARN-07")],
)
def test_every_game_opens_its_lessons(ada, game, task):
    opened = lesson(ada, task, game)
    with ada.page() as page:
        view = page.watch(opened["match"])
        assert view["acting"] == view["seat"] == opened["seat"] and view["legal"]
    assert ada.post(f"/api/lessons/{opened['match']}/show")["status"] == "passed"
    assert done(ada, game) == [task]
