"""Decks as people keep them: read from text, every broken rule named, laid out as moves."""

import json
import random
from collections import Counter
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque import Refused, load
from ludotheque.cards.deck_text import Deck, NotADeck
from ludotheque.cards.decks import of_printed
from ludotheque.games.duel.edition.deck import read_deck_rules
from ludotheque.games.duel.edition.decks import DECKS
from ludotheque.games.duel.edition.vocabulary import read_cards

GAME = load("duel")
PRINTED = GAME.edition()
CONTENT = PRINTED.folder / "content"
CARDS = {card.id: card for card in read_cards(CONTENT, PRINTED.options)}
CLASSES = tuple(PRINTED.labels["classes"])
value = DECKS.shape.value
check = partial(DECKS.check, PRINTED)
faults = partial(DECKS.faults, of_printed(PRINTED))


def read_deck(text):
    """The deck of a text."""
    return DECKS.shape.deck_of(DECKS.read(PRINTED, text))


def weapon_of(klass):
    """The weapon of a class."""
    return next(c.id for c in CARDS.values() if c.klass == klass and c.weapon is not None)


def letter(fault):
    """The letter of the rule, if it has one."""
    found = fault.rule.rpartition("-")[2]
    return found if found.isalpha() else ""


def standard(klass):
    """The printed deck of a class."""
    own = [card for card in CARDS.values() if card.klass == klass]
    gear = tuple(card.id for card in own if card.type == "equip")
    return Deck(klass, {c.id: c.copies for c in own if c.type != "equip"}, gear)


def changed(deck, **copies):
    """The same deck with other numbers of copies."""
    return deck._replace(cards={**deck.cards, **copies})


def broken(deck):
    """Letter (if any), rule and cards at fault of every broken rule."""
    return [(letter(v), v.rule, v.cards) for v in faults(deck)]


def some(klass, type, printed_once=False):
    """A card of a class and type."""
    return next(
        c.id
        for c in CARDS.values()
        if c.klass == klass and c.type == type and (c.copies == 1) == printed_once
    )


@pytest.mark.parametrize("klass", CLASSES)
def test_the_printed_decks_are_legal(klass):
    deck = standard(klass)
    assert broken(deck) == [] and check(value(deck)) == []
    assert read_deck(json.dumps(value(deck))) == deck


def test_letter_a_copies_of_a_class_card():
    mage = standard("mage")
    often, once = some("mage", "normal"), some("mage", "normal", printed_once=True)
    ((_, rule, cards),) = (v for v in broken(changed(mage, **{often: 4, once: 2})) if v[0] == "a")
    assert rule == "DUEL-BUILD-a" and set(cards) == {often, once}
    (found,) = (v for v in faults(changed(mage, **{once: 2})) if letter(v))
    assert CARDS[once].words.fr in found.words.fr
    assert CARDS[once].words.en in found.words.en and "At most 3" in found.words.en


def test_letter_b_neutral_cards():
    mage = standard("mage")
    neutral = [c.id for c in CARDS.values() if c.klass == "neutral" and c.type != "equip"]
    assert ("b", "DUEL-BUILD-b", (neutral[0],)) in broken(changed(mage, **{neutral[0]: 3}))
    eight = changed(mage, **dict.fromkeys(neutral[:4], 2))
    assert not [v for v in broken(eight) if v[0] == "b"]
    nine = changed(eight, **{neutral[4]: 1})
    (found,) = (v for v in faults(nine) if letter(v) == "b")
    assert found.cards == tuple(neutral[:5]) and "you have 9" in found.words.en


def test_letter_b_does_not_count_neutral_equipments():
    gear = ("catalyst", "amulet", "bracer", "notebook")
    neutral = [c.id for c in CARDS.values() if c.klass == "neutral" and c.type != "equip"]
    deck = changed(standard("mage"), **dict.fromkeys(neutral[:4], 2))._replace(listed=gear)
    assert not [v for v in broken(deck) if v[0] == "b"]


@pytest.mark.parametrize(("which", "type", "most"), [("c", "ephemeral", 14), ("d", "rapid", 6)])
def test_letters_c_and_d_ephemerals_and_rapids(which, type, most):
    kinds = [c for c in CARDS.values() if c.type == type and c.klass in ("warrior", "neutral")]
    copies, left = {}, most
    for card in kinds:
        limit = read_deck_rules(CONTENT).copies(card)
        copies[card.id] = min(limit, left)
        left -= copies[card.id]
    plain = {n: c for n, c in standard("warrior").cards.items() if CARDS[n].type != type}
    full = Deck("warrior", {**plain, **copies}, standard("warrior").listed)
    assert left == 0, "the game has enough of them to break the rule"
    assert not [v for v in broken(full) if v[0] == which]
    one_more = next(card.id for card in reversed(kinds) if copies[card.id] < 3)
    over = changed(full, **{one_more: copies[one_more] + 1})
    (found,) = (v for v in faults(over) if letter(v) == which)
    assert found.rule == f"DUEL-BUILD-{which}" and f"you have {most + 1}" in found.words.en


def test_four_different_equipments_with_the_weapon_among_them():
    mage = standard("mage")
    weapon, *rest = mage.listed
    assert broken(mage._replace(listed=tuple(rest))) == [
        ("", "DUEL-BUILD-04", ()),
        ("", "DUEL-BUILD-04", (weapon,)),
    ]
    without = mage._replace(listed=(*rest, "amulet"))
    (found,) = faults(without)
    assert found.cards == (weapon,) and CARDS[weapon].words.fr in found.words.fr
    twice = mage._replace(listed=(weapon, "amulet", "amulet", "bracer"))
    assert broken(twice) == [("", "DUEL-BUILD-04", ("amulet",))]
    five = mage._replace(listed=(*mage.listed, "amulet"))
    assert broken(five) == [("", "DUEL-BUILD-04", ())]
    assert broken(mage._replace(listed=())) == broken(mage._replace(listed=("x",) * 0))


