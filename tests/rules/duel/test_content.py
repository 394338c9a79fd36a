"""Content files: the document's numbers, mistakes told by name, and a card added by one entry."""

import json
import shutil
from pathlib import Path

import pytest

from ludotheque import ContentError
from ludotheque.cards.keys import (
    Amount,
    Condition,
    Effect,
    Turns,
)
from ludotheque.core.game import Edition
from ludotheque.core.match import Match
from ludotheque.games.duel.edition.deck import read_deck_rules, read_turns
from ludotheque.games.duel.edition.vocabulary import VERBS, read_cards, read_classes

from .table import GAME

CONTENT = GAME.folder / "content"
OPTIONS = GAME.edition().options
FILES = ("cards.toml", "classes.toml", "deck.toml", "variants.toml", "texts.toml")
DOCUMENT = [
    json.loads(line)
    for line in (Path(__file__).parent / "document.jsonl").read_text("utf-8").splitlines()
]


def of_document(kind):
    """What the document prints of one kind."""
    return [line[kind] for line in DOCUMENT if kind in line]


def plain(thing):
    """Effects, amounts and conditions as the document writes them, defaults left out."""
    if isinstance(thing, Amount):
        return {"mul": thing.n, "of": thing.of} if thing.of else thing.n
    if isinstance(thing, Turns):
        return {"turns": int(thing)}
    if isinstance(thing, Condition):
        values = list(thing.values.values())
        told = values[0] if len(values) == 1 else values
        return {thing.kind: told} if values else thing.kind
    if isinstance(thing, tuple):
        return [plain(inner) for inner in thing]
    if isinstance(thing, Effect):
        values = {k: plain(v) for k, v in thing.values.items() if v != default(thing.verb, k)}
        return {"do": thing.verb, **values}
    return thing


def default(verb, key):
    """The value of a key that may be left out."""
    return getattr(VERBS[verb][key], "default", ...)


def edition(card):
    """A card as the document writes it."""
    keys = {
        "id": card.id, "fr": card.words.fr, "en": card.words.en, "class": card.klass,
        "copies": card.copies, "type": card.type, "cost": card.cost, "attack": card.attack,
        "frappe": card.frappe, "effects": plain(card.effects), "after": plain(card.after),
        "keep_if": plain(card.keep_if), "weapon": card.weapon, "on": card.on,
        "chain": card.chain, "if": plain(card.condition),
    }  # fmt: skip
    left_out = {"attack": False, "frappe": False, "on": "", "chain": 0, "weapon": None}
    left_out |= {"effects": [], "after": [], "keep_if": None, "if": None}
    return {k: v for k, v in keys.items() if k not in left_out or v != left_out[k]}


# The document's slips of the pen, which it lets a table correct; ids stay as they are.
CORRECTED = {
    "Catalyseur arcanaique restraint": "Catalyseur arcanique restreint",
    "Appuis solide": "Appuis solides",
    "Discipline éternel": "Discipline éternelle",
    "Fendoire mortel": "Fendoir mortel",
    "Evaluation": "Évaluation",
}


def corrected(card):
    """A card of the document with its name as it is shown."""
    return {**card, "fr": CORRECTED.get(card["fr"], card["fr"]).replace("'", "’")}


def test_the_cards_are_those_of_the_document_number_by_number():
    known = [corrected(card) for card in of_document("card")]
    assert [edition(card) for card in read_cards(CONTENT, OPTIONS)] == known


def test_the_classes_and_the_deck_rules_are_those_of_the_document():
    numbers = ("force", "resistance", "draw_bonus", "mana_bonus")
    found = [
        {"id": k.id, **k.words._asdict(), **{name: getattr(k, name) for name in numbers}}
        for k in read_classes(CONTENT, OPTIONS)
    ]
    assert found == of_document("class")
    assert all(klass.hp_bonus == 0 for klass in read_classes(CONTENT, OPTIONS))
    assert vars(read_deck_rules(CONTENT)) == of_document("deck")[0]
    assert vars(read_turns(CONTENT)) == {
        "draws": (3, 4, 5), "mana": (1, 2, 3), "hp": 100, "plays": 40,
    }  # fmt: skip


