"""Chapters 4.4 and 4.5: what chance decides, and why every match ends."""

import random
from collections import Counter

import pytest

from .table import BOOK, CLASSES, GAME, new, pile


def play_out(match, chance, after=None):
    """Random moves to the end."""
    while not match.over:
        match.push(chance.choice(match.legal()))
        if after:
            after(match)
    return match


def test_duel_chance_01_the_toss_and_shuffles_and_nothing_else():
    """The count of draws moves only when a graveyard is shuffled."""
    last = {}

    def watch(match):
        told = {event.kind for event in match.events()}
        moved = match.state.draws != last.get("draws")
        assert moved == ("reshuffled" in told) or "reshuffled" in told  # one card needs no draw
        last["draws"] = match.state.draws

    for seed in range(6):
        match = new(seed=seed, classes=CLASSES[seed % 4])
        last["draws"] = match.state.draws
        play_out(match, random.Random(seed), watch)


def test_duel_chance_01_the_same_seed_and_moves_give_the_same_match():
    first = play_out(new(seed=77), random.Random(5))
    again = new(seed=77).push(*[move.notation for move in first.moves])
    assert GAME.rules.state.pack(again.state) == GAME.rules.state.pack(first.state)


def test_duel_chance_01_every_card_is_as_likely_to_be_drawn_first():
    """The top card of 1 500 shuffles; five standard deviations either way."""
    rounds = 1500
    found = Counter()
    for seed in range(rounds):
        found[pile(new(seed=seed, classes="warrior", first="0"), 0, "hand")[0]] += 1
    for name, copies in Counter(BOOK.standard_cards("warrior")).items():
        share = copies / 30
        spread = (rounds * share * (1 - share)) ** 0.5
        assert abs(found[name] - rounds * share) < 5 * spread, name


@pytest.mark.parametrize("seed", range(8))
def test_duel_end_01_every_match_ends_within_the_bound(seed):
    classes = f"{CLASSES[seed % 4]},{CLASSES[seed // 2]}"
    match = play_out(new(seed=seed, classes=classes), random.Random(seed))
    assert match.version <= GAME.rules.bound(match.edition.t)
    outcome = match.outcome()
    assert sorted(outcome.scores) == [0, 1] and len(outcome.winners) == 1
    loser = 1 - outcome.winners[0]
    assert outcome.reason == "turn_limit" or match.state.hp[loser] == 0


def test_duel_end_01_equal_hp_after_the_last_turn_are_half_a_win_each():
    match = new(turn_limit=2).push("end", "end")
    assert match.over and match.outcome().scores == (0.5, 0.5) and match.outcome().winners == ()


def test_duel_end_01_the_bound_is_the_one_the_book_states():
    assert GAME.rules.bound(GAME.edition().t) <= 11_300 + 2 * 34
    assert GAME.rules.bound(GAME.edition({"turn_limit": 2}).t) < 1_000
