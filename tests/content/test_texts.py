"""Words: well set, in both languages, and what generals do said from the data that does it."""

import re
import string

import pytest

from ludotheque.core.content import read_rules
from ludotheque.core.naming import Names, Seat
from ludotheque.core.phrases import say
from ludotheque.core.words import Words
from ludotheque.games.generals.edition.contents import read_contents
from ludotheque.games.generals.edition.generals import STATS, Filter, General, Modifier
from ludotheque.games.generals.edition.wording import passive, power

from .folder import CONTENT, copied, edited, edition, usual

TEXTS = usual().texts
SENTENCES = [
    pytest.param(words, id=f"{section}.{name}")
    for section, inside in TEXTS.items()
    for name, words in inside.items()
    if words != ("", "")
]
RULE = re.compile(r"GEN-[A-Z]+(-[A-Z0-9]+)+|D-\d\d")


def named(found):
    """What is named, whatever article or agreement one of the languages wants with it."""
    return {name.removeprefix("a_").removeprefix("the_") for name in found - {"gender"}}


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
    assert named(places(words.fr)) == named(places(words.en))
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
               "more on all terrain they can enter and +1 movement (tracked units and wheeled "
               "units)."),
    "carvalho": ("Always: speed of 100% or more on all terrain they can enter (ships).",
                 "Until the start of your next turn: +25% attack (ships); +1 maximum range "
                 "(ranged ships)."),
    "benali": ("Always: +1 vision (all units); +1 movement (wheeled units).",
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
    assert edition(folder).texts["passives"]["moreau"] == (
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
            assert words.fr.endswith("(unités au sol et appareils volants à longue portée).")


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


def test_names_have_the_articles_of_their_gender_and_sound():
    told = {name: TEXTS["a_unit"][name].fr for name in TEXTS["a_unit"]}
    assert told["infantry"] == "une Infanterie" and told["tank"] == "un Tank"
    told = {name: TEXTS["the_unit"][name].fr for name in TEXTS["the_unit"]}
    assert (told["infantry"], told["dca"], told["recon"], told["helicopter"], told["ulm"]) == (
        "l’Infanterie",
        "la DCA",
        "le Recon",
        "l’Hélicoptère",
        "l’ULM",
    )
    told = {name: TEXTS["the_building"][name].fr for name in TEXTS["the_building"]}
    assert set(told.values()) == {"la Caserne", "le Port", "l’Aéroport", "le Puits de pétrole"}
    assert TEXTS["a_unit"]["vtb"].en == "an APC" and TEXTS["the_unit"]["vtb"].en == "the APC"


def test_the_log_says_who_created_captured_and_lost_what_with_articles():
    told = TEXTS["events"]
    names = Names([("Ana", "Ana"), ("Bruno", "Bruno")])

    def line(event, **values):
        common = {"seat": Seat(0), "by": Seat(1), "cell": "(1, 1)"}
        return names.fill(say(told[event], **common, **values).fr, "fr")

    barge = {"a_unit": "une Barge", "unit": "Barge", "gender": 2}
    assert line("created", **barge) == "Ana crée une Barge en (1, 1)."
    assert line("died", **barge) == "Barge d’Ana détruite en (1, 1)."
    assert line("died", unit="Recon", gender=1) == "Recon d’Ana détruit en (1, 1)."
    site = {"building": "Caserne", "the_building": "la Caserne"}
    assert line("captured", **site) == "Ana capture la Caserne en (1, 1)."
    assert line("neutralised", **site) == "Bruno neutralise la Caserne d’Ana en (1, 1)."


def test_one_verb_captures_and_one_noun_moves():
    said = [words.fr for section in TEXTS.values() for words in section.values()]
    assert not [text for text in said if "déplac" in text]
    taken = [text for text in said if re.search(r"\bpr(end|endre|is)\b", text)]
    assert taken == []
