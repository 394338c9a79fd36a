"""Opening the data folder: the database, its settings, its migrations."""

from __future__ import annotations

import contextlib
import fcntl
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect

from ludotheque.core.words import UsageError, Words
from ludotheque.server.store import marker

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 10  # how long one process waits for another's commit
NEWER = Words(
    "Le dossier {folder} vient d’une version plus récente du programme.",
    "The data folder {folder} was made by a newer version of this program.",
)


def open_folder(folder: Path) -> Engine:
    """The database of a data folder, made and brought up to date if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    with (folder / "migrating").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two processes may start at once
        marker.check_file(folder)
        engine = create_engine(
            f"sqlite:///{folder / marker.DATABASE}", connect_args={"timeout": BUSY_SECONDS}
        )
        event.listen(engine, "connect", _settle)
        taken = _revision(engine)
        if taken is not None and taken > newest():
            raise UsageError(NEWER.filled(folder=folder))
        marker.check_database(folder, engine)
        if marker.read(folder) is None and taken is None:
            marker.write(folder, marker.Marker("", 0))  # a first start that is cut off begins anew
        if taken != newest():
            _migrate(engine)
        _name(engine)
        mark(folder, engine)
    return engine


def mark(folder: Path, engine: Engine) -> int:
    """Let the marker know what the database holds now: how many matches."""
    found = marker.held(engine)
    if found is not None and found != marker.read(folder):
        marker.write(folder, found)
    return found.matches if found else 0


def _name(engine: Engine) -> None:
    """Give a database without one its name, in the file itself."""
    with engine.connect() as connection:
        if connection.exec_driver_sql("SELECT id FROM house").scalar() is None:
            name = secrets.token_hex(8)
            connection.exec_driver_sql("INSERT INTO house (id) VALUES (?)", (name,))
            connection.commit()
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


@contextlib.contextmanager
def serving(folder: Path, alone: bool = False) -> Iterator[bool]:
    """Hold a folder as one of the servers that use it, or alone; whether that could be had."""
    with (folder / "serving").open("w") as lock:
        kind = fcntl.LOCK_EX if alone else fcntl.LOCK_SH
        try:
            fcntl.flock(lock, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


def _settle(connection: Any, _record: Any) -> None:
    """Write-ahead log, and a commit that is on disk when it returns."""
    connection.isolation_level = None  # transactions begin where we say so
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA secure_delete=ON")  # what is deleted is gone from the file


def newest() -> str:
    """The last step there is."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def _revision(engine: Engine) -> str | None:
    """The last step a database has taken."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        asked = connection.exec_driver_sql("SELECT version_num FROM alembic_version")
        found: str | None = asked.scalar()
        return found


def _migrate(engine: Engine) -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # all of it or none, even if killed
        command.upgrade(config, "head")
        connection.commit()
