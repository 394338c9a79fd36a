"""Attacks by nobody: what is had without a name, and a cookie that costs nothing, has an end."""

from tests.server.attacks.standing import fresh_address
from tests.server.helping import Person

MEGABYTE = 1 << 20
GAMES = ("duel", "generals", "tactique", "eden")


def stranger(server):
    """Nobody, at an address of their own."""
    return Person(server, None, address=fresh_address())


def path_of(game, file, **given):
    """Where an example is played."""
    asked = "&".join(f"{name}={value}" for name, value in given.items())
    return f"/api/scenarios/{game}/{file}/run?{asked}"


def test_n2_files_that_are_there_for_tests_alone_are_played_for_anybody(house):
    answer = stranger(house).ask("GET", path_of("night-dealer", "more", only="ND-MORE-01"))
    assert answer.status_code == 404 and answer.json()["code"] == "not_found"
    found = stranger(house).ask("GET", path_of("night-dealer", "more", drawn="true"))
    assert found.status_code in (400, 404), f"{len(found.content)} bytes for one request"


def test_n2_a_whole_file_is_played_and_drawn_for_one_request(house):
    answer = stranger(house).ask("GET", path_of("night-dealer", "examples", drawn="true"))
    assert answer.status_code == 400, f"{len(answer.content)} bytes for one request"


def test_n2_a_stranger_has_any_number_of_examples_played(stand):
    """What was played lately costs nothing and is had by all."""
    house = stand()
    mallory = stranger(house)
    ways = [
        path_of(game, one["file"], only=one["id"], drawn=drawn)
        for game in GAMES
        for one in mallory.get(f"/api/scenarios/{game}")
        for drawn in ("false", "true")
    ]
    answers = [mallory.ask("GET", way).status_code for way in ways]
    assert answers[0] == 200 and 429 in answers, "whatever is asked is played"
    first = answers.index(429)
    assert mallory.ask("GET", ways[first - 1]).status_code == 200, "it was played just now"
    late = ways[first]
    assert stranger(house).ask("GET", late).status_code == 200, "others are not held up"


def test_n2_examples_fill_the_memory(stand):
    """Each of them, from as many addresses as that takes."""
    house, ways = stand(), []
    for game in GAMES:
        listed = stranger(house).get(f"/api/scenarios/{game}")
        ways += [path_of(game, one["file"], only=one["id"], drawn="true") for one in listed]
    stranger(house).ask("GET", ways[0])
    before = house.memory()
    for first in range(0, len(ways), 8):
        mallory = stranger(house)
        for way in ways[first : first + 8]:
            assert mallory.ask("GET", way).status_code == 200
    grown = house.memory() - before
    assert grown < 70 * MEGABYTE, f"{grown // MEGABYTE} MB for {len(ways)} requests"


def test_n14_numbers_of_the_server_are_had_through_any_proxy_on_its_machine(house):
    """One that adds none of the headers by which others are known."""
    headers = {"CF-Connecting-IP": "192.0.2.1"}
    assert stranger(house).http.get("/metrics", headers=headers).status_code == 404


def printing(mallory, numbers):
    """How the game under ever other options was answered."""
    way = "/api/games/duel/print"
    asked = [{"options": {"hp": [100 + n // 99, 1 + n % 99]}} for n in numbers]
    return [mallory.ask("POST", way, body).status_code for body in asked]


def test_n4_guests_of_one_address_have_any_number_of_games_printed(stand):
    house, found = stand(), []
    address = fresh_address()
    for guest in range(8):
        mallory = Person(house, "Mallory", address=address)
        found += printing(mallory, range(30 * guest, 30 * guest + 30))
    assert found[0] == 200 and 429 in found, "whatever is asked is printed"
    assert printing(mallory, [0]) == [200], "what is at hand costs nothing"
    assert printing(stranger(house), [9000]) == [200], "others are not held up"


def test_n4_tables_are_another_way_to_have_any_number_of_games_made(stand):
    house, found = stand(), []
    address = fresh_address()
    for guest in range(4):
        mallory = Person(house, "Mallory", address=address)
        for number in range(30):
            options = {"hp": [200 + guest, 1 + number]}
            body = {"game": "duel", "options": options, "seats": []}
            found.append(mallory.ask("POST", "/api/matches", body).status_code)
    assert found[0] == 200 and 429 in found, "whatever is asked is made"
