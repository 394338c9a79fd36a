"""Games that count turns in a way of their own, caught by the law of turns."""

from tests.laws import test_turns

from .broken import broken, caught


def test_turns_that_begin_anew_are_caught():
    caught(test_turns.check, broken(turns=lambda t, s: s.turns % 3), "turns are fewer")


def test_turns_counted_by_what_a_hand_holds_are_caught():
    peeking = broken(turns=lambda t, s: 9 * s.turns + sum(sum(row) for row in s.hand))
    caught(test_turns.check, peeking, "not all count the same turns|turns are fewer")
