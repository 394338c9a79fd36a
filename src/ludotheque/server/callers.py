"""Who seems to be calling, before anything is looked up: an address, and a token or none."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any

from ludotheque.server.addresses import UNKNOWN, place_of

COOKIE = "ludotheque"
GUEST = "ludotheque-guest"  # who this browser was before it logged in


def headers_in(scope: Any) -> dict[str, str]:
    """The headers of a request."""
    return {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}


def token_in(headers: Mapping[str, str]) -> str | None:
    """The token a request carries: a bearer's first, else the cookie's."""
    said = headers.get("authorization", "")
    if said.startswith("Bearer "):
        return said.removeprefix("Bearer ").strip()
    return cookie_in(headers, COOKIE)


def cookie_in(headers: Mapping[str, str], wanted: str) -> str | None:
    """The value of one cookie."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value.strip('"') or None
    return None


def place_in(scope: Any) -> str:
    """Where a request comes from, by the name that is counted."""
    return place_of((scope.get("client") or (UNKNOWN,))[0])


def is_here(scope: Any) -> bool:
    """Whether a request comes from this very machine."""
    try:
        return ipaddress.ip_address((scope.get("client") or ("",))[0]).is_loopback
    except ValueError:
        return False
