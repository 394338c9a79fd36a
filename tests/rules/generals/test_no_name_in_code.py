"""Units, buildings, terrains, generals and maps are content: no file of code names one."""

import re
from pathlib import Path

import pytest

from ludotheque.core import library
from ludotheque.core.content import read_toml

FOLDER = library.load("generals").folder
ENTRIES = ("units", "buildings", "terrains", "generals")
# Words that code needs for other things: a symmetry and an option, a table of fuel, a kind of path
COMMON = {"none", "tank", "pass", "road", "port", "front", "plain"}
WORD = re.compile(r"""["'](\w+)["']""")


def names():
    """The ids of all entries and maps, but for words that mean something else too."""
    found = {name for file in ENTRIES for name in read_toml(FOLDER / f"content/{file}.toml").raw}
    found |= {path.stem for path in (FOLDER / "content/maps").glob("*.txt")}
    return found - COMMON


def named_in(path: Path):
    """The ids that a file writes as a text."""
    return set(WORD.findall(path.read_text(encoding="utf-8"))) & names()


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: path.stem)
def test_no_file_names_a_unit_a_building_a_terrain_a_general_or_a_map(path):
    assert named_in(path) == set()


def test_a_name_in_code_would_be_found(tmp_path):
    path = tmp_path / "rules.py"
    path.write_text('if kind == "infantry":\n    pass\n', encoding="utf-8")
    assert named_in(path) == {"infantry"}
