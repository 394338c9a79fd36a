"""A seat belongs to whoever held it first: nobody else comes to know what it keeps hidden."""

import itertools
import random
import time
from pathlib import Path

import pytest

from ludotheque.core.library import load, names
from ludotheque.core.words import LudothequeError
from ludotheque.server import acts, freedom, recent, replays, seating, sending
from ludotheque.server.catalogue import has_secrets
from ludotheque.server.entries import Undone
from ludotheque.server.people import Identity
from ludotheque.server.refusals import Denied
from ludotheque.server.views import Look
from ludotheque.server.wire.tables import Join, SeatChoice
from tests.server.helping import GAMES, ME, OPEN, Person, level, table, two_players
from tests.server.tabling import playing

HIDDEN = [name for name in names() if has_secrets(load(name).rules)]


def seat(choice, number=1):
    """What the owner sends to change a seat."""
    return {"seat": number, "choice": choice}


def robot(person, name="Robot"):
    """A bot of somebody's, as a choice and as a person."""
    made = person.post("/api/bots", {"name": name})
    return {"kind": "bot", "bot": made["id"]}, Person(person.server, token=made["token"])


@pytest.fixture
def quick(start):
    """A server where somebody is away for good after a moment."""
    return start(grace=0.3)


def replaced(server, game):
    """Ada and Bob play, Bob's page is closed and Ada has put a computer in his seat."""
    ada, bob, match = two_players(server, game=game)
    with bob.page() as page:
        page.watch(match)
    path = f"/api/matches/{match}/seats"
    until = time.monotonic() + 20
    while ada.ask("POST", path, seat(level())).status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.1)
    return ada, bob, match


@pytest.mark.parametrize("game", [*HIDDEN, "grenier"])
def test_the_owner_never_gets_the_hand_of_who_is_away(quick, game):
    ada, bob, match = replaced(quick, game)
    path = f"/api/matches/{match}"
    choice, bot = robot(ada)
    for wanted in (ME, choice, OPEN):
        assert ada.refused("POST", f"{path}/seats", seat(wanted)) == (409, "kept")
    for who in (ada, bot):
        assert who.refused("POST", f"{path}/join", {"seat": 1}) == (409, "kept")
        assert who.refused("GET", f"{path}/replay?eye=1") == (403, "eyes")
        with who.page() as page:
            assert page.watch(match, seat=1)["code"] == "not_yours"
    assert bob.get(path)["table"]["seats"][1]["kept"]
    assert bob.post(f"{path}/join")["yours"] == [1]
    told = [one["kind"] for one in bob.get(path)["table"]["happenings"]]
    assert told[-2:] == ["replaced", "came_back"]


@pytest.mark.parametrize("game", [*HIDDEN, "grenier"])
def test_nobodys_bot_gets_a_hand_at_a_table_where_its_owner_plays(quick, game):
    ada, bob, match = two_players(quick, game=game)
    choice, bot = robot(bob)
    path = f"/api/matches/{match}"
    bob.post(f"{path}/leave")
    assert bot.refused("POST", f"{path}/join", {"seat": 1}) == (409, "kept")
    assert bot.refused("POST", f"{path}/join", {}) == (409, "full")
    assert ada.refused("POST", f"{path}/seats", seat(choice)) == (404, "bot")


def test_a_person_who_was_away_for_a_moment_is_not_replaced(server):
    ada, bob, match = two_players(server, game="grenier")
    path = f"/api/matches/{match}/seats"
    with bob.page() as page:
        page.watch(match)
        assert ada.refused("POST", path, seat(level())) == (409, "present")
    for choice in (level(), ME, OPEN):
        assert ada.refused("POST", path, seat(choice)) == (409, "present")


def test_who_sits_by_another_process_is_here(start, tmp_path):
    first = start(grace=0.5)
    second = start(data=first.data, grace=0.5)
    ada, bob, match = two_players(first, game="grenier")
    there = Person(second, None)
    there.http.cookies = bob.http.cookies
    with there.page() as page, ada.page() as mine:
        page.watch(match)
        mine.watch(match)
        mine.until_connected(1)
        time.sleep(1)
        answer = ada.refused("POST", f"/api/matches/{match}/seats", seat(level()))
        assert answer == (409, "present")


@pytest.mark.parametrize("game", ["connect-four", "grenier"])
def test_an_undo_waits_for_who_is_away_and_hints_are_off(quick, game):
    ada, bob, match = replaced(quick, game)
    path = f"/api/matches/{match}"
    assert ada.refused("POST", f"{path}/hints", {}) == (403, "hints")
    with ada.page() as page:
        page.watch(match)
        if page.view["acting"] != 0:
            page.until(lambda v: v["acting"] == 0)
        page.move(page.view["legal"][0]["number"])
        page.until(lambda v: v["acting"] == 0 and v["made"] >= 2)
        made = page.view["made"]
        assert page.act("undo", made=0)["type"] == "done"
        asked = page.next("table", "view")
        found = asked.get("table") or asked["view"]["table"]
        assert found["undo"]["ask"]["waiting"] == [1]
    bob.post(f"{path}/join")
    with bob.page() as page:
        assert page.watch(match)["made"] >= made
        assert page.act("answer", yes=True)["type"] == "done"
        assert page.until(lambda v: v["made"] == 0)


