"""The data folder of a release, unpacked: see `make.py`."""

from __future__ import annotations

import json
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path
from typing import Any

from .make import RELEASES

NAMES = sorted(path.name.removesuffix(".tar.xz") for path in RELEASES.glob("*.tar.xz"))


class Release:
    """A data folder of another day, unpacked, and the time that it was made."""

    def __init__(self, name: str, folder: Path) -> None:
        self.data = folder / "data"
        with tarfile.open(RELEASES / f"{name}.tar.xz") as archive:
            archive.extractall(self.data, filter="data")
        about = json.loads((self.data / "matches.json").read_text())
        self.at, self.matches, self.ada = about["at"], about["matches"], about["ada"]
        self.others = [about["adopted"], about["forgotten"]]

    def file(self, name: str) -> str:
        """The replay file of the finished match of a game, or of one from a first position."""
        return (self.data / f"{name}.jsonl").read_text()

    def change(self, statement: str, *values: Any) -> None:
        """Do something to the database, as another version or a fault would."""
        with closing(sqlite3.connect(self.data / "ludotheque.db")) as connection, connection:
            assert connection.execute(statement, values).rowcount > 0, statement

    def append(self, match: str, kind: str, payload: bytes) -> None:
        """One more entry in the log of a match."""
        last = 'SELECT "match", max(seq) + 1, ?, NULL, max(at), ? FROM log WHERE "match" = ?'
        self.change(f"INSERT INTO log {last}", kind, payload, match)

    def replace(self, table: str, column: str, old: bytes, new: bytes, match: str) -> None:
        """Other bytes in a column of all rows of a match."""
        asked = f'SELECT rowid, "{column}" FROM {table} WHERE "match" = ?'
        put = f'UPDATE {table} SET "{column}" = ? WHERE rowid = ?'
        with closing(sqlite3.connect(self.data / "ludotheque.db")) as connection, connection:
            rows = [(row, raw) for row, raw in connection.execute(asked, (match,)) if old in raw]
            assert rows, f"nothing in {table} of {match} holds {old!r}"
            for row, raw in rows:
                connection.execute(put, (raw.replace(old, new), row))

    def forget_tables(self, match: str) -> None:
        """Nobody knows any more what tables a match was begun with."""
        self.change('DELETE FROM snapshot WHERE "match" = ?', match)
        self.replace("log", "payload", b'"content":"', b'"content":"00', match)

    def count(self, match: str, said: str) -> int:
        """How many entries of a match hold some words."""
        asked = 'SELECT count(*) FROM log WHERE "match" = ? AND instr(payload, ?)'
        with closing(sqlite3.connect(self.data / "ludotheque.db")) as connection:
            found: int = connection.execute(asked, (match, said.encode())).fetchone()[0]
            return found
