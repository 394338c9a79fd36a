"""A small file beside the database that knows it: its name and how many matches it held.

A database that was emptied, cut (copied without its write-ahead log) or put in another's place is
refused in words and never begun anew as if nothing had been there.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from sqlalchemy import Engine, inspect

from ludotheque.core.words import UsageError, Words

DATABASE = "ludotheque.db"
MARKER = "ludotheque.id"
EMPTIED = Words(
    "La base {file} est vide ou a disparu, alors que ce dossier tenait {count} parties. Remettez-la"
    " en place, ou une sauvegarde\u00a0: ludotheque restore FICHIER --data {folder}. Pour"
    " recommencer sans elles, retirez d’abord {marker}.",
    "The database {file} is empty or gone, though this folder held {count} matches. Put it back, or"
    " a backup: ludotheque restore FILE --data {folder}. To begin anew without them, remove"
    " {marker} first.",
)
FOREIGN = Words(
    "La base {file} n’est pas celle de ce dossier, qui tenait {count} parties. Remettez la bonne,"
    " ou une sauvegarde\u00a0: ludotheque restore FICHIER --data {folder}. Pour garder celle-ci,"
    " retirez d’abord {marker}.",
    "The database {file} is not this folder's, which held {count} matches. Put the right one back,"
    " or a backup: ludotheque restore FILE --data {folder}. To keep this one, remove {marker}"
    " first.",
)
CUT = Words(
    "La base {file} a perdu des parties\u00a0: {found} sur {count}. Sans doute manque-t-il le"
    " fichier {file}-wal\u00a0; remettez-le, ou une sauvegarde\u00a0: ludotheque restore FICHIER"
    " --data {folder}. Pour continuer sans elles, retirez d’abord {marker}.",
    "The database {file} has lost matches: {found} are left of {count}. Perhaps the file {file}-wal"
    " is missing; put it back, or a backup: ludotheque restore FILE --data {folder}. To go on"
    " without them, remove {marker} first.",
)
NOTHING = Words(
    "La base {file} est un fichier vide. Remettez la vraie ou une sauvegarde\u00a0: ludotheque"
    " restore FICHIER --data {folder}. S’il n’y avait rien dedans, retirez ce fichier.",
    "The database {file} is an empty file. Put the true one back, or a backup: ludotheque restore"
    " FILE --data {folder}. If there was nothing in it, remove that file.",
)


class Marker(msgspec.Struct):
    """What the file says."""

    id: str
    matches: int


def read(folder: Path) -> Marker | None:
    """The marker of a folder; None if it has none that makes sense."""
    try:
        return msgspec.json.decode((folder / MARKER).read_bytes(), type=Marker)
    except (FileNotFoundError, msgspec.MsgspecError):
        return None


def write(folder: Path, what: Marker) -> None:
    """Put a marker in the place of the last, whole or not at all, also through a power cut."""
    fresh = folder / f"{MARKER}.{os.getpid()}"
    with fresh.open("wb") as file:
        file.write(msgspec.json.encode(what))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(folder / MARKER)


def check_file(folder: Path) -> None:
    """Before anything is opened: UsageError if the database is gone or empty."""
    file, known = folder / DATABASE, read(folder)
    size = file.stat().st_size if file.exists() else None
    if known is not None and known.matches and not size:
        raise UsageError(_filled(EMPTIED, folder, known))
    if known is None and size == 0:
        raise UsageError(_filled(NOTHING, folder, Marker("", 0)))


def check_database(folder: Path, engine: Engine) -> None:
    """Before anything is changed: UsageError if it is not what the marker knows."""
    known = read(folder)
    if known is None or not known.matches:
        return
    found = held(engine)
    if found is None:
        with engine.connect() as connection:
            emptied = not inspect(connection).has_table("card")
        raise UsageError(_filled(EMPTIED if emptied else FOREIGN, folder, known))
    if found.id != known.id:
        raise UsageError(_filled(FOREIGN, folder, known))
    check_count(folder, found.matches)


def check_count(folder: Path, found: int) -> None:
    """UsageError if the marker knows of more matches than were found."""
    known = read(folder)
    if known is not None and found < known.matches:
        raise UsageError(_filled(CUT, folder, known, found))


def held(engine: Engine) -> Marker | None:
    """What a marker of this database would say; None where it has no name."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("house"):
            return None
        name = connection.exec_driver_sql("SELECT id FROM house").scalar()
        count = connection.exec_driver_sql("SELECT count(*) FROM card").scalar()
    return Marker(name, count or 0) if name else None


def _filled(words: Words, folder: Path, known: Marker, found: int = 0) -> Words:
    names = {"file": folder / DATABASE, "marker": folder / MARKER, "folder": folder}
    return words.filled(**names, count=known.matches, found=found)
