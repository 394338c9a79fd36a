"""The line of a hint ends where an action does, in every game, and is played as a whole."""

import asyncio
import random
from types import SimpleNamespace

import pytest

from ludotheque.core import library
from ludotheque.core.match import Match
from ludotheque.core.undo import guess_world, is_mid_action, is_news
from ludotheque.games.generals.codes import MAIN
from ludotheque.server.turns import Asker
from ludotheque.server.variations import variation
from tests.server.helping import ME, Person, level, table
from tests.server.test_whole_actions import begun, on, usual

POSITIONS = 40  # of each game


def server_that_likes(order):
    """A server whose engine lists the moves of a view in some order."""

    async def weighed(who, view, visits):
        return [(move, 1, 0.5) for move in order(view)]

    return SimpleNamespace(computers=SimpleNamespace(weighed=weighed))


def line_of(match, first, order, key):
    """The line that begins with a move, and the world it was thought through in, before it."""
    world = Match(match.edition, 0, guess_world(match, match.seat, key))
    before = world.clone()
    hall = server_that_likes(order)
    found = asyncio.run(variation(hall, Asker("somebody"), world, first))
    return [legal.number for legal in found], before


@pytest.mark.parametrize("name", library.names())
def test_every_line_of_a_hint_ends_where_an_action_does(name):
    lot, found = random.Random(name), begun(name, 11)
    for _ in range(POSITIONS):
        for _ in range(lot.randrange(1, 5)):
            if found.match.over:
                found = begun(name, lot.getrandbits(30))
            on(found, usual(found, lot))
        if found.match.over:
            continue
        seat, first = found.match.seat, usual(found, lot)
        shuffled = lambda view: lot.sample(view.moves, len(view.moves))  # noqa: E731
        line, world = line_of(found.match, first, shuffled, lot.getrandbits(60))
        world.push(*line[:-1])
        draws = world.state.draws
        world.push(line[-1])
        whole = not is_mid_action(found.edition, world.state) or world.seat != seat
        assert whole or world.state.draws != draws, "cut in the middle of an action"


def test_a_unit_that_moves_into_the_fog_and_captures_is_one_hint():
    """What comes to light on the way divides no order."""
    found, lot, met = begun("generals", 5), random.Random(3), 0
    edition = found.edition
    wanted = ("to", "capture", "unit", "end", "attack", "bomb", "wait")

    def likes(view):
        verbs = {move: edition.notation(move).split()[0] for move in view.moves}
        moves = lot.sample(view.moves, len(view.moves))
        return sorted(moves, key=lambda m: wanted.index(verbs[m]) if verbs[m] in wanted else 9)

    for _ in range(150):
        for move in [m for m in found.match.legal() if m.notation.startswith("unit")][:3]:
            line, world = line_of(found.match, move.number, likes, 7)
            told = [edition.notation(number).split()[0] for number in line]
            before = edition.rules.state.copy(world.push(line[0]).state)
            after = world.push(line[1]).state
            if told[1] == "to" and is_news(edition, before, after, line[1], before.seat):
                assert world.seat != before.seat or len(told) > 2 or world.state.phase == MAIN
                met += told == ["unit", "to", "capture"]
        on(found, usual(found, lot))
    assert met


def test_hints_leave_an_analysis_its_allowance_and_say_how_long_to_wait(start):
    """After many hints an analysis was refused, and nothing said for how long."""
    server = start(limits={"hint_rate": [2, 0.1], "heavy_rate": [1, 0.1]})
    ada = Person(server)
    match = table(ada, ME, level())
    with ada.page() as page:
        page.watch(match)
        page.until(lambda view: view["legal"])
        for _ in range(2):
            assert ada.post(f"/api/matches/{match}/hints")["hints"]
        answer = ada.ask("POST", f"/api/matches/{match}/hints", {})
        assert answer.status_code == 429 and answer.json()["code"] == "too_fast"
        assert "10\xa0s" in answer.json()["fr"] and "10 s" in answer.json()["en"]
        assert page.act("resign")["type"] == "done"
    assert ada.ask("POST", f"/api/matches/{match}/analysis").status_code < 300
    assert " s." in ada.ask("POST", f"/api/matches/{match}/analysis").json()["en"]
