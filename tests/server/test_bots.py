"""Bots over the wire are given the very views they know from the lab."""

import time
from types import SimpleNamespace

import msgspec
import pytest

from ludotheque.agents import RandomAgent
from ludotheque.core.library import load
from ludotheque.server import loading, sending
from ludotheque.server.client import Seat, ServerRefused, core_view, play
from ludotheque.server.entries import Begun, Created, Moved, Sitter
from ludotheque.server.room import Room
from ludotheque.server.settings import Settings
from ludotheque.server.wire.tables import ClockChoice
from ludotheque.server.wire.view import View as WireView
from tests.server.helping import ROOT, Person, table

GAMES = [
    ("grenier", ROOT / "tests" / "template"),
    ("connect-four", ROOT / "bench" / "fixtures"),
    ("night-dealer", None),
]
ALONE = SimpleNamespace(is_elsewhere=lambda match, who: False)  # no other process
HALL = SimpleNamespace(whereabouts=ALONE, settings=Settings())
HALL.spawn = lambda work: work.close()  # nothing is worked out beside the table


def begun(game):
    """A match of that game that has just begun, in memory only."""
    edition = game.edition()
    what = Created(
        game=game.id,
        rules=game.rules.version,
        content=edition.digest,
        options=edition.options,
        seed=f"{5:032x}",
        seats=[Sitter("person", f"p{n}", "P", ready=True) for n in range(edition.seats)],
        clock=ClockChoice(),
        owner="p0",
        invite="x",
    )
    found = loading.first("m", what, time.time(), edition, None)
    found.add(Begun(), time.time())
    return found


@pytest.mark.parametrize("name, folder", GAMES, ids=[name for name, _ in GAMES])
def test_a_view_over_the_wire_has_the_bytes_of_the_labs(name, folder):
    game = load(name, folder) if folder else load(name)
    found = begun(game)
    bots = [Seat("", "", "m", game) for _ in found.table.seats]
    known = [0 for _ in bots]
    agent, compared = RandomAgent(seed=3), 0
    while found.table.made < 60 and not found.match.over:
        room = Room(HALL, found)
        for number, bot in enumerate(bots):
            if found.table.eyes[number].version == known[number]:
                continue  # nothing that this seat could see: no frame is sent
            sent = sending.view_as_wire(room, f"p{number}", number, known[number])
            known[number] = sent.version
            seen = msgspec.json.decode(msgspec.json.encode(sent), type=WireView)
            assert not bot._is_new_past(seen)
            assert core_view(game, seen, bot._events).key() == found.match.view(number).key()
            compared += 1
        seat = found.match.seat
        move = agent.choose(found.match.view(seat))
        found = found.fork()
        found.add(Moved(seat, [move.number]), time.time())
    assert compared > 10


def test_a_bot_class_plays_a_whole_match_and_a_refused_one_says_why(server):
    ada = Person(server)
    made = ada.post("/api/bots", {"name": "Robot"})
    match = table(ada, {"kind": "level", "level": "apprenti"}, game="grenier", public=True)
    game = load("grenier", ROOT / "tests" / "template")
    last = play(RandomAgent(), server.url, made["token"], match, game=game)
    assert last.outcome is not None and last.seat == 1
    with pytest.raises(ServerRefused, match="over"):
        play(RandomAgent(), server.url, made["token"], match, game=game)
    with pytest.raises(ServerRefused, match="who you are"):
        play(RandomAgent(), server.url, "forged", match, game=game)
