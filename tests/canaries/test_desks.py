"""Rules that read what another left on the desk."""

from ludotheque.core.desk import Desk
from ludotheque.core.kernel import WIN
from ludotheque.core.record import Field
from tests.laws import test_desk

from .broken import RULES, broken, caught

DESK = Desk([Field("total", "i4")])


def estimate(t, s, d, out):
    """Adds to a sum that nobody set to 0."""
    d.total += 1
    out[0] = d.total % WIN
    out[1] = WIN - out[0]


def apply(t, s, d, move):
    """Plays on with a number from before."""
    RULES.apply(t, s, move)
    s.draws += d.total % 2


def test_an_estimate_that_goes_on_with_an_old_sum_is_caught():
    game = broken(desk=DESK, estimate=DESK.lend(estimate))
    caught(test_desk.check, game, "value reads what lay on the desk")


def test_a_move_that_uses_what_lay_there_is_caught():
    game = broken(desk=DESK, apply=DESK.lend(apply))
    caught(test_desk.check, game, "apply reads what lay on the desk")
