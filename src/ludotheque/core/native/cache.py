"""Where built units lie, how they are named, and how one is loaded."""

from __future__ import annotations

import contextlib
import importlib.machinery
import importlib.util
import os
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from ludotheque.core.native.unit import PACKAGE, NativeError

try:
    import fcntl
except ImportError:  # a system without it: two processes may build the same file twice
    fcntl = None  # type: ignore[assignment]


def folders() -> list[Path]:
    """Where to look: beside the package, then in the user's cache; sanitized units lie apart.

    LUDOTHEQUE_NATIVE_FOLDER names another place instead.
    """
    named = os.environ.get("LUDOTHEQUE_NATIVE_FOLDER")
    found = [Path(named)] if named else [PACKAGE / "_native"]
    with contextlib.suppress(RuntimeError):  # no home
        cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        found += [] if named else [Path(cache) / "ludotheque" / "native"]
    apart = os.environ.get("LUDOTHEQUE_NATIVE") == "sanitize"
    return [folder / "sanitized" for folder in found] if apart else found


def writable_folder() -> Path:
    """The first of the folders that can be written to, made if need be."""
    for folder in folders():
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                _ignore(folder)
                return folder
    raise NativeError("there is no folder to keep native units in")


def _ignore(folder: Path) -> None:
    """Keep what is built out of version control."""
    note = folder / ".gitignore"
    if not note.exists():
        note.write_text("*\n", encoding="utf-8")


def file_stem(game: str) -> str:
    """A game's id as part of file and module names."""
    return game.replace("-", "_")


def suffix() -> str:
    """How the files of this Python end."""
    return str(sysconfig.get_config_var("EXT_SUFFIX") or ".so")


def file_name(game: str, digest: str, size: int | str) -> str:
    """The name of a built unit: game, digest of its sources, Cython, bytes, Python."""
    version = cython_version() or "*"
    return f"{file_stem(game)}.{digest}.cython{version}.{size}{suffix()}"


def cython_version() -> str:
    """The version of Cython that is installed, without its dots; empty if none is."""
    found = importlib.util.find_spec("Cython")
    if found is None or found.origin is None:
        return ""
    # The folder's name tells it at once; importlib.metadata would take longer than loading a unit.
    beside = Path(found.origin).parent.parent.glob("[Cc]ython-*.dist-info")
    names = sorted(path.name.removesuffix(".dist-info") for path in beside)
    return names[-1].partition("-")[2].replace(".", "_") if names else "unknown"


def find(game: str, digest: str) -> Path | None:
    """A unit built before from the same sources, all of it there; without Cython, by any Cython."""
    for folder in folders():
        for path in sorted(folder.glob(file_name(game, digest, "*"))):
            if path.name.removesuffix(suffix()).endswith(f".{path.stat().st_size}"):
                return path
    return None


def keep(folder: Path, game: str, digest: str, unit: bytes) -> Path:
    """Put a built unit into a folder in one step, and remove those of other sources."""
    path = folder / file_name(game, digest, len(unit))
    beside = folder / f"{file_stem(game)}.{os.getpid()}.part"
    beside.write_bytes(unit)
    os.replace(beside, path)
    forget_others(path, game)
    return path


def forget_others(kept: Path, game: str) -> None:
    """Remove units of the same game and Python that were built from other sources."""
    for ending in (suffix(), ".part"):
        for path in kept.parent.glob(f"{file_stem(game)}.*{ending}"):
            if path != kept:
                path.unlink(missing_ok=True)


def load(path: Path, game: str) -> ModuleType:
    """The module in a built file."""
    name = module_name(game)
    loader = importlib.machinery.ExtensionFileLoader(name, str(path))
    spec = importlib.util.spec_from_file_location(name, path, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def module_name(game: str) -> str:
    """The name that a unit has as a Python module."""
    return f"ludotheque_{file_stem(game)}"


@contextlib.contextmanager
def locked(folder: Path, game: str) -> Iterator[None]:
    """One process at a time builds the unit of a game."""
    if fcntl is None:
        yield
        return
    with (folder / f"{file_stem(game)}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
