"""Locks by name, kept only while somebody needs them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Locks:
    """One lock a name."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: Counter[str] = Counter()

    def is_held(self, name: str) -> bool:
        """Whether somebody holds or waits for the lock of a name."""
        return name in self._users

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        """Hold the lock of a name."""
        self._users[name] += 1
        try:
            async with self._locks.setdefault(name, asyncio.Lock()):
                yield
        finally:
            self._users -= Counter([name])  # keeps no zeros
            if name not in self._users:
                del self._locks[name]
