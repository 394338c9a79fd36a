"""What happened since one's own turn, shown again to who comes back."""

import functools
import random

import pytest

from ludotheque.core.library import load
from ludotheque.core.patches import patched
from ludotheque.server import recent, replays
from ludotheque.server.entries import Moved
from ludotheque.server.views import Look
from tests.server.helping import HERE, ME, Person, table, two_players
from tests.server.tabling import playing


def since(person, match, seat=None):
    """What a person is shown again."""
    query = "" if seat is None else f"?seat={seat}"
    return person.get(f"/api/matches/{match}/since-my-turn{query}")


def after(state, patches):
    """A state with patches applied in turn."""
    return functools.reduce(patched, patches, state)


def played(server, turns):
    """A match of two, after some turns in which each tosses a card; people by seat, views."""
    ada, bob, match = two_players(server, game="grenier")
    with ada.page() as a, bob.page() as b:
        pages = (a, b)
        for page in pages:
            page.watch(match)
        for made in range(1, turns + 1):
            page = pages[a.view["acting"]]
            move = next(m for m in page.view["legal"] if m["verb"] == "toss")
            assert page.move(move["number"])["type"] == "done"
            for other in pages:
                other.until(lambda v, made=made: v["made"] >= made)
        return (ada, bob), match, [page.view for page in pages]


def test_the_others_moves_are_shown_as_they_were_seen(server):
    people, match, views = played(server, 6)
    seat = views[0]["acting"]
    told = since(people[seat], match)
    assert (told["seat"], told["match"], told["left_out"]) == (seat, match, 0)
    assert told["version"] == views[seat]["version"]
    assert [step["seat"] for step in told["steps"]] == [1 - seat]
    step = told["steps"][0]
    assert step["made"] == 6 and step["events"] == views[seat]["steps"][-1]["events"]
    assert after(told["state"], step["patches"]) == views[seat]["state"]
    assert 0 < len(set().union(*step["patches"])) < len(told["state"])
    frame = people[seat].get(f"/api/matches/{match}/replay/5")
    assert frame["state"] == told["state"] and frame["aside"] == told["aside"]


def test_in_anothers_turn_one_sees_it_as_far_as_it_went(server):
    people, match, views = played(server, 5)
    waiting = 1 - views[0]["acting"]
    told = since(people[waiting], match)
    assert told["steps"] == [] and told["state"] == views[waiting]["state"]


def test_ones_own_moves_of_this_turn_are_left_out(server):
    people, match, views = played(server, 4)
    seat = views[0]["acting"]
    before = since(people[seat], match)
    with people[seat].page() as page:
        page.watch(match)
        assert page.move("lay lamp" if "lay lamp" in legal(page) else legal(page)[0])
    after = since(people[seat], match)
    assert before["steps"], "there was something to see"
    assert after["steps"] in ([], before["steps"])  # passed on to the other, or still acting


def legal(page):
    """The notations of the legal moves of a page's view."""
    return [move["notation"] for move in page.view["legal"]]


def test_the_first_turn_begins_with_the_match(server):
    people, match, views = played(server, 1)
    told = since(people[views[0]["acting"]], match)
    assert len(told["steps"]) == 1 and told["steps"][0]["made"] == 1


def test_only_who_sits_is_told_and_only_through_their_own_eyes(server):
    people, match, views = played(server, 4)
    eve, address = Person(server, "Eve"), f"/api/matches/{match}/since-my-turn"
    assert eve.refused("GET", address) == (403, "not_yours")
    seat = views[0]["acting"]
    assert people[seat].refused("GET", f"{address}?seat={1 - seat}") == (403, "not_yours")
    hands = since(people[seat], match)["state"]["hand"]
    assert sum(hands[seat]) and not sum(hands[1 - seat])
    waiting = table(eve, ME, {"kind": "open"}, game="grenier")
    assert eve.refused("GET", f"/api/matches/{waiting}/since-my-turn") == (409, "not_begun")
    nowhere = "/api/matches/nowhere/since-my-turn"
    assert eve.refused("GET", nowhere) == (404, "no_match")


