"""Cards and classes are content: no code knows one of them by its id."""

import ast
import re
from pathlib import Path

from ludotheque.core.library import load

GAME = load("duel")
PACKAGE = GAME.folder
PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "duel"
IDS = {entry["id"] for kind in ("cards", "classes") for entry in GAME.edition().facts[kind]}
WORDS = {"attack"}  # also a key of the vocabulary


def named_in_python(path):
    """The ids among the strings of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {value for value in found if isinstance(value, str)} & (IDS - WORDS)


def named_in_page(path):
    """The ids among the quoted words of a file."""
    quoted = re.findall(r"""["'`]([a-z_]+)["'`]""", path.read_text(encoding="utf-8"))
    return set(quoted) & {name for name in IDS if "_" in name}


def test_no_card_id_stands_in_the_rules():
    files = list(PACKAGE.rglob("*.py"))
    assert len(files) > 20 and len(IDS) > 80
    assert {path.name: named_in_python(path) for path in files if named_in_python(path)} == {}


def test_no_card_id_stands_in_the_page():
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    assert len(files) > 20
    assert {path.name: named_in_page(path) for path in files if named_in_page(path)} == {}


def test_an_id_in_code_would_be_found(tmp_path):
    python, page = tmp_path / "a.py", tmp_path / "a.ts"
    python.write_text('FAVOURITE = "fireball"\n')
    page.write_text('const favourite = "pocket_storm";\n')
    assert named_in_python(python) == {"fireball"} and named_in_page(page) == {"pocket_storm"}
