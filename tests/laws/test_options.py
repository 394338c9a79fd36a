"""Law: every value of every option can be played, with the defaults or in some combination."""

from ludotheque.core.options import PerSeat, Subset

from .choices import combined, is_accepted, options_of
from .positions import on_every_game

MANY_VALUES = 40  # of a range beyond this only both ends are tried
COMBINATIONS = 60


def check(game):
    """Try each value alone, then among other options."""
    for option in game.rules.options:
        for value in values_of(option):
            assert any(is_playable(game, option.name, said) for said in ways_of(option, value)), (
                f"{option.name}: no match can be played with {value!r}"
            )


def values_of(option):
    """The values that an option names; of a set all and none of them."""
    if isinstance(option.values, Subset):
        return [[], list(option.values.of)]
    values = option.values.of if isinstance(option.values, PerSeat) else option.values
    is_far = isinstance(values, range) and len(values) > MANY_VALUES
    return [values[0], values[-1]] if is_far else list(values)


def ways_of(option, value):
    """A value as it may be given: for all seats, or for one seat beside the usual others."""
    if not isinstance(option.values, PerSeat):
        return [value]
    usual = option.read(option.default)
    return [value] + [[*usual[:n], value, *usual[n + 1 :]] for n in range(option.values.seats)]


def is_playable(game, name, value):
    """Whether the game accepts a value alone, or beside other options picked at random."""
    if is_accepted(game, {name: value}):
        return True
    others = (combined(game, 5000 + n) for n in range(COMBINATIONS))
    return any(is_accepted(game, {**options, name: value}) for options in others)


@on_every_game
def test_every_value_of_every_option_can_be_played(game):
    check(game)


@on_every_game
def test_laws_are_tried_with_every_number_of_seats_that_a_match_may_choose(game):
    seats = next((o.values for o in game.rules.options if o.name == "seats"), ())
    tried = {game.edition(options_of(game, pick)).seats for pick in range(len(seats) + 1)}
    assert set(seats) <= tried