def test_variants_change_what_their_option_names_and_nothing_else():
    usual = {card.id: card for card in read_cards(CONTENT, OPTIONS)}
    changed = {
        card.id: card for card in read_cards(CONTENT, {**OPTIONS, "concentration_force": "forever"})
    }
    assert [i for i in usual if usual[i] != changed[i]] == ["concentration"]
    lasting = [effect.values["until"] for effect in changed["concentration"].effects]
    assert lasting == ["forever", "next_turn"]
    assert read_classes(CONTENT, {**OPTIONS, "balance": "adjusted"}) != read_classes(
        CONTENT, OPTIONS
    )


# -- mistakes

FIREBALL = 'attack = true\neffects = [{ do = "damage", n = 15 }]'
SPOILT = [
    # single keys
    ("cards.toml", "{ do = \"damage\", n = 15 }", "{ do = \"damages\", n = 15 }",
     "[fireball] effects 1: the verb 'damages' is not known (did you mean 'damage'?); known: "
     "damage, weapon_attack, shield, stat, draw, scry_draw, heal, mana, weapon_bonus, storm, "
     "freeze, invincible, at_end, cancel, end_turn"),
    ("cards.toml", "{ do = \"damage\", n = 15 }", "{ do = \"damage\", n = -15 }",
     "[fireball] effects 1 (damage): n = -15 is not a whole number from 1 to 200"),
    ("cards.toml", "{ do = \"damage\", n = 15 }", "{ do = \"damage\", amount = 15 }",
     "[fireball] effects 1 (damage): the key 'n' is missing"),
    ("cards.toml", "{ do = \"damage\", n = 15 }", "{ do = \"damage\", n = 15, burn = 2 }",
     "[fireball] effects 1 (damage): the key 'burn' is not known; known: n, hits, force"),
    ("cards.toml", "n = 1, turns = 3", "n = 1, turns = -3",
     "[pocket_storm] effects 1 (storm): turns = -3 is not a whole number from 1 to 20"),
    ("cards.toml", "mul = 2, of = \"discarded\"", "mul = -2, of = \"discarded\"",
     "[explosion] effects 1 (damage), n: mul = -2 is not a whole number from 1 to 200"),
    ("cards.toml", "mul = 2, of = \"discarded\"", "mul = 2, of = \"deck\"",
     "[explosion] effects 1 (damage), n: of 'deck' is not one of hand, discarded"),
    ("cards.toml", "until = { turns = 3 }", "until = { turns = 0 }",
     "[karmic_link] effects 1 (stat), until: turns = 0 is not a whole number from 1 to 20"),
    ("cards.toml", "if = \"no_attack\"", "if = \"no_atack\"",
     "[defense] effects 2 (at_end): if: the condition 'no_atack' is not known (did you mean"),
    ("cards.toml", "copies = 3\ntype = \"ephemeral\"\ncost = 3\nattack",
     "copies = 3\ntype = \"ephemeral\"\ncost = -3\nattack",
     "[fireball] cost = -3 is not a whole number from 0 to 20"),
    ("cards.toml", FIREBALL, FIREBALL.replace("attack = true", "attack = 1"),
     "[fireball] attack = 1 is neither true nor false"),
    ("cards.toml", FIREBALL, FIREBALL + "\ncolour = \"red\"",
     "[fireball] the key 'colour' is not known"),
    ("cards.toml", FIREBALL, FIREBALL.replace("effects", "effect"),
     "[fireball] the key 'effect' is not known (did you mean 'effects'?)"),
    ("cards.toml", "class = \"mage\"", "class = \"wizard\"",
     "[catalyst] class 'wizard' is not one of mage, warrior, rogue, warden, neutral"),
    ("cards.toml", "type = \"normal\"", "type = \"usual\"",
     "[explosion] type 'usual' is not one of equip, normal, ephemeral, rapid"),
    # what goes together
    ("cards.toml", FIREBALL, FIREBALL.replace("attack = true\n", ""),
     "[fireball] attack must be true: its effect 'damage' makes it one"),
    ("cards.toml", "cost = 3\neffects = [{ do = \"storm\"",
     "cost = 3\nattack = true\neffects = [{ do = \"storm\"",
     "[pocket_storm] attack must be left out: none of its effects is a blow"),
    ("cards.toml", "cost = 3\neffects = [{ do = \"storm\"",
     "cost = 3\nfrappe = true\neffects = [{ do = \"storm\"",
     "[pocket_storm] frappe = true needs attack = true"),
    ("cards.toml", "attack = true\nfrappe = true\neffects = [{ do = \"weapon_attack\"",
     "attack = true\neffects = [{ do = \"weapon_attack\"",
     "[guillotine] an attack with the weapon needs frappe = true"),
    ("cards.toml", "{ do = \"freeze\" }", "{ do = \"cancel\" }",
     "[local_ice] effects 1 (cancel): cancel may not stand here; what may: damage, "),
    ("cards.toml", "effects = [{ do = \"cancel\" }]", "effects = [{ do = \"freeze\" }]",
     "[parry] effects 1 (freeze): freeze may not stand here"),
    ("cards.toml", "effects = [{ do = \"cancel\" }]",
     "effects = [{ do = \"cancel\" }, { do = \"cancel\" }]",
     "[parry] effects: an attack can be cancelled only once"),
    ("cards.toml", "effects = [{ do = \"cancel\" }]",
     "effects = [{ do = \"cancel\" }]\nafter = [{ do = \"end_turn\" }]",
     "[parry] a Rapide has no key 'after'"),
    ("cards.toml", "effects = [{ do = \"cancel\" }]",
     "effects = [{ do = \"cancel\" }]\nkeep_if = \"no_attack\"",
     "[parry] a card of type rapid has no key 'keep_if'"),
    ("cards.toml", "effects = [{ do = \"heal\", n = 3 }]",
     "effects = [{ do = \"scry_draw\", n = 2, back = 1 }]",
     "[rune_endurance] effects 1 (scry_draw): scry_draw may not stand here"),
    ("cards.toml", "after = [{ do = \"end_turn\" }]", "after = [{ do = \"damage\", n = 1 }]",
     "[guillotine] after 1 (damage): damage may not stand here"),
    ("cards.toml", "effects = [{ do = \"invincible\" }]", "effects = [{ do = \"end_turn\" }]",
     "[eternal_discipline] effects 1 (end_turn): end_turn may not stand here"),
    ("cards.toml", "n = 2, back = 1", "n = 2, back = 3",
     "[divination] scry_draw: `back` is more than `n`"),
    ("cards.toml", "effects = [{ do = \"freeze\" }]",
     "effects = [{ do = \"freeze\" }, { do = \"freeze\" }]",
     "[local_ice] effects: a card asks for one choice at most"),
    ("cards.toml", "effects = [{ do = \"freeze\" }]",
     "attack = true\neffects = [{ do = \"damage\", n = 1 }, { do = \"freeze\" }]",
     "[local_ice] effects: a card asks for one choice at most, an attack for none"),
    ("cards.toml", "effects = [{ do = \"invincible\" }]", "",
     "[eternal_discipline] the key 'effects' is missing"),
    ("cards.toml", "cost = 3\neffects = [{ do = \"invincible\" }]",
     "cost = 3\nweapon = 4\neffects = [{ do = \"invincible\" }]",
     "[eternal_discipline] a card of type normal has no key 'weapon'"),
    ("cards.toml", "on = \"turn_start\"\neffects = [{ do = \"heal\", n = 3 }]", "",
     "[rune_endurance] an Equipment needs `weapon`, or `on` with `effects`"),
    ("cards.toml", "on = \"turn_start\"\neffects = [{ do = \"heal\", n = 3 }]",
     "on = \"turn_start\"", "[rune_endurance] `on` and `effects` of an Equipment go together"),
    ("cards.toml", "chain = 2\n", "",
     '[rune_protection] `chain` and on = "chain" go together'),
    ("cards.toml", "cost = 0\nweapon = 5", "cost = 1\nweapon = 5",
     "[axe] a weapon belongs to a class and costs 0 rounds"),
    ("cards.toml", "type = \"equip\"\ncost = 0\nweapon = 5",
     "type = \"equip\"\ncost = 0\nattack = true\nweapon = 5",
     "[axe] an Equipment has no key 'attack'"),
    ("cards.toml", "[amulet]", "[amulet]\nweapon = 3",
     "[amulet] a weapon belongs to a class and costs 0 rounds"),
    # the cards together
    ("cards.toml", "weapon = 5", "on = \"turn_end\"\neffects = [{ do = \"heal\", n = 1 }]",
     "class warrior: one Equipment must be its weapon; with `weapon`: none"),
    ("cards.toml", "cost = 1\non = \"turn_start\"\neffects = [{ do = \"heal\", n = 3 }]",
     "cost = 0\nweapon = 3",
     "class warrior: one Equipment must be its weapon; with `weapon`: axe, rune_endurance"),
    ("cards.toml", "class = \"warrior\"\ncopies = 1\ntype = \"equip\"",
     "class = \"neutral\"\ncopies = 1\ntype = \"equip\"", "[axe] a weapon belongs to a class"),
    ("cards.toml", "class = \"warrior\"\ncopies = 1\ntype = \"equip\"\ncost = 1",
     "class = \"neutral\"\ncopies = 1\ntype = \"equip\"\ncost = 1",
     "class warrior: its own deck: A deck needs 4 Equipments; you lack 1."),
    ("cards.toml", "copies = 2\ntype = \"normal\"\ncost = 2\nattack = true\nfrappe = true",
     "copies = 3\ntype = \"normal\"\ncost = 2\nattack = true\nfrappe = true",
     "class mage: its own deck: A deck needs 30 cards besides its Equipments; you have 1 too"),
    ("cards.toml", "copies = 2\ntype = \"normal\"\ncost = 2\neffects",
     "copies = 2\ntype = \"ephemeral\"\ncost = 2\neffects",
     "class mage: its own deck: At most 14 Ephemerals; you have 16: "),
    ("cards.toml", "played = \"eternal_discipline\"", "played = \"eternal_disciplin\"",
     "[eternal_breath] played: the card 'eternal_disciplin' is not known (did you mean"),
    ("cards.toml", "played = \"eternal_discipline\"", "played = \"axe\"",
     "[eternal_breath] played: the card 'axe' is not known"),
    ("cards.toml", "[fireball]", "[fireball", "not readable as TOML"),
    # the other files
    ("classes.toml", "force = 1", "force = -1",
     "[warrior] force = -1 is not a whole number from 0 to 20"),
    ("classes.toml", "hp_bonus = 0", "", "[mage] the key 'hp_bonus' is missing"),
    ("deck.toml", "size = 34", "size = 35", "[deck] size = 35 is not a whole number from 34 to 34"),
    ("deck.toml", "draws = [3, 4, 5]", "draws = [3, 4]",
     "[turn] draws = [3, 4] is not a list of 3 whole numbers"),
    ("deck.toml", "rapid = 6", "rapide = 6", "[deck] the key 'rapid' is missing (is 'rapide'"),
    ("variants.toml", "[balance.adjusted.classes.mage]", "[balanced.adjusted.classes.mage]",
     "[balanced] the option 'balanced' is not known (did you mean 'balance'?)"),
    ("variants.toml", "[balance.adjusted.classes.mage]", "[balance.adjusted.class.mage]",
     "[balance.adjusted] the key 'class' is not known (did you mean 'classes'?)"),
    ("variants.toml", "[balance.adjusted.classes.mage]", "[balance.adjusted.classes.magus]",
     "[balance.adjusted.classes.magus] the entry 'magus' is not known"),
    ("variants.toml", "[balance.adjusted.classes.mage]\n",
     "[balance.adjusted.classes.mage]\nluck = 7\n",
     "[balance.adjusted.classes.mage] the key 'luck' is not known"),
    ("variants.toml", "n = 3, until = \"forever\"", "n = -3, until = \"forever\"",
     "[concentration_force.forever.cards.concentration] effects 1 (stat): n = -3 is not"),
    ("texts.toml", "[moves.pass]", "[moves.passes]", "[moves.pass] is missing"),
    ("texts.toml", "[moves.pass]", "[moves.fly]\nfr = \"a\"\nen = \"b\"\n[moves.pass]",
     "[moves.fly] is not known"),
    ("texts.toml", "[effects.heal]", "[effects.cure]", "[effects.heal] is missing"),
    ("texts.toml", "\"regain {n} HP{per}\"", "\"regain {m} HP{per}\"",
     "[effects.heal] en: the place {m} is not known; places: {n}, {per}, {times}"),
    ("texts.toml", "\"{seat:@ goes|", "\"{card:@ goes|",
     "[events.first_player] en: the place {card:@ goes|You go} is not known; places: {seat}"),
    ("texts.toml", "[refusals.not_now]\nrule = \"DUEL-STEP-07\"\n", "[refusals.not_now]\n",
     "[refusals.not_now] the key 'rule' is missing"),
]  # fmt: skip


