"""Print the rule ids of every rulebook that no test is named after; exit 1 if there are any."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ANCHOR = re.compile(r"\*\*\[([A-Z0-9]+(?:[-._][A-Za-z0-9]+)*)\]\*\*")


def rule_ids(book: Path) -> list[str]:
    """The ids that a rulebook states, in its order."""
    return ANCHOR.findall(book.read_text(encoding="utf-8"))


def test_names(folder: Path) -> set[str]:
    """The names of all test functions below a folder."""
    names = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names.add(node.name)
    return names


def stem(rule: str) -> str:
    """What the name of a test of this rule begins with: ND-HEX-g gives test_nd_hex_g."""
    return "test_" + re.sub("[-.]", "_", rule.lower())


def untested(book: Path, names: set[str]) -> list[str]:
    """The ids of a rulebook without a test named after them."""
    return [
        rule
        for rule in rule_ids(book)
        if not any(name == stem(rule) or name.startswith(stem(rule) + "_") for name in names)
    ]


def main() -> int:
    """Report on every rulebook."""
    names = test_names(ROOT / "tests")
    missing = 0
    for book in sorted((ROOT / "docs" / "rules").glob("*.en.md")):
        if not rule_ids(book):  # a page to read first
            continue
        without = untested(book, names)
        missing += len(without)
        total = len(rule_ids(book))
        print(f"{book.name[:-6]}: {total - len(without)} of {total} rules have a test")
        for rule in without:
            print(f"  {rule}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
