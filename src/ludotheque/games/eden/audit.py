"""What the laws count: cards that are never created nor lost, and counters against a recount."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from ludotheque.cards.audits import piled, wrong_piles
from ludotheque.core.kernel import NOBODY
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.rules.cards import home_of

PILES = ("deck", "discard", "table")


def census(t: Any, s: Any) -> tuple[Any, ...]:
    """§8 invariant 3 Cards too many or too few; units of the eliminated are out."""
    found = Counter(
        {(home, card): held for home, row in enumerate(s.pool) for card, held in enumerate(row)}
    )
    for seat in range(t.seats):
        for card, count in _owned(s, seat).items():
            found[home_of(t, seat, card), card] += count
    if s.ask == n.LOG_RIVAL:
        found[n.SUPPLY, s.drawn] += 1
    wanted = Counter[tuple[int, int]]()
    for seat, card in product(range(t.seats), range(t.cards_n)):
        if t.type[card] != n.UNIT or (t.civ[seat] == t.civ_of[card] and s.alive[seat]):
            wanted[home_of(t, seat, card), card] = t.copies[card]
    return tuple(sorted((found - wanted).items())), tuple(sorted((wanted - found).items()))


def _owned(s: Any, seat: int) -> Counter[int]:
    here = (n.IN_ARMY, n.IN_PILE)
    units = (u for u in range(s.units_n) if s.u_where[u] in here and s.u_seat[u] == seat)
    counted = _copies(s.hand[seat]) + _copies(s.front[seat])
    return counted + Counter([*piled(s, seat, *PILES), *(s.u_card[u] for u in units)])


def _copies(row: list[int]) -> Counter[int]:
    """What a row counts by number."""
    return Counter({number: count for number, count in enumerate(row) if count})


def audit(t: Any, s: Any) -> list[str]:
    """All that differs from a recount, or can't be together."""
    wrong = [f"match: {what}" for what in _match(t, s)]
    for seat in range(t.seats):
        for check in (_cards, _portal):
            wrong += [f"{check.__name__[1:]} of {seat}: {what}" for what in check(t, s, seat)]
    return wrong + [f"map: {what}" for what in _map(t, s)] + [f"army: {w}" for w in _armies(s)]


def _match(t: Any, s: Any) -> Iterator[str]:
    over = s.phase == n.OVER
    if over != (s.seat == NOBODY) or over != (s.ended != 0) or over != (s.ask == n.NOTHING):
        yield f"phase {s.phase}, seat {s.seat}, ended {s.ended}, ask {s.ask}"
    if any(s.spare):
        yield f"spare holds {s.spare}"
    if not over and s.seat >= 0 and not s.alive[s.seat]:
        yield f"the dead {s.seat} must act"
    if min(s.stocks) < 0 or s.pure < 0 or min(min(row) for row in s.pool) < 0:
        yield "something is below nothing"


def _cards(t: Any, s: Any, seat: int) -> Iterator[str]:
    hand = s.hand[seat]
    if sum(hand) != s.hand_n[seat] or min(hand) < 0:
        yield f"holds {hand}, {s.hand_n[seat]} in all"
    together = _copies(hand) + Counter(piled(s, seat, "deck"))
    if together != _copies(s.held[seat]):
        yield f"hand and deck are {together}, known as {s.held[seat]}"
    yield from wrong_piles(t, s, seat, *PILES)
    tiles = Counter(tile - 1 for tile in s.pile[seat][: s.pile_n[seat]])
    if tiles != _copies(s.pile_of[seat]):
        yield f"tiles {tiles}, known as {s.pile_of[seat]}"


def _portal(t: Any, s: Any, seat: int) -> Iterator[str]:
    """§8 invariant 2 Every living player controls his portal outside a combat."""
    cell = s.portal[seat]
    if cell != n.NONE and s.ground[cell] != n.PORTAL + seat:
        yield f"no portal lies at {cell}"
    calm = s.phase in (n.EXPANSION, n.LOGISTICS) and s.alive[seat] and not s.fighting
    if calm and s.owner[cell] != 1 + seat:
        yield f"the portal belongs to {s.owner[cell] - 1}"


def _map(t: Any, s: Any) -> Iterator[str]:
    laid = [cell for cell, ground in enumerate(s.ground) if ground]
    if laid != s.tile[: s.tiles_n] or any(s.tile[s.tiles_n :]):
        yield f"tiles {s.tile}, {s.tiles_n} of them"
    for cell in range(n.CELLS):
        owner, troops = s.owner[cell], s.troops[cell]
        if troops < 0 or (troops and not owner) or (owner and not s.ground[cell]):
            yield f"{troops} troops of {owner - 1} at {cell}"
        if owner and not troops and not s.fighting:
            yield f"{owner - 1} holds {cell} without troops"
        if owner and not s.alive[owner - 1]:
            yield f"the dead {owner - 1} holds {cell}"


def _armies(s: Any) -> Iterator[str]:
    """§8 invariant 6 Columns are contiguous, no row is empty, no two stand in one place."""
    armies: dict[tuple[int, int], dict[int, list[int]]] = {}
    for unit in range(n.UNITS):
        if s.u_where[unit] != n.GONE and unit >= s.units_n:
            yield f"unit {unit} of {s.units_n}"
        if s.u_where[unit] == n.DEPARTED and unit not in s.chance_unit[: s.chance_n] and not s.r_on:
            yield f"unit {unit} is gone and no reaction of it waits"
        if s.u_where[unit] == n.IN_ARMY:
            rows = armies.setdefault((s.u_seat[unit], s.u_front[unit]), {})
            rows.setdefault(s.u_row[unit], []).append(s.u_col[unit])
    for army, rows in armies.items():
        if sorted(rows) != list(range(len(rows))):
            yield f"rows {sorted(rows)} of {army}"
        for columns in rows.values():
            if sorted(columns) != list(range(min(columns), max(columns) + 1)):
                yield f"columns {sorted(columns)} of {army}"
    if not s.fighting and (armies or s.units_n or s.chance_n or s.r_on):
        yield "units stand outside a combat"
