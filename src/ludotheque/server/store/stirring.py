"""Whether a database changed since one last looked, whoever wrote: asked often, it costs nothing.

SQLite itself counts the commits of others; asking for that neither waits nor reads the file.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path


class Stirring:
    """A connection of its own, which writes nothing: so every commit is another's."""

    def __init__(self, file: Path) -> None:
        self._base = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)

    def version(self) -> int | None:
        """A number that is another after every commit; None where that can't be told now."""
        with contextlib.suppress(sqlite3.Error):
            return int(self._base.execute("PRAGMA data_version").fetchall()[0][0])
        return None

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()


class Rest:
    """What one who looks now and then knows: whether there is anything to look at."""

    def __init__(self, stirring: Stirring) -> None:
        self._stirring = stirring
        self._seen: int | None = None

    def is_over(self) -> bool:
        """Whether something was written since this was last asked, or may have been."""
        version = self._stirring.version()
        stirred = version is None or version != self._seen
        self._seen = version
        return stirred
