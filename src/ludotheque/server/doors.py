"""The buckets that several routes share."""

from __future__ import annotations

from ludotheque.server.addresses import CURRENT
from ludotheque.server.limits import Buckets
from ludotheque.server.refusals import Denied, too_fast
from ludotheque.server.settings import Limits, Rate

DAY = 86400.0


class Doors:
    """How often each may come through."""

    def __init__(self, limits: Limits) -> None:
        self.frames = Buckets(limits.identity_rate)
        self.guests = Buckets(limits.guest_rate)
        self.logins = Buckets(limits.login_rate)
        self.passwords = Buckets(limits.password_rate)
        self.chat = Buckets(limits.chat_rate)
        self.heavy = Buckets(limits.heavy_rate)
        self.hints = Buckets(limits.hint_rate)
        self.tries = Buckets(limits.try_rate)
        self.examples = Buckets(limits.example_rate)
        self.prints = Buckets(limits.print_rate)
        self.kept = Buckets(Rate(limits.kept_each, limits.kept_each / DAY))

    def check_heavy(self, who: str) -> None:
        """Denied for who asks too often for long work."""
        _check(self.heavy, who)

    def check_hints(self, who: str) -> None:
        """Denied for who asks too often for hints."""
        _check(self.hints, who)

    def check_example(self) -> None:
        """Denied for an address that asks too often for examples; a page of rules has several."""
        _check(self.examples, CURRENT.get())

    def check_print(self) -> None:
        """Denied for an address that asks too often for games under other options."""
        _check(self.prints, CURRENT.get())

    def check_kept(self, kind: str, size: int) -> None:
        """Denied for an address whose guests (or whose accounts, counted apart: they take a
        password each) had too many bytes kept today."""
        if not self.kept.take(f"{CURRENT.get()} {kind}", size):
            raise Denied("kept_much")


def _check(buckets: Buckets, who: str) -> None:
    """Take one from somebody's bucket; Denied, with how long to wait, if it is empty."""
    if not buckets.take(who):
        raise too_fast(buckets.wait(who))
