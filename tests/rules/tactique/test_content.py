"""Content files: printed numbers and texts, mistakes told by name, a card added by one entry."""

import ast
import json
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from ludotheque import ContentError
from ludotheque.core.game import Edition
from ludotheque.core.library import Game

from .table import GAME, sit

CONTENT = GAME.folder / "content"
SMALL = 105  # signs that fit on a card of a hand
PRINTED = [
    json.loads(line)
    for line in (Path(__file__).parent / "printed.jsonl").read_text("utf-8").splitlines()
]
SAID_OTHERWISE = {  # the same in other words
    ("H27", "fr"): "Une unité alliée au choix qui a attaqué ce tour peut attaquer une fois de plus"
    " ce tour ; elle gagne +1 ATK jusqu’à la fin du tour.",
    ("H29", "fr"): "Invoquer un ou deux Miliciens 1/2 sur autant de cases jouables alliées vides"
    " au choix.",
    ("H29", "en"): "Summon one or two 1/2 Militia on as many empty playable cells of yours.",
    ("A26", "fr"): "Invoquer une ou deux Larves 1/1 sur autant de cases jouables alliées vides"
    " au choix.",
    ("A26", "en"): "Summon one or two 1/1 Larvae on as many empty playable cells of yours.",
    ("A29", "fr"): "Infliger 2 dégâts à une unité ennemie au choix, plus 1 par unité alliée liée"
    " (7 au plus).",
    ("R29", "fr"): "Persistant. Début de tour : chaque Noyau allié reçoit 1 point de bouclier ;"
    " soigner 1 PV à chaque Noyau allié.",
    ("R29", "en"): "Persistent. Start of turn: each of your Cores gets 1 shield point;"
    " heal 1 HP on each of your Cores.",
}
SAID_OTHERWISE["R26", "fr"] = SAID_OTHERWISE["H27", "fr"]
ADDED = """
[H31]
fr = "Sapeuse"
en = "Sapper"
faction = "humans"
type = "unit"
cost = 2
atk = 2
hp = 2
range = [1, 2]
keywords = ["veil"]
abilities = [
    { on = "deploy", do = [{ op = "terrain", kind = "acid", cell = { cell = "choose_cell", side = "enemy" } }] },
    { on = "death", do = [{ op = "damage", n = 1, to = { sel = "all", side = "enemy", damaged = true } }] },
]
"""  # noqa: E501


def copied(tmp_path):
    """A copy of the content folder."""
    shutil.copytree(CONTENT, tmp_path / "content")
    return tmp_path / "content"


