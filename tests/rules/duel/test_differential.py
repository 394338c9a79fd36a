"""The engine against a second, slow model of the rules: random play must never tell them apart.

Both play the same moves, the model with the decks the engine shuffled. At every decision the whole
table is compared: question, legal moves, values, zones, Equipments, lasting effects, outcome.
"""

import random

import pytest

from ludotheque import load
from tests.rules.duel.slow_book import Book
from tests.rules.duel.slow_effects import CHILLED, FROZEN, OK
from tests.rules.duel.slow_model import SlowDuel
from tests.rules.duel.slow_table import Told, difference, lay

GAME = load("duel")
CLASSES = ("mage", "warrior", "rogue", "warden")
MATCHES = 36  # of each block
POSITIONS = 40
LONGEST = 120  # moves played from a prepared position
CHOICES = {
    "ramp": ("own", "shared"),
    "turn_limit": (2, 5, 20, 40, 100),
    "concentration_force": ("turn", "forever"),
    "balance": ("seed", "adjusted"),
    "first": ("random", "0", "1"),
}
EVERY_PHASE = {"build", "play", "return", "freeze", "react", "over"}


def some_options(chance):
    """Any two classes, and a value for about half of the other options."""
    options = {n: chance.choice(v) for n, v in CHOICES.items() if chance.random() < 0.4}
    options["classes"] = [chance.choice(CLASSES), chance.choice(CLASSES)]
    options["decks"] = [chance.choice(("default", "default", "custom")) for _ in range(2)]
    if chance.random() < 0.5:
        options["hp"] = [chance.choice((1, 30, 100, 100, 250)) for _ in range(2)]
    return options


def both(options, seed):
    """A match and the model of it, at the first decision."""
    match = GAME.new(seed=seed, options=options)
    book = Book(options)
    model = SlowDuel(book, options["classes"], options, Told(match)).start()
    return match, model


def a_move(chance, model):
    """A legal move; ending the turn and passing are chosen less often than the others."""
    moves = sorted(model.decision.moves)
    rather = [m for m in moves if m not in ("end", "pass")]
    if "standard" in moves:
        return "standard" if chance.random() < 0.2 else chance.choice(rather)
    return chance.choice(rather if rather and chance.random() < 0.75 else moves)


def told(match):
    """How a match came to where it is."""
    return f"{match.edition.options} seed {match.seed}: {[str(m) for m in match.moves]}"


def follow(match, model, chance, most):
    """Play both to the end, or for so many moves; the phases met."""
    met = set()
    for _ in range(most):
        wrong = difference(match, model)
        wrong += match.edition.rules.lab.audit(match.edition.t, match.state)
        assert not wrong, f"{wrong} after {told(match)}"
        met.add(model.decision.phase)
        if match.over:
            break
        move = a_move(chance, model)
        match.push(move)
        model.play(move)
    return met


@pytest.mark.parametrize("block", range(4))
def test_random_matches_go_the_same_way_in_the_engine_and_in_the_slow_model(block):
    met = set()
    for seed in range(block * MATCHES, (block + 1) * MATCHES):
        chance = random.Random(seed)
        match, model = both(some_options(chance), seed)
        bound = match.edition.rules.bound(match.edition.t)
        met |= follow(match, model, chance, bound + 1)
        assert match.over
    assert met == EVERY_PHASE


def disturb(model, chance):
    """Change a position into one that play seldom brings: ice, storms, timed shields, few cards."""
    model.turn = chance.randint(1, model.options["turn_limit"])
    model.active = chance.randrange(2)
    for player in model.players:
        spread_cards(model.book, player, chance)
        player.hp = chance.randint(1, player.most_hp)
        player.mana = chance.choice((0, 1, 2, 3, 5, 9))
        player.weapon_bonus = chance.choice((0, 0, 1, 4))
        player.invincible = chance.random() < 0.15
        player.pools = [[chance.randint(1, 12), chance.choice((0, 1, 2, 3))] for _ in a_few(chance)]
        player.storms = [[chance.randint(1, 4), chance.randint(1, 4)] for _ in a_few(chance)]
        player.mods = [a_modifier(chance) for _ in a_few(chance)]
        asleep = (FROZEN,) if player is model.me else (FROZEN, CHILLED)
        player.gear = {name: chance.choice((OK, OK, *asleep)) for name in player.gear}
    me = model.me
    me.struck = chance.random() < 0.3
    me.attacks = chance.randint(int(me.struck), 3)
    me.chain, me.discarded = chance.randrange(2), chance.randrange(8)
    me.plays = chance.choice((0, 0, 3, 37, 39, 40))
    model.midway = True


def a_few(chance):
    """A range of a few, often of none."""
    return range(chance.choice((0, 0, 1, 2, 4)))


def a_modifier(chance):
    """Some Force or Resistance for a while."""
    until = chance.choice(("forever", "end_of_turn", "next_turn", 1, 2, 3))
    return [chance.choice(("force", "resistance")), chance.randint(1, 4), until]


def spread_cards(book, player, chance):
    """All cards of a deck into any zones; only Ephemerals are ever removed."""
    cards = player.hand + player.deck
    chance.shuffle(cards)
    player.hand, player.deck, player.grave, player.removed = [], [], [], []
    gone = chance.choice((0.2, 0.9))
    weights = chance.choice(((1, 1, 1), (1, 0, 2), (2, 0, 0), (1, 3, 0), (0, 1, 1)))
    for name in cards:
        if book.cards[name]["type"] == "ephemeral" and chance.random() < gone:
            player.removed.append(name)
        else:
            zones = (player.hand, player.deck, player.grave)
            chance.choices(zones, weights)[0].append(name)
    player.known = chance.randint(0, min(2, len(player.deck)))


@pytest.mark.parametrize("block", range(2))
def test_crowded_positions_go_the_same_way_in_the_engine_and_in_the_slow_model(block):
    for seed in range(block * POSITIONS, (block + 1) * POSITIONS):
        chance = random.Random(seed)
        match, model = both(some_options(chance), seed)
        while model.decision.phase == "build":
            move = a_move(chance, model)
            match.push(move)
            model.play(move)
        disturb(model, chance)
        match = lay(match, model)
        model.chance = Told(match)
        assert follow(match, model.start(), chance, LONGEST)
