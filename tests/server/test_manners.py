"""Good manners: breaking off early, draws, and claiming the game of who has gone."""

import threading
import time

import pytest

from ludotheque.agents import RandomAgent
from ludotheque.core.library import load
from ludotheque.server import acts, client, manners, results
from ludotheque.server.entries import Sitter
from ludotheque.server.refusals import Denied
from ludotheque.server.wire.tables import ClockChoice
from tests.server.helping import ME, OPEN, PATIENCE, ROOT, Person, level, table, two_players
from tests.server.tabling import playing


def do(person, match, what):
    """Something mannerly that is done."""
    return person.post(f"/api/matches/{match}/manner", {"what": what})["table"]


def refused(person, match, what):
    """The code and rule of why it is not."""
    answer = person.ask("POST", f"/api/matches/{match}/manner", {"what": what})
    assert answer.status_code >= 400, answer.text
    return answer.json()["code"], answer.json()["rule"]


def kinds(person, match):
    """What happened, as all are told."""
    told = person.get(f"/api/matches/{match}")["table"]["happenings"]
    return [(one["kind"], one["seat"]) for one in told if one["kind"] not in ("sat", "begun")]


def move(person, match):
    """A move of whoever's turn it is."""
    with person.page() as page:
        view = page.watch(match)
        assert page.move(view["legal"][0]["number"])["type"] == "done"


def test_lud_8_before_the_second_move_anybody_breaks_off_and_nothing_counts(server):
    ada, bob, match = two_players(server)
    move(ada, match)
    assert ada.get(f"/api/matches/{match}")["table"]["manners"]["abort"]
    assert do(bob, match, "abort")["phase"] == "over"
    assert kinds(Person(server, "Eve"), match) == [("aborted", 1)]
    for who in (ada, bob):
        (one,) = who.get("/api/me/history")["matches"]
        assert (one["result"], one["reason"]) == ("aborted", "aborted")
        assert who.get("/api/me/record")["games"][0]["tally"] == {"won": 0, "lost": 0, "drawn": 0}
    assert refused(ada, match, "abort") == ("over", "LUD-2")


def test_lud_11_a_table_that_waits_is_withdrawn_by_its_owner_and_by_nobody_else(server):
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    match = table(ada, ME, OPEN, OPEN, game="grenier", options={"seats": 3}, public=True)
    bob.post(f"/api/matches/{match}/join")
    assert refused(bob, match, "withdraw") == ("owner", None)
    with bob.page() as page:
        page.watch(match)
        assert do(ada, match, "withdraw")["phase"] == "over"
        assert page.until(lambda v: v["outcome"])["outcome"]["reason"] == "withdrawn"
    assert match not in [one["match"] for one in bob.get("/api/lobby") + bob.get("/api/mine")]
    assert bob.refused("POST", f"/api/matches/{match}/join", {"seat": 2}) == (409, "over")
    assert bob.get("/api/me/history")["total"] == ada.get("/api/me/history")["total"] == 0
    assert refused(ada, match, "withdraw") == ("withdraw_late", "LUD-11")
    begun = table(ada, ME, level())
    assert refused(ada, begun, "withdraw") == ("withdraw_late", "LUD-11")


def test_lud_8_after_the_second_move_nobody_does(server):
    ada, bob, match = two_players(server)
    move(ada, match)
    move(bob, match)
    assert not bob.get(f"/api/matches/{match}")["table"]["manners"]["abort"]
    assert refused(ada, match, "abort") == ("abort_late", "LUD-8")
    assert refused(Person(server, "Eve"), match, "abort") == ("not_yours", "LUD-1")
    assert refused(ada, match, "dance") == ("choice", None)
    assert kinds(ada, match) == []


