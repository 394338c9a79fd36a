"""No law without a canary."""

import ast
from pathlib import Path

LAWS = Path(__file__).resolve().parent.parent / "laws"


def called(path):
    """The law files that a module of canaries imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "tests.laws":
            yield from (alias.name for alias in node.names)


def test_every_law_has_a_canary():
    laws = {path.stem for path in LAWS.glob("test_*.py")}
    tried = {name for path in Path(__file__).parent.glob("test_*.py") for name in called(path)}
    assert len(laws) >= 23
    assert laws == tried
