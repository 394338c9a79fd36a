"""The buckets that several routes share."""

from __future__ import annotations

from ludotheque.server.limits import Buckets
from ludotheque.server.settings import Limits


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
