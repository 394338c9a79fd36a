"""Giving up at a table of more than two, where the game has a move for it; and teams."""

from dataclasses import replace

import pytest

from ludotheque.core.kernel import EVERYONE
from ludotheque.core.library import Game, load
from ludotheque.games.tactique.codes import NONE
from ludotheque.server import acts
from ludotheque.server.curves import shares
from ludotheque.server.entries import Ended, Moved, Resigned, Seated
from ludotheque.server.refusals import Denied
from ludotheque.server.rematches import _moved_on
from ludotheque.server.views import Look
from tests.server.tabling import playing

GENERALS = load("generals")
RESIGN = GENERALS.rules.moves.base("resign")
ALONE = Game(replace(GENERALS.rules, resign=RESIGN), GENERALS.folder)
FOUR = {"map": "crossroads", "order": "0,1,2,3"}
PAIRS = FOUR | {"teams": (0, 1, 0, 1)}


def do(found, added):
    """Add entries and what follows; the fork with them."""
    fork = found.fork()
    acts.extend(fork, added, 3.0, None)
    return fork


def play(found, *moves):
    """Moves of whoever acts, one by one."""
    for move in moves:
        found = do(found, acts.move(found, found.seat, [move]))
    return found


def test_in_ones_own_turn_the_move_is_made_at_once_and_the_match_goes_on():
    found = playing(ALONE, FOUR)
    after = do(found, acts.resign(found, 0))
    assert after.match.moves[-1].notation == "resign"
    assert after.seat == 1 and after.table.phase == "on"
    assert after.table.seats[0].resigned and after.table.seats[0].kind == "person"
    with pytest.raises(Denied, match="over"):
        acts.resign(after, 0)


def test_in_anothers_turn_it_waits_for_ones_own():
    found = playing(ALONE, FOUR)
    waiting = do(found, acts.resign(found, 2))
    assert waiting.table.made == 0 and waiting.table.seats[2].resigned
    after = play(waiting, "end", "end")
    assert [m.notation for m in after.match.moves] == ["end", "end", "resign"]
    assert after.seat == 3 and after.match.seats == [0, 1, 2]


def test_an_order_that_was_begun_is_ended_first():
    found = playing(ALONE, FOUR)
    build = next(m for m in found.match.legal() if m.notation.startswith("build"))
    begun = play(found, build.notation)
    assert begun.seat == 0 and RESIGN not in begun.edition.legal(begun.match.state)
    after = do(begun, acts.resign(begun, 0))
    assert after.match.moves[-1].notation == "resign" and after.seat == 1


def test_the_last_team_left_wins_together():
    found = playing(ALONE, PAIRS)
    after = do(found, acts.resign(found, 0))
    assert after.table.phase == "on"
    after = play(after, "end")
    after = do(after, acts.resign(after, 2))
    result = after.table.result
    assert after.table.phase == "over" and result is not None
    assert (result.winners, result.scores) == ([1, 3], [0.0, 1.0, 0.0, 1.0])
    assert result.reason in GENERALS.rules.reasons.values()


def test_time_that_runs_out_is_giving_up_too():
    found = playing(ALONE, FOUR)
    assert acts.resign(found, 0, "time") == [Resigned(0, "time")]


def test_with_two_seats_giving_up_ends_the_match():
    found = playing(ALONE, {"map": "plain"})
    seat = found.seat
    assert acts.resign(found, 1 - seat)[1] == Ended("resign", _one(seat), [seat])


def _one(seat):
    return [1.0 if n == seat else 0.0 for n in range(2)]


def test_without_a_move_for_it_a_computer_plays_on():
    plain = Game(replace(GENERALS.rules, resign=None), GENERALS.folder)
    added = acts.resign(playing(plain, FOUR), 0)
    assert isinstance(added[1], Seated) and added[1].sitter.kind == "level"


def test_nobody_else_is_made_to_give_up():
    found = playing(ALONE, FOUR)
    assert acts.follows(found) == []
    assert acts.follows(do(found, [Moved(0, [GENERALS.rules.moves.base("end")])])) == []


def test_a_rematch_turns_only_what_belongs_to_seats_of_the_match():
    known = next(o for o in GENERALS.rules.options if o.name == "generals").values.of
    options = {"map": "plain", "generals": [known[1], known[2]], "teams": [0, 1]}
    moved = _moved_on(GENERALS.edition(options))
    again = GENERALS.edition(moved)
    assert again.options["generals"][:2] == (known[2], known[1])
    assert again.options["teams"][:2] == (1, 0)
    four = _moved_on(GENERALS.edition(PAIRS | {"generals": known[:4]}))
    assert four["generals"] == (*known[1:4], known[0]) and four["teams"] == (1, 0, 1, 0)


@pytest.mark.parametrize(
    ("teams", "worth", "told"),
    [
        ([0, 1], [10, 10], [0.6, 0.4]),
        ([0, 1, 2], [10, 30, 10], [0.6, 0.3, 0.1]),
        ([0, 1, 0, 1], [5, 1, 9, 7], [0.6, 0.4, 0.6, 0.4]),
        ([0, 1, 2], [10, 0, 0], [0.6, 0.2, 0.2]),
    ],
)
def test_chances_are_those_of_teams(teams, worth, told):
    assert shares(teams, 0, 0.6, worth) == pytest.approx(told)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_a_match_of_secret_picks_lets_all_see_them(seat):
    found = playing(load("tactique"), {"victory_mode": "secret"})
    picks = [found.match.legal()[0].notation]
    found = play(found, picks[0])
    picks.append(found.match.legal()[1].notation)
    found = play(found, picks[1])
    for eye, seen in ((0, 1), (1, 0), (None, 0), (None, 1)):
        assert Look(found, eye).state["goal"][seen] == NONE
    after = do(found, acts.resign(found, seat))
    names = after.edition.labels["conditions"]
    for eye in (0, 1, None):
        told = Look(after, eye).state["goal"]
        assert [f"pick {names[goal]}" for goal in told] == picks
        assert after.match.state.told != [EVERYONE] * 2
