"""URLs under which other machines on the network reach this server."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

OUTSIDE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # nobody's (RFC 5737, 3849)


def url(host: str, port: int) -> str:
    """The URL of a server on an address."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_wildcard(host: str) -> bool:
    """Whether listening there is listening on every address of this machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches what listens there."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def network_urls(host: str, port: int) -> tuple[str, ...]:
    """What others can open where a server listens on `host`; empty on a loopback address, or where
    this machine is on no network."""
    if is_loopback(host):
        return ()
    if not is_wildcard(host):
        return (url(host, port),)
    kinds = [socket.AF_INET6, socket.AF_INET] if ":" in host else [socket.AF_INET]
    own = sorted({_own_address(kind) for kind in kinds} - {""}, key=lambda each: ":" in each)
    return tuple(url(address, port) for address in own)


def _own_address(kind: socket.AddressFamily) -> str:
    """The address that this machine would send from; connecting a UDP socket sends nothing."""
    with contextlib.suppress(OSError), socket.socket(kind, socket.SOCK_DGRAM) as asked:
        asked.connect((OUTSIDE[kind], 9))
        address: str = asked.getsockname()[0]
        return "" if is_loopback(address) or is_wildcard(address) else address
    return ""
