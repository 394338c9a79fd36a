"""Victory, the last day, and the ranking (EDEN-GAP-07, §4.9)."""

from ludotheque.core.kernel import EVERYONE, NOBODY, NOT_OVER, WIN
from ludotheque.core.types import i8row
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.events import NOTE
from ludotheque.games.eden.records import Desk, State, Tables
from ludotheque.games.eden.rules.board import connect, is_rich

PER_PORTAL, PER_HEART = 3, 2
PER_PLAYER = 60  # decisions of the map stage and the set-up


def living(t: Tables, s: State) -> int:
    """How many players are in the game."""
    return sum(s.alive[seat] for seat in range(t.seats))


def finish(t: Tables, s: State, reason: int, winners: int) -> int:
    """EDEN-AMB-61 The game is over at once."""
    s.ended = reason
    s.winners = winners
    s.phase = c.OVER
    s.ask = c.NOTHING
    s.seat = NOBODY
    for seat in range(t.seats):
        if (winners >> seat) & 1 == 1:
            NOTE.game_ended(s, seat, reason, EVERYONE)
    return 0


def score(t: Tables, s: State, d: Desk, seat: int) -> int:
    """EDEN-GAP-07 Portals, the Heart, connected territories and rich ones among them."""
    connect(t, s, d, seat)
    total = 0
    for i in range(s.tiles_n):
        cell = s.tile[i]
        if s.owner[cell] != 1 + seat:
            continue
        if s.ground[cell] >= c.PORTAL:
            total += PER_PORTAL
        if cell == c.HEART_CELL:
            total += PER_HEART
        if d.linked[cell] == 1:
            total += 1 + is_rich(t, s, cell)
    return total


def troops_of(s: State, seat: int) -> int:
    """All troops of a player on the map."""
    tiles = range(s.tiles_n)
    return sum(s.troops[s.tile[i]] for i in tiles if s.owner[s.tile[i]] == 1 + seat)


def standing(t: Tables, s: State, d: Desk, seat: int) -> int:
    """What the living are ranked by: score, troops, stocks, in one number."""
    return (score(t, s, d, seat) * 4096 + troops_of(s, seat)) * 65536 + s.stocks[seat]


def last_day(t: Tables, s: State, d: Desk) -> int:
    """EDEN-GAP-07 The day limit: who stands best, together where they stand equal."""
    best = -1
    winners = 0
    for seat in range(t.seats):
        if s.alive[seat] == 0:
            continue
        value = standing(t, s, d, seat)
        if value > best:
            best = value
            winners = 0
        if value == best:
            winners |= 1 << seat
    return finish(t, s, c.DAYS, winners)


def outcome(t: Tables, s: State, out: i8row) -> int:
    """The reason, and each seat's share of the win."""
    if s.ended == NOT_OVER:
        return NOT_OVER
    n = sum((s.winners >> seat) & 1 for seat in range(t.seats))
    for seat in range(t.seats):
        out[seat] = WIN // max(n, 1) * ((s.winners >> seat) & 1)
    return s.ended


def bound(t: Tables) -> int:
    """§4.9 No game has more decisions."""
    return t.seats * (PER_PLAYER + (t.day_most + PER_PLAYER) * t.max_days)
