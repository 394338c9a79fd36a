"""What computer players think of a position: never a rule, but it must see what the board shows."""

import random

import pytest

from ludotheque.core.kernel import NOBODY, WIN
from ludotheque.games.night_dealer.brain.foresight import (
    SAVED_AT,
    board_word,
    coming_marks,
    coming_trap,
    coming_word,
)
from ludotheque.games.night_dealer.codes import (
    CELLS,
    COMPOSE,
    MORE,
    MOVE_KEEP,
    MOVE_STOP,
    NONE,
    OMEN,
)
from ludotheque.games.night_dealer.rules.compose import effect_choices

from .table import GAME, sit

estimate = GAME.rules.brain.estimate
SETTINGS = [
    "",
    "seat_rule=fixed",
    "scoring=rounds",
    "tie_at_target=draw",
    "target_points=18 max_rounds=5",
    "max_rounds=1",
]


def share(table, role="P1"):
    """The chance that the estimate gives to P1 or P2."""
    out = [0, 0]
    estimate(table.match.edition.t, table.state, out)
    assert sum(out) == WIN and min(out) >= 0
    first = table.state.first
    return out[first if role == "P1" else 1 - first] / WIN


def random_states(count, options=None, seed=0):
    """Positions of random matches."""
    edition = GAME.edition(options or {})
    dice = random.Random(seed)
    while count:
        s = edition.first(dice.getrandbits(64))
        while s.seat != NOBODY and count:
            yield edition, s
            count -= 1
            edition.apply(s, dice.choice(edition.legal(s)))


@pytest.mark.parametrize("options", SETTINGS)
def test_a_point_more_is_never_worth_less_and_a_point_against_never_more(options):
    """The look ahead once took the points of the next round's P1 for those of its P2."""
    t = GAME.edition(dict(part.split("=") for part in options.split())).t
    for number in range(1, t.max_rounds + 1):
        points = (number if t.by_rounds else CELLS * number) + 1
        after = t.after[number - 1]
        for a in range(points):
            for b in range(points - a):
                if a + b + 1 < points:
                    assert after[a + 1][b] >= after[a][b] >= after[a][b + 1]


def test_a_match_that_points_have_decided_is_worth_all_or_nothing():
    t = GAME.edition().t
    assert (t.after[0][CELLS][0], t.after[0][0][CELLS]) == (WIN, 0)
    assert (t.after[2][12][11], t.after[2][11][12], t.after[2][11][11]) == (WIN, 0, WIN // 2)
    assert 0 < t.after[1][9][9] < WIN  # round 3 is to come


def test_the_seat_that_opens_round_3_at_nine_all_has_the_chance_a_round_gives():
    t = GAME.edition({"max_rounds": 3}).t
    assert t.after[1][9][9] == GAME.edition({"max_rounds": 2}).t.after[0][0][0] < WIN


def test_counted_cells_on_a_full_board_are_certain():
    last = ("match: round=3 starter=A points=9-9", "turn: 6")
    assert share(sit("1A 1A 1A / 1A 1A 2A / 2A 2A 2A", *last)) == 1
    assert share(sit("2A 2A 2A / 2A 2A 1A / 1A 1A 1A", *last)) == 0


def test_on_a_full_board_a_curse_still_comes_due_and_omen_may_stop_it():
    lines = ("match: round=3 starter=A points=9-9", "turn: 6", "marks: 5<P1")
    board = "1A 1A 1A / 1A 2A 2A / 2A 2A 2A"
    assert share(sit(board, *lines)) == 0
    assert share(sit(board, *lines, "omen: used")) == 1


def test_more_tiles_are_better_for_both_seats():
    rich = "1A 1A . / . 1A . / . . 2A"
    poor = "2A 2A . / . 2A . / . . 1A"
    assert share(sit(rich)) > share(sit("1A . . / . . . / . . 2A")) > share(sit(poor))
    assert share(sit(poor), "P2") > share(sit(rich), "P2")


def test_a_composition_is_seen_before_it_is_validated():
    board = "2H . . / . . . / . . ."
    lines = ("wheels P1: A A A A A", "omen: used")
    beside = sit(board, *lines).play("P1 tile 1 2")
    apart = sit(board, *lines).play("P1 tile 1 9")
    assert share(beside) > share(apart)


def test_a_tile_laid_into_a_loss_is_seen_too():
    board = "2W . . / . . . / . . ."
    lines = ("wheels P1: A A A A A", "omen: used")
    beside = sit(board, *lines).play("P1 tile 1 2")
    assert share(beside) < share(sit(board, *lines).play("P1 tile 1 9"))


def test_omen_is_worth_something_to_the_second_player():
    board = "1A . . / . 2H . / . . ."
    assert share(sit(board), "P2") > share(sit(board, "omen: used"), "P2")


def test_names_do_not_matter_only_seats_do():
    board = "1A 2H . / . 1W* . / . . 2A"
    a_opens = sit(board, "match: starter=A points=4-5 round=3")
    b_opens = sit(board, "match: starter=B points=5-4 round=3")
    assert share(a_opens) == share(b_opens)


@pytest.mark.parametrize("options", [{}, {"rps_scope": "board"}, {"shield_scope": "effects"}])
def test_every_position_has_an_estimate_that_adds_up_and_changes_nothing(options):
    for edition, s in random_states(400, options):
        before = edition.rules.state.pack(s)
        out = [0, 0]
        estimate(edition.t, s, out)
        assert sum(out) == WIN and 0 <= out[0] <= WIN
        assert edition.rules.state.pack(s) == before


def foreseen(t, s):
    """The board, the marks and the traps that foresight finds in a turn under way."""
    board = coming_word(t, s) & ((1 << SAVED_AT) - 1)
    marks = [coming_marks(s, author) for author in (0, 1)]
    traps = [coming_trap(s, seat) for seat in (0, 1)]
    # one under a tile has acted, and only waits to be taken away
    return board, marks, [NONE if c == NONE or s.owner[c] != NONE else c for c in traps]


def lying(s):
    """The same as they lie on the table, for the player whose turn it now is."""
    marks = [0, 0]
    for cell, author in zip(s.mark_cell[: s.mark_n], s.mark_author, strict=False):
        marks[author] |= 1 << cell
    return board_word(s), marks, list(s.trap)


@pytest.mark.parametrize("options", [{}, {"rps_scope": "board"}, {"shield_scope": "effects"}])
def test_what_is_foreseen_is_what_the_rules_do_when_omen_is_left_unused(options):
    """The law under which the resolution of a turn may stand twice, for speed."""
    compared = {MOVE_STOP: 0, MOVE_KEEP: 0}
    for edition, s in random_states(8000, options, seed=5):
        move = MOVE_KEEP if s.phase == OMEN else MOVE_STOP
        if move == MOVE_STOP and (s.phase != COMPOSE or s.stage != MORE):
            continue
        if move == MOVE_STOP and (s.laid == 0 or effect_choices(edition.t, s, 0)):
            continue
        later = edition.rules.state.copy(s)
        later.omen = 0
        found, turn = foreseen(edition.t, later), (s.round, s.turn)
        edition.apply(later, move)
        if (later.round, later.turn) == (turn[0], turn[1] + 1):
            assert lying(later) == found
            compared[move] += 1
    assert min(compared.values()) > 100
