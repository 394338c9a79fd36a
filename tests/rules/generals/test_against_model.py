"""The engine against a second, slow model of the rules: play must never tell them apart.

After every decision everything is compared: legal moves, units, cargo, buildings, money, gauges,
what each team sees, what each seat's view tells, day, turn, outcome. Set GENERALS_MODEL_SEEDS to a
number to try that many seeds of each kind instead of a few, or use `at_length`.
"""

import os
import random

import pytest

from .choosing import at_random, drawing, eagerly, quitting
from .playing import follow
from .positions import MAPS, crowded, last_stand, new_game, otherwise

SEEDS = int(os.environ.get("GENERALS_MODEL_SEEDS", "0"))
GAMES = SEEDS or 2 * (len(MAPS) + 1)  # every map, and a drawn one for three
CROWDS = SEEDS or 14
STANDS = SEEDS or 40
OTHERS = SEEDS or 8
DECISIONS = 100_000 if SEEDS else 60  # of one game
CHOOSERS = (at_random, eagerly, drawing, quitting)
VERBS = {"unit", "launch", "build", "power", "end", "to", "wait", "create"}
VERBS |= {"attack", "bomb", "capture", "unload"}
DRAWN = {"draw", "step", "go"}


@pytest.mark.parametrize("block", range(2))
def test_new_games_go_the_same_way_in_the_engine_and_in_the_model(block):
    for seed in range(block, GAMES, 2):
        choose = CHOOSERS[seed // (len(MAPS) + 1) % 2 + block % 2]
        follow(new_game(seed), random.Random(seed), choose, DECISIONS, views=4)


@pytest.mark.parametrize("choose", CHOOSERS)
def test_crowded_positions_go_the_same_way_in_the_engine_and_in_the_model(choose):
    met = set()
    for seed in range(CROWDS):
        met |= follow(crowded(seed), random.Random(seed), choose, DECISIONS, views=4)
    assert met >= (VERBS | DRAWN if choose is drawing else VERBS)


def test_other_numbers_go_the_same_way_in_the_engine_and_in_the_model():
    """Units, terrains, buildings and generals of which the rules have never heard."""
    for seed in range(OTHERS):
        both = otherwise(seed)
        follow(both, random.Random(seed), CHOOSERS[seed % 4], DECISIONS, views=4)


def test_whole_games_end_the_same_way_in_the_engine_and_in_the_model():
    reasons = set()
    for seed in range(STANDS):
        both = last_stand(seed)
        follow(both, random.Random(seed), CHOOSERS[1 + seed % 3], 400, views=0)
        reasons.add(both.game.reason)
    assert reasons >= {"elimination", "days"}
