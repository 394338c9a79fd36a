"""Drawn maps: GEN-MAP-01 to GEN-MAP-11, each broken alone and named in both languages."""

import re

import pytest

from ludotheque.core.words import UsageError

from .table import new

HEADER = "players: 2\nday_limit: 10\nowner P1: (0,0)\nowner P2: (4,4)\n"
ROWS = "B...~\n.f..P\n..O..\nP..f.\n~...B\n"
SOUND = HEADER + "map:\n" + ROWS


def broken(text):
    """The rules that a map breaks, as both languages cite them."""
    with pytest.raises(UsageError) as caught:
        new(map=text)
    words = caught.value.words
    cited = [re.findall(r"\[(GEN-MAP-\d+)\]", side) for side in words]
    assert cited[0] == cited[1] and words.fr != words.en
    return sorted(set(cited[0]))


def changed(old, once, text=SOUND):
    """The sound map with something else in it."""
    assert old in text
    return text.replace(old, once, 1)


def only(number):
    """The one rule that is broken."""
    return [f"GEN-MAP-{number:02}"]


def test_a_sound_map_is_played_on():
    table = new(map=SOUND, order="0,1")
    t = table.match.edition.t
    assert (t.width, t.height, t.seats, t.sites, t.day_limit) == (5, 5, 2, 5, 10)
    assert table.moves == {"build 0,0", "end", "resign"}


@pytest.mark.parametrize(
    "text",
    [
        changed("players: 2\n", ""),
        changed("day_limit: 10\n", ""),
        changed("map:\n", ""),
        HEADER + "map:\n",
        changed("players: 2", "players: two"),
        changed("players: 2", "players: 2\nplayers: 2"),
        changed("players: 2", "colour: red\nplayers: 2"),
        changed("(4,4)", "4,4"),
        changed("players: 2", "symmetry: twisted\nplayers: 2"),
        changed("players: 2", "name: " + "x" * 61 + "\nplayers: 2"),
        SOUND + "." * 8000,
    ],
)
def test_gen_map_01_the_header_says_what_is_needed_once_and_nothing_else(text):
    assert "GEN-MAP-01" in broken(text)


def test_gen_map_01_name_and_about_may_be_said():
    named = "name fr: Essai\nname en: Trial\nabout: A small one.\nsymmetry: rotate180\n" + SOUND
    assert new(map=named).match.edition.t.sites == 5


def test_gen_map_02_all_rows_have_the_same_length():
    assert broken(changed("..O..\n", "..O...\n")) == only(2)
    assert broken(changed("..O..\n", "..O.\n")) == only(2)


def sized(width, height):
    """A map of that size with a barracks in two corners."""
    rows = ["B" + "." * (width - 1), *["." * width] * (height - 2), "." * (width - 1) + "B"]
    owners = f"owner P1: (0,0)\nowner P2: ({width - 1},{height - 1})\n"
    return f"players: 2\nday_limit: 10\n{owners}map:\n" + "\n".join(rows)


def test_gen_map_03_from_5_to_32_cells_a_side():
    for width, height in ((4, 5), (5, 4), (33, 5), (5, 33)):
        assert broken(sized(width, height)) == only(3)
    for width, height in ((5, 32), (32, 5), (32, 32)):
        assert new(map=sized(width, height)).match.edition.t.cells == width * height


def test_gen_map_04_every_sign_is_known():
    for sign in ("x", "b", "é", "0"):
        assert broken(changed("..O..", f"..{sign}..")) == only(4)


def test_gen_map_05_two_to_four_players_and_nobody_else_owns_anything():
    for count in (0, 1, 5):
        assert "GEN-MAP-05" in broken(changed("players: 2", f"players: {count}"))
    assert broken(changed("map:", "owner P3: (2,2)\nmap:")) == only(5)


def test_gen_map_06_owned_cells_are_on_the_map_have_a_building_and_are_given_once():
    for cell in ("(5,0)", "(1,0)", "(4,4)", "(0,0)"):
        assert broken(changed("(0,0)", f"(0,0) {cell}")) == only(6)
    shared = new(map=changed("(0,0)", "(0,0) (0,3)"), order="0,1").state
    assert sorted(shared.site_owner[:5]) == [-1, -1, 0, 0, 1]


def test_gen_map_07_each_player_begins_with_a_producing_building():
    assert broken(changed("owner P1: (0,0)", "owner P1: (2,2)")) == only(7)
    assert broken(changed("owner P1: (0,0)\n", "")) == only(7)


def test_gen_map_08_every_port_touches_water():
    assert broken(changed("B...~", "B....")) == only(8)
    assert new(map=changed("B...~", "B...-")).match.edition.t.sites == 5


def test_gen_map_09_at_most_80_buildings():
    rows = ["O" * 9 for _ in range(9)]
    rows[0], rows[8] = "B" + "O" * 8, "O" * 8 + "B"
    text = "players: 2\nday_limit: 10\nowner P1: (0,0)\nowner P2: (8,8)\nmap:\n" + "\n".join(rows)
    assert broken(text) == only(9)
    assert new(map=changed("OB", ".B", text)).match.edition.t.sites == 80


def test_gen_map_10_the_last_day_is_from_the_5th_to_the_99th():
    for day in (0, 4, 100):
        assert broken(changed("day_limit: 10", f"day_limit: {day}")) == only(10)
    for day in (5, 99):
        table = new(map=changed("day_limit: 10", f"day_limit: {day}"))
        assert table.match.edition.t.day_limit == day


FOUR = """players: 4
day_limit: 10
symmetry: {symmetry}
owner P1: (0,0)
owner P2: (4,0)
owner P3: (4,4)
owner P4: (0,4)
map:
B...B
.....
..O..
.....
B...B
"""


def test_gen_map_11_a_symmetry_that_is_claimed_is_true():
    claimed = changed("players: 2", "symmetry: rotate180\nplayers: 2")
    assert new(map=claimed).match.edition.t.sites == 5
    assert broken(changed(".f..P", "....P", claimed)) == only(11)
    assert broken(changed("(4,4)", "(4,4) (0,3)", claimed)) == only(11)  # owners too
    assert broken(claimed.replace("rotate180", "mirror_left_right")) == only(11)
    for symmetry in ("none", "rotate180", "rotate90", "mirror_left_right", "mirror_top_bottom"):
        assert new(map=FOUR.format(symmetry=symmetry)).match.edition.t.seats == 4


def test_gen_map_11_a_quarter_turn_needs_a_square():
    oblong = sized(6, 5).replace("players", "symmetry: {}\nplayers")
    assert new(map=oblong.format("rotate180")).match.edition.t.cells == 30
    for symmetry in ("rotate90", "mirror_diagonal"):
        assert broken(oblong.format(symmetry)) == only(11)


def test_a_bad_map_changes_nothing_and_says_where():
    with pytest.raises(UsageError) as caught:
        new(map=changed("..O..", "..x.."))
    assert "(2,2)" in caught.value.words.en and "(2,2)" in caught.value.words.fr
    with pytest.raises(UsageError):
        new(map="\n")
