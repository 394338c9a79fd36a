"""The data folder, opened: one writer, many readers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from ludotheque.server.store.opening import open_folder
from ludotheque.server.store.reader import Reader, Snapshot
from ludotheque.server.store.writer import Writer

KEEP = 'INSERT OR REPLACE INTO snapshot ("match", seq, layout, "table", state) VALUES (?,?,?,?,?)'


class Store:
    """Everything on disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.engine = open_folder(folder)
        self.writer = Writer(self.engine)
        self.reader = Reader(self.engine)

    async def run(self, text: str, *values: Any) -> None:
        """One statement, on disk when it returns."""

        def job(connection: Any) -> None:
            connection.execute(text, values)

        await self.writer.write(job)

    async def keep(self, match: str, kept: Snapshot) -> None:
        """Keep a snapshot."""
        await self.run(KEEP, match, kept.seq, kept.layout, kept.table, kept.state)

    async def read(self, question: Any, *values: Any) -> Any:
        """Ask the reader, in a thread."""
        return await asyncio.to_thread(question, *values)

    def close(self) -> None:
        """Commit what waits and let go."""
        self.writer.close()
        self.engine.dispose()
