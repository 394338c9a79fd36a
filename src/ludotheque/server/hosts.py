"""The names a server answers to, so that no page can reach it under a name of its own choice.

A page from elsewhere may let its own name point to this machine; to the browser it is then one and
the same site as ours. An address in the place of a name cannot be turned around like that.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable


class Hosts:
    """Names that are ours."""

    def __init__(self, named: Iterable[str]) -> None:
        self._names = {"localhost", *(name.lower().strip("[].") for name in named)}

    def __contains__(self, said: str) -> bool:
        """Whether a Host header names this server; only programs send none."""
        name = _name(said)
        return not said or name in self._names or _is_address(name)


def _name(said: str) -> str:
    """A Host header without its port."""
    if said.startswith("["):
        return said[1:].partition("]")[0].lower()
    return said.partition(":")[0].lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
