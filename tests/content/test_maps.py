"""Maps as drawn text: the ten that are supplied, and every rule a drawn one may break."""

import pytest

from ludotheque.core.words import LANGUAGES, UsageError
from ludotheque.games.generals.edition.contents import read_legend, read_maps
from ludotheque.space.maps import drawn
from ludotheque.space.maps.check import IMAGES, SYMMETRIES
from ludotheque.space.maps.words import SYMMETRY_NAMES

from .folder import CONTENT

LEGEND = read_legend(CONTENT)
MAPS = read_maps(CONTENT, LEGEND)
SOUND = """name: Essai
players: 2
day_limit: 20
symmetry: rotate180
owner P1: (0,0) (2,0)
owner P2: (6,4) (4,4)
map:
B.O.f..
.=.:...
~P-..P~
...:.=.
..f.O.B
""".replace("~P-..P~", "~P-.-P~")


def told(text):
    """What is wrong with a text, in English with its rules."""
    return [refusal.say("en") for refusal in drawn.check(text, LEGEND)]


def spoilt(*pairs):
    """The sound text with pieces replaced, each of which must be there."""
    text = SOUND
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


# -- the ten


@pytest.mark.parametrize("name", MAPS)
def test_a_supplied_map_keeps_its_own_rules(name):
    chart = MAPS[name]
    letters = {cell: letter for *cell, letter in map(list, drawn.cells_of(chart)) for cell in
               [tuple(cell)]}  # fmt: skip
    oil = LEGEND.buildings - LEGEND.makers
    for cells in chart.owners:
        held = [letters[cell] for cell in cells]
        assert sum(letter in LEGEND.makers for letter in held) >= 2
        assert any(letter in oil for letter in held)
    assert chart.symmetry == ("rotate180" if chart.players == 2 else "rotate90")
    assert all(chart.name) and all(chart.about)


@pytest.mark.parametrize("name", MAPS)
def test_a_map_survives_being_drawn_and_read(name):
    text = (CONTENT / "maps" / f"{name}.txt").read_text(encoding="utf-8")
    assert drawn.check(text, LEGEND) == []
    chart = drawn.parse(text, LEGEND)
    assert chart == MAPS[name] and drawn.draw(chart) == text


def test_maps_are_offered_smallest_first_and_those_for_more_players_last():
    assert list(MAPS)[:2] == ["plain", "pass"] and list(MAPS)[-2:] == ["crossroads", "fourisles"]


# -- drawn ones


def test_the_sound_one_is_sound():
    chart = drawn.parse(SOUND, LEGEND)
    assert told(SOUND) == [] and drawn.draw(chart) == SOUND
    assert chart.name == ("Essai", "Essai") and chart.about == ("", "")
    assert drawn.parse(spoilt(("name: Essai\n", "")), LEGEND).name.en == "Drawn map"
    loose = "\n\n  players:  2\n" + SOUND.replace("players: 2\n", "").replace("\nB.", "\n\n  B.")
    assert drawn.parse(loose, LEGEND) == chart


BROKEN = [
    ([("players: 2\n", "")], "The line “players:” is missing. [GEN-MAP-01]"),
    ([("day_limit: 20\n", "")], "The line “day_limit:” is missing. [GEN-MAP-01]"),
    ([("map:\n", "")], "The line “map:” is missing. [GEN-MAP-01]"),
    ([("name: Essai", "title: Essai")],
     "Line 1: “title: Essai” is no header line; there are name, about, players, day_limit, "
     "symmetry, owner P1, then “map:” and the rows. [GEN-MAP-01]"),
    ([("name: Essai", "players: 2")], "Line 2: “players” is given twice. [GEN-MAP-01]"),
    ([("players: 2", "players: two")],
     "Line 2: players “two” is not a whole number. [GEN-MAP-01]"),
    ([("name: Essai", "name: " + "x" * 61)],
     f"Line 1: name “{'x' * 57}…” is not a readable text of 60 signs at most. [GEN-MAP-01]"),
    ([("symmetry: rotate180", "symmetry: mirror")],
     "Line 4: symmetry “mirror” is not one of none, rotate180, rotate90, mirror_left_right, "
     "mirror_top_bottom, mirror_diagonal. [GEN-MAP-01]"),
    ([("(0,0) (2,0)", "(0,0) 2,0")],
     "Line 5: owner P1 “(0,0) 2,0” is not a list of cells such as (3,4). [GEN-MAP-01]"),
    ([(".=.:...", ".=.:..")],
     "Row 2 from the top has 6 cells, the first has 7: a map is a rectangle. [GEN-MAP-02]"),
    ([(".=.:...", ".=.x..."), ("...:.=.", "...x.=.")],
     "Cell (3,1): the sign “x” is not known; there are . = : f ^ - ~ O B P A. [GEN-MAP-04]"),
    ([("players: 2", "players: 1")], "A map has 2 to 4 players, not 1. [GEN-MAP-05]"),
    ([("players: 2", "players: 5")], "A map has 2 to 4 players, not 5. [GEN-MAP-05]"),
    ([("owner P2", "owner P3")], "P3 owns buildings, but the map has 2 players. [GEN-MAP-05]"),
    ([("(2,0)", "(9,0)")], "The cell (9,0) of P1 is off the map. [GEN-MAP-06]"),
    ([("(2,0)", "(3,0)")], "The cell (3,0) of P1 has no building. [GEN-MAP-06]"),
    ([("(4,4)", "(4,4) (2,0)")], "The cell (2,0) is given twice: to P1 and to P2. [GEN-MAP-06]"),
    ([("(0,0) (2,0)", "(2,0)"), ("(6,4) (4,4)", "(4,4)")],
     "P1 has no building that creates units. [GEN-MAP-07]"),
    ([("owner P1: (0,0) (2,0)\n", "")], "P1 has no building that creates units. [GEN-MAP-07]"),
    ([("~P-.-P~", ".P...P.")], "Cell (1,2): this building must touch water. [GEN-MAP-08]"),
    ([("day_limit: 20", "day_limit: 4")], "The day limit is 5 to 99, not 4. [GEN-MAP-10]"),
    ([("day_limit: 20", "day_limit: 100")], "The day limit is 5 to 99, not 100. [GEN-MAP-10]"),
    ([("symmetry: rotate180", "symmetry: rotate90")],
     "The symmetry claimed (quarter turn) needs a square map. [GEN-MAP-11]"),
    ([("B.O.f..", "B.O.f.f")],
     "The symmetry claimed (half turn) is broken: (6,0) is “f”, its image (0,4) is “.”. "
     "[GEN-MAP-11]"),
    ([("(6,4) (4,4)", "(6,4)")],
     "The symmetry claimed (half turn) is broken: (2,0) and its image (4,4) do not exchange the "
     "players as other cells do. [GEN-MAP-11]"),
]  # fmt: skip