def test_a_weapon_of_another_class_is_no_weapon_here():
    mage, axe = standard("mage"), weapon_of("warrior")
    deck = mage._replace(listed=(axe, *mage.listed[1:]))
    rules = broken(deck)
    assert ("", "DUEL-BUILD-02", (axe,)) in rules
    assert ("", "DUEL-BUILD-04", (mage.listed[0],)) in rules


def test_thirty_other_cards():
    mage = standard("mage")
    name = next(n for n, c in mage.cards.items() if c >= 2)
    (found,) = faults(changed(mage, **{name: mage.cards[name] - 1}))
    assert found.rule == "DUEL-BUILD-04" and "you lack 1." in found.words.en
    empty = mage._replace(cards={})
    assert [v.rule for v in faults(empty)] == ["DUEL-BUILD-04"]


def test_cards_stand_where_they_belong():
    mage, plain = standard("mage"), some("mage", "normal")
    gear = changed(mage, amulet=1)
    assert ("", "DUEL-BUILD-04", ("amulet",)) in broken(gear)
    deck = mage._replace(listed=(*mage.listed[:3], plain))
    assert broken(deck) == [("", "DUEL-BUILD-04", (plain,))]


def test_cards_of_another_class_and_cards_that_do_not_exist():
    mage, other = standard("mage"), some("warrior", "normal")
    assert ("", "DUEL-BUILD-02", (other,)) in broken(changed(mage, **{other: 1}))
    deck = changed(mage, gnome=1, elf=2)._replace(listed=(*mage.listed[:3], "broom"))
    found = faults(deck)
    assert found[0].cards == ("broom", "gnome", "elf") and "gnome" in found[0].words.fr
    klass = mage._replace(klass="bard")
    (first, *_) = faults(klass)
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
    fault = next(f for f in check(mage) if f.rule == "DUEL-BUILD-a")
    assert fault.words.fr.startswith("Au plus 3 exemplaires")
    assert fault.words.en.startswith("At most 3 copies")
    (odd,) = check([1, 2])
    assert odd.rule == "" and "{" in odd.words.en


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)
NAMES = st.sampled_from([*CARDS, "gnome", ""])
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
    for fault in check(thing):
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
        assert gear == in_board_order(deck.listed)
        held = Counter(label[card] for card in state.list[0])
        assert held == deck.cards


def random_deck(klass, seed):
    """The printed deck with a few cards exchanged for any others, legal or not."""
    chance = random.Random(seed)
    own = [c for c in CARDS.values() if c.klass in (klass, "neutral")]
    gear = [c.id for c in own if c.type == "equip" and c.id != weapon_of(klass)]
    plain = [c.id for c in own if c.type != "equip"]
    cards = Counter(standard(klass).cards)
    for _ in range(seed % 8):
        cards[chance.choice(list(cards.elements()))] -= 1
        cards[chance.choice(plain)] += 1
    return Deck(klass, dict(+cards), (weapon_of(klass), *chance.sample(gear, 3)))


def built(deck):
    """A match in which A adds a deck."""
    options = {"classes": [deck.klass, "mage"], "decks": ["custom", "default"]}
    match = GAME.new(seed=1, options=options)
    for move in DECKS.moves(match.edition, deck):
        match.push(move)
    return match


def in_board_order(gear):
    """DUEL-BUILD-05 The class's own as printed, then neutral ones by id."""
    own = [name for name in CARDS if name in gear and CARDS[name].klass != "neutral"]
    return own + sorted(set(gear) - set(own))


def test_a_deck_is_laid_out_as_moves_without_the_weapon_that_lies_there():
    moves = DECKS.moves(PRINTED, standard("mage"))
    assert len(moves) == 33 and f"add {weapon_of('mage')}" not in moves


def test_a_deck_on_one_line_comes_back_whatever_its_order_signs_and_line_ends():
    mage = standard("mage")
    line = DECKS.shape.line(mage)
    klass, cards = line.split(": ")
    ids = [word.rpartition("x")[0] for word in cards.split(" ")]
    assert klass == "mage" and ids == sorted(ids) and check(value(read_deck(line))) == []
    said = " ".join(f"{name}{sign}1" for sign in "x×*" for name in ("fireball", "attack"))
    assert read_deck(f"\n mage :{said}\r\n amulet fireball").cards == {"fireball": 4, "attack": 3}
    assert read_deck("mage: amulet amuletx1").listed == ("amulet", "amulet")
    assert read_deck(line)._replace(listed=()) == mage._replace(listed=())
    assert sorted(read_deck(line).listed) == sorted(mage.listed)


@pytest.mark.parametrize("text", ["mage: fireballx100", "mage: fireballx60 fireballx60"])
def test_a_line_with_more_copies_than_can_be_is_no_deck(text):
    with pytest.raises(NotADeck, match="from 0 to 99"):
        read_deck(text)


def test_a_legal_deck_is_told_with_its_curve_of_costs():
    lines = DECKS.describe(PRINTED, value(standard("mage")), "fr")
    assert lines[0].startswith("Magicien\u00a0: 4 Équipements et 30 cartes, coût moyen ")
    counts = [int(line.split()[2]) for line in lines[1:-1]]
    assert sum(counts) == 30 and all(
        line.count("█") == n for line, n in zip(lines[1:-1], counts, strict=True)
    )
    assert lines[-1] == DECKS.shape.line(standard("mage"))
    assert DECKS.describe(PRINTED, value(standard("mage")), "en")[0].startswith(
        "Mage: 4 Equipments"
    )
