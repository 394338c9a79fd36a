"""Undo takes back whole actions, never half of one (LUD-5), in every game."""

import random

import pytest

from ludotheque.core import library
from ludotheque.core.undo import is_mid_action, last_action
from ludotheque.server import acts, freedom
from ludotheque.server.entries import Asked, Moved, Sitter, Undone
from tests.server.helping import ME, Person, level, table
from tests.server.tabling import playing

OPTIONS = {"tactique": {"factions": "humans,robots"}, "generals": {"map": "plain"}}
LONG = 140  # moves of a random match
GIVEN_UP = ("concede", "resign")


def usual(found, lot):
    """A legal move that does not end the match, so that many are made; ends of turns are rare."""
    legal = [m for m in found.match.legal() if m.notation not in GIVEN_UP]
    more = [m for m in legal if m.notation not in ("end", "done")]
    return lot.choice(more if more and lot.random() < 0.9 else legal).number


def on(found, move):
    """Play a move."""
    found.add(Moved(found.seat, [found.edition.number(move)]), 3.0)


def begun(name, seed, alone=False):
    """A match between two people, or with both seats of one who plays against himself."""
    game = library.load(name)
    given = {}
    if alone:
        given["seats"] = [Sitter("person", "id0", "A", ready=True)] * game.edition().seats
    return playing(game, OPTIONS.get(name, {}), seed=seed, **given)


def is_whole(found, made, free):
    """Whether an action ends after so many moves, or was divided there: chance spoke, somebody
    else decided, or something came to light."""
    if not is_mid_action(found.edition, found.match.at(made).state):
        return True
    before = found.moves[made - 1]
    return before.drew or before.seat != found.moves[made].seat or made == found.table.made - free


@pytest.mark.parametrize("name", library.names())
def test_what_is_taken_back_is_never_half_of_an_action(name):
    lot, met = random.Random(name), 0
    for seed in range(2):
        found = begun(name, seed)
        for _ in range(LONG):
            if found.seat < 0 or found.match.over:
                break
            on(found, usual(found, lot))
            seat = found.moves[-1].seat
            free = freedom.free(found, seat)
            made = lot.randrange(max(0, found.table.made - 6), found.table.made)
            made = found.index_of(seat, found.counted(seat, made))  # others compose in private
            if made == found.table.made:
                continue
            for what in acts.undo(found, seat, found.counted(seat, made)):
                if isinstance(what, Undone | Asked):
                    assert what.made <= made and is_whole(found, what.made, free)
                    met += what.made < made
            back = freedom.last_action(found, seat, free)
            assert back < found.table.made and is_whole(found, back, free)
    assert met or name == "duel", "some were half of an action"


@pytest.mark.parametrize("name", library.names())
def test_after_an_undo_alone_every_action_can_be_begun_again(name):
    """As somebody who plays against nobody else presses the arrow, again and again."""
    lot = random.Random(name + "alone")
    found = begun(name, 7, alone=True)
    for _ in range(LONG):
        if found.match.over:
            return
        if lot.random() < 0.3 and found.table.made:
            seat = found.moves[-1].seat
            free = freedom.free(found, seat)
            back = freedom.last_action(found, seat, free)
            divided = not is_mid_action(found.edition, found.match.at(back).state)
            for what in acts.undo(found, seat, found.counted(seat, back)):
                found.add(what, 4.0)
            assert found.table.made == back
            assert divided or is_mid_action(found.edition, found.match.state)
        else:
            on(found, usual(found, lot))


def test_taking_back_a_unit_in_tactique_leaves_the_whole_hand_to_choose_from():
    found = begun("tactique", 3)
    while not any(m.notation.startswith("play") for m in found.match.legal()):
        on(found, found.match.legal()[0].number)
    before = [m.notation for m in found.match.legal()]
    for verb in ("play", "cell"):
        on(found, next(m for m in found.match.legal() if m.notation.startswith(verb)).number)
    seat, made = found.moves[-1].seat, found.table.made
    for asked in (made - 1, made - 2):
        (what, *_) = acts.undo(found, seat, found.counted(seat, asked))
        assert what.made == made - 2
    found.add(Undone(seat, made - 2), 4.0)
    assert [m.notation for m in found.match.legal()] == before


def test_the_terminal_takes_back_what_the_server_does():
    for name in library.names():
        lot, found = random.Random(name), begun(name, 1, alone=True)
        for _ in range(60):
            on(found, usual(found, lot))
            seat = found.moves[-1].seat
            back = freedom.last_action(found, seat, freedom.free(found, seat))
            assert last_action(found.match, [seat]) == found.table.made - back
            if found.match.over:
                break


def test_who_has_begun_an_action_is_told_so_and_nobody_else(server):
    """A page that is opened anew in the middle of an action knows that there is one."""
    person = Person(server)
    match = table(person, ME, level(), game="tactique", options=OPTIONS["tactique"])
    with person.page() as page:
        view = page.watch(match)
        while not any(m["verb"] == "play" for m in view["legal"]):
            if view["legal"]:
                page.move(view["legal"][0]["number"])
            view = page.until(lambda v, was=view: v["version"] > was["version"])
        assert not view["mid_action"]
        play = next(m for m in view["legal"] if m["verb"] == "play")
        page.move(play["number"])
        assert page.until(lambda v: v["mid_action"])["table"]["undo"]["back"] == view["made"]
    with person.page() as again, Person(server).page() as other:
        assert again.watch(match)["mid_action"]
        assert not other.watch(match).get("mid_action")
