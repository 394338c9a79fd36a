"""Words: well set, in both languages, and what generals do said from the data that does it."""

import re
import string

import pytest

from ludotheque.core.content import read_rules
from ludotheque.core.words import Words
from ludotheque.games.generals.contents import read_contents
from ludotheque.games.generals.generals import STATS, Filter, General, Modifier
from ludotheque.games.generals.wording import passive, power

from .folder import CONTENT, copied, edited, printed, usual

TEXTS = usual().texts
SENTENCES = [
    pytest.param(words, id=f"{section}.{name}")
    for section, inside in TEXTS.items()
    for name, words in inside.items()
    if words != ("", "")
]
RULE = re.compile(r"GEN-[A-Z]+(-[A-Z0-9]+)+|D-\d\d")


def places(half):
    """The places of a sentence, with those inside forms."""
    found = set()
    for _, name, form, _ in string.Formatter().parse(half):
        if name is not None:
            found |= {name} | (places(form) if form else set())
    return found


@pytest.mark.parametrize("words", SENTENCES)
def test_every_sentence_is_in_both_languages_and_well_set(words):
    assert words.fr.strip() and words.en.strip()
    assert places(words.fr) == places(words.en)
    assert not re.search(r" [;:!?%»]|« |'", words.fr)
    assert not re.search(r"[^\s\u00a0({/][;!?]", words.fr)
    assert "'" not in words.en and not re.search(r"\s[;:!?%]", words.en)


def test_every_refusal_cites_a_rule():
    rules = read_rules(CONTENT / "texts.toml")
    assert len(rules) == 36
    assert all(RULE.fullmatch(rule) for rule in rules.values())
    assert (rules["out_of_range"], rules["too_dear"]) == ("GEN-ATT-03", "GEN-CREATE-01")


GENERALS = {
    "takeda": ("Always: reply of 50% when dying (all units).",
               "Until the start of your next turn: reply of 100% when surviving and reply of 100% "
               "when dying (all units)."),
    "moreau": ("Always: price −10%, rounded up (all units).",
               "Until the start of your next turn: 2 creations per building and turn."),
    "volkov": ("Always: +10% attack (tracked units).",
               "Until the start of your next turn: +20% attack (tracked units); speed of 100% or "
               "more on all terrain they can enter and +1 move (tracked units or wheeled units)."),
    "carvalho": ("Always: speed of 100% or more on all terrain they can enter (ships).",
                 "Until the start of your next turn: +25% attack (ships); +1 maximum range "
                 "(ranged ships)."),
    "benali": ("Always: +1 vision (all units); +1 move (wheeled units).",
               "Until the start of your next turn: the whole map is seen; +10% attack (all "
               "units)."),
    "nguyen": ("Always: repair of 75% a turn (all units).",
               "All your units, carried ones too, regain 30 HP at once. Until the start of your "
               "next turn: +20% attack (units on foot); +10% defence (all units)."),
    "none": ("No advantage.", "No power."),
}  # fmt: skip


@pytest.mark.parametrize("name", GENERALS)
def test_a_general_is_told_from_the_modifiers(name):
    assert (TEXTS["passives"][name].en, TEXTS["power_texts"][name].en) == GENERALS[name]


def test_a_changed_number_changes_the_text(tmp_path):
    old = 'stat = "price", value = -10'
    folder = edited(copied(tmp_path), "generals.toml", old, 'stat = "price", value = 5')
    assert printed(folder).texts["passives"]["moreau"] == (
        "Toujours\u00a0: prix +5\u00a0%, arrondi vers le haut (toutes les unités).",
        "Always: price +5%, rounded up (all units).",
    )


@pytest.mark.parametrize("stat", STATS)
def test_every_stat_can_be_told(stat):
    amount = 1 if STATS[stat].high == 1 else max(STATS[stat].low, 2)
    chosen = Filter(("ground", "air"), (), True) if STATS[stat].filtered else Filter()
    one = Modifier(stat, amount, chosen)
    general = General("x", Words("X", "X"), 10, Words("Y", "Y"), (one,), (one,), 0)
    for words in (passive(general, TEXTS), power(general, TEXTS)):
        assert str(amount) in words.en or STATS[stat].high == 1
        if STATS[stat].filtered:
            assert words.fr.endswith("(unités au sol ou appareils volants à longue portée).")


def test_every_unit_building_and_map_has_a_line_of_its_own():
    contents = read_contents(CONTENT, usual().options)
    for section, things in (
        ("unit_texts", [unit.id for unit in contents.units]),
        ("building_texts", [building.id for building in contents.buildings]),
        ("map_texts", list(contents.maps)),
    ):
        said = TEXTS[section]
        assert list(said) == things
        assert len({words.en for words in said.values()}) == len(things)
        assert all(half.endswith(".") for words in said.values() for half in words)
