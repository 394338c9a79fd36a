"""A match outlives every edit of the content files: the server stops, they change, play goes on."""

import json
import shutil

import pytest

from tests.server.helping import ME, ROOT, Person, table

SOURCE = ROOT / "tests" / "template" / "grenier"


@pytest.fixture
def games(tmp_path):
    """A folder with a copy of the template game, to be edited."""
    shutil.copytree(SOURCE, tmp_path / "shelf" / "grenier")
    return tmp_path / "shelf"


def edit(games, file, old, new):
    """Change something in the content of the game."""
    path = games / "grenier" / "content" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def reorder_cards(games):
    """Every kind gets another number, and all are worth less."""
    path = games / "grenier" / "content" / "cards.toml"
    head, *cards = path.read_text(encoding="utf-8").split("\n[")
    assert len(cards) > 2
    path.write_text("\n[".join([head, *reversed(cards)]) + "\n", encoding="utf-8")
    edit(games, "cards.toml", "copies = 3", "copies = 2")


def play(page, match, count):
    """Play some moves, the first legal one each, for whoever must act; the last view."""
    view = page.watch(match)
    for _ in range(count):
        if view["outcome"]:
            break
        view = page.watch(match, seat=view["acting"])
        number = view["legal"][0]["number"]
        assert page.move(number, seat=view["seat"])["type"] == "done"
        view = page.watch(match)
    return view


def begun(start, games):
    """A server, somebody, and their match after three moves."""
    server = start(games=[str(games)])
    ada = Person(server)
    match = table(ada, ME, ME, game="grenier")
    with ada.page() as page:
        play(page, match, 3)
    return server, ada, match


def shown(ada, match):
    """All that a table shows of a position."""
    with ada.page() as page:
        view = page.watch(match)
    return {key: view[key] for key in ("state", "legal", "made", "acting", "prompt", "aside")}


def test_stop_edit_start_and_play_on(start, games):
    server, ada, match = begun(start, games)
    before, info = shown(ada, match), ada.get(f"/api/matches/{match}")
    names = ada.post("/api/games/grenier/print", printing(info))["labels"]
    server.stop()
    reorder_cards(games)
    server.start()
    assert shown(ada, match) == before
    again = ada.get(f"/api/matches/{match}")
    assert again["edition"] == info["edition"] and again["table"]["readonly"] is None
    assert ada.post("/api/games/grenier/print", printing(again))["labels"] == names
    assert ada.get("/api/games/grenier")["labels"] != names
    with ada.page() as page:
        assert play(page, match, 200)["outcome"]
    index = ada.get(f"/api/matches/{match}/replay")
    assert index["over"] and index["total"] > 3
    assert ada.get(f"/api/matches/{match}/replay/{index['total']}")["state"]


def printing(info):
    """What a page asks for to draw a match."""
    return {"options": info["options"], "edition": info["edition"]}


def test_a_new_match_is_played_with_the_new_content_beside_the_old_one(start, games):
    server, ada, match = begun(start, games)
    server.stop()
    reorder_cards(games)
    server.start()
    old, new = (ada.get(f"/api/matches/{m}") for m in (match, table(ada, ME, ME, game="grenier")))
    assert old["edition"] != new["edition"]
    assert ada.get("/api/games/grenier")["digest"] == new["edition"]


def test_other_words_reach_a_running_match_at_once(start, games):
    server, ada, match = begun(start, games)
    server.stop()
    edit(games, "texts.toml", 'en = "', 'en = "¡')
    server.start()
    info = ada.get(f"/api/matches/{match}")
    texts = ada.post("/api/games/grenier/print", printing(info))["texts"]
    assert all(words["en"].startswith("¡") for words in texts["events"].values())
    with ada.page() as page:
        assert play(page, match, 1)["made"] == 4


def test_a_replay_of_before_the_edit_is_exported_and_brought_back(start, games):
    server, ada, match = begun(start, games)
    with ada.page() as page:
        play(page, match, 200)
    file = ada.ask("GET", f"/api/matches/{match}/export").text
    server.stop()
    reorder_cards(games)
    server.start()
    assert ada.ask("GET", f"/api/matches/{match}/export").text == file
    brought = ada.http.post("/api/import", content=file, headers={"Content-Type": "text/plain"})
    assert brought.status_code == 200, brought.text
    again = brought.json()["match"]
    total = ada.get(f"/api/matches/{match}/replay")["total"]
    frames = [ada.get(f"/api/matches/{m}/replay/{total}?eye=watch") for m in (match, again)]
    assert frames[0]["state"] == frames[1]["state"]


def test_tables_from_a_file_that_this_house_has_not_printed_are_refused(start, games, tmp_path):
    """C trusts the tables it is given: nobody may bring their own."""
    shutil.copytree(games, tmp_path / "other")
    edit(tmp_path / "other", "table.toml", "goal = 9", "goal = 8")
    elsewhere = start(tmp_path / "theirs", games=[str(tmp_path / "other")])
    eve = Person(elsewhere)
    match = table(eve, ME, ME, game="grenier")
    with eve.page() as page:
        play(page, match, 200)
    file = eve.ask("GET", f"/api/matches/{match}/export").text
    digest = json.loads(file.splitlines()[0])["content"]
    ada = Person(start(games=[str(games)]))
    refused = ada.http.post("/api/import", content=file, headers={"Content-Type": "text/plain"})
    assert refused.status_code == 400, refused.text
    assert digest in refused.json()["en"] and "connues" in refused.json()["fr"]
