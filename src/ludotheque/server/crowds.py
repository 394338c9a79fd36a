"""How many may come at once: in all, from one address, and of those nobody knows."""

from __future__ import annotations

from asyncio import Transport
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Container

from ludotheque.server.addresses import UNKNOWN, place_of

REGULARS = 20_000  # addresses remembered


class Places:
    """So many places in all and for one address; a part of both is kept for known people."""

    def __init__(self, most: int, each: int, reserve: float) -> None:
        self._most = {True: most, False: int(most * (1 - reserve))}
        self._each = {True: each, False: int(each * (1 - reserve))}
        self._taken = 0
        self._at: Counter[str] = Counter()

    def take(self, address: str, known: bool) -> bool:
        """Take a place, if there is one."""
        if self._taken >= self._most[known] or self._at[address] >= self._each[known]:
            return False
        self._taken += 1
        self._at[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give a place back."""
        self._taken -= 1
        self._at[address] -= 1
        if not self._at[address]:
            del self._at[address]


class Regulars:
    """The addresses from which known people came last: a connection says nothing of itself."""

    def __init__(self, most: int = REGULARS) -> None:
        self._most = most
        self._places: OrderedDict[str, None] = OrderedDict()

    def add(self, place: str) -> None:
        """Somebody who is known came from there."""
        self._places[place] = None
        self._places.move_to_end(place)
        if len(self._places) > self._most:
            self._places.popitem(last=False)

    def __contains__(self, place: object) -> bool:
        """Whether somebody who is known came from there lately."""
        return place in self._places


class Crowd:
    """All connections; when there is no place left, who waits longest without a word must go. A
    part is kept for addresses of known people and for proxies."""

    def __init__(
        self,
        most: int,
        each: int,
        proxies: Container[str],
        reserve: float = 0.0,
        regulars: Container[str] = (),
    ) -> None:
        self._most = {True: most, False: int(most * (1 - reserve))}
        self._each, self._proxies, self._regulars = each, proxies, regulars
        self._here: dict[Transport, str] = {}
        self._at: Counter[str] = Counter()
        self._silent: dict[str, dict[Transport, None]] = defaultdict(dict)  # "": of all addresses

    def enter(self, transport: Transport) -> bool:
        """Let a connection in; if it may not come in it is cut."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else UNKNOWN
        place = place_of(host)
        is_proxy = host in self._proxies
        if not is_proxy and self._at[place] >= self._each and not self._cut(place):
            transport.abort()
            return False
        most = self._most[is_proxy or place in self._regulars]
        if len(self._here) >= most and not self._cut(""):
            transport.abort()
            return False
        self._here[transport] = place
        self._at[place] += 1
        self.silent(transport)
        return True

    def silent(self, transport: Transport) -> None:
        """Nothing is under way on this connection."""
        place = self._here.get(transport)
        if place is not None:
            self._silent[""][transport] = self._silent[place][transport] = None

    def busy(self, transport: Transport) -> None:
        """A request is under way, or it has become a socket."""
        place = self._here.get(transport, "")
        self._silent[""].pop(transport, None)
        if place in self._silent:
            self._silent[place].pop(transport, None)

    def leave(self, transport: Transport) -> None:
        """A connection is gone."""
        self.busy(transport)
        place = self._here.pop(transport, None)
        if place is None:
            return
        self._at[place] -= 1
        if not self._at[place]:
            del self._at[place]
            self._silent.pop(place, None)

    def _cut(self, place: str) -> bool:
        """Cut the connection that has been silent longest; False if all are busy."""
        oldest = next(iter(self._silent[place]), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        return True