def spoil(folder, file, old, new):
    """A copy of the content with one thing changed."""
    copy = folder / "content"
    shutil.copytree(CONTENT, copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text, f"{old!r} does not stand in {file}"
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(("file", "old", "new", "said"), SPOILT)
def test_a_spoilt_file_is_told_with_entry_effect_and_key(tmp_path, file, old, new, said):
    copy = spoil(tmp_path, file, old, new)
    with pytest.raises(ContentError) as caught:
        GAME.rules.load(copy, OPTIONS)
    assert str(caught.value).startswith(f"{file}: {said}")


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_not_there_is_told(tmp_path, file):
    copy = spoil(tmp_path, file, "", "")
    (copy / file).unlink()
    with pytest.raises(ContentError, match=f"{file}: the file is missing from content/"):
        GAME.rules.load(copy, OPTIONS)


# -- a new card is one entry

LANTERN = """
[lantern]
fr = "Lanterne sourde"
en = "Dark Lantern"
class = "neutral"
copies = 2
type = "normal"
cost = 1
attack = true
frappe = true
effects = [{ do = "damage", n = 2, hits = 2 }, { do = "heal", n = { mul = 1, of = "hand" } }]
after = [{ do = "draw", n = 1 }]
"""


@pytest.fixture
def with_lantern(tmp_path):
    """The game with one more entry in one file."""
    copy = tmp_path / "content"
    shutil.copytree(CONTENT, copy)
    with (copy / "cards.toml").open("a", encoding="utf-8") as file:
        file.write(LANTERN)

    def made(**options):
        return Edition(GAME.rules, tmp_path, options)

    return made


def test_a_new_card_has_its_text_in_both_languages(with_lantern):
    texts = with_lantern().texts
    assert texts["cards"]["lantern"] == ("Lanterne sourde", "Dark Lantern")
    assert texts["card_texts"]["lantern"] == (
        "Infligez 2 fois 2 dégâts et récupérez 1 PV par carte en main, puis piochez 1 carte.",
        "Deal 2 damage 2 times and regain 1 HP per card in hand, then draw 1 card.",
    )


def test_a_new_card_is_known_to_the_page(with_lantern):
    (found,) = [card for card in with_lantern().facts["cards"] if card["id"] == "lantern"]
    assert (found["class"], found["cost"], found["type"]) == ("neutral", 1, "normal")
    assert found["attack"] is True and found["frappe"] is True


def test_a_new_card_is_built_into_a_deck_and_played(with_lantern):
    built = with_lantern(classes="warrior,mage", decks="custom,default", first="0")
    for seed in range(40):
        match = Match(built, seed=seed)
        build(match)
        if "play lantern" in {move.notation for move in match.legal()}:
            break
    before = list(match.state.hp)
    match.push("play lantern")
    assert match.state.hp == [before[0], before[1] - 2 * 2 * 2]  # Force 1
    assert [built.labels["cards"][card] for card in match.state.grave[0][:1]] == ["lantern"]
    assert "Dark Lantern" in match.view(0).edition.rules.face.show.event(
        built, next(e for e in match.events(1) if e.kind == "played_card"), "en"
    )


def build(match):
    """Two lanterns, and whatever else the deck may hold."""
    match.push("add lantern")
    match.push("add lantern")
    while match.state.phase == 0:
        match.push(match.legal()[-1])
