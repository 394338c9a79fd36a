"""Where a request comes from, as far as counting goes."""

from __future__ import annotations

import functools
import ipaddress
from collections.abc import Iterable
from contextvars import ContextVar

# Bits of an IPv6 address that its holder does not choose. Most households are given a /56: by /64
# each would be 256 addresses. Where several share one, as the phones of a carrier do, they share
# what is allowed to it, as they do behind one address of IPv4.
HOME = 56
UNKNOWN = "?"
# Where the request that is being served comes from; empty for the server's own work.
CURRENT: ContextVar[str] = ContextVar("address", default="")


@functools.lru_cache(4096)
def place_of(address: str) -> str:
    """One name for all addresses of one household: an IPv4 address, or an IPv6 network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64] or UNKNOWN
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, HOME), strict=False))


class Proxies:
    """The machines whose word on where a request comes from is believed."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(name, strict=False) for name in named]

    def __contains__(self, address: object) -> bool:
        try:
            found = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        return any(found in network for network in self._networks)
