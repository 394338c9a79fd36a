"""The desk: a record to work on, which rules are lent and nobody keeps.

A game declares it like its state, as a list of fields, and lends it to those of its functions that
take `d` behind `t` and `s`: `apply=DESK.lend(play.apply)`. Each thread has one of its own; it is
never copied and never part of a position. A function finds on it whatever the last one left there,
which may be anything unless `used` is 1: a rule that keeps something for later sets it.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterable
from typing import Any

from ludotheque.core.record import SECRET, Field, Layout

USED = Field("used", "i8", (), SECRET, "1: what lies there was laid by rules, else anything may")


class Desk(Layout):
    """The layout of a desk, with one record for each thread that plays in Python."""

    def __init__(self, fields: Iterable[Field]) -> None:
        super().__init__("Desk", [USED, *fields])
        self._own = threading.local()

    @property
    def here(self) -> Any:
        """The desk of this thread."""
        found = getattr(self._own, "desk", None)
        if found is None:
            found = self._own.desk = self.new()
        return found

    def lend(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        """A function of the contract that hands the thread's desk to a rule."""

        @functools.wraps(rule)
        def lent(t: Any, s: Any, *rest: Any) -> Any:
            return rule(t, s, self.here, *rest)

        return lent


BARE = Desk([])  # of games that declare none
