"""Token buckets: who asks too much waits, and nobody else notices."""

from __future__ import annotations

import time
from collections import OrderedDict

from ludotheque.server.settings import Rate

REMEMBERED = 20_000


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate, self.left, self.at = rate, rate.burst, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether there were so many tokens left."""
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket a name, the least used forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, cost: float = 1) -> bool:
        """Whether this name had so many tokens left."""
        bucket = self._known.get(name)
        if bucket is None:
            bucket = self._known[name] = Bucket(self.rate)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return bucket.take(cost)