def test_an_undo_against_somebody_elses_bot_is_asked(server):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match = table(ada, ME, OPEN, public=True)
    _, bot = robot(bob)
    bot.post(f"/api/matches/{match}/join")
    path = f"/api/matches/{match}"
    assert ada.refused("POST", f"{path}/hints", {}) == (403, "hints")
    with ada.page() as page, bot.page() as theirs:
        page.watch(match)
        page.move("drop 1")
        page.watch(match)
        assert page.act("undo", made=0)["type"] == "done"
        assert theirs.watch(match)["table"]["undo"]["ask"]["waiting"] == [1]
        assert theirs.act("answer", yes=True)["type"] == "done"
        assert page.until(lambda v: v["made"] == 0)


def test_ones_own_bot_needs_no_asking(server):
    ada = Person(server, "Ada")
    choice, _ = robot(ada)
    match = table(ada, ME, choice)
    assert ada.post(f"/api/matches/{match}/hints", {})
    with ada.page() as page:
        page.watch(match)
        page.move("drop 1")
        page.watch(match)
        page.act("undo", made=0)
        assert page.until(lambda v: v["made"] == 0)


@pytest.mark.parametrize("clock, agreed", [
    ({"kind": "none", "level": "oracle"}, "apprenti"),
    ({"kind": "days", "seconds": 86400, "timeout": "lose", "level": "oracle"}, "apprenti"),
    ({"kind": "days", "seconds": 86400, "timeout": "computer", "level": "maitre"}, "maitre"),
])  # fmt: skip
def test_who_gets_up_is_not_helped_by_more_than_was_agreed(server, clock, agreed):
    ada, bob, match = two_players(server, game="grenier", clock=clock, hints=False)
    path = f"/api/matches/{match}"
    assert bob.get(path)["table"]["clocks"]["level"] == agreed
    for choice in (level("oracle"), level("adepte")):
        refused = ada.refused("POST", f"{path}/seats", seat(choice, 0))
        assert refused == (409, "level_agreed")
    found = ada.post(f"{path}/leave")["table"]
    assert (found["seats"][0]["level"], found["seats"][0]["kept"]) == (agreed, True)
    assert found["happenings"][-1]["level"] == agreed
    assert ada.post(f"{path}/join")["yours"] == [0]


def test_a_computer_of_the_table_stays_what_it_was(server):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    options = {"seats": 3}
    match = table(*(ada, ME, OPEN, level("apprenti")), game="grenier", public=True, options=options)
    bob.post(f"/api/matches/{match}/join")
    path = f"/api/matches/{match}/seats"
    choice, bot = robot(ada)
    assert ada.refused("POST", path, seat(level("oracle"), 2)) == (409, "level_agreed")
    for wanted in (ME, choice):
        assert ada.refused("POST", path, seat(wanted, 2)) == (403, "two_hands")
    ada.post(path, seat(OPEN, 2))
    for who in (ada, bob, bot):
        refused = who.refused("POST", f"/api/matches/{match}/join", {"seat": 2})
        assert refused == (403, "two_hands")
    assert ada.refused("POST", path, seat(level("oracle"), 2)) == (409, "level_agreed")
    eve = Person(server, "Eve")
    assert eve.post(f"/api/matches/{match}/join")["yours"] == [2]


def test_who_plays_computers_alone_is_free_but_leaves_no_known_hand_to_others(server):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match = table(ada, ME, level(), game="grenier", public=True)
    path = f"/api/matches/{match}"
    assert ada.post(f"{path}/seats", seat(ME))["yours"] == [0, 1]
    assert ada.post(f"{path}/seats", seat(level("oracle")))["yours"] == [0]
    assert ada.refused("POST", f"{path}/seats", seat(OPEN)) == (403, "secrets")
    assert bob.refused("POST", f"{path}/join", {"seat": 1}) == (409, "kept")
    assert ada.post(f"{path}/seats", seat(ME))["yours"] == [0, 1]


def test_a_seat_that_gave_up_does_not_come_back_by_leaving(server):
    ada, bob, eve = (Person(server, name) for name in ("Ada", "Bob", "Eve"))
    match = table(ada, ME, OPEN, OPEN, game="grenier", public=True, options={"seats": 3})
    for who in (bob, eve):
        who.post(f"/api/matches/{match}/join")
    with bob.page() as page:
        page.watch(match)
        page.act("resign")
    assert ada.get(f"/api/matches/{match}")["table"]["seats"][1]["resigned"]
    for choice in (OPEN, ME, level()):
        refused = ada.refused("POST", f"/api/matches/{match}/seats", seat(choice))
        assert refused == (409, "resigned")
    assert bob.refused("POST", f"/api/matches/{match}/join", {"seat": 1}) == (409, "taken")


