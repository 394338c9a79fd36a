"""Nothing leaks: two worlds that differ only in what a viewer can't see look the same to them."""

import json
import re
import secrets
import time

import pytest

from ludotheque.core.library import load
from ludotheque.core.match import Match
from ludotheque.server import loading, summaries
from ludotheque.server.acts import extend
from ludotheque.server.entries import Begun, Created, Sitter, write_row
from ludotheque.server.store.appends import Append
from ludotheque.server.store.opening import open_folder
from ludotheque.server.store.writer import do_one, transact
from ludotheque.server.wire.tables import ClockChoice
from tests.server.helping import ME, OPEN, ROOT, Person, table, two_players

ATTIC = load("grenier", ROOT / "tests" / "template")


def plant(server, state, people, **given):
    """Write a match that begins in a given position straight into the server's log."""
    edition = ATTIC.edition()
    kinds = ["bot" if p.token else "person" for p in people]
    sitters = [Sitter(k, p.id, n, ready=True) for k, p, n in zip(kinds, people, "AB", strict=True)]
    what = Created(
        game="grenier",
        rules=ATTIC.rules.version,
        content=edition.digest,
        options=edition.options,
        seed=f"{secrets.randbits(128):032x}",
        seats=sitters,
        clock=ClockChoice(),
        owner=people[0].id,
        invite="unused",
        start=edition.rules.state.pack(state).hex(),
        **given,
    )
    match, at = secrets.token_urlsafe(12), time.time()
    fresh = loading.first(match, what, at, edition, None)
    rows = (write_row(what, at), *extend(fresh, [Begun()], at, None))
    job = Append(match, 1, rows, summaries.summary(fresh, None), summaries.holders(fresh.table))
    connection = open_folder(server.data).raw_connection()
    transact(connection.driver_connection, lambda: do_one(connection.driver_connection, job))
    connection.close()
    return match


def two_worlds():
    """Two first positions: seat 1's hand and the bottom of the deck differ by one swapped card."""
    for seed in range(100):
        one = ATTIC.new(seed).state
        layout = ATTIC.rules.state
        if one.seat != 0:
            continue
        for kind, held in enumerate(one.hand[1]):
            bottom = one.deck[0]
            if held and kind != bottom and one.hand[1][bottom]:
                two = layout.copy(one)
                two.hand[1][kind] -= 1
                two.hand[1][bottom] += 1
                two.deck[0] = kind
                return one, two
    raise AssertionError("no such worlds")


def story(one, two):
    """Moves legal in both worlds, for both seats."""
    matches = [Match(ATTIC.edition(), 0, s) for s in (one, two)]
    told = []
    while len(told) < 10 and matches[0].state.deck_n > 4:
        both = [set(m.notation for m in match.legal()) for match in matches]
        if matches[0].seat == 0:
            assert both[0] == both[1], "the worlds differ for seat 0"
        move = sorted(both[0] & both[1])[-1]
        told.append((matches[0].seat, move))
        for match in matches:
            match.push(move)
    return told


HIDE = [
    (r'"match":"[\w-]+"', '"match":"M"'),
    (r'"(at|now|created|updated|since)":[\d.]+', r'"\1":0'),
    (r'"key":"\w+"', '"key":"K"'),
    (r'"rematch":"[\w-]+"', '"rematch":"R"'),
]


def blurred(raw, match):
    """A frame without what differs between any two matches."""
    raw = raw.replace(match, "M")
    for pattern, instead in HIDE:
        raw = re.sub(pattern, instead, raw)
    return raw


def watch_story(server, people, match, told):
    """Play a story; every frame and answer that seat 0 and a spectator get."""
    ada, bob = people
    eve = Person(server, "Eve")
    with ada.page() as a, bob.page() as b, eve.page() as e:
        a.watch(match), b.watch(match), e.watch(match)
        pages = (a, b)
        for made, (seat, move) in enumerate(told, 1):
            pages[seat].until(lambda v: v["legal"])
            assert pages[seat].move(move)["type"] == "done"
            for page in (a, b, e):
                page.until(lambda v, made=made: v["made"] >= made)
        a.move("lay nonsense"), a.move("snatch"), a.act("undo", made=99)
        asked = [ask(who, match) for who in (ada, eve)]
        return [[blurred(raw, match) for raw in p.frames[1:]] for p in (a, e)] + asked


def ask(person, match):
    """Everything HTTP tells one viewer of a match."""
    paths = ["", "/replay", "/replay/0", "/replay/3", "/replay/3?eye=1", "/export", "/curve"]
    paths += ["/replay?eye=watch", "/replay/5?eye=watch", "/replay?eye=all", "/replay/3?eye=all"]
    paths += ["/since-my-turn", "/since-my-turn?seat=0", "/drawn", "/drawn?seat=0"]
    paths += ["/drawn?seat=1", "/replay/3?drawn=true", "/replay/3?eye=watch&drawn=true"]
    found = [blurred(person.ask("GET", f"/api/matches/{match}{p}").text, match) for p in paths]
    mine = [c for c in person.get("/api/mine") if c["match"] == match]
    return [*found, blurred(json.dumps(mine, separators=(",", ":")), match)]


@pytest.mark.parametrize("kind", ["person", "bot"])
def test_two_worlds_look_the_same_on_every_wire(server, kind):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    if kind == "bot":
        made = ada.post("/api/bots", {"name": "A"})
        ada = Person(server, token=made["token"])
        ada.id = made["id"]
    one, two = two_worlds()
    told = story(one, two)
    assert len(told) >= 6 and {seat for seat, _ in told} == {0, 1}
    seen = [watch_story(server, (ada, bob), plant(server, s, (ada, bob)), told) for s in (one, two)]
    assert seen[0] == seen[1]
    text = json.dumps(seen[0])
    assert "made" in text and '\\"hand\\"' in text  # something was compared
    assert '\\"aside\\":{\\"worth\\":[' in text
    assert '\\"picture\\":{' in text
    assert '\\"patches\\":[{\\"' in text