def test_lud_8_among_computers_who_has_not_moved_breaks_off_however_far_they_went():
    found = playing(load("night-dealer"))
    computer, person = found.seat, 1 - found.seat
    found.table.seats[computer] = Sitter("level", name="L", level="apprenti", ready=True)
    while found.seat == computer:
        legal = found.edition.legal(found.match.state)
        acts.extend(found, acts.move(found, computer, [legal[0]]), 3.0, None)
    assert found.table.made >= manners.EARLY
    assert manners.may_abort(found, person) and not manners.may_abort(found, computer)
    legal = found.edition.legal(found.match.state)
    acts.extend(found, acts.move(found, person, [legal[0]]), 4.0, None)
    with pytest.raises(Denied, match="abort_late"):
        manners.abort(found, person)


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_lud_8_a_match_lost_on_time_before_the_first_move_counts_as_broken_off(moves):
    found = playing(load("connect-four", ROOT / "bench" / "fixtures"))
    for _ in range(moves):
        acts.extend(found, acts.move(found, found.seat, ["drop 1"]), 3.0, None)
    loser = found.seat
    acts.extend(found, acts.resign(found, loser, "time"), 4.0, None)
    assert found.table.result.reason == "time"
    remembered = {row[0]: row[4] for row in results.rows(found)}
    lost, won = ("lost", "won") if moves == 2 else ("aborted", "aborted")
    assert remembered == {f"id{loser}": lost, f"id{1 - loser}": won}


def test_lud_8_who_gave_up_a_match_they_had_played_has_lost_it_whoever_never_came():
    found = playing(load("eden"), {"seats": 3})
    first = found.seat
    while found.seat == first:
        legal = found.edition.legal(found.match.state)
        acts.extend(found, acts.move(found, first, legal[-1:]), 3.0, None)
    acts.extend(found, acts.resign(found, first), 4.0, None)
    while found.table.phase == "on":
        acts.extend(found, acts.resign(found, found.seat, "time"), 5.0, None)
    remembered = {row[0]: row[4] for row in results.rows(found)}
    assert remembered.pop(f"id{first}") == "lost" and set(remembered.values()) == {"aborted"}


def test_lud_8_building_a_deck_is_no_move():
    found = playing(load("duel"), {"decks": "custom"})
    while not found.match.state.turn:
        assert manners.may_abort(found, 0)
        acts.extend(
            found,
            acts.move(found, found.seat, [found.edition.legal(found.match.state)[0]]),
            3.0,
            None,
        )


def test_lud_9_a_draw_is_offered_declined_offered_after_a_move_and_agreed(server):
    ada, bob, match = two_players(server)
    assert refused(bob, match, "accept") == ("no_draw", "LUD-9")
    assert do(ada, match, "offer")["manners"]["draw"] == {"by": 0, "waiting": [1]}
    assert refused(ada, match, "accept") == ("not_yours", "LUD-1"), "nobody agrees with themselves"
    assert refused(bob, match, "offer") == ("draw_open", "LUD-9")
    do(bob, match, "decline")
    assert refused(ada, match, "offer") == ("draw_again", "LUD-9")
    move(ada, match)
    do(ada, match, "offer")
    move(bob, match)
    assert ada.get(f"/api/matches/{match}")["table"]["manners"]["draw"] is None, "a move ends it"
    do(bob, match, "offer")
    with ada.page() as page:
        page.watch(match)
        do(ada, match, "accept")
        assert page.until(lambda v: v["outcome"])["outcome"]["reason"] == "draw"
    assert kinds(bob, match) == [
        *(("draw_offered", 0), ("draw_declined", 1)),
        *(("draw_offered", 0), ("draw_offered", 1), ("draw_accepted", 0)),
    ]
    for who in (ada, bob):
        assert who.get("/api/me/record")["games"][0]["tally"]["drawn"] == 1


def test_lud_9_a_computer_answers_by_what_it_thinks_of_its_chances():
    game = load("night-dealer")
    sitters = [
        Sitter("person", "ada", "Ada", ready=True),
        Sitter("level", level="maitre", ready=True),
    ]
    found = playing(game, seats=sitters, owner="ada")
    acts.extend(found, manners.offer(found, 0), 3.0, None)
    for points, no in (([8, 0], []), ([0, 8], [1])):
        found.match.state.points = points
        assert manners.unwilling(found) == no
    assert [e.what for e in manners.answer_as_computers(found, [1])] == ["decline"]
    accept, end = manners.answer_as_computers(found, [])
    assert (accept.what, end.reason, end.winners) == ("accept", "draw", [])