# -- random sequences of calls


PEOPLE = {name: Identity(name, "guest", name) for name in ("ada", "bob", "eve")}
BOTS = {f"{name}-bot": Identity(f"{name}-bot", "bot", "R", owner=name) for name in PEOPLE}
WHO = [*PEOPLE.values(), *BOTS.values()]


def begun(game, dice):
    """A table of Ada's with Bob or his bot, perhaps computers; public, so that all may come."""
    edition = game.edition()
    choices = [seating.myself(PEOPLE["ada"], None), seating.myself(dice.choice(WHO[1:]), None)]
    choices += [
        seating.sitter_for(SeatChoice("level", "apprenti"), WHO[0], BOTS.get)
        for _ in range(edition.seats - 2)
    ]
    dice.shuffle(choices)
    return playing(game, seats=choices[: edition.seats], owner="ada", public=True)


def call(found, dice):
    """One call of a seat by anybody; what it adds, or Denied."""
    who, number = dice.choice(WHO), dice.randrange(len(found.table.seats))
    kind = dice.choice(("join", "leave", "set", "set", "set", "resign", "move"))
    if kind == "join":
        return seating.join(found, who, Join(seat=dice.choice((None, number))))
    if kind == "leave":
        return seating.leave(found, who, dice.choice((None, number)))
    if kind == "set":
        return seating.set_seat(found, who, number, _choice(who, dice), lambda _: True)
    if kind == "resign":
        held = acts.seat_held(found.table, who.id, number)
        return acts.resign(found, held) if dice.random() < 0.1 else []
    legal = found.edition.legal(found.match.state)
    return acts.move(found, found.seat, [dice.choice(legal)])


def _choice(who, dice):
    kinds = [SeatChoice("level", "apprenti"), SeatChoice("open"), SeatChoice("me")]
    bots = {bot.id: bot for bot in BOTS.values() if bot.owner == who.account}
    kinds += [SeatChoice("bot", bot=name) for name in bots]
    return seating.sitter_for(dice.choice(kinds), who, bots.__getitem__)


def seen_through(found, who):
    """The seats whose eyes an identity may use, in any of the ways there are."""
    table = found.table
    seats = set(replays.eyes_allowed(found, who.id)) - {None}
    for number in range(len(table.seats)):
        try:
            assert sending.choose_eyes(table, who.id, number, False) == number
            assert acts.seat_held(table, who.id, number) == number
            assert Look(found, number).state
            recent.since_turn(found, number)
            seats.add(number)
        except Denied:
            pass
    return seats


@pytest.mark.parametrize("game", [*HIDDEN, "grenier"])
def test_no_order_of_calls_shows_anybody_what_another_held(game):
    folder = Path(GAMES[1]) if game == "grenier" else None
    rules = load(game, folder) if folder else load(game)
    shown = changes = 0
    for seed in range(60):
        dice = random.Random(seed)
        found = begun(rules, dice)
        first = {}
        for _ in range(40):
            if found.table.phase != "on":
                break
            fork = found.fork()
            try:
                changes += bool(acts.extend(fork, call(found, dice), 3.0, None))
                found = fork
            except LudothequeError:
                continue
            if found.table.phase == "on":
                shown += look_around(found, first)
    assert shown > 200 and changes > 200


def look_around(found, first):
    """Everybody looks through all eyes they may, and takes back what they may."""
    shown = 0
    for who in WHO:
        for number in seen_through(found, who):
            assert first.setdefault(number, who.account) == who.account
            shown += 1
            check_undo(found, number, set(first.values()) - {who.account})
            others = found.table.others(who.account)
            assert not (others and sending.may_hint(found.table, who.id))
    return shown


def check_undo(found, number, others):
    """Nobody goes back further than is free without asking, if another held a seat."""
    still = {s.person for s in found.table.seats if not s.resigned}
    made = found.table.eyes[number].made
    if made and found.table.phase == "on":
        done = acts.undo(found, number, 0)
        free = freedom.free(found, number) >= found.table.made - found.index_of(number, 0)
        assert free or not others & still or not isinstance(done[0], Undone)


def test_a_stranger_is_never_let_in_by_any_two_calls(server):
    """Leave and open, level and open, bot and open: the seat of who played stays theirs."""
    ada, bob, match = two_players(server, game="grenier")
    eve = Person(server, "Eve")
    choice, bot = robot(ada)
    path = f"/api/matches/{match}"
    bob.post(f"{path}/leave")
    calls = [seat(level()), seat(OPEN), seat(ME), seat(choice)]
    for one, two in itertools.permutations(calls, 2):
        for body in (one, two):
            ada.ask("POST", f"{path}/seats", body)
        for who in (eve, ada, bot):
            assert who.refused("POST", f"{path}/join", {"seat": 1}) == (409, "kept")
    assert bob.post(f"{path}/join")["yours"] == [1]
