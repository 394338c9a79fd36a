"""How far people are: what they did, what the coach told them, what they wish not to be offered."""

from __future__ import annotations

from sqlalchemy import select

from ludotheque.server import timing
from ludotheque.server.store.schema import LEARNT
from ludotheque.server.store.store import Store

PUT = (
    "INSERT INTO learnt (who, game, mark, at, helped) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (who, game, mark) DO UPDATE SET helped = helped AND excluded.helped"
)
SKIP, COACH_OFF = "skip", "coach-off"


class Marks:
    """What everybody has learnt; each sees their own alone."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, who: str, game: str, mark: str, helped: bool = False) -> None:
        """Remember something of somebody; done alone it stays so."""
        await self._store.run(PUT, who, game, mark, timing.now(), helped)

    async def all(self, who: str | None, game: str) -> dict[str, bool]:
        """What is remembered of somebody for a game: by mark, whether it was done with help."""
        return await self._store.read(self._select, who, game) if who else {}

    def _select(self, who: str, game: str) -> dict[str, bool]:
        k = LEARNT.c
        asked = select(k.mark, k.helped).where(k.who == who, k.game == game)
        with self._store.engine.connect() as connection:
            return {mark: bool(helped) for mark, helped in connection.execute(asked)}
