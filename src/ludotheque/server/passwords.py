"""Passwords: hashed few at a time in threads of their own, and only so many may wait."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from ludotheque.server.refusals import Denied
from ludotheque.server.settings import Limits

POLITE = 5  # how far hashing gives way to all else that runs
Found = TypeVar("Found")


class Passwords:
    """Hashes and checks, one after the other."""

    def __init__(self, limits: Limits) -> None:
        self._threads = ThreadPoolExecutor(limits.hashers, "password", initializer=_give_way)
        self._most, self._waiting = limits.hashes, 0
        self._hasher = PasswordHasher(limits.hash_rounds, limits.hash_memory)

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        return await self._run(lambda: self._hasher.hash(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was kept; it takes as long where none was."""
        return await self._run(lambda: self._fits(kept, password))

    async def _run(self, work: Callable[[], Found]) -> Found:
        if self._waiting >= self._most:
            raise Denied("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    @functools.cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_hex(8))

    def _fits(self, kept: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(kept or self._nobodys, password) and kept is not None
        except (VerifyMismatchError, InvalidHashError):
            return False

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    """Let everything else run first, where the system knows how."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)
