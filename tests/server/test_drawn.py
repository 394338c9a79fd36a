"""Positions as their game draws them, for pages that have no table of their own for it."""

from tests.server.helping import ME, OPEN, Person, examples, table, two_players


def test_a_board_is_drawn_through_the_eyes_of_who_asks(server):
    ada, bob, match = two_players(server, game="grenier")
    eve = Person(server, "Eve")
    mine = ada.get(f"/api/matches/{match}/drawn?seat=0")
    seen = eve.get(f"/api/matches/{match}/drawn")
    assert mine["picture"]["fr"].startswith("<svg ") and mine["picture"]["en"].startswith("<svg ")
    assert "3 × ?" in mine["words"]["fr"] and mine["words"]["fr"].count("3 × ?") == 1
    assert seen["words"]["fr"].count("3 × ?") == 2
    assert "[b]" not in mine["words"]["en"]
    assert bob.refused("GET", f"/api/matches/{match}/drawn?seat=0") == (403, "not_yours")


def test_a_table_without_spectators_is_drawn_for_its_own_only(server):
    ada, _bob, match = two_players(server, game="grenier", spectators=False)
    eve = Person(server, "Eve")
    assert eve.refused("GET", f"/api/matches/{match}/drawn") == (403, "eyes")
    assert ada.get(f"/api/matches/{match}/drawn?seat=0")["words"]["en"]


def test_nothing_is_drawn_before_the_match_begins(server):
    ada = Person(server)
    match = table(ada, ME, OPEN, game="grenier")
    assert ada.refused("GET", f"/api/matches/{match}/drawn?seat=0") == (409, "not_begun")


def test_replays_and_examples_are_drawn_when_that_is_asked(server):
    ada, _bob, match = two_players(server, game="grenier")
    plain = ada.get(f"/api/matches/{match}/replay/0")
    drawn = ada.get(f"/api/matches/{match}/replay/0?drawn=true")
    assert plain["drawn"] is None and drawn["drawn"]["words"]["fr"].count("3 × ?") == 1
    runs = examples(ada, "grenier", drawn=True)
    assert all(frame["drawn"]["picture"]["fr"] for run in runs for frame in run["frames"])
    runs = examples(ada, "grenier")
    assert all(frame["drawn"] is None for run in runs for frame in run["frames"])


def test_what_is_told_of_a_place_is_what_who_asks_can_see_there(server):
    ada, bob, match = two_players(server, game="generals")
    mine = ada.get(f"/api/matches/{match}/regard/0?seat=0")["told"]
    assert set(mine) == {"reach", "zone", "menaced", "against"}
    assert bob.refused("GET", f"/api/matches/{match}/regard/0?seat=0") == (403, "not_yours")
    assert Person(server, None).get(f"/api/matches/{match}/regard/99999")["told"]["reach"] == []
    silent = two_players(server, game="grenier")[2]
    assert ada.refused("GET", f"/api/matches/{silent}/regard/0") == (404, "not_found")
    waiting = table(ada, ME, OPEN, game="generals")
    assert ada.refused("GET", f"/api/matches/{waiting}/regard/0?seat=0") == (409, "not_begun")
