"""Opening the data folder: the database, its settings, its migrations."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect

from ludotheque.core.words import SaidError, Words

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
    engine = create_engine(
        f"sqlite:///{folder / 'ludotheque.db'}", connect_args={"timeout": BUSY_SECONDS}
    )
    event.listen(engine, "connect", _settle)
    with (folder / "migrating").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two processes may start at once
        taken = _revision(engine)
        if taken is not None and taken > newest():
            raise SaidError(NEWER.filled(folder=folder))
        if taken != newest():
            _migrate(engine)
    return engine


def _settle(connection: Any, _record: Any) -> None:
    """Write-ahead log, and a commit that is on disk when it returns."""
    connection.isolation_level = None  # transactions begin where we say so
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")


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
