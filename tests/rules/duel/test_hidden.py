"""Chapter 4.3: what each seat and a spectator see, and what they can't but guess."""

import random
from collections import Counter

import pytest

from ludotheque import SPECTATOR
from ludotheque.core import kernel, sight
from ludotheque.games.duel.codes import NONE

from .table import BOOK, CLASSES, GAME, mage, new, pile, printed_deck, sit

PUBLIC = (
    *("turn", "active", "phase", "seat", "hp", "shield", "mana", "force", "resistance", "custom"),
    *("weapon_bonus", "invincible", "struck", "discarded", "grave", "removed", "gear_state"),
    *("hand_n", "deck_n", "grave_n", "removed_n", "stack_source", "mod_amount", "pool_amount"),
    *("mod_left", "pool_left", "storm_amount", "storm_left", "attacks", "chain", "plays"),
)


def guessed(match, eye, key):
    """A whole world that agrees with what an eye sees."""
    world = sight.redact(GAME.rules.state, match.state, eye)
    kernel.set_key(world, key, 0x5EE)
    GAME.rules.guess(match.edition.t, world, eye)
    return world


def names_of(match, cards):
    """Cards by name, NONE left out."""
    return [match.edition.labels["cards"][card] for card in cards if card != NONE]


def somewhere(seed, moves, **options):
    """A match after so many random moves."""
    match, chance = new(seed=seed, **options), random.Random(seed)
    while not match.over and match.version < moves:
        match.push(chance.choice(match.legal()))
    return match


def test_duel_hid_01_values_zones_and_counts_are_public():
    match = somewhere(3, 60)
    for eye in (0, 1, SPECTATOR):
        seen = match.view(eye).state
        for name in PUBLIC:
            assert getattr(seen, name) == getattr(match.state, name), name
        assert seen.gear == match.state.gear
        assert seen.list == match.state.list  # printed decks


def test_duel_hid_02_a_hand_is_its_owners_alone():
    match = somewhere(4, 40, classes="warrior")
    assert all(match.state.hand_n)
    for eye in (0, 1, SPECTATOR):
        for seat in (0, 1):
            row = match.view(eye).state.hand[seat]
            if eye == seat:
                assert row == match.state.hand[seat]
            else:
                assert set(row) == {NONE}


def test_duel_hid_02_draws_are_told_to_their_owner_and_counted_to_the_others():
    match = new(first="0", classes="warrior").push("end", "end", "end")
    told = {eye: [e.kind for e in match.events(eye)] for eye in (0, 1, SPECTATOR)}
    assert told[1].count("drew") == 1  # four cards in one note
    assert "drew" not in told[0] and "drew" not in told[SPECTATOR]
    assert "took" in told[0] and "took" in told[SPECTATOR]


def test_duel_hid_02_a_draw_that_brings_nothing_is_not_told():
    table = mage("mana=1 hand=[evaluation]").play("A play evaluation")
    assert table.events("took") == [] and table.events("drew", seat=0) == []


def test_duel_hid_03_a_card_put_back_is_known_to_its_owner_until_it_is_drawn():
    table = mage("mana=9 hand=[divination evaluation] deck=[attack fireball defense*5]")
    table.play("A play divination; A return attack").shows("A.deck=[attack defense*5]")
    top = table.state.deck_n[0] - 1
    seen = [table.match.view(eye).state.deck[0][top] for eye in (0, 1, SPECTATOR)]
    assert seen == [table.card("attack"), NONE, NONE]
    assert set(table.match.view(0).state.deck[0][:top]) == {NONE}
    assert not table.events("returned", seat=1) and table.events("returned", seat=0)
    assert table.events("put_back", seat=1) or table.events("put_back", seat=SPECTATOR)
    table.play("A play evaluation")  # drawn: two unknown cards followed it
    assert set(table.match.view(0).state.deck[0]) == {NONE}


def test_duel_hid_03_two_cards_put_back_are_both_known():
    table = mage("mana=9 hand=[divination*2] deck=[attack fireball defense attack_plus]")
    table.play("A play divination; A return attack; A play divination; A return defense")
    deck = names_of(table.match, table.match.view(0).state.deck[0])
    assert deck == ["defense"]  # the attack was drawn again and kept
    table.shows("A.deck=[defense attack_plus]; A.hand=[fireball attack]")