def test_lud_9_a_computer_says_so_at_the_table(server):
    ada = Person(server)
    match = table(ada, ME, level(), game="night-dealer", options={"starter": "A"})
    with ada.page() as page:
        page.watch(match)
        do(ada, match, "offer")
        while [kind for kind, _ in kinds(ada, match)] == ["draw_offered"]:
            page.next("table", "view")
    assert kinds(ada, match)[-1] == ("draw_declined", 1)


def test_lud_10_the_game_of_who_has_gone_is_claimed_but_never_while_they_are_there(start):
    server = start(absence=2.0)
    ada, bob, match = two_players(server)
    move(ada, match)
    with bob.page() as page:
        page.watch(match)
        assert refused(ada, match, "claim") == ("claim_here", "LUD-10")
        assert refused(bob, match, "claim") == ("claim_turn", "LUD-10")
    assert refused(ada, match, "claim") == ("claim_here", "LUD-10"), "bob has only just gone"
    until = time.monotonic() + PATIENCE
    while ada.ask("POST", f"/api/matches/{match}/manner", {"what": "claim"}).status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert ada.get(f"/api/matches/{match}")["table"]["phase"] == "over"
    assert kinds(bob, match) == [("claimed", 0)]
    won, lost = (who.get("/api/me/history")["matches"][0] for who in (ada, bob))
    assert (won["result"], lost["result"], won["reason"]) == ("won", "lost", "absent")


@pytest.mark.parametrize("jump", [-3600, 3600])
def test_lud_10_a_wall_clock_that_is_set_makes_nobody_gone_nor_keeps_them(start, tmp_path, jump):
    wall = tmp_path / "wall"
    wall.write_text("0")
    server = start(absence=2.0, wall=str(wall))
    ada, bob, match = two_players(server)
    move(ada, match)
    with bob.page() as page:
        page.watch(match)
    wall.write_text(str(jump))
    assert refused(ada, match, "claim") == ("claim_here", "LUD-10"), "bob has only just gone"
    until = time.monotonic() + PATIENCE
    while ada.ask("POST", f"/api/matches/{match}/manner", {"what": "claim"}).status_code != 200:
        assert time.monotonic() < until, "bob has been gone for long"
        time.sleep(0.1)


def claimed(found, seat, gone=True):
    return manners.claim(found, seat, lambda who: gone)


def test_lud_10_not_against_computers_days_several_sides_or_oneself():
    duel = load("duel")
    plain = playing(duel)
    waits, plays = 1 - plain.seat, plain.seat
    assert claimed(plain, waits)[1].winners == [waits]
    with pytest.raises(Denied, match="claim_here"):
        claimed(plain, waits, gone=False)
    with pytest.raises(Denied, match="claim_turn"):
        claimed(plain, plays)
    days = playing(duel, clock=ClockChoice("days", 86400.0))
    mine = [Sitter("person", "ada", n, ready=True) for n in "AB"]
    bot = [mine[0], Sitter("bot", "bot", "B", ready=True, owner="ada")]
    computer = [mine[0], Sitter("level", level="maitre", ready=True)]
    gone = [mine[0], acts.stand_in(Sitter("person", "bob", "B", ready=True), "maitre")]
    several = playing(load("generals"), {"map": "crossroads"})
    for found in (days, several, *(playing(duel, seats=s) for s in (mine, bot, computer, gone))):
        with pytest.raises(Denied, match="claim_never"):
            claimed(found, 0)


class Peaceful(RandomAgent):
    """Plays anything, and agrees to every draw."""

    def agrees(self, view):
        return True


def test_a_bot_answers_a_draw_that_is_offered(server):
    ada, owner = Person(server, "Ada"), Person(server, "Bob")
    token = owner.post("/api/bots", {"name": "Robot"})["token"]
    match = table(ada, ME, OPEN, public=True, game="night-dealer")
    found = []
    bot = threading.Thread(
        target=lambda: found.append(client.play(Peaceful(seed=1), server.url, token, match))
    )
    bot.start()
    with ada.page() as page:
        page.watch(match)
        page.until(
            lambda v: v["table"]["phase"] == "on" and v["legal"]
        )  # the bot's move, a no, is made
        do(ada, match, "offer")
        page.until(lambda v: v["outcome"])
    bot.join(20)
    assert found[0].outcome.reason == "draw"
    with pytest.raises(client.ServerRefused, match="over"):
        client.manner(server.url, token, match, "abort")
