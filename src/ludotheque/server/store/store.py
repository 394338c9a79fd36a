"""The data folder, opened: one writer, many readers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ludotheque.core.words import UsageError, Words
from ludotheque.server.store.appends import Append, Conflict, Duplicate, Stored
from ludotheque.server.store.marker import DATABASE
from ludotheque.server.store.opening import mark, open_folder, serving
from ludotheque.server.store.past import Past
from ludotheque.server.store.reader import Reader, Snapshot
from ludotheque.server.store.stirring import Stirring
from ludotheque.server.store.writer import Writer

# A snapshot made before somebody was forgotten would bring them back.
KEEP = (
    'INSERT OR REPLACE INTO snapshot ("match", seq, layout, "table", state)'
    " SELECT ?1, ?2, ?3, ?4, ?5 WHERE NOT EXISTS"
    " (SELECT 1 FROM log WHERE \"match\" = ?1 AND seq > ?2 AND kind = 'forgotten')"
)
RESTORED = Words(
    "Une sauvegarde est en train d’être remise dans {folder}.",
    "A backup is being put back into {folder}.",
)
LOG = logging.getLogger("ludotheque.store")
READERS = 4  # questions asked at once; fewer than the connections of the pool
Found = TypeVar("Found")


class Store:
    """Everything on disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._held = contextlib.ExitStack()
        folder.mkdir(parents=True, exist_ok=True)
        if not self._held.enter_context(serving(folder)):
            raise UsageError(RESTORED.filled(folder=folder))
        self.engine = open_folder(folder)
        self.writer = Writer(self.engine)
        self.reader = Reader(self.engine)
        self.past = Past(self.engine)
        self.stirring = Stirring(folder / DATABASE)
        # Not the pool of `asyncio.to_thread`: there they would wait behind work that takes long.
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._marking, self._marked = threading.Lock(), 0  # matches that the marker knows of

    async def run(self, text: str, *values: Any) -> None:
        """One statement, on disk when it returns."""

        def job(connection: Any) -> None:
            connection.execute(text, values)

        await self.writer.write(job)

    async def append(self, what: Append) -> Stored | Duplicate | Conflict:
        """Append entries; the first match of all is known to the marker before it is acknowledged,
        so that a database that loses it is not taken for a new one."""
        done = await self.writer.append(what)
        if what.first == 1 and not self._marked:
            await self.read(self.mark)
        return done

    async def keep(self, match: str, kept: Snapshot) -> None:
        """Keep a snapshot."""
        await self.run(KEEP, match, kept.seq, kept.layout, kept.table, kept.state)

    async def read(self, question: Callable[..., Found], *values: Any) -> Found:
        """Ask a short question, in a thread for such."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, question, *values)

    def close(self) -> None:
        """Commit what waits and let go."""
        self.writer.close()
        self._readers.shutdown()
        self.mark()
        self.stirring.close()
        self.engine.dispose()
        self._held.close()

    def mark(self) -> None:
        """Let the marker beside the database know how much it holds."""
        try:
            with self._marking:
                self._marked = mark(self.folder, self.engine)
        except (OSError, SQLAlchemyError) as error:
            LOG.warning("the marker of %s could not be written: %s", self.folder, error)
