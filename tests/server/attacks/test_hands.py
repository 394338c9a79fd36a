"""Attacks on what others hold, their hands and their record, and on chance."""

import pytest

from tests.server.attacks.standing import bot_of, comer, pair, wait_until
from tests.server.helping import ME, OPEN, level, table


def seat(choice, number=1):
    """What the owner of a table sends to change a seat."""
    return {"seat": number, "choice": choice}


@pytest.mark.parametrize("game", ["duel", "generals"])
@pytest.mark.parametrize("way", ["me", "bot"])
def test_a1_the_owner_takes_the_seat_of_who_reloads_the_page_and_reads_the_hand(house, game, way):
    ada, bob, match = pair(house, game=game)
    choice, eyes = (ME, ada) if way == "me" else bot_of(ada)
    with bob.page() as page:
        page.watch(match)
    path = f"/api/matches/{match}"
    wait_until(lambda: not ada.get(path)["table"]["seats"][1]["connected"])
    for wanted in (level(), choice):
        ada.ask("POST", f"{path}/seats", seat(wanted))
    with eyes.page() as page:
        assert page.watch(match, seat=1).get("code") == "not_yours", "the hand of another is read"
    assert eyes.ask("GET", f"{path}/replay?eye=1").status_code == 403
    assert bob.get(path)["yours"] == [1], "the seat was stolen"


def everything_dealt(who, match):
    """Every hand and deck of a match that is over, in their order, at its beginning."""
    state = who.get(f"/api/matches/{match}/replay/0?eye=all")["state"]
    return state["hand"], state["deck"]


def test_a6_a_table_from_a_position_one_has_read_is_dealt_as_foretold(house):
    ada, bob = comer(house), comer(house, "Bob")
    read = table(ada, ME, ME, game="duel")
    with ada.page() as page:
        page.watch(read)
        page.act("resign", seat=0)
    foretold = everything_dealt(ada, read)
    fresh = ada.post(f"/api/matches/{read}/from", {"made": 0, "seats": [OPEN, ME]})
    bob.post(f"/api/matches/{fresh['match']}/join", {"invite": fresh["invite"]})
    with bob.page() as page:
        page.watch(fresh["match"])
        page.act("resign", seat=0)
    assert everything_dealt(bob, fresh["match"]) != foretold
    assert read in bob.ask("GET", f"/api/matches/{fresh['match']}").text, "whence is not told"


@pytest.mark.parametrize("opponent", ["away", "bot"])
def test_b1_moves_are_taken_back_and_hints_are_had_without_asking(house, opponent):
    ada, bob = comer(house), comer(house, "Bob")
    match = table(ada, ME, OPEN, game="connect-four", public=True)
    path, other = f"/api/matches/{match}", bob
    if opponent == "bot":
        _, other = bot_of(bob)
    other.post(f"{path}/join")
    with ada.page() as mine, other.page() as theirs:
        mine.watch(match), theirs.watch(match)
        for number in range(4):
            mover = (mine, theirs)[number % 2]
            mover.until(lambda v, number=number: v["made"] == number)
            assert mover.move(f"drop {number + 1}")["type"] == "done"
        mine.until(lambda v: v["made"] == 4)
        if opponent == "away":
            other.post(f"{path}/leave")
        mine.act("undo", made=0)
    with other.page() as page:
        assert page.watch(match, blind=True)["made"] >= 4, "moves were taken back without a word"
    assert ada.ask("POST", f"{path}/hints", {}).status_code == 403, "hints against a person"


def roll(page):
    """Roll, and say what came."""
    view = page.until(lambda v: v["legal"])
    move = next(m["number"] for m in view["legal"] if m["verb"] == "roll")
    assert page.move(move)["type"] == "done"
    page.until(lambda v: v["version"] > view["version"])
    return [step["events"] for step in page.view["steps"]]


def test_b2_a_roll_that_was_taken_back_comes_again(house):
    ada = comer(house)
    match = table(ada, ME, level(), game="night-dealer", options={"starter": "A"})
    with ada.page() as page:
        page.watch(match)
        rolls = [roll(page)]
        for _ in range(6):
            before = page.view
            assert page.act("undo", made=before["made"] - 1)["type"] == "done"
            page.until(lambda v, before=before: v["version"] > before["version"])
            rolls.append(roll(page))
    assert any(other != rolls[0] for other in rolls), "the dice are known beforehand"


LONGEST = 5.0  # seconds: windows that the server let go by were shut within 4.6


def test_b3_a_window_shuts_by_itself_when_nothing_can_be_answered(house):
    for _ in range(20):
        ada, bob, match = pair(house, game="veille")
        with ada.page() as mine, bob.page() as theirs:
            mine.watch(match), theirs.watch(match)
            mover = (mine, theirs)[mine.view["acting"]]
            asked = theirs if mover is mine else mine
            mover.until(lambda v: v["legal"])
            lay = [m["number"] for m in mover.view["legal"] if m["verb"] == "lay"]
            if not lay:
                continue
            assert mover.move(lay[0])["type"] == "done"
            view = asked.until(lambda v: v["window"])
            if [m["verb"] for m in view["legal"]] != ["pass"]:
                continue
            mover.until(lambda v: v["window"])
            assert mover.quiet(LONGEST), "a window that shuts tells that no answer was held"
            return
    raise AssertionError("nobody was ever without an answer")


@pytest.mark.parametrize("seconds", [1e-9, 1e-300, 0.5])
def test_n5_who_joins_a_table_from_the_lobby_has_lost_on_time_already(house, seconds):
    mallory = comer(house, "Mallory")
    clock = {"kind": "total", "seconds": seconds, "timeout": "lose"}
    body = {"game": "connect-four", "seats": [OPEN, ME], "public": True, "clock": clock}
    answer = mallory.ask("POST", "/api/matches", body)
    assert answer.status_code == 400 and answer.json()["code"] == "clock", answer.text
