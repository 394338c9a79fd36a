"""A table that begins at a position which somebody has seen foretells nothing to them."""

import pytest

from ludotheque.core.library import load, names
from ludotheque.server.catalogue import has_secrets
from tests.server.helping import ME, OPEN, Person, level, table

HIDDEN = [name for name in names() if has_secrets(load(name).rules)]


def known(ada, game, moves=0):
    """A match that Ada played with herself, is over, and that she has seen all of."""
    match = table(ada, ME, ME, game=game)
    with ada.page() as page:
        page.watch(match)
        for _ in range(moves):
            page.watch(match, seat=page.view["acting"])
            legal = [move for move in page.view["legal"] if move["verb"] != "concede"]
            done = page.move(legal[len(legal) // 2]["number"], seat=page.view["seat"])
            assert done["type"] == "done"
            page.watch(match)
        page.act("resign", seat=0)
    return match, ada.get(f"/api/matches/{match}/replay")["marks"][-1]


START = {"number": 0, "made": 0}


def dealt(who, match, number):
    """Every hand and deck of a match that is over, in their order."""
    state = who.get(f"/api/matches/{match}/replay/{number}?eye=all")["state"]
    return state["hand"], state["deck"]


def foretold(ada, bob, match, mark):
    """What Ada has read of a position, and what lies there when Bob has sat down at it."""
    body = {"made": mark["made"], "seats": [OPEN, ME]}
    fresh = ada.post(f"/api/matches/{match}/from", body)
    bob.post(f"/api/matches/{fresh['match']}/join", {"invite": fresh["invite"]})
    with bob.page() as page:
        view = page.watch(fresh["match"])
        page.act("resign", seat=0)
    assert view["table"]["origin"]["match"] == match
    return dealt(ada, match, mark["number"]), dealt(ada, fresh["match"], 0)


@pytest.mark.parametrize("game, moves", [("duel", 0), ("duel", 12), ("grenier", 0), ("grenier", 6)])
def test_what_was_read_of_a_position_is_not_what_another_gets_there(server, game, moves):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match, mark = known(ada, game, moves)
    read, found = foretold(ada, bob, match, mark if moves else START)
    assert read != found


@pytest.mark.parametrize("game", HIDDEN)
def test_what_all_may_see_stays_as_it_was(server, game):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match, mark = known(ada, game, 4)
    read = ada.get(f"/api/matches/{match}/replay/{mark['number']}?eye=watch")["state"]
    body = {"made": mark["made"], "seats": [ME, OPEN]}
    fresh = ada.post(f"/api/matches/{match}/from", body)
    bob.post(f"/api/matches/{fresh['match']}/join", {"invite": fresh["invite"]})
    with Person(server, "Eve").page() as page:
        found = page.watch(fresh["match"])["state"]
    assert {**found, "seat": -1} == {**read, "seat": -1}


@pytest.mark.parametrize("game", [*HIDDEN, "grenier"])
def test_who_plays_computers_on_from_a_position_can_invite_nobody_there(server, game):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match, _ = known(ada, game)
    body = {"made": 0, "seats": [level(), ME]}
    fresh = ada.post(f"/api/matches/{match}/from", body)["match"]
    seat = {"seat": 0, "choice": OPEN}
    assert ada.refused("POST", f"/api/matches/{fresh}/seats", seat) == (403, "secrets")
    assert bob.refused("POST", f"/api/matches/{fresh}/join", {"seat": 0}) == (409, "taken")


def test_a_file_with_a_chosen_seed_foretells_nothing_either(server):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match, _ = known(ada, "duel", 4)
    text = ada.http.get(f"/api/matches/{match}/export").text
    headers = {"Origin": server.url, "Content-Type": "application/x-ndjson"}
    answer = ada.http.post("/api/import", content=text, headers=headers)
    assert answer.status_code < 300, answer.text
    read, found = foretold(ada, bob, answer.json()["match"], START)
    assert read != found


def test_who_plays_alone_on_from_a_position_finds_it_as_it_was(server):
    ada = Person(server, "Ada")
    match, mark = known(ada, "grenier", 6)
    body = {"made": mark["made"], "seats": [ME, ME]}
    fresh = ada.post(f"/api/matches/{match}/from", body)["match"]
    for seat in (0, 1):
        path = f"/api/matches/{match}/replay/{mark['number']}?eye=all&against={seat}"
        with ada.page() as page:
            assert page.watch(fresh, seat=seat)["state"] == ada.get(path)["known"]
