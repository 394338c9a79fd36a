"""When to stop thinking."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Deadline:
    """A moment of a clock: of the one on the wall for whoever waits, or of what this process has
    worked, where players get the same time and others may use the machine meanwhile."""

    at: float | None
    clock: Callable[[], float] = time.monotonic

    @property
    def never(self) -> bool:
        """Whether there is as much time as it takes."""
        return self.at is None

    @property
    def passed(self) -> bool:
        """Whether it is time to stop."""
        return self.at is not None and self.clock() >= self.at


def after(seconds: float | None, worked: bool = False) -> Deadline:
    """So many seconds from now, or of work; none: never."""
    clock = time.process_time if worked else time.monotonic
    return Deadline(None if seconds is None else clock() + seconds, clock)


NEVER = after(None)
