"""What a designer may write: bad content is refused with file, entry and key, and options keep
their bounds."""

import shutil

import pytest

from ludotheque.core.game import Edition
from ludotheque.core.library import load
from ludotheque.core.words import ContentError, UsageError


def changed(tmp_path, file, old, new):
    """The game with one piece of a content file changed."""
    game = load("eden")
    folder = tmp_path / "eden"
    shutil.copytree(game.folder / "content", folder / "content")
    path = folder / "content" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Edition(game.rules, folder, {})


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("units.toml", 'op = "dig"', 'op = "dug"', "[NAI-02] ability 1, do 1: the verb 'dug'"),
        ("units.toml", "cost = 1\n", "", "[ELF-01] the key 'cost' is missing"),
        ("units.toml", "cost = 1\n", "cost = 9\n", "[ELF-01] cost = 9 is not a whole number"),
        ("units.toml", 'timing = "immediate"', 'timing = "later"', "[ELF-01] ability 1: timing"),
        ("units.toml", 'zone = "self"', 'zone = "moon"', "zone 'moon' is not one of"),
        ("units.toml", '"territory_colour"', '"rainy"', "'rainy' is not one of"),
        ("units.toml", 'kind = "immune"', 'kind = "immunity"', "the verb 'immunity'"),
        ("units.toml", 'civ = "ELF"', 'civ = "ELV"', "[ELF-01] civ 'ELV' is not one of"),
        ("units.toml", "force = 1\n", "force = 1\nmight = 2\n", "the key 'might' is not known"),
        ("commons.toml", "per_player = 8", "per_player = 80", "per_player = 80 is not a whole"),
        ("commons.toml", 'pay = "energy"', 'pay = "gold"', "pay 'gold' is not one of"),
        ("civilisations.toml", 'colour = "green"', 'colour = "pink"', "colour 'pink' is not one"),
        ("civilisations.toml", 'kind = "muster"', 'kind = "champion"', "may not stand here"),
        ("numbers.toml", "hand_max = 5", "hand_max = 0", "hand_max = 0 is not a whole number"),
        ("numbers.toml", "CRY1 = 3", "CRY9 = 3", "'CRY9' is no common card"),
        ("texts.toml", "[refusals.game_over]", "[refusals.game_done]", "'game_over' has no"),
    ],
)
def test_bad_content_is_refused_by_name(tmp_path, file, old, new, said):
    with pytest.raises(ContentError) as refused:
        changed(tmp_path, file, old, new)
    assert said in str(refused.value) and file in str(refused.value)


def test_a_civilisation_without_units_to_start_with_is_refused(tmp_path):
    with pytest.raises(ContentError, match="TST has 0 units of cost 1; 3 are needed to start"):
        game = load("eden")
        folder = tmp_path / "eden"
        shutil.copytree(game.folder / "content", folder / "content")
        path = folder / "content" / "units.toml"
        units = path.read_text(encoding="utf-8").split("[TST-1]")[0]
        path.write_text(units, encoding="utf-8")
        Edition(game.rules, folder, {})


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seats": 1}, "from 2 to 6"),
        ({"seats": 7}, "from 2 to 6"),
        ({"max_days": 0}, "from 1 to 60"),
        ({"max_days": 61}, "from 1 to 60"),
        ({"distance_mode": "crow"}, "path, hex"),
        ({"civilisations": "ELF,ELF"}, "ELF"),
        ({"civilisations": "TST,ELF"}, "TST"),
        ({"seats": 3, "civilisations": "ELF,NAI"}, "2 values for 3 players"),
        ({"seats": 2, "first": "4"}, "no seat 4"),
    ],
)
def test_options_keep_their_bounds(options, said):
    with pytest.raises(UsageError) as refused:
        load("eden").edition(options)
    assert said in refused.value.words.en


def test_every_card_has_a_text_in_both_languages():
    texts = load("eden").edition({}).texts["card_texts"]
    made = {name: words for name, words in texts.items() if not name.startswith("TST")}
    assert all(words.fr.endswith(".") and words.en.endswith(".") for words in made.values())
    assert not any("{" in words.fr + words.en for words in made.values())


def test_every_type_of_card_has_a_name_for_people():
    edition = load("eden").edition({})
    types = {card["type"] for card in edition.facts["cards"]}
    assert types == set(edition.texts["types"])


def test_the_adjusted_balance_changes_forces_and_melting_alone_and_only_when_asked_for():
    game = load("eden")
    printed, adjusted = (game.edition({"balance": value}) for value in ("seed", "adjusted"))
    assert game.edition({}).digest == printed.digest != adjusted.digest
    names = printed.labels["cards"]
    changed = [n for n, name in enumerate(names) if printed.t.force[n] != adjusted.t.force[n]]
    assert {names[n].split("-")[0] for n in changed} == {"ELF", "NAI", "NEC", "POS", "LEG", "ORC"}
    assert all(abs(printed.t.force[n] - adjusted.t.force[n]) <= 2 for n in changed)
    assert list(printed.t.cost) == list(adjusted.t.cost)
    assert list(printed.t.copies) == list(adjusted.t.copies)
    worlds = [edition.texts["world_texts"] for edition in (printed, adjusted)]
    assert [name for name in worlds[0] if worlds[0][name] != worlds[1][name]] == ["NAI"]
    assert worlds[1]["NAI"].en.endswith("gain 1 energy stock.")
