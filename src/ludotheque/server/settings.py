"""What whoever runs a server may choose; the defaults suit one machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

KILO = 1024


def usual_data_folder() -> Path:
    """`ludotheque` under the user's data directory."""
    usual = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(usual) / "ludotheque"


def extra_games() -> tuple[Path, ...]:
    """Further folders of games, from LUDOTHEQUE_GAMES."""
    named = os.environ.get("LUDOTHEQUE_GAMES", "").split(os.pathsep)
    return tuple(Path(name).resolve() for name in named if name)


@dataclass(frozen=True)
class Rate:
    """A token bucket: so many at once, so many more a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """How much one page, one identity and all together may ask."""

    message: int = 64 * KILO  # bytes of a frame or body
    replay: int = 4 * KILO * KILO  # bytes of an imported replay
    headers: int = 16 * KILO  # bytes of a request's head
    connections: int = 6000  # fewer where the system allows fewer open files
    connections_each: int = 256  # of one address
    first_request: float = 10.0  # seconds a connection may take to say what it wants
    whole_request: float = 60.0  # seconds for the rest of a request, or to read an answer
    requests: int = 1000  # under way at once
    requests_each: int = 100  # of one address
    sockets: int = 5000
    sockets_address: int = 128  # of one address
    sockets_each: int = 64  # of one identity
    reserve: float = 0.25  # part of requests, sockets, connections only for who is known
    unwatching: float = 30.0  # seconds an unknown page may keep a socket and watch nothing
    watched: int = 50  # matches one socket follows
    matches_each: int = 200  # unfinished ones, opened or sat at
    computers_each: int = 4  # of these, with computers alone
    waiting_each: int = 5  # of these, public ones that wait for players
    imports_each: int = 200  # files one person may bring
    replay_moves: int = 5000  # of one file
    bots_each: int = 20
    kept_each: float = 16 * KILO * KILO  # bytes a day that guests of one address keep; accounts too
    keepsake: int = 16 * KILO  # bytes of one thing kept for a game
    keepsakes_each: int = 60  # things one person keeps for one game
    socket_rate: Rate = Rate(60, 30)
    identity_rate: Rate = Rate(200, 100)
    http_rate: Rate = Rate(200, 50)  # per identity or address
    site_rate: Rate = Rate(600, 100)  # what is not under /api/, likewise
    handshake_rate: Rate = Rate(100, 5)  # new sockets, likewise
    guest_rate: Rate = Rate(60, 1)  # new guests per address
    login_rate: Rate = Rate(10, 0.1)  # per address and login
    password_rate: Rate = Rate(20, 0.2)  # per address: whatever makes the server hash
    hashers: int = 1  # passwords hashed at once; one takes 64 MiB and every core for a moment
    hashes: int = 12  # passwords that wait or are hashed, of all together
    hash_memory: int = 64 * KILO  # kibibytes that one takes, as RFC 9106 recommends
    hash_rounds: int = 3  # likewise
    chat_rate: Rate = Rate(8, 0.5)
    heavy_rate: Rate = Rate(10, 0.5)  # curves, analyses, imports
    hint_rate: Rate = Rate(10, 0.5)  # hints, which leave an analysis its own allowance
    example_rate: Rate = Rate(100, 1)  # per address: examples that were not played lately
    print_rate: Rate = Rate(60, 1)  # per address: games under options that are not at hand
    try_rate: Rate = Rate(2048, 256)  # moves tried out; one request may have half of them
    clock: float = 10.0  # seconds that a clock gives at least
    patience: int = 300  # refused frames in a row before a socket is closed


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    data: Path = field(default_factory=usual_data_folder)
    games: tuple[Path, ...] = field(default_factory=extra_games)
    limits: Limits = Limits()
    pause: tuple[float, float] = (0.4, 0.9)  # least seconds a computer seems to think
    window: tuple[float, float] = (0.6, 4.0)  # seconds until an answer in a window (LUD-7)
    thinkers: int = 2  # computer seats that think at once
    scale: float = 1.0  # of what a level may think
    snapshot_every: int = 200  # entries
    grace: float = 60.0  # seconds away before a computer may be put in somebody's seat
    absence: float = 120.0  # seconds away after which who waits may claim the game (LUD-10)
    idle: float = 60.0  # seconds until a room nobody watches is put away
    sweep: float = 0.5  # seconds between two looks for what is due
    news: float = 0.25  # seconds between two looks for what other processes wrote
    hosts: tuple[str, ...] = ()  # further names it answers to, beside localhost and any address
    reach: tuple[str, ...] = ()  # URLs under which others on the network reach it
    secure_cookie: bool = False  # when served over HTTPS
    metrics: bool = False  # whether /metrics answers, to this machine
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-* are believed
    recheck: float = 5.0  # seconds between two looks at who still may keep a socket
