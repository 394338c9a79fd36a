"""However many wish for a rematch at once, they meet at one table."""

import threading

from tests.server.helping import ME, Person, level, table, two_players

RUNS = 20


def over(server):
    """A match of two that is over."""
    ada, bob, match = two_players(server)
    with bob.page() as page:
        page.watch(match)
        page.act("resign")
    return ada, bob, match


def at_once(*people, match):
    """The tables that each gets who presses at the same moment."""
    gate, found = threading.Barrier(len(people)), {}

    def press(number, person):
        gate.wait()
        found[number] = person.post(f"/api/matches/{match}/rematch")

    presses = [threading.Thread(target=press, args=one) for one in enumerate(people)]
    for one in presses:
        one.start()
    for one in presses:
        one.join()
    return [found[number] for number in range(len(people))]


def test_both_who_press_at_once_land_at_one_table_that_begins(server):
    for _ in range(RUNS):
        ada, bob, match = over(server)
        mine, theirs = at_once(ada, bob, match=match)
        assert mine["match"] == theirs["match"]
        again = ada.get(f"/api/matches/{mine['match']}")
        assert again["table"]["phase"] == "on"
        assert [seat["name"] for seat in again["table"]["seats"]] == ["Bob", "Ada"]
        told = bob.get(f"/api/matches/{match}")["table"]
        assert told["rematch"] == mine["match"]
        assert [one["kind"] for one in told["happenings"]].count("rematch") == 1


def test_the_same_by_two_processes_on_one_folder(start):
    first = start()
    second = start(data=first.data)
    for _ in range(RUNS):
        ada, bob, match = over(first)
        there = Person(second, None)
        there.http.cookies = bob.http.cookies
        mine, theirs = at_once(ada, there, match=match)
        assert mine["match"] == theirs["match"]
        matches = {card["match"] for card in ada.get("/api/mine")}
        assert matches == {match, mine["match"]}


def test_who_presses_first_waits_for_the_others(server):
    ada, bob, match = over(server)
    again = ada.post(f"/api/matches/{match}/rematch")
    assert again["table"]["phase"] == "waiting" and again["yours"] == [1]
    assert ada.post(f"/api/matches/{match}/rematch")["table"]["phase"] == "waiting"
    assert bob.post(f"/api/matches/{match}/rematch")["table"]["phase"] == "on"


def test_a_rematch_of_who_plays_alone_begins_once(server):
    ada = Person(server)
    match = table(ada, ME, level())
    with ada.page() as page:
        page.watch(match)
        page.act("resign")
    one, two = at_once(ada, ada, match=match)
    assert one["match"] == two["match"] and one["table"]["phase"] == "on"


def test_a_rematch_waits_in_the_list_of_whom_it_is_proposed_to(server):
    ada, bob, match = two_players(server)
    with ada.page() as page:
        page.watch(match)
        page.act("resign")
    again = ada.post(f"/api/matches/{match}/rematch")["match"]

    def told(person):
        found = {one["match"]: one for one in person.get("/api/mine")}
        return found[again]["invited"] if again in found else None

    assert told(bob) is True and told(ada) is False
    (seat,) = bob.get(f"/api/matches/{again}")["yours"]
    bob.post(f"/api/matches/{again}/leave", {"seat": seat})
    assert told(bob) is None, "declined"


def test_lud_13_in_a_rematch_the_other_begins_and_everybody_keeps_what_they_played(server):
    begun = set()
    while begun != {0, 1}:  # who begins first is drawn by lot
        ada, bob, match = two_players(server, game="duel", options={"classes": "mage,warrior"})
        with bob.page() as page:
            first = page.watch(match)["state"]["first"]
            page.act("resign")
        again = ada.post(f"/api/matches/{match}/rematch")["match"]
        bob.post(f"/api/matches/{match}/rematch")
        assert ada.get(f"/api/matches/{again}")["options"]["classes"] == ["warrior", "mage"]
        with bob.page() as page:
            # Bob moves from seat 1 to seat 0: the seat that began is now that of the other.
            assert page.watch(again)["state"]["first"] == first
        begun.add(first)
