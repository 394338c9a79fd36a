"""Backups: a database copied beside a running server, and put back.

Both ways what was written is read again and held against what it was made from.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from ludotheque.core.words import UsageError, Words
from ludotheque.server.store import marker
from ludotheque.server.store.opening import newest, open_folder, serving

NO_DATA = Words("{folder} ne contient aucune partie.", "There are no matches in {folder}.")
EXISTS = Words(
    "{file} existe déjà\u00a0; choisissez un autre nom.", "{file} exists already; choose another."
)
NOT_BACKUP = Words(
    "{file} n’est pas une sauvegarde intacte\u00a0: {why}.",
    "{file} is not a sound backup: {why}.",
)
SERVED = Words(
    "Un serveur se sert de {folder}\u00a0; arrêtez-le d’abord.",
    "A server is using {folder}; stop it first.",
)
HAS_DATA = Words(
    "{folder} contient déjà des parties\u00a0; avec --force, elles sont mises de côté.",
    "There are matches in {folder} already; with --force they are set aside.",
)
BROKEN = Words("elle est abîmée", "it is damaged")
STRANGE = Words("ce n’est pas une base de ce programme", "it is no database of this program")
FEWER = Words("il y manque des parties", "matches are missing from it")
PARTS = (marker.DATABASE, f"{marker.DATABASE}-wal", f"{marker.DATABASE}-shm", marker.MARKER)


def backup(folder: Path, file: Path) -> int:
    """Copy the database of a folder into a new file; how many matches it holds."""
    if not (folder / marker.DATABASE).is_file():
        raise UsageError(NO_DATA.filled(folder=folder))
    if file.exists():
        raise UsageError(EXISTS.filled(file=file))
    marker.check_file(folder)
    with _whole(file) as fresh, _opened(folder / marker.DATABASE) as source:
        before = _count(folder / marker.DATABASE, source)
        marker.check_count(folder, before)
        with contextlib.closing(sqlite3.connect(fresh)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, whole by itself
        found = check(fresh)
        if found < before:
            raise UsageError(NOT_BACKUP.filled(file=file, why=FEWER))
    return found


def restore(file: Path, folder: Path, force: bool) -> tuple[int, Path | None]:
    """Put a backup into a folder; how many matches it holds, and where the old ones went."""
    found, aside = check(file), None
    folder.mkdir(parents=True, exist_ok=True)
    with serving(folder, alone=True) as free:
        if not free:
            raise UsageError(SERVED.filled(folder=folder))
        if any((folder / part).exists() for part in PARTS):
            if not force:
                raise UsageError(HAS_DATA.filled(folder=folder))
            aside = _set_aside(folder)
        with _whole(folder / marker.DATABASE) as fresh, _opened(file) as source:
            with contextlib.closing(sqlite3.connect(fresh)) as target:
                source.backup(target)
            check(fresh)
        open_folder(folder).dispose()  # brought up to date, and marked
    return found, aside


def check(file: Path) -> int:
    """How many matches a database holds; UsageError if it is not a sound one of ours."""
    with _opened(file) as database:
        count = _count(file, database)
        try:
            sound = database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        except sqlite3.DatabaseError:
            sound = False
        if not sound:
            raise UsageError(NOT_BACKUP.filled(file=file, why=BROKEN))
    return count


def _count(file: Path, database: sqlite3.Connection) -> int:
    try:
        step = database.execute("SELECT version_num FROM alembic_version").fetchone()
        count = database.execute("SELECT count(*) FROM card").fetchone()[0]
    except sqlite3.DatabaseError:
        raise UsageError(NOT_BACKUP.filled(file=file, why=STRANGE)) from None
    if step is None or step[0] > newest():
        raise UsageError(NOT_BACKUP.filled(file=file, why=STRANGE))
    return int(count)


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A database that is there already; nothing is made by looking."""
    if not file.is_file():
        raise UsageError(NOT_BACKUP.filled(file=file, why=STRANGE))
    address = file.resolve().as_uri() + "?mode=rw"
    with contextlib.closing(sqlite3.connect(address, uri=True, timeout=10)) as database:
        yield database


@contextlib.contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A name to write under; the file has its own name when all of it is on disk, or never."""
    fresh = file.with_name(f"{file.name}.partial")
    fresh.unlink(missing_ok=True)
    try:
        yield fresh
        _sync(fresh)
        _settle(fresh, file)
        _sync(file.parent)
    except FileExistsError:
        raise UsageError(EXISTS.filled(file=file)) from None
    finally:
        fresh.unlink(missing_ok=True)


def _settle(fresh: Path, file: Path) -> None:
    """Give a file its name; unlike a renaming, a link never replaces another."""
    try:
        os.link(fresh, file)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        fresh.rename(file)


def _sync(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _set_aside(folder: Path) -> Path:
    aside = folder / time.strftime("set-aside-%Y%m%d-%H%M%S")
    aside.mkdir()
    for part in PARTS:
        if (folder / part).exists():
            (folder / part).rename(aside / part)
    return aside