def test_duel_hid_03_a_reshuffle_forgets_what_was_known():
    match = new(first="0", classes="mage")
    chance = random.Random(2)
    reshuffled = 0
    while not match.over:
        match.push(chance.choice(match.legal()))
        for event in match.events():
            if event.kind == "reshuffled":
                reshuffled += 1
                assert not any(match.state.known[event.seat])
    assert reshuffled


def test_duel_hid_04_deck_orders_are_unknown_to_both():
    match = new(seed=5)
    for eye in (0, 1, SPECTATOR):
        for seat in (0, 1):
            assert set(match.view(eye).state.deck[seat]) == {NONE}


def test_duel_hid_04_a_guess_deals_what_a_seat_cant_see_and_keeps_the_rest():
    for seed in range(12):
        classes = [CLASSES[seed % 4], CLASSES[(seed + 1) % 4]]
        match = somewhere(seed, 15 + 7 * seed, classes=classes)
        if match.over:
            continue
        for eye in (0, 1, SPECTATOR):
            for key in range(5):
                check_world(match, guessed(match, eye, key), eye, classes)


def check_world(match, world, eye, classes):
    """The guess agrees with the view, and each player's cards are the printed deck."""
    layout = GAME.rules.state
    seen = sight.redact(layout, match.state, eye)
    assert layout.pack(sight.redact(layout, world, eye)) == layout.pack(seen)
    for seat in (0, 1):
        cards = []
        for zone in ("hand", "deck", "grave", "removed"):
            count = getattr(world, zone + "_n")[seat]
            cards += names_of(match, getattr(world, zone)[seat][:count])
        cards += (
            names_of(match, [world.stack_source[0]])
            if world.stack_source[0] >= 0 and world.active == seat
            else []
        )
        assert Counter(cards) == printed_deck(classes[seat])
    if eye != SPECTATOR:
        assert world.hand[eye] == match.state.hand[eye]


def test_duel_hid_04_the_own_deck_is_shuffled_below_the_known_top():
    table = mage(
        "mana=9 hand=[divination] deck=[attack fireball defense*3 attack_plus*2 galvanize]"
    )
    table.play("A play divination; A return attack")
    rounds, second = 1200, Counter()
    for key in range(rounds):
        deck = names_of(table.match, guessed(table.match, 0, key).deck[0])
        assert deck[-1] == "attack" and Counter(deck) == Counter(
            ["attack", *["defense"] * 3, *["attack_plus"] * 2, "galvanize"]
        )
        second[deck[-2]] += 1
    for name, share in (("defense", 3 / 6), ("attack_plus", 2 / 6), ("galvanize", 1 / 6)):
        spread = (rounds * share * (1 - share)) ** 0.5
        assert abs(second[name] - rounds * share) < 5 * spread, second


def test_duel_hid_04_guessed_hands_are_as_likely_as_the_unseen_cards():
    b = "class=warrior hand=[parry guillotine] deck=[parry light_attack*4 guillotine]"
    table = sit("class=mage", b)
    rounds, held = 1500, Counter()
    for key in range(rounds):
        world = guessed(table.match, 0, key)
        held.update(set(names_of(table.match, world.hand[1][:2])))
    # the unseen are 8: parry*2 guillotine*2 light_attack*4; at least one of them in two cards
    for name, copies in (("parry", 2), ("guillotine", 2), ("light_attack", 4)):
        share = 1 - (8 - copies) * (7 - copies) / 56
        spread = (rounds * share * (1 - share)) ** 0.5
        assert abs(held[name] - rounds * share) < 5 * spread, held


def custom_match(seed):
    """A match of two custom decks built at random."""
    match, chance = (
        new(seed=seed, classes="rogue,warden", decks="custom", first="0"),
        random.Random(seed),
    )
    while match.state.turn == 0:
        match.push(chance.choice([m for m in match.legal() if m.notation != "standard"]))
    return match, chance


def test_duel_hid_05_only_the_builder_sees_what_is_added():
    match = new(classes="mage", decks="custom")
    before = [match.view(eye).key() for eye in (1, SPECTATOR)]
    match.push("add fireball", "add amulet")
    assert [match.view(eye).key() for eye in (1, SPECTATOR)] == before
    assert not match.events(1) and not match.events(SPECTATOR) and match.events(0)
    own = match.view(0).state
    assert match.edition.labels["cards"].index("fireball") in own.list[0]


