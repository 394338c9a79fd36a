"""Content files: every mistake is told with file, entry and key."""

import shutil

import pytest

from ludotheque import ContentError
from ludotheque.core import outlook

from .table import GAME

REFUSAL = '[refusals.pass_only]\nrule = "ND-Q6"\n'
SPOILT = [
    (
        "game.toml", "rounds_to_win = 2", "",
        "game.toml: [match] the key 'rounds_to_win' is missing",
    ),
    (
        "game.toml", "rounds_to_win = 2", "round_to_win = 2",
        "game.toml: [match] the key 'rounds_to_win' is missing (is 'round_to_win' a misspelling",
    ),
    (
        "game.toml", "rounds_to_win = 2", "rounds_to_win = 2\nrounds = 3",
        "game.toml: [match] the key 'rounds' is not known",
    ),
    (
        "game.toml", "rounds_to_win = 2", "rounds_to_win = 6",
        "game.toml: [match] rounds_to_win = 6 is not a whole number from 1 to 5",
    ),
    (
        "game.toml", "tiles = [2, 2, 1]", "tiles = [2, 3, 1]",
        "game.toml: [turns] tiles: 3 is not a whole number from 1 to 2",
    ),
    (
        "game.toml", "tiles = [2, 2, 1]", "tiles = [2, 2]",
        "game.toml: [turns] tiles = [2, 2] is not a list of 3 whole numbers",
    ),
    (
        "game.toml", "tiles = [2, 2, 1]", "tiles = [2, 2, 2]",
        "game.toml: [turns] tiles = [2, 2, 2]: a player has only 5 wheels to lay",
    ),
    (
        "game.toml", 'beats = "HEX"', 'beats = "HXE"',
        "game.toml: [kinds.ATK] beats 'HXE' is not one of HEX, WARD",
    ),
    (
        "game.toml", 'beats = "WARD"', 'beats = "ATK"',
        "game.toml: [kinds.HEX] beats 'ATK', which already beats HEX",
    ),
    (
        "game.toml", "[wheels.1]\nATK = 1", "[wheels.1]\nATK = 31",
        "game.toml: [wheels.1] ATK = 31 is not a whole number from 0 to 30",
    ),
    (
        "game.toml", "ATK = 1\nHEX = 1\nWARD = 1", "ATK = 0\nHEX = 0\nWARD = 0",
        "game.toml: [wheels.1] ATK, HEX and WARD all weigh 0",
    ),
    ("game.toml", "[wheels.5]", "[wheels.6]", "game.toml: [wheels] the key '5' is missing"),
    ("game.toml", "[turns]", "[turn]", "game.toml: the key 'turns' is missing"),
    ("game.toml", "[match]", "[match", "game.toml: not readable as TOML"),
    ("texts.toml", "[moves.keep]", "[moves.kept]", "texts.toml: [moves.keep] is missing"),
    ("texts.toml", "[moves.keep]", '[moves.fly]\nfr = "a"\nen = "b"\n[moves.keep]',
     "texts.toml: [moves.fly] is not known"),
    ("texts.toml", "[dealer.round_5]", "[dealers.round_5]",
     "texts.toml: [dealer.round_5] is missing"),
    ("texts.toml", REFUSAL, "[refusals.pass_only]\n",
     "texts.toml: [refusals.pass_only] the key 'rule' is missing"),
    ("texts.toml", 'en = "let it be"', "", "texts.toml: [moves.keep] the key 'en' is missing"),
    ("texts.toml", 'en = "let it be"', 'en = ""', "texts.toml: [moves.keep] en = '' is not a text"),
]  # fmt: skip
PLACES = [
    ("{seat:@ keeps the|You keep your} wheels.", "{zzz} keeps the wheels.",
     "[events.wheels_kept] en: the place {zzz} is not known; places: {seat}"),
    ("{seat:@ garde ses|Vous gardez vos} roues.", "{cell} garde ses roues.",
     "[events.wheels_kept] fr: the place {cell} is not known; places: {seat}"),
    ("{seat:@ keeps the|You keep your} wheels.", "{seat keeps the wheels.",
     "[events.wheels_kept] en: '{seat keeps the wheels.': expected '}'"),
    ("{seat:@ keeps the|You keep your} wheels.", "seat} keeps the wheels.",
     "[events.wheels_kept] en: 'seat} keeps the wheels.': Single '}'"),
    ("{seat:@ keeps the|You keep your} wheels.",
     "{0} keeps the wheels.",
     "[events.wheels_kept] en: the place {0}"),
    ("{seat:@ keeps the|You keep your} wheels.",
     "{} keeps the wheels.",
     "[events.wheels_kept] en: the place {}"),
    ("{seat:@ keeps the|You keep your} wheels.",
     "{seat.x} keeps.",
     "[events.wheels_kept] en: the place {seat.x}"),
    ("{seat:@ keeps the|You keep your} wheels.",
     "{seat!r} keeps.",
     "[events.wheels_kept] en: the place {seat!r}"),
    ("{seat:@ keeps the|You keep your} wheels.",
     "{seat:9} keeps.",
     "[events.wheels_kept] en: the place {seat:9}"),
    ("{seat:@ keeps the|You keep your} wheels.",
     "{{seat}} keeps.",
     "[events.wheels_kept] en: '{{seat}} keeps.'"),
    ('en = "let it be"', 'en = "let {cell} be"',
     "[moves.keep] en: the place {cell} is not known; places: none"),
    ("The match is over.", "The match of {seat} is over.", "[refusals.ended] en: the place {seat}"),
    ("more points after", "{a} points after", "[reasons.more_points] en: the place {a}"),
    ("The Dealer yawns", "{seat} yawns", "[dealer.round_4] en: the place {seat}"),
]  # fmt: skip