def test_a_match_opened_from_a_snapshot_is_read_as_far_as_need_be(start):
    server = start(snapshot_every=1)
    people, match, views = played(server, 6)
    seat = views[0]["acting"]
    told = since(people[seat], match)
    server.restart()
    again = since(people[seat], match)
    assert again == told and told["steps"]


def live(found, seat):
    """A random move, and what a page of a seat is sent after it, if it is told of it."""
    if found.seat < 0:
        return []
    rules, room = found.edition.rules, [0] * found.edition.rules.width
    drawn = rules.random_moves(found.edition.t, found.match.state, room)
    mover, version = found.seat, found.table.eyes[seat].version
    dice = random.Random(found.table.made)
    found.add(Moved(mover, [room[dice.randrange(drawn)]]), 3.0)
    if found.table.eyes[seat].version == version:
        return []
    look = Look(found, seat)
    return [(mover, look.steps(version)[-1].events, look.state, look.aside)]


CASES = {
    "night-dealer": ({}, 14),
    "duel": ({}, 60),
    "generals": ({"map": "plain"}, 120),
    "generals of four": ({"map": "crossroads", "teams": (0, 1, 0, 1)}, 300),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_shown_again_is_what_a_page_was_sent(name):
    options, moves = CASES[name]
    found, seen = playing(load(name.split()[0]), options), 0
    sent = []
    for _ in range(moves):
        sent += live(found, seat=0)
        if found.match.seats[-1] == 0 or found.seat != 0:
            continue
        told = recent.since_turn(found, 0)
        state, latest = told.state, sent[-len(told.steps) :]
        assert len(latest) == len(told.steps) and told.left_out == 0
        for step, (mover, events, shown, aside) in zip(told.steps, latest, strict=True):
            state = after(state, step.patches)
            assert (step.seat, step.events, state) == (mover, events, shown)
            assert step.aside == aside
        seen += len(told.steps)
    assert seen > 3


def test_steps_are_limited_and_the_last_are_kept(monkeypatch):
    found = playing(load("generals"), {"map": "plain", "fog": "off"})
    while found.match.seats[-1:] == [0] or found.seat != 0 or found.table.made < 60:
        live(found, seat=0)
    whole = recent.since_turn(found, 0)
    assert len(whole.steps) > 3
    monkeypatch.setattr(recent, "MOST", 2)
    short = recent.since_turn(found, 0)
    assert short.steps == whole.steps[-2:] and short.left_out == len(whole.steps) - 2
    state = whole.state
    for step in whole.steps[:-2]:
        state = after(state, step.patches)
    assert short.state == state


def laid(found):
    """The Attic after a turn of the seat that does not begin, and a card laid and answered."""
    edition = found.edition
    for verb in ("toss", "toss", "lay", "pass"):
        legal = [edition.notation(n) for n in edition.legal(found.match.state)]
        move = next(m for m in legal if m.startswith(verb))
        found.add(Moved(found.seat, [edition.number(move)]), 3.0)
    return found


def test_a_replay_counts_no_turn_for_an_answer_in_anothers():
    found = laid(playing(load("veille", HERE / "games")))
    first = found.moves[0].seat
    seats = [move.seat for move in found.moves]
    assert seats == [first, 1 - first, first, 1 - first] and found.seat == 1 - first
    eyes = replays.Eyes(None, True)
    assert [mark.turn for mark in replays._marks(found, eyes, 0)] == [1, 2, 3, 3]


def answered_twice(found):
    """A duel in which a seat is asked again in a turn of the other's; that seat and the turn."""
    while True:
        live(found, seat=0)
        turn = [move.seat for move in found.moves if move.turn == found.moves[-1].turn]
        seat = found.seat
        asked = found.edition.rules.window(found.edition.t, found.match.state)
        if asked and seat not in (turn[0], turn[-1]) and seat in turn:
            return seat, turn


def test_who_answers_in_anothers_turn_has_not_had_a_turn_of_their_own():
    """The answer was taken for a turn: all that came before it was left out."""
    found = playing(load("duel"), {"classes": "rogue"})
    seat, turn = answered_twice(found)
    told = recent.since_turn(found, seat)
    assert [step.seat for step in told.steps][-len(turn) :] == turn
    assert seat in turn and told.steps[0].seat != seat
