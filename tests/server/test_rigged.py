"""A table that begins at a position which somebody has seen foretells nothing to them."""

import pytest

from ludotheque.core.library import load, names
from ludotheque.core.record import PUBLIC
from ludotheque.server.shelf import has_secrets
from tests.server.helping import ME, OPEN, Person, level, table

HIDDEN = [name for name in names() if has_secrets(load(name).rules)]
RUNS = 3  # a deal may by chance be one that was foretold; not each time


def known(ada, game, moves=0):
    """A match that Ada played with herself, is over, and that she has seen all of."""
    match = table(ada, ME, ME, game=game)
    with ada.page() as page:
        page.watch(match)
        for _ in range(moves):
            page.watch(match, seat=page.view["acting"])
            legal = page.view["legal"]
            done = page.move(legal[len(legal) // 2]["number"], seat=page.view["seat"])
            assert done["type"] == "done"
            page.watch(match)
        page.act("resign", seat=0)
    return match, ada.get(f"/api/matches/{match}/replay")["marks"][-1]


def hidden(game, state):
    """What of a state not everybody may see."""
    fields = load(game).rules.state.fields if game in names() else None
    if fields is None:
        return {"hand": state["hand"], "deck": state["deck"]}
    return {f.name: state[f.name] for f in fields if f.sight != PUBLIC and f.name in state}


START = {"number": 0, "made": 0}


def foretold(ada, bob, match, mark):
    """What Ada has read of Bob's seat, and what it holds when he sits there."""
    path = f"/api/matches/{match}/replay/{mark['number']}"
    victim = ada.get(path)["acting"] or 0  # whose hand is dealt first
    read = ada.get(f"{path}?eye=all&against={victim}")
    body = {"made": mark["made"], "seats": [ME, OPEN] if victim else [OPEN, ME]}
    fresh = ada.post(f"/api/matches/{match}/from", body)
    bob.post(f"/api/matches/{fresh['match']}/join", {"invite": fresh["invite"]})
    with bob.page() as page:
        view = page.watch(fresh["match"])
    assert view["table"]["origin"]["match"] == match
    return read["known"], view["state"]


@pytest.mark.parametrize("game, moves", [("duel", 0), ("duel", 12), ("grenier", 0), ("grenier", 6)])
def test_what_was_read_of_a_seat_is_not_what_another_gets_there(server, game, moves):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match, mark = known(ada, game, moves)
    mark = mark if moves else START
    same = 0
    for _ in range(RUNS):
        read, found = foretold(ada, bob, match, mark)
        same += hidden(game, read) == hidden(game, found)
    assert same < RUNS


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
    same = 0
    for _ in range(RUNS):
        read, found = foretold(ada, bob, answer.json()["match"], START)
        same += hidden("duel", read) == hidden("duel", found)
    assert same < RUNS


def test_who_plays_alone_on_from_a_position_finds_it_as_it_was(server):
    ada = Person(server, "Ada")
    match, mark = known(ada, "grenier", 6)
    body = {"made": mark["made"], "seats": [ME, ME]}
    fresh = ada.post(f"/api/matches/{match}/from", body)["match"]
    for seat in (0, 1):
        path = f"/api/matches/{match}/replay/{mark['number']}?eye=all&against={seat}"
        with ada.page() as page:
            assert page.watch(fresh, seat=seat)["state"] == ada.get(path)["known"]