@pytest.mark.parametrize(("pairs", "sentence"), BROKEN)
def test_a_broken_rule_is_told_with_its_cell(pairs, sentence):
    text = spoilt(*pairs)
    assert sentence in told(text)
    with pytest.raises(UsageError) as caught:
        drawn.parse(text, LEGEND)
    assert sentence in str(caught.value)
    for refusal in drawn.check(text, LEGEND):
        assert all(refusal.words) and refusal.words.fr != refusal.words.en
        assert "{" not in "".join(refusal.words)


def test_everything_that_is_wrong_is_told_at_once():
    text = spoilt(
        ("players: 2", "players: 2\nplayers: 3"),
        ("day_limit: 20", "day_limit: 3"),
        (".=.:...", ".=.:.x?"),
        ("(6,4)", "(5,4)"),
        ("~P-.-P~", ".P...P."),
    )
    found = {refusal.rule for refusal in drawn.check(text, LEGEND)}
    wanted = {"01", "04", "06", "07", "08", "10", "11"}
    assert found == {f"GEN-MAP-{number}" for number in wanted}
    assert sum("GEN-MAP-04" in one for one in told(text)) == 2, "each unknown sign once"


@pytest.mark.parametrize(
    ("width", "height", "fits"),
    [(5, 5, True), (4, 5, False), (5, 4, False), (32, 32, True), (33, 5, False), (5, 33, False)],
)
def test_a_map_has_5_to_32_columns_and_rows(width, height, fits):
    rows = ["B" + "." * (width - 2) + "B", *["." * width] * (height - 1)]
    owners = f"owner P1: (0,0)\nowner P2: ({width - 1},0)"
    text = f"players: 2\nday_limit: 9\n{owners}\nmap:\n" + "\n".join(rows)
    wrong = [] if fits else [
        f"The map has {width} × {height} cells; from 5 × 5 to 32 × 32. [GEN-MAP-03]"
    ]  # fmt: skip
    assert told(text) == wrong


@pytest.mark.parametrize(("count", "fits"), [(80, True), (81, False)])
def test_a_map_has_80_buildings_at_most(count, fits):
    cells = "B" * 81 if not fits else "B" * 80 + "."
    rows = [cells[at : at + 9] for at in range(0, 81, 9)]
    text = "players: 2\nday_limit: 9\nowner P1: (0,0)\nowner P2: (1,0)\nmap:\n" + "\n".join(rows)
    wrong = [] if fits else ["The map has 81 buildings; 80 at most. [GEN-MAP-09]"]
    assert told(text) == wrong and text.count("B") == count


def test_every_symmetry_can_be_claimed_and_broken():
    for name in SYMMETRIES[1:]:
        rows = [["."] * 7 for _ in range(7)]
        image = IMAGES[name]
        cells = [(1, 0)]
        while image(*cells[-1], 7, 7) != cells[0]:
            cells.append(image(*cells[-1], 7, 7))
        for x, y in cells:
            rows[y][x] = "B"
        owners = [
            "".join(f" ({x},{y})" for x, y in cells[place::2]) for place in range(2)
        ]  # fmt: skip
        head = f"players: 2\nday_limit: 9\nsymmetry: {name}\n"
        head += f"owner P1:{owners[0]}\nowner P2:{owners[1]}\nmap:\n"
        assert told(head + "\n".join(map("".join, rows))) == [], name
        rows[5][2] = "f"
        (wrong,) = told(head + "\n".join(map("".join, rows)))
        assert f"({SYMMETRY_NAMES[name].en}) is broken" in wrong


def test_three_players_may_have_one_as_its_own_image():
    text = """players: 3
day_limit: 9
symmetry: mirror_left_right
owner P1: (0,0)
owner P2: (4,0)
owner P3: (2,4)
map:
B...B
.....
.....
.....
..B..
"""
    assert told(text) == []
    assert told(text.replace("players: 3", "players: 2")) != []


@pytest.mark.parametrize(
    "text",
    [
        "", "\n", "map:", "map:\n", "\0", "x" * 100_000, "map:\n\u2028\n",
        "owner P0: (1,1)\nmap:\nB",
        "map:\n" + "B" * 5000, "owner P1: " + "(1,1)" * 500, "name: [bold]\x1b[31m",
        "{seat}\nmap:",
        "players: 9999999\nday_limit: -1\nmap:\n{}\n{0}\n",
        "players: 2\nday_limit: 9\nowner P1: (999,999)\nmap:\n𝔅𝔅\n",
    ],
)  # fmt: skip
def test_no_text_does_harm(text):
    found = drawn.check(text, LEGEND)
    assert found and all(refusal.say(lang) for refusal in found for lang in LANGUAGES)
