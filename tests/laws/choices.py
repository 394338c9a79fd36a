"""Options that the laws are tried under: values picked at random, as far as a game accepts them."""

from __future__ import annotations

import functools
from typing import Any

from ludotheque.core import kernel
from ludotheque.core.library import Game
from ludotheque.core.options import Option, PerSeat, Subset
from ludotheque.core.words import ContentError, UsageError

PICKS = 200  # combinations to try before none is found that a game accepts


def picks(seed: int, index: int, count: int) -> int:
    """Pick `index` of a series under a seed: a number below `count`."""
    return kernel.noise(seed & kernel.MASK64, 0x5EED, index) % count


@functools.cache
def options_of(game: Game, pick: int) -> dict[str, Any]:
    """The options a pick stands for: none for 0, else a value of each, as the game accepts them."""
    if pick == 0:
        return {}
    tries = (combined(game, pick + 1000 * n) for n in range(PICKS))
    found = next((options for options in tries if is_accepted(game, options)), None)
    assert found is not None, f"{game.id} refuses {PICKS} combinations of options"
    return found


def combined(game: Game, pick: int) -> dict[str, Any]:
    """A value for each option, whether they go together or not; each number of seats in turn."""
    options = game.rules.options
    found = {o.name: _value(o, picks(pick, i, 1 << 30)) for i, o in enumerate(options)}
    seats = next((o.values for o in options if o.name == "seats"), None)
    if isinstance(seats, range):
        found["seats"] = seats[pick % 1000 % len(seats)]
    return found


def is_accepted(game: Game, options: dict[str, Any]) -> bool:
    """Whether a game can be played under these options: not every combination makes sense."""
    try:
        game.edition(options)
    except (UsageError, ContentError):
        return False
    return True


def _value(option: Option, pick: int) -> Any:
    if isinstance(option.values, Subset):
        return [n for i, n in enumerate(option.values.of) if pick >> i & 1]
    if isinstance(option.values, PerSeat):
        of, counts = option.values.of, option.values.counts
        seats = counts[picks(pick, 99, len(counts))]
        if not option.values.distinct:
            return [of[picks(pick, seat, len(of))] for seat in range(seats)]
        left = list(of)
        return [left.pop(picks(pick, seat, len(left))) for seat in range(seats)]
    return option.values[pick % len(option.values)]
