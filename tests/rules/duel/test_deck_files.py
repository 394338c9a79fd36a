"""Decks as people keep them: read from text, every broken rule named, laid out as moves."""

import json
import random
from collections import Counter
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque import Refused, load
from ludotheque.games.duel import decks
from ludotheque.games.duel.decks import Deck, NotADeck, read_deck

GAME = load("duel")
PRINTED = GAME.printed()
BOOK = decks.book_of(PRINTED)
CLASSES = tuple(BOOK.classes)


def standard(klass):
    """The printed deck of a class."""
    own = [card for card in BOOK.cards.values() if card.klass == klass]
    gear = tuple(card.id for card in own if card.type == "equip")
    return Deck(klass, gear, {c.id: c.copies for c in own if c.type != "equip"})


def value(deck):
    """The JSON value of a deck."""
    return {"class": deck.klass, "equipment": list(deck.equipment), "cards": dict(deck.cards)}


def changed(deck, **copies):
    """The same deck with other numbers of copies."""
    return deck._replace(cards={**deck.cards, **copies})


def broken(deck):
    """Letter (if any), rule and cards at fault of every broken rule."""
    return [(v.letter, v.rule, v.cards) for v in decks.violations(PRINTED, deck)]


def some(klass, type, printed_once=False):
    """A card of a class and type."""
    return next(
        c.id
        for c in BOOK.cards.values()
        if c.klass == klass and c.type == type and (c.copies == 1) == printed_once
    )


@pytest.mark.parametrize("klass", CLASSES)
def test_the_printed_decks_are_legal(klass):
    deck = standard(klass)
    assert broken(deck) == [] and decks.check(PRINTED, value(deck)) == []
    assert read_deck(json.dumps(value(deck))) == deck


def test_letter_a_copies_of_a_class_card():
    mage = standard("mage")
    often, once = some("mage", "normal"), some("mage", "normal", printed_once=True)
    ((_, rule, cards),) = (v for v in broken(changed(mage, **{often: 4, once: 2})) if v[0] == "a")
    assert rule == "DUEL-BUILD-a" and set(cards) == {often, once}
    (found,) = (v for v in decks.violations(PRINTED, changed(mage, **{once: 2})) if v.letter)
    assert BOOK.cards[once].words.fr in found.words.fr
    assert BOOK.cards[once].words.en in found.words.en and "At most 3" in found.words.en


def test_letter_b_neutral_cards():
    mage = standard("mage")
    neutral = [c.id for c in BOOK.cards.values() if c.klass == "neutral" and c.type != "equip"]
    assert ("b", "DUEL-BUILD-b", (neutral[0],)) in broken(changed(mage, **{neutral[0]: 3}))
    eight = changed(mage, **dict.fromkeys(neutral[:4], 2))
    assert not [v for v in broken(eight) if v[0] == "b"]
    nine = changed(eight, **{neutral[4]: 1})
    (found,) = (v for v in decks.violations(PRINTED, nine) if v.letter == "b")
    assert found.cards == tuple(neutral[:5]) and "you have 9" in found.words.en


def test_letter_b_does_not_count_neutral_equipments():
    gear = ("catalyst", "amulet", "bracer", "notebook")
    neutral = [c.id for c in BOOK.cards.values() if c.klass == "neutral" and c.type != "equip"]
    deck = changed(standard("mage"), **dict.fromkeys(neutral[:4], 2))._replace(equipment=gear)
    assert not [v for v in broken(deck) if v[0] == "b"]


@pytest.mark.parametrize(("letter", "type", "most"), [("c", "ephemeral", 14), ("d", "rapid", 6)])
def test_letters_c_and_d_ephemerals_and_rapids(letter, type, most):
    kinds = [c for c in BOOK.cards.values() if c.type == type and c.klass in ("warrior", "neutral")]
    copies, left = {}, most
    for card in kinds:
        limit = 2 if card.klass == "neutral" else BOOK.rules.most_copies(card.copies)
        copies[card.id] = min(limit, left)
        left -= copies[card.id]
    plain = {n: c for n, c in standard("warrior").cards.items() if BOOK.cards[n].type != type}
    full = Deck("warrior", standard("warrior").equipment, {**plain, **copies})
    assert left == 0, "the game has enough of them to break the rule"
    assert not [v for v in broken(full) if v[0] == letter]
    one_more = next(card.id for card in reversed(kinds) if copies[card.id] < 3)
    over = changed(full, **{one_more: copies[one_more] + 1})
    (found,) = (v for v in decks.violations(PRINTED, over) if v.letter == letter)
    assert found.rule == f"DUEL-BUILD-{letter}" and f"you have {most + 1}" in found.words.en


