"""Texts made from data: every card and class says in both languages what it does."""

import itertools
import re
import shutil

import pytest

from ludotheque.cards.keys import (
    Amount,
    Condition,
    Effect,
    Turns,
)
from ludotheque.core.phrases import without_figures
from ludotheque.core.words import LANGUAGES
from ludotheque.games.duel.edition.vocabulary import (
    COUNTED,
    FORCES,
    LASTINGS,
    MOMENTS,
    STATS,
    read_cards,
)
from ludotheque.games.duel.edition.wording import card_text, phrases_of

from .table import GAME

PRINTED = GAME.edition()
CARDS = read_cards(GAME.folder / "content", PRINTED.options)
NBSP = "\u00a0"
GOLDEN = {
    "fireball": ("Infligez 15 dégâts.", "Deal 15 damage."),
    "explosion": (
        "Infligez 2 dégâts par carte défaussée ce tour.",
        "Deal 2 damage per card discarded this turn.",
    ),
    "divination": (
        "Piochez 2 cartes, puis remettez-en 1 sur la pioche.",
        "Draw 2 cards, then put 1 of them back on the deck.",
    ),
    "psychic_armor": (
        "Gagnez 23 points de bouclier pendant 2 tours, adverses compris.",
        "Gain 23 shield for 2 turns, the opponent’s included.",
    ),
    "concentration": (
        "Gagnez +3 Force jusqu’à la fin du tour et +3 Résistance pendant votre prochain tour.",
        "Gain +3 Force until the end of the turn and +3 Resistance during your next turn.",
    ),
    "defense": (
        "Gagnez 4 points de bouclier. "
        "À la fin du tour, gagnez 4 points de bouclier si vous n’avez pas attaqué.",
        "Gain 4 shield. At the end of the turn, gain 4 shield if you made no attack.",
    ),
    "galvanize": (
        "Gagnez +1 Force par carte en main jusqu’à la fin du tour.",
        "Gain +1 Force per card in hand until the end of the turn.",
    ),
    "catalyst": (
        f"Arme{NBSP}: 0 dégât, une frappe par tour. "
        f"À chaque frappe{NBSP}: gagnez 1 point de bouclier.",
        "Weapon: 0 damage, one strike a turn. On each strike: gain 1 shield.",
    ),
    "rune_essence": (
        f"À la fin de votre tour, si votre Résistance est à 0{NBSP}: gagnez 5 points de bouclier.",
        "At the end of your turn, if your Resistance is 0: gain 5 shield.",
    ),
    "rune_protection": (
        f"Après 2 frappes d’affilée{NBSP}: gagnez 2 points de bouclier.",
        "After 2 strikes in a row: gain 2 shield.",
    ),
    "counterattack": (
        "Annulez les dégâts de l’attaque annoncée (le reste de la carte a lieu), "
        "puis infligez 2 dégâts.",
        "Cancel the damage of the announced attack (the rest of the card takes place), "
        "then deal 2 damage.",
    ),
    "eternal_breath": (
        "Récupérez 15 PV. Cette carte va au cimetière si vous avez déjà joué Discipline éternelle.",
        "Regain 15 HP. "
        "This card goes to the graveyard if you have already played Eternal Discipline.",
    ),
    "tactical_attack": (
        "Infligez 2 dégâts et gagnez 1 point de bouclier.",
        "Deal 2 damage and gain 1 shield.",
    ),
    "assassination": (
        "Frappez 2 fois avec votre arme, la Force comptant double, puis votre tour s’achève.",
        "Strike 2 times with your weapon, with Force counted twice, then your turn ends.",
    ),
    "venom_vial": (
        f"À chaque frappe{NBSP}: infligez 1 dégât, sans Force.",
        "On each strike: deal 1 damage, ignoring Force.",
    ),
    "poisoned_blade": (
        "Infligez 3 dégâts. Infligez 2 dégâts, sans Force, avant la fin de chaque tour "
        "pendant 3 tours, adverses compris.",
        "Deal 3 damage. Deal 2 damage, ignoring Force, before the end of each turn "
        "for 3 turns, the opponent’s included.",
    ),
    "blade_flurry": ("Infligez 3 fois 3 dégâts.", "Deal 3 damage 3 times."),
    "mana_vial": ("Gagnez 1 point de mana.", "Gain 1 mana."),
    "solid_footing": ("Ajoutez 1 aux dégâts de votre arme.", "Add 1 to your weapon’s damage."),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_card_says_what_it_does(name):
    assert PRINTED.texts["card_texts"][name] == GOLDEN[name]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_whole_sentences_in_both_languages(card):
    texts = PRINTED.texts["card_texts"][card.id]
    assert texts.fr != texts.en
    for text in texts:
        assert text[0].isupper() and text.endswith(".")
        assert not re.search(r"[{}|]|  |\.\.| [.,]|None", text), text
    assert not re.search(r"[^\u00a0][:;!?]", texts.fr), texts.fr
    assert "'" not in texts.fr + texts.en
    assert "'" not in card.words.fr, card.words.fr


def test_the_passive_of_each_class_is_told():
    told = PRINTED.texts["passives"]
    assert told["mage"] == ("Aucun bonus.", "No bonus.")
    assert told["warrior"] == ("+1 Force et +1 Résistance.", "+1 Force and +1 Resistance.")
    assert told["rogue"] == (
        "+1 Force et 1 carte de plus par tour.",
        "+1 Force and 1 more card a turn.",
    )
    assert told["warden"] == ("+2 Résistance.", "+2 Resistance.")


def test_a_variant_is_told_too():
    lasting = GAME.edition({"concentration_force": "forever"})
    assert lasting.texts["card_texts"]["concentration"].en == (
        "Gain +3 Force for the rest of the game and +3 Resistance during your next turn."
    )
    adjusted = GAME.edition({"balance": "adjusted"})
    assert adjusted.texts["passives"]["mage"] != PRINTED.texts["passives"]["mage"]


def amounts():
    """A fixed amount, and one of each that is counted."""
    return [Amount(1), Amount(2), *(Amount(2, counted) for counted in COUNTED)]


def every_effect():
    """Every verb with every value that is a name, and numbers one and two."""
    for n, hits, force in itertools.product(amounts(), (1, 2), FORCES):
        yield Effect("damage", {"n": n, "hits": hits, "force": force})
    for force in FORCES:
        yield Effect("weapon_attack", {"force": force})
    for n in amounts():
        for turns in (None, 1, 2):
            yield Effect("shield", {"n": n, "turns": turns})
        for stat, until in itertools.product(STATS, (*LASTINGS, Turns(1), Turns(2))):
            yield Effect("stat", {"stat": stat, "n": n, "until": until})
        for verb in ("draw", "heal", "mana", "weapon_bonus"):
            yield Effect(verb, {"n": n})
        yield Effect("storm", {"n": n, "turns": 1})
    yield Effect("scry_draw", {"n": 2, "back": 1})
    yield from (Effect(verb, {}) for verb in ("freeze", "invincible", "cancel", "end_turn"))
    for condition in every_condition():
        effects = (Effect("heal", {"n": Amount(1)}), Effect("mana", {"n": Amount(2)}))
        yield Effect("at_end", {"if": condition, "effects": effects})


def every_condition():
    """Every condition."""
    yield Condition("no_attack", {})
    yield from (Condition("stat_is", {"stat": stat, "n": 1}) for stat in STATS)
    yield Condition("played", {"card": "fireball"})


def test_every_effect_a_card_may_have_has_words_of_its_own():
    phrases = phrases_of(CARDS, PRINTED.texts)
    told = [without_figures(phrases.effect(effect)) for effect in every_effect()]
    for words in told:
        assert not re.search(r"[{}|]|  |None", words.fr + words.en), words
    for lang in LANGUAGES:
        assert len({words.get(lang) for words in told}) == len(told)


def test_every_moment_of_an_equipment_has_words():
    rune = next(card for card in CARDS if card.id == "rune_protection")
    for moment in MOMENTS:
        other = type(rune)(**{**vars(rune), "on": moment})
        assert ": " in card_text(other, CARDS, PRINTED.texts).en


def test_text_and_effect_cannot_drift(tmp_path):
    """One number changed in one file changes what is dealt and what is read."""
    copy = tmp_path / "content"
    shutil.copytree(GAME.folder / "content", copy)
    path = copy / "cards.toml"
    old = path.read_text(encoding="utf-8")
    path.write_text(old.replace("n = 15 }]", "n = 16 }]", 1), encoding="utf-8")
    content = GAME.rules.load(copy, PRINTED.options)
    name = next(n for n, w in content.texts["card_texts"].items() if "16" in w.en)
    row = content.tables.first[PRINTED.labels["cards"].index(name)]
    assert content.tables.row_n[row] == 16
    assert content.texts["card_texts"][name].en == "Deal 16 damage."