def test_two_worlds_would_be_told_apart_by_the_seat_that_sees_the_difference(server):
    """The canary of the test above: seat 1's own frames do differ."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    one, two = two_worlds()
    frames = []
    for state in (one, two):
        match = plant(server, state, (ada, bob))
        with bob.page() as page:
            page.watch(match)
            frames.append(page.view)
    assert frames[0]["state"] != frames[1]["state"]
    assert frames[0]["aside"] != frames[1]["aside"]


def test_steps_behind_a_screen_move_no_number_that_others_are_told(server):
    ada, bob, match = two_players(server, game="night-dealer")
    eve = Person(server, "Eve")
    with ada.page() as a, bob.page() as b, eve.page() as e:
        pages = (a, b)
        for page in (*pages, e):
            page.watch(match)
        mover, other = pages[a.view["acting"]], pages[1 - a.view["acting"]]
        mover.move("roll")
        for page in (mover, other, e):
            page.until(lambda v: v["made"] == 1)
        while not other.quiet(0.1):
            pass  # the table settles
        watcher = (ada, bob)[1 - a.view["acting"]]
        before = [ask(watcher, match), ask(eve, match)]
        mover.move(mover.view["legal"][0]["number"])  # a tile, seen by its composer alone
        mover.until(lambda v: v["made"] == 2)
        mover.act("undo", made=1)
        mover.until(lambda v: v["made"] == 1)
        mover.move(mover.view["legal"][1]["number"])
        assert other.quiet() and e.quiet()
        assert [ask(watcher, match), ask(eve, match)] == before
        with eve.page() as again:
            assert again.watch(match)["version"] == e.view["version"]


def test_no_seed_leaves_the_server_while_the_match_is_on(server):
    ada = Person(server)
    match = table(ada, ME, ME, game="grenier")
    assert ada.refused("GET", f"/api/matches/{match}/export") == (403, "still_on")
    seed = re.compile(r"\b[0-9a-f]{32}\b")
    with ada.page() as page:
        page.watch(match)
        assert not any(seed.search(raw) for raw in page.frames)
    assert not any(seed.search(text) for text in ask(ada, match))
    assert not seed.search(server.said())


def test_before_the_match_begins_nobody_sees_a_hand(server):
    ada = Person(server)
    match = table(ada, ME, OPEN, game="grenier")
    with ada.page() as page:
        view = page.watch(match)
        assert view["state"] == {} and view["legal"] == []


def test_a_former_seat_loses_its_eyes_at_once(server):
    _ada, bob, match = two_players(server, game="grenier")
    with bob.page() as b:
        assert sum(b.watch(match)["state"]["hand"][1]) > 0
        bob.post(f"/api/matches/{match}/leave")
        view = b.until(lambda v: v["seat"] is None)
        assert view["state"]["hand"] == [[0] * 5] * 3 and view["legal"] == []
        b.send("watch", match=match, seat=1)
        assert b.next("refused")["code"] == "not_yours"
        assert b.view["seat"] is None
    assert bob.refused("GET", f"/api/matches/{match}/replay?eye=1") == (403, "eyes")


def test_a_table_without_spectators_shows_itself_to_its_own_only(server):
    _ada, bob, match = two_players(server, game="grenier", spectators=False)
    eve = Person(server, "Eve")
    with eve.page() as page:
        assert page.watch(match)["code"] == "eyes"
    assert eve.refused("GET", f"/api/matches/{match}/replay") == (403, "eyes")
    with bob.page() as page:
        assert page.watch(match)["seat"] == 1
        bob.post(f"/api/matches/{match}/leave")
        assert page.next("refused")["code"] == "eyes"


def test_nobody_comes_to_know_two_hands(server):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match = table(ada, ME, OPEN, OPEN, game="grenier", options={"seats": 3}, public=True)
    bob.post(f"/api/matches/{match}/join")
    ada.post(
        f"/api/matches/{match}/seats", {"seat": 2, "choice": {"kind": "level", "level": "apprenti"}}
    )
    choice = {"seat": 2, "choice": {"kind": "me"}}
    assert ada.refused("POST", f"/api/matches/{match}/seats", choice) == (403, "two_hands")
    ada.post(f"/api/matches/{match}/seats", {"seat": 2, "choice": {"kind": "open"}})
    assert bob.refused("POST", f"/api/matches/{match}/join", {"seat": 2}) == (403, "two_hands")


def test_what_another_seat_played_is_told_by_its_events_alone(server):
    """A move's own words may name a hidden card; only its maker reads them."""
    ada, bob, match = two_players(server, game="grenier")
    with ada.page() as a, bob.page() as b:
        pages = (a, b)
        a.watch(match), b.watch(match)
        seat = a.view["acting"]
        pages[seat].move("peek")
        for page in pages:
            page.until(lambda v: v["made"] == 1)
        assert pages[seat].view["steps"][-1]["move"] == "peek"
        told = pages[1 - seat].view["steps"][-1]
        assert told["move"] is None and told["seat"] == seat
        assert "peeked" in [event["kind"] for event in told["events"]]
        assert "saw" not in [event["kind"] for event in told["events"]]
    marks = (ada, bob)[1 - seat].get(f"/api/matches/{match}/replay")["marks"]
    assert [mark["move"] for mark in marks[1:]] == [None]