def test_four_different_equipments_with_the_weapon_among_them():
    mage = standard("mage")
    weapon, *rest = mage.equipment
    assert broken(mage._replace(equipment=tuple(rest))) == [
        ("", "DUEL-BUILD-04", ()),
        ("", "DUEL-BUILD-04", (weapon,)),
    ]
    without = mage._replace(equipment=(*rest, "amulet"))
    (found,) = decks.violations(PRINTED, without)
    assert found.cards == (weapon,) and BOOK.cards[weapon].words.fr in found.words.fr
    twice = mage._replace(equipment=(weapon, "amulet", "amulet", "bracer"))
    assert broken(twice) == [("", "DUEL-BUILD-04", ("amulet",))]
    five = mage._replace(equipment=(*mage.equipment, "amulet"))
    assert broken(five) == [("", "DUEL-BUILD-04", ())]
    assert broken(mage._replace(equipment=())) == broken(mage._replace(equipment=("x",) * 0))


def test_a_weapon_of_another_class_is_no_weapon_here():
    mage, axe = standard("mage"), BOOK.weapon("warrior")
    deck = mage._replace(equipment=(axe, *mage.equipment[1:]))
    rules = broken(deck)
    assert ("", "DUEL-BUILD-02", (axe,)) in rules
    assert ("", "DUEL-BUILD-04", (mage.equipment[0],)) in rules


def test_thirty_other_cards():
    mage = standard("mage")
    name = next(n for n, c in mage.cards.items() if c >= 2)
    (found,) = decks.violations(PRINTED, changed(mage, **{name: mage.cards[name] - 1}))
    assert found.rule == "DUEL-BUILD-04" and "you lack 1." in found.words.en
    empty = mage._replace(cards={})
    assert [v.rule for v in decks.violations(PRINTED, empty)] == ["DUEL-BUILD-04"]


def test_cards_stand_where_they_belong():
    mage, plain = standard("mage"), some("mage", "normal")
    gear = changed(mage, amulet=1)
    assert ("", "DUEL-BUILD-04", ("amulet",)) in broken(gear)
    deck = mage._replace(equipment=(*mage.equipment[:3], plain))
    assert broken(deck) == [("", "DUEL-BUILD-04", (plain,))]


def test_cards_of_another_class_and_cards_that_do_not_exist():
    mage, other = standard("mage"), some("warrior", "normal")
    assert ("", "DUEL-BUILD-02", (other,)) in broken(changed(mage, **{other: 1}))
    deck = changed(mage, gnome=1, elf=2)._replace(equipment=(*mage.equipment[:3], "broom"))
    found = decks.violations(PRINTED, deck)
    assert found[0].cards == ("broom", "gnome", "elf") and "gnome" in found[0].words.fr
    klass = mage._replace(klass="bard")
    (first, *_) = decks.violations(PRINTED, klass)
    assert first.rule == "DUEL-BUILD-02" and "bard" in first.words.fr
    assert all(name in first.words.en for name in CLASSES)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON (line 1"),
        ("{", "not JSON (line 1"),
        ('{"class": "mage",\n "cards": ?}', "line 2, column 11"),
        ("[" * 100_000, "no deck"),
        ("9" * 5000, "no deck"),
        ("[]", "A deck is written"),
        ("null", "A deck is written"),
        ('"mage"', "A deck is written"),
        ("{}", "lacks “class”"),
        ('{"class": "mage", "equipment": []}', "lacks “cards”"),
        ('{"class": "mage", "equipment": [], "cards": {}, "name": "x"}', "no “name”"),
        ('{"class": 3, "equipment": [], "cards": {}}', "not 3"),
        ('{"class": "mage", "equipment": {}, "cards": {}}', "list of names"),
        ('{"class": "mage", "equipment": [1], "cards": {}}', "list of names"),
        ('{"class": "mage", "equipment": [], "cards": []}', "number of copies"),
        ('{"class": "mage", "equipment": [], "cards": {"fireball": -1}}', "fireball”: -1 is not"),
        ('{"class": "mage", "equipment": [], "cards": {"fireball": 1e3}}', "1000.0 is not"),
        ('{"class": "mage", "equipment": [], "cards": {"fireball": 100}}', "from 0 to 99"),
        ('{"class": "mage", "equipment": [], "cards": {"fireball": true}}', "True is not"),
        ('{"class": "mage", "equipment": [], "cards": {"fireball": "3"}}', "'3' is not"),
        ('{"class": "mage", "equipment": [], "cards": {"fireball": null}}', "None is not"),
    ],
)
def test_what_is_no_deck_is_refused_in_both_languages(text, said):
    with pytest.raises(NotADeck) as caught:
        read_deck(text)
    assert said in str(caught.value) and len(str(caught.value)) < 200
    assert caught.value.words.fr != caught.value.words.en