def edited(folder, file, old, new):
    """The folder with one piece of a file replaced, which must be there."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize("printed", PRINTED, ids=lambda card: card["id"])
def test_a_card_is_printed_with_its_numbers_and_a_text_made_from_them(printed):
    edition = GAME.edition()
    card = next(c for c in edition.facts["cards"] if c["id"] == printed["id"])
    for key in ("faction", "type", "cost", "atk", "hp", "range"):
        assert card[key] == printed[key]
    keywords = dict.fromkeys(card["keywords"], 1) | (
        {"armor": card["armor"]} if card["armor"] else {}
    )
    assert keywords == printed["keywords"]
    for lang in ("fr", "en"):
        said = edition.texts["card_texts"][card["id"]].get(lang)
        said = said.replace("\u00a0", " ")
        assert said == SAID_OTHERWISE.get((card["id"], lang), printed[lang])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_small_card_says_the_same_in_fewer_words(lang):
    texts = GAME.edition().texts
    for id, whole in texts["card_texts"].items():
        short = texts["short_texts"][id].get(lang)
        assert bool(short) == bool(whole.get(lang)) and len(short) <= len(whole.get(lang)), id
        assert len(short) <= SMALL, f"{id}: {short}"
        numbers = [re.findall(r"\d+", text) for text in (short, whole.get(lang))]
        assert not Counter(numbers[0]) - Counter(numbers[1]), f"{id}: {short}"


def test_the_printed_texts_know_every_card():
    assert [c["id"] for c in PRINTED] == [c["id"] for c in GAME.edition().facts["cards"]]


def test_every_keyword_and_trait_is_explained_and_no_variable_is_left_bare():
    texts = GAME.edition().texts
    told = {**texts["keyword_texts"], **texts["trait_texts"]}
    assert set(texts["keywords"]) | set(texts["traits"]) == set(told)
    assert all(half and not re.search(r" n[ .]", half) for words in told.values() for half in words)


MISTAKES = [
    (
        "cards.toml",
        'op = "heal", n = 1',
        'op = "mend", n = 1',
        "[H06] ability 0, do 1: the verb 'mend' is not known",
    ),
    (
        "cards.toml",
        "atk = 1\nhp = 2",
        "atk = -1\nhp = 2",
        "[H01] atk = -1 is not a whole number from 0 to 20",
    ),
    ("cards.toml", "cost = 1", "cost = 0", "[H01] cost = 0 is not a whole number from 1 to 10"),
    (
        "cards.toml",
        'keywords = ["mobile"]',
        'keywords = ["flying"]',
        "[H02] keywords: 'flying' is not one of",
    ),
    (
        "cards.toml",
        "range = [1, 2]",
        "range = [2, 1]",
        "[H03] range = [2, 1]: the least stands first",
    ),
    ("cards.toml", 'sel = "lowest"', 'sel = "tallest"', "sel 'tallest' is not one of"),
    ("cards.toml", "damaged = true", "wounded = true", "the key 'wounded' is not known"),
    ("cards.toml", "n = 1, to", "n = -2, to", "n = -2 is not a whole number"),
    ("cards.toml", 'token = "TH1"', 'token = "TH9"', "[H29] summon: the token 'TH9' is not known"),
    ("cards.toml", 'on = "deploy"', 'on = "turn_start"', "may ask for a choice"),
    (
        "cards.toml",
        'on = "static", do = [{ op = "atk"',
        'on = "static", do = [{ op = "heal"',
        "heal may not stand here",
    ),
    (
        "cards.toml",
        "cost = 1, limit = 1, ",
        "cost = 0, ",
        "[H16] ability 0: without a cost it needs a limit",
    ),
    (
        "cards.toml",
        'faction = "humans"',
        'faction = "ghosts"',
        "[H01] faction 'ghosts' is not one of",
    ),
    ("cards.toml", 'type = "unit"', 'type = "unit"\nluck = 3', "[H01] the key 'luck' is not known"),
    (
        "factions.toml",
        '"-xxx-", "-xxx-", "-xxx-"',
        '"-xxx-", "-xxx-", "-xx--"',
        "[humans.formation] mask: 8 cells are playable; a formation has 9",
    ),
    ("factions.toml", '"-xxx-", "-xxx-", "-xxx-"', '"-xxx-", "-xxx-"', "is not 3 rows of 5 signs"),
    (
        "factions.toml",
        'kind = "close_ranks"',
        'kind = "close_ranches"',
        "kind 'close_ranches' is not one of",
    ),
    (
        "factions.toml",
        'token = "TA1"',
        'token = "A01"',
        "[aliens] passive: the token 'A01' is not known",
    ),
    (
        "conditions.toml",
        "turns = [3, 4, 5]",
        "turns = [0, 0, 0]",
        "[H-V1] turns: no row is to be held",
    ),
    ("conditions.toml", "n = 5", "n = -5", "n = -5 is not a whole number"),
    ("decks.toml", "H01 = 1", "H01 = 2", "[line] A deck needs 40 cards; you have 1 too many."),
    ("decks.toml", "H07 = 3", "H07 = 4", "[line] "),
    ("decks.toml", "starter = true\n", "", "one deck of humans must have starter = true"),
    ("numbers.toml", "[hand]\nn = 7", "[hand]\nn = 0", "[hand] n = 0 is not a whole number"),
    ("texts.toml", "[keywords.guard]", "[keywords.gard]", "[keywords.guard] is missing"),
    ("short.toml", "[lapses.turn]", "[lapses.tour]", "[lapses.tour] is not known"),
    ("short.toml", "{n} damage to", "{m} damage to", "[effects.damage] en: "),
    ("variants.toml", "conditions.A-V2", "conditions.A-V9", "'A-V9' is not known"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), MISTAKES)
def test_a_mistake_is_told_with_file_entry_and_key(file, old, new, said, tmp_path):
    folder = edited(copied(tmp_path), file, old, new)
    with pytest.raises(ContentError) as caught:
        Edition(GAME.rules, folder.parent, {})
    assert str(caught.value).startswith(file) and said in str(caught.value)


def test_a_card_made_of_known_verbs_is_one_entry_in_one_file(tmp_path):
    folder = copied(tmp_path)
    path = folder / "cards.toml"
    path.write_text(path.read_text(encoding="utf-8") + ADDED, encoding="utf-8")
    game = Game(GAME.rules, folder.parent)
    assert game.edition().texts["card_texts"]["H31"].en == (
        "Veil. Deploy: put Acid on an enemy playable cell. "
        "When this unit is destroyed: deal 1 damage to each damaged enemy unit."
    )
    table = sit("player P0: echoes=2 hand=[H31]", "grid P1: 1.1:A05(hp=2) 1.2:A04", game=game)
    table.play("play H31 1.2 2.3").shows("terrain P1=[2.3:acid]; P0@1.2=H31; P0@1.2.veil=yes")
    table.play("end", "attack 1.2 1.2").shows("P0@1.2=none; P1@1.1.hp=1; P1@1.2=TA1")


IDS = {
    entry["id"] for kind in ("cards", "conditions", "decks") for entry in GAME.edition().facts[kind]
}
IDS |= {faction["id"] for faction in GAME.edition().facts["factions"]}


def test_no_card_faction_or_deck_is_named_in_code():
    for path in GAME.folder.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        assert not {value for value in found if isinstance(value, str)} & IDS, path.name
