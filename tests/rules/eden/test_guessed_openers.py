"""What everybody knows of an attacker's hand holds in every guessed world."""

import random

import pytest

from ludotheque.core.library import load
from ludotheque.games.eden import codes as c
from tests.laws.positions import world_of

EDEN = load("eden")
ASKS = (c.OFF_SOURCE, c.OFF_TROOPS, c.CMB_OPEN)


def offensives(seed, most=12):
    """Positions of a random game in which an offensive was declared and is not opened yet."""
    edition, chance = EDEN.edition({"seats": 3}), random.Random(seed)
    s = edition.first(seed)
    while s.seat >= 0 and most > 0:
        if s.ask in ASKS:
            most -= 1
            yield edition, s
        edition.apply(s, chance.choice(edition.legal(s)))


@pytest.mark.parametrize("seed", [4, 5])
def test_a_guess_gives_an_attacker_a_unit_for_every_front__EDEN_COMBAT_1F_05(seed):
    seen = 0
    for edition, s in offensives(seed):
        for eye in {0, 1, 2} - {s.active}:
            for key in range(6):
                world = world_of(edition, s, eye, key)
                while world.seat == s.active and world.ask in ASKS:
                    legal = edition.legal(world)
                    assert legal, "an attacker of a guessed world has nothing to open with"
                    edition.apply(world, legal[key % len(legal)])
                seen += 1
    assert seen > 40
