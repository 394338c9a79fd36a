"""The buckets that several routes share."""

from __future__ import annotations

from ludotheque.server.addresses import CURRENT
from ludotheque.server.limits import Buckets
from ludotheque.server.refusals import Denied
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
        self.tries = Buckets(limits.try_rate)
        self.examples = Buckets(limits.example_rate)
        self.prints = Buckets(limits.print_rate)
        self.kept = Buckets(Rate(limits.kept_each, limits.kept_each / DAY))

    def check_example(self) -> None:
        """Denied for an address that asks too often for examples; a page of rules has several."""
        if not self.examples.take(CURRENT.get()):
            raise Denied("too_fast")

    def check_print(self) -> None:
        """Denied for an address that asks too often for games under other options."""
        if not self.prints.take(CURRENT.get()):
            raise Denied("too_fast")

    def check_kept(self, kind: str, size: int) -> None:
        """Denied for an address whose guests (or whose accounts, counted apart: they take a
        password each) had too many bytes kept today."""
        if not self.kept.take(f"{CURRENT.get()} {kind}", size):
            raise Denied("kept_much")
