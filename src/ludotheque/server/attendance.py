"""Which pages may keep their socket: so many, of those who are still who they said they were."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ludotheque.server.crowds import Places
from ludotheque.server.settings import Settings
from ludotheque.server.tokens import DAY, Tokens

if TYPE_CHECKING:
    from ludotheque.server.pages import Page

LOG = logging.getLogger("ludotheque.attendance")


class Attendance:
    """All open pages."""

    def __init__(self, settings: Settings, tokens: Tokens) -> None:
        limits = settings.limits
        self._settings, self._tokens = settings, tokens
        self._places = Places(limits.sockets, limits.sockets_address, limits.reserve)
        self.pages: set[Page] = set()
        tokens.ended = self._ended

    def admit(self, page: Page) -> bool:
        """Let a page in, if there is a place for it."""
        me, most = page.me, self._settings.limits.sockets_each
        if me and sum(1 for one in self.pages if one.who == me.id) >= most:
            return False
        if not self._places.take(page.address, me is not None):
            return False
        self.pages.add(page)
        return True

    def leave(self, page: Page) -> None:
        """A page is gone."""
        self.pages.discard(page)
        self._places.leave(page.address)

    def _ended(self, keys: set[str]) -> None:
        for page in self.pages:
            if page.key in keys:
                page.goodbye("ended")

    async def look_after(self) -> None:
        """Now and then close the pages that may stay no longer."""
        cleaned = float("-inf")
        while True:
            try:
                await self._tokens.recheck({page.key for page in self.pages if page.key})
                self._close_idle()
                if time.monotonic() - cleaned > DAY:
                    cleaned = time.monotonic()
                    await self._tokens.end_old()
                    await self._tokens.fade()
            except Exception:
                LOG.exception("looking after the pages failed")
            await asyncio.sleep(self._settings.recheck)

    def _close_idle(self) -> None:
        """Nobody needs a socket who is not known and watches nothing."""
        before = time.monotonic() - self._settings.limits.unwatching
        for page in self.pages:
            if page.me is None and not page.following and page.idle_since < before:
                page.goodbye("idle")
