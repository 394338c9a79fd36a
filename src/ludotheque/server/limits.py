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

    def wait(self, cost: float = 1) -> float:
        """Seconds until there are so many tokens."""
        left = self.left + (time.monotonic() - self.at) * self.rate.per_second
        return max(0.0, cost - left) / self.rate.per_second


class Buckets:
    """One bucket a name, the longest unused forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    @property
    def names(self) -> list[str]:
        """Those it remembers, the longest unused first."""
        return list(self._known)

    def take(self, name: str, cost: float = 1) -> bool:
        """Whether this name had so many tokens left."""
        bucket = self._known.get(name)
        if bucket is None:
            self._forget()
            bucket = self._known[name] = Bucket(self.rate)
        self._known.move_to_end(name)
        return bucket.take(cost)

    def wait(self, name: str, cost: float = 1) -> float:
        """Seconds until this name has so many tokens."""
        bucket = self._known.get(name)
        return 0.0 if bucket is None else bucket.wait(cost)

    def _forget(self) -> None:
        """Make room for one more: those that are full again are as good as new."""
        now = time.monotonic()
        while self._known:
            name, oldest = next(iter(self._known.items()))
            full = (now - oldest.at) * self.rate.per_second >= self.rate.burst
            if not full and len(self._known) < REMEMBERED:
                return
            del self._known[name]
