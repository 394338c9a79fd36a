"""Imports go one way, games know nothing of each other, and rules hold no words."""

import ast
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core import library
from tests.laws.positions import found

ROOT = Path(ludotheque.__file__).parent
ALLOWED = {
    "core": {"core"},
    "space": {"core", "space"},
    "cards": {"core", "cards"},
    "games": {"core", "space", "cards", "games"},
    "agents": {"core", "agents"},
    "lab": {"core", "agents", "lab"},
    "server": {"core", "agents", "server"},
}
FREE = {"terminal", "cli", "__main__", "__init__"}  # the command line may use everything


def modules():
    """Every module of the package with its dotted name."""
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        yield path, parts


def imports(path, parts):
    """The dotted names of ours that a module imports, wherever in it, without `ludotheque`."""
    inside = parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = list(inside[: len(inside) - node.level + 1]) if node.level else []
            base = above + (node.module or "").split(".") if node.module else above
            base = ["ludotheque", *base] if node.level else base
            names = [[*base, alias.name] for alias in node.names]
        else:
            continue
        yield from (name[1:] for name in names if name[0] == "ludotheque" and len(name) > 1)


def ruled():
    """The modules that may not import everything."""
    return [(path, parts) for path, parts in modules() if parts[0] not in FREE]


@pytest.mark.parametrize(("path", "parts"), ruled(), ids=["/".join(p) for _, p in ruled()])
def test_imports_go_one_way(path, parts):
    assert parts[0] in ALLOWED, f"{parts[0]} is a new room: say what it may import"
    for name in imports(path, parts):
        assert name[0] in ALLOWED[parts[0]], f"{'/'.join(parts)} imports {'.'.join(name)}"
        if parts[0] == "games" == name[0]:
            assert len(parts) == 1 or name[1] == parts[1], f"{parts[1]} imports {name[1]}"


def test_the_arrows_are_seen_where_they_are():
    """The test above reads imports as Python does."""
    path, parts = ROOT / "agents" / "search.py", ("agents", "search")
    assert ["core", "view", "View"] in list(imports(path, parts))
    tree = "from . import a\nfrom .b import c\nfrom ..core import d\nimport ludotheque.lab.e\n"
    fake = Path(__file__).parent / "fake.py"
    names = list(imports(Written(fake, tree), ("games", "x", "rules")))
    assert names == [["games", "x", "a"], ["games", "x", "b", "c"], ["games", "core", "d"],
                     ["lab", "e"]]  # fmt: skip


class Written:
    """A file that is not there."""

    def __init__(self, path, text):
        self.path, self.text = path, text

    def read_text(self, encoding):
        """Its text."""
        return self.text


def test_the_core_loads_no_other_room_by_its_name_or_path():
    """An import in disguise: whoever the core must not know hands in what the core needs."""
    rooms = set(ALLOWED) - {"core", "games"}  # games are found by their folder
    for path, parts in ruled():
        if parts[0] == "core":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            strings, said = (
                [n for n in ast.walk(tree) if isinstance(n, ast.Constant)],
                comments(tree),
            )
            for text in (n.value for n in strings if n not in said):
                named = [r for r in rooms if text == r or f"ludotheque.{r}" in str(text)]
                assert not named, f"{'/'.join(parts)} names {named}"


def test_agents_never_import_a_match():
    for path, parts in modules():
        if parts[0] == "agents":
            assert all("match" not in name for name in imports(path, parts)), path.name


@pytest.mark.parametrize("name", found())
def test_rules_hold_no_words_and_no_content(name):
    """A card's name in a rule would be a rule for one card; texts belong to content files."""
    rules = library.load(name, found()[name]).rules
    for module in rules.modules:
        tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
        said = comments(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node in said, f"{module.__name__}:{node.lineno}: {node.value!r}"


def comments(tree):
    """The strings of a text that are docstrings or messages of assertions."""
    nodes = list(ast.walk(tree))
    docs = {node.value for node in nodes if isinstance(node, ast.Expr)}
    return docs | {node.msg for node in nodes if isinstance(node, ast.Assert)}


def test_the_core_knows_no_game_by_name():
    names = {n for name in library.names() for n in (name, name.replace("-", "_"))}
    for path, parts in ruled():
        if parts[0] != "games":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            strings = (n for n in ast.walk(tree) if isinstance(n, ast.Constant))
            named = [n.value for n in strings if n.value in names and n not in comments(tree)]
            assert not named, f"{'/'.join(parts)} names the game {named}"