def test_no_copies_are_no_card():
    deck = read_deck('{"class": "mage", "equipment": [], "cards": {"fireball": 0}}')
    assert deck.cards == {}


def test_a_fault_tells_its_letter_and_rule():
    mage = value(changed(standard("mage"), **{some("mage", "normal", True): 2}))
    fault = next(f for f in decks.check(PRINTED, mage) if f.rule == "DUEL-BUILD-a")
    assert fault.words.fr.startswith("Au plus 3 exemplaires")
    assert fault.words.en.startswith("At most 3 copies")
    (odd,) = decks.check(PRINTED, [1, 2])
    assert odd.rule == "" and "{" in odd.words.en


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)
NAMES = st.sampled_from([*BOOK.cards, "gnome", ""])
ALMOST = st.fixed_dictionaries(
    {
        "class": st.sampled_from([*CLASSES, "bard"]),
        "equipment": st.lists(NAMES, max_size=6),
        "cards": st.dictionaries(NAMES, st.integers(0, 5), max_size=20),
    }
)


@settings(max_examples=200, deadline=None)
@given(JSON | ALMOST | ALMOST.map(lambda deck: {**deck, "cards": None}))
def test_whatever_is_checked_the_answer_is_a_list_of_sentences(thing):
    for fault in decks.check(PRINTED, thing):
        assert fault.words.fr.strip() and fault.words.en.strip() and "{" not in fault.rule
        json.dumps([*fault.words, fault.rule])


@pytest.mark.parametrize("klass", CLASSES)
def test_the_match_builds_what_the_validator_allows_and_nothing_else(klass):
    told = Counter(bool(broken(deck)) for deck in map(partial(random_deck, klass), range(40)))
    assert told[True] >= 5 and told[False] >= 5, "both kinds are tried"
    for deck in map(partial(random_deck, klass), range(40)):
        if broken(deck):
            with pytest.raises(Refused, match="DUEL-BUILD"):
                built(deck)
            continue
        state, label = built(deck).state, PRINTED.labels["cards"]
        assert state.custom[0] == 1 and state.turn == 1
        gear = [label[card] for card in state.gear[0]]
        assert gear == decks.board_order(PRINTED, deck.equipment)
        held = Counter(label[card] for card in state.list[0])
        assert held == deck.cards


def random_deck(klass, seed):
    """The printed deck with a few cards exchanged for any others, legal or not."""
    chance = random.Random(seed)
    own = [c for c in BOOK.cards.values() if c.klass in (klass, "neutral")]
    gear = [c.id for c in own if c.type == "equip" and c.id != BOOK.weapon(klass)]
    plain = [c.id for c in own if c.type != "equip"]
    cards = Counter(standard(klass).cards)
    for _ in range(seed % 8):
        cards[chance.choice(list(cards.elements()))] -= 1
        cards[chance.choice(plain)] += 1
    return Deck(klass, (BOOK.weapon(klass), *chance.sample(gear, 3)), dict(+cards))


def built(deck):
    """A match in which A adds a deck."""
    options = {"classes": [deck.klass, "mage"], "decks": ["custom", "default"]}
    match = GAME.new(seed=1, options=options)
    for move in decks.moves_of(match.printed, deck):
        match.push(move)
    return match


def test_board_order_is_the_class_as_printed_then_neutral_ones_by_id():
    mage = standard("mage").equipment
    assert decks.board_order(PRINTED, reversed(mage)) == list(mage)
    mixed = ["notebook", "amulet", mage[2], mage[0]]
    assert decks.board_order(PRINTED, mixed) == [mage[0], mage[2], "amulet", "notebook"]
    assert len(decks.moves_of(PRINTED, standard("mage"))) == 33


def test_a_legal_deck_is_told_with_its_curve_of_costs():
    lines = decks.tell(PRINTED, value(standard("mage")), "fr")
    assert lines[0].startswith("Magicien\u00a0: 4 Équipements et 30 cartes, coût moyen ")
    counts = [int(line.split()[2]) for line in lines[1:]]
    assert sum(counts) == 30 and all(
        line.count("█") == n for line, n in zip(lines[1:], counts, strict=True)
    )
    assert decks.tell(PRINTED, value(standard("mage")), "en")[0].startswith("Mage: 4 Equipments")
