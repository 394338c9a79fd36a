"""Write `core/layouts.toml`: the field lists of trees that kept none beside their bytes.

    python -m tests.upgrades.layouts 35ce9b2 0dc34f6

Asks every commit between the two that may have changed a field list, in a copy of its sources.
Needed once: whatever is written since then says itself which fields it holds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
DATA = ROOT / "src/ludotheque/core/layouts.toml"
TOUCHED = (
    "src/ludotheque/games",
    "src/ludotheque/cards",
    "src/ludotheque/core",
    "src/ludotheque/server/entries.py",
)
HEAD = """\
# The field lists of tables and states that were kept without them, from 35ce9b2 to 0dc34f6, by the
# digest that was kept instead: see tests/upgrades/layouts.py and docs/decisions/0007. Never edited.
"""
ASK = """
import hashlib, json
from types import SimpleNamespace
from ludotheque.core import library
from ludotheque.server import loading

def text(layout):
    return " ".join(":".join([f.name, f.type, *(["x".join(map(str, f.shape))] if f.shape else [])])
                    for f in layout.placed)

def signature(layout):
    raw = repr([(f.name, f.type, f.shape) for f in layout.placed])
    return hashlib.blake2b(raw.encode(), digest_size=8).hexdigest()

found = {"tables": {}, "states": {}, "snapshots": {}}
for name in library.names():
    rules = library.load(name).rules
    found["tables"][signature(rules.tables)] = text(rules.tables)
    found["states"][signature(rules.state)] = text(rules.state)
    kept = loading.layout_digest(SimpleNamespace(rules=rules))
    found["snapshots"][kept] = signature(rules.state)
print(json.dumps(found))
"""


def main() -> None:
    """Ask every commit, and write what they say."""
    first, last = sys.argv[1:]
    log = ["git", "log", "--format=%h", "--reverse", f"{first}^..{last}", "--", *TOUCHED]
    commits = subprocess.check_output(log, cwd=ROOT, text=True).split()
    found: dict[str, dict[str, str]] = {"tables": {}, "states": {}, "snapshots": {}}
    for commit in dict.fromkeys([first, *commits, last]):
        for part, lists in asked(commit).items():
            found[part].update(lists)
    lines = [HEAD]
    for part, lists in found.items():
        lines += [
            f"\n[{part}]\n",
            *(f'"{key}" = "{text}"\n' for key, text in sorted(lists.items())),
        ]
    DATA.write_text("".join(lines), encoding="utf-8")


def asked(commit: str) -> dict[str, Any]:
    """The field lists of a commit."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "x", "-C", folder], input=archive.stdout, check=True)
        env = {**os.environ, "PYTHONPATH": f"{folder}/src", "PYTHONDONTWRITEBYTECODE": "1"}
        said = subprocess.run([sys.executable, "-c", ASK], env=env, capture_output=True, text=True)
    return json.loads(said.stdout) if said.returncode == 0 else {}  # some commits did not run


if __name__ == "__main__":
    main()
