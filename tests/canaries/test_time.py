"""Broken games that forget, remember or change what they should not."""

import random

from ludotheque.core import kernel, sight
from ludotheque.core.match import Match
from tests.laws import (
    test_chance_after_undo,
    test_ends,
    test_past_never_changes,
    test_same_bytes,
)

from .broken import RULES, SPOTS, after_apply, broken, caught, fails, holds


def test_chance_from_outside_the_record_is_caught():
    def setup(t, s):
        RULES.setup(t, s)
        cards = s.deck[: s.deck_n]
        random.shuffle(cards)
        s.deck[: s.deck_n] = cards

    caught(test_same_bytes.check, broken(setup=setup), "two set-ups .* differ")


def test_a_rule_with_a_memory_of_its_own_is_caught():
    calls = []

    def every_seventh_move_counts_double(t, s, move):
        calls.append(move)
        s.turns += len(calls) % 7 == 0

    game = after_apply(every_seventh_move_counts_double)
    caught(test_same_bytes.check, game, "move .* differs")


def test_a_question_that_changes_the_position_is_caught():
    def legal(t, s, out):
        s.pile[0] += 1
        return RULES.legal(t, s, out)

    caught(test_past_never_changes.check, broken(legal=legal), "a question changed the position")


def test_an_estimate_that_tries_out_the_position_itself_is_caught():
    def estimate(t, s, out):
        RULES.brain.estimate(t, s, out)
        s.points[0] += 1

    game = broken(estimate=estimate)
    caught(test_past_never_changes.check, game, "a question changed the position")


def test_a_rule_that_writes_on_the_printed_game_is_caught():
    def cats_gain_in_value(t, s, move):
        t.value[t.cat] = s.turns

    game = after_apply(cats_gain_in_value)
    caught(test_past_never_changes.check, game, "the edition changed")


def test_two_rows_that_are_one_list_are_caught():
    def share_the_shelves(t, s, move):
        if s.shelf[0] == s.shelf[1]:
            s.shelf[1] = s.shelf[0]

    caught(test_past_never_changes.check, after_apply(share_the_shelves), "plays on differently")


def test_a_view_that_shares_its_rows_with_the_state_is_caught(monkeypatch):
    whole = sight.redact

    def lazy(layout, s, seat):
        view = whole(layout, s, seat)
        view.points = s.points
        return view

    holds(test_past_never_changes.check)
    monkeypatch.setattr(sight, "redact", lazy)
    fails(test_past_never_changes.check, broken(), "a view taken earlier changed")


def test_an_endless_game_is_caught():
    def start_over(t, s, move):
        s.turns = 0
        s.points = [0, 0, 0]

    caught(test_ends.check, after_apply(start_over), "no end")


def test_a_bound_that_is_too_low_is_caught():
    caught(test_ends.check, broken(bound=lambda t: 9), "10 decisions and no end; the bound is 9")


def test_an_outcome_while_someone_must_act_is_caught():
    def outcome(t, s, out):
        out[0] = 720720
        return 1 if s.points[0] > 5 else RULES.outcome(t, s, out)

    caught(test_ends.check, broken(outcome=outcome), "seat ., reason 1")


def test_an_end_without_a_reason_is_caught():
    caught(test_ends.check, broken(reasons={1: "goal_reached"}), "the reason 2 has no name")


def test_an_estimate_of_more_than_a_win_is_caught():
    def estimate(t, s, out):
        for seat in range(t.seats_n):
            out[seat] = 720720 * s.points[seat] - 1

    caught(test_ends.check, broken(estimate=estimate), "worth")


def test_chance_that_is_known_after_an_undo_is_caught(monkeypatch):
    game = after_apply(lambda t, s, move: kernel.below(s, 6))
    test = test_chance_after_undo.check
    for spot in SPOTS:
        test(game, spot)
    monkeypatch.setattr(Match, "key_anew", lambda match, seed: None)
    fails(test, game, "what was seen comes again")
