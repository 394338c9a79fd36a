"""The server's own time: the wall clock's when the process began, steady from then on.

Whoever sets the machine's clock gives nobody time and takes none from anybody. Only while no server
runs does the wall clock count.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class Steady:
    """Seconds since 1970 that pass as seconds do, whatever becomes of the wall clock."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        beat: Callable[[], float] = time.monotonic,
    ) -> None:
        self._beat = beat
        self._gap = wall() - beat()

    def __call__(self) -> float:
        """The time now."""
        return self._gap + self._beat()


now = Steady()