def load(folder):
    """The edition of a content folder, with the usual options."""
    return GAME.rules.load(folder, GAME.edition().options)


def spoil(folder, file, old, new):
    """A copy of the content with one thing changed."""
    copy = folder / "content"
    shutil.copytree(GAME.folder / "content", copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(("file", "old", "new", "said"), SPOILT)
def test_a_spoilt_file_is_told_with_entry_and_key(tmp_path, file, old, new, said):
    with pytest.raises(ContentError) as caught:
        load(spoil(tmp_path, file, old, new))
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize(("old", "new", "said"), PLACES)
def test_a_place_that_nobody_fills_is_told_with_its_sentence(tmp_path, old, new, said):
    with pytest.raises(ContentError) as caught:
        load(spoil(tmp_path, "texts.toml", old, new))
    assert str(caught.value).startswith(f"texts.toml: {said}")


@pytest.mark.parametrize("file", ["game.toml", "texts.toml", "estimate.toml"])
def test_a_file_that_is_not_there_is_told(tmp_path, file):
    copy = tmp_path / "content"
    shutil.copytree(GAME.folder / "content", copy)
    (copy / file).unlink()
    with pytest.raises(ContentError, match=f"{file}: the file is missing from content/"):
        load(copy)


def test_the_content_as_it_is_loads():
    tables = load(GAME.folder / "content").tables
    outlook.lay_weights(GAME.rules, GAME.folder / "content" / outlook.FILE, tables)
    assert tables == GAME.edition().t


def test_another_triangle_moves_what_a_curse_may_mark(tmp_path):
    """The rules read the triangle from content: with it turned round, a Hex beats Claws."""
    copy = spoil(tmp_path, "game.toml", 'beats = "HEX"', 'beats = "WARD"')
    path = copy / "game.toml"
    text = path.read_text(encoding="utf-8")
    text = text.replace('[kinds.HEX]\nbeats = "WARD"', '[kinds.HEX]\nbeats = "ATK"')
    text = text.replace('[kinds.WARD]\nbeats = "ATK"', '[kinds.WARD]\nbeats = "HEX"')
    path.write_text(text, encoding="utf-8")
    t = load(copy).tables
    assert [t.beats[1][0], t.beats[0][2], t.beats[2][1], t.beats[0][1]] == [1, 1, 1, 0]
