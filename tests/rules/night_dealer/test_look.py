"""How it looks and sounds: ND-UI."""

import re

import pytest

from ludotheque.games.night_dealer.show.hints import cell_hints, preview
from ludotheque.games.night_dealer.show.looks import ICONS

from .table import sit

TINTS = {
    "Nuit": "#0B0E12",
    "Ombre": "#2A2F36",
    "Lune": "#E2C044",
    "Arcane": "#6F5AFF",
    "Maléfice": "#D14D4D",
    "Talisman": "#3BA7A9",
}
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
BUSY = """
    1A* 2H  1We
    .   2W* .
    2A  .   1H
"""


def busy(lang="en"):
    """A picture with a bit of everything."""
    lines = ("trap: P1=4 P2=6", "marks: 9<P2", "wheels P1: A H W E -", "omen: used")
    return sit(BUSY, *lines).view("P1").svg(lang)


def test_nd_ui_a_one_bit_black_or_white_with_a_few_tints():
    used = set(COLOUR.findall(busy()))
    assert "#FFFFFF" in used and used <= {*TINTS.values(), "#FFFFFF"}
    assert "gradient" not in busy().lower()


def test_nd_ui_a_owners_are_told_apart_without_any_colour():
    mine, theirs = (sit(f"{who}A . . / . . . / . . .").view("P1") for who in (1, 2))
    frames = [view.board().split("1 ╱╱╱")[0][-1] for view in (mine, theirs)]
    assert frames == ["│", "║"]


def test_nd_ui_b_the_six_tints():
    used = set(COLOUR.findall(busy()))
    assert {name for name, tint in TINTS.items() if tint not in used} == set()


@pytest.mark.parametrize(
    ("icon", "fr", "en"),
    [
        ("atk", "Griffe", "Claw"),
        ("hex", "Maléfice", "Hex"),
        ("ward", "Talisman", "Ward"),
        ("eclipse", "Éclipse", "Eclipse"),
        ("shield", "bouclier", "shield"),
        ("trap", "piège", "trap"),
    ],
)
def test_nd_ui_c_icons_are_drawn_and_named(icon, fr, en):
    for lang, name in (("fr", fr), ("en", en)):
        picture = busy(lang)
        assert f'<symbol id="nd-{icon}"' in picture and f'href="#nd-{icon}"' in picture
        titles = re.findall(r"<title>([^<]*)</title>", picture)
        assert any(name in title for title in titles)


def test_nd_ui_c_no_two_icons_are_the_same_drawing():
    assert len(set(ICONS.drawings.values())) == len(ICONS.drawings)


def test_nd_ui_d_cells_and_wheels_measure_at_least_64():
    picture = busy()
    zones = re.findall(r'<g class="(cell|wheel)">.*?width="(\d+)" height="(\d+)"', picture)
    assert [kind for kind, _, _ in zones].count("cell") == 9
    assert [kind for kind, _, _ in zones].count("wheel") == 10
    assert min(min(int(width), int(height)) for _, width, height in zones) >= 64


def test_nd_ui_e_the_apprentice_shows_the_flips_that_are_possible():
    table = sit("2H . 2W / . . . / . . .").play("P1 tile 1 2")
    told = preview(table.view("P1"))
    assert (told.won, told.lost) == ((0,), (1,))
    picture = table.view("P1").svg("en")
    assert "would be won" in picture and "would be lost" in picture
    assert "would be" not in table.view("P2").svg("en")  # the other sees no preparation


def test_nd_ui_e_each_empty_cell_tells_gain_and_loss():
    table = sit("2H . 2W / . . . / . . .")
    hints = cell_hints(table.view("P1"), 0)
    assert (hints[1].gain, hints[1].loss) == (1, 1) and (hints[3].gain, hints[3].loss) == (1, 0)
    assert (hints[8].gain, hints[8].loss) == (0, 0) and 0 not in hints


def test_nd_ui_f_laying_shield_and_flip_can_each_be_heard():
    table = sit(". 2A . / . . . / . . .", "omen: used").play("P1 tile 3 1; P1 stop")
    assert table.events("placed") == [(0, 0, 2)]
    assert table.events("shielded") == [(0, 0, 0)]
    assert table.events("flipped") == [(4, 1, 0)]