def test_duel_hid_05_a_custom_list_is_private_until_its_cards_are_seen():
    match, chance = custom_match(1)
    for eye in (1, SPECTATOR):
        seen = match.view(eye).state
        assert set(seen.list[0]) == {NONE} and seen.custom == [1, 1]
        assert seen.gear == match.state.gear  # Equipments lie open
    ever = [Counter(), Counter()]
    while not match.over:
        open_now = [seen_openly(match, seat) for seat in (0, 1)]
        turn, move = match.state.turn, chance.choice(match.legal())
        verb, _, name = move.notation.partition(" ")
        if verb in ("play", "rapid"):
            open_now[match.seat][name] += 1
        held = [Counter(pile(match, seat, "hand")) for seat in (0, 1)]
        match.push(move)
        if match.state.turn != turn and not match.over:  # the hand of whoever begins is discarded
            open_now[match.state.active] |= seen_openly(match, match.state.active)
            open_now[match.state.active] += held[match.state.active]
        for seat in (0, 1):
            ever[seat] |= open_now[seat] | seen_openly(match, seat)
            check_list(match, seat, ever[seat])


def seen_openly(match, seat):
    """The cards of a player that lie open now."""
    cards = Counter(pile(match, seat, "grave") + pile(match, seat, "removed"))
    if match.state.active == seat and match.state.stack_source[0] >= 0:
        cards.update(names_of(match, [match.state.stack_source[0]]))
    return cards


def check_list(match, seat, ever):
    """All open cards are on the list the others see, and nothing that was never open."""
    for eye in (1 - seat, SPECTATOR):
        known = Counter(names_of(match, match.view(eye).state.list[seat]))
        missing = seen_openly(match, seat) - known
        assert not missing, f"{missing} lies open, but is not on the list"
        assert known <= ever, f"{known - ever} was never seen"
    assert match.view(seat).state.list[seat] == match.state.list[seat]


def test_duel_hid_05_the_guess_of_a_custom_deck_is_legal_and_holds_what_was_seen():
    for seed in range(6):
        match, chance = custom_match(seed)
        for _ in range(10 * seed):
            if not match.over:
                match.push(chance.choice(match.legal()))
        for key in range(6):
            world = guessed(match, 0, key)
            cards = names_of(match, world.list[1])
            assert len(cards) == 30 and not BOOK.broken("warden", cards)
            seen = Counter(pile(match, 1, "grave") + pile(match, 1, "removed"))
            assert not seen - Counter(cards)


def test_duel_hid_05_guesses_of_a_custom_deck_differ_where_nothing_is_known():
    """Two neutral cards were seen: which two printed ones they stand for is open."""
    seen = "grave=[study makeshift_guard] deck=[parry*3 light_attack*20] hand=[guillotine*2]"
    table = sit("class=mage", f"class=warrior custom=yes {seen}")
    lists = {tuple(sorted(guessed(table.match, 0, key).list[1])) for key in range(30)}
    assert len(lists) > 5


HANDS = {
    "warrior": ("parry counterattack", "guillotine heavy_attack", "counterattack*2", "parry*2"),
    "rogue": ("dodge smoke_bomb", "slash*2", "dodge*2", "plan momentum"),
    "warden": ("rebuke interposition", "zeal oath", "interposition*2", "charge judgement"),
}


@pytest.mark.parametrize("kind", HANDS)
@pytest.mark.parametrize("mana", [0, 3])
def test_duel_hid_02_the_same_decisions_are_put_whatever_the_hand(kind, mana):
    """Public situation and answers being equal, nothing in the order of questions differs."""
    courses = set()
    for hand in HANDS[kind]:
        table = sit(
            "class=warrior mana=3 hand=[light_attack heavy_defense tactical_attack]",
            f"class={kind} mana={mana} hand=[{hand}]",
        )
        course = []
        moves = "A strike;B pass;A play heavy_defense;A play light_attack;B pass;A end"
        for move in moves.split(";"):
            course.append((table.state.phase, table.state.seat))
            table.say(move)
        courses.add(tuple(course))
    assert len(courses) == 1


def test_duel_hid_02_after_a_rapide_the_window_stays_open_while_cards_are_held():
    for hand in ("dodge slash", "dodge dodge", "dodge smoke_bomb"):
        table = sit("class=warrior", f"class=rogue hand=[{hand}]").say("A strike")
        table.say("B rapid dodge").shows("phase react; tomove B").say("B pass").shows("phase play")
