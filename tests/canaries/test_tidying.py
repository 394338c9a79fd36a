"""Broken games in which tidying changes what counts."""

from tests.laws import test_tidy

from .broken import broken, caught


def test_a_tidying_that_never_ends_is_caught():
    def tidy(t, s):
        s.turns += 1

    caught(test_tidy.check, broken(tidy=tidy), "tidied twice it is another")


def test_a_tidying_that_passes_the_turn_is_caught():
    def tidy(t, s):
        s.seat = min(s.seat, 0)

    caught(test_tidy.check, broken(tidy=tidy), "tidying changed the seat")


def test_a_tidying_that_gives_points_is_caught():
    def tidy(t, s):
        s.points[0] = 99

    caught(test_tidy.check, broken(tidy=tidy), "tidying changed the value")


def test_a_tidying_that_takes_moves_away_is_caught():
    def tidy(t, s):
        if s.seat >= 0:
            s.hand[s.seat] = [min(count, 1) for count in s.hand[s.seat]]

    caught(test_tidy.check, broken(tidy=tidy), "tidying changed the (moves|census|value)")


def test_a_tidying_that_loses_a_card_is_caught():
    def tidy(t, s):
        s.discard[0] = 0

    caught(test_tidy.check, broken(tidy=tidy), "tidying changed the census")
