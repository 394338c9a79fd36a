"""Games as they are printed under some options, made off the loop on the account of who asks.

What is at hand costs nothing; editions that have to be made are counted by address, as anybody may
ask for ever others.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from typing import Any

from ludotheque.core.game import Edition
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.doors import Doors
from ludotheque.server.packing import Packed, PackedCache, pack
from ludotheque.server.store.store import Store
from ludotheque.server.turns import Desk

KEPT = 16 << 20  # bytes of what pages are told of games


class Prints:
    """Editions, and all that a page needs of them."""

    def __init__(self, catalogue: Catalogue, store: Store, desk: Desk, doors: Doors) -> None:
        self._catalogue, self._store, self._desk, self._doors = catalogue, store, desk, doors
        self._told = PackedCache(KEPT)

    async def edition(self, who: str | None, game: str, options: dict[str, Any]) -> Edition:
        """A game under some options."""
        known = self._catalogue.at_hand(game, options)
        if known is not None:
            return known
        self._doors.check_print()
        return await self._desk.run(who, self._catalogue.edition, game, options)

    async def info(
        self, who: str | None, game: str, options: dict[str, Any], digest: str = ""
    ) -> Packed:
        """A game under some options, or with a digest as a match was begun with it: `GameInfo`."""
        raw = repr((game, digest, sorted(options.items())))
        key = hashlib.sha256(raw.encode("utf-8", "surrogatepass")).digest()
        if key not in self._told:
            self._doors.check_print()
        make = functools.partial(self._catalogue.edition, game, options)
        if digest:
            make = functools.partial(self._begun, game, options, digest)
        work = functools.partial(self._desk.run, who, self._pack, make)
        return await self._told.get(key, work)

    def _begun(self, game: str, options: dict[str, Any], digest: str) -> Edition:
        found = self._catalogue.game(game)
        return found.as_begun(options, digest, self._store.reader.edition(digest))

    def _pack(self, make: Callable[[], Edition]) -> Packed:
        return pack(self._catalogue.info_of(make()))
