"""What the laws count: cards that are never created nor lost, and counters against a recount."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludotheque.cards import audits
from ludotheque.core.kernel import NOBODY
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique.rules.grid import row_full
from ludotheque.games.tactique.state import UNITS

BEFORE = (n.BUILD, n.PICK)  # nothing is dealt yet


def census(t: Any, s: Any) -> tuple[Any, ...]:
    """Cards of a list that lie nowhere, and cards that lie somewhere but are on no list."""
    if s.phase in BEFORE:
        return ((), ()) * n.SEATS
    return audits.census(s, n.SEATS, lambda seat: _everywhere(t, s, seat))


def _everywhere(t: Any, s: Any, seat: int) -> list[int]:
    units = s.unit[seat * n.CELLS : (seat + 1) * n.CELLS]
    cards = [card for card in units if card != n.NONE and t.type[card] != n.TOKEN]
    return cards + audits.piled(s, seat, "hand", "deck", "discard", "lasting")


def audit(t: Any, s: Any) -> list[str]:
    """All that differs from a recount, or can't be together."""
    wrong = [f"match: {what}" for what in _match(t, s)]
    for seat in range(n.SEATS):
        for check in (_piles, _list, _rows, _counters, _pending, _goal):
            wrong += [f"{check.__name__[1:]} of {seat}: {what}" for what in check(t, s, seat)]
    for spot in range(n.SPOTS):
        wrong += [f"spot {spot}: {what}" for what in _spot(t, s, spot)]
    return wrong


def _match(t: Any, s: Any) -> Iterator[str]:
    if (s.phase == n.OVER) != (s.seat == NOBODY) or (s.phase == n.OVER) != (s.ended != 0):
        yield f"phase {s.phase}, seat {s.seat}, ended {s.ended}"
    if s.phase == n.PLAY and s.seat != s.active:
        yield f"seat {s.seat} acts in the turn of {s.active}"
    if s.stack_n or any(card != n.NONE for card in s.stack_source) or s.same or any(s.pile):
        yield f"{s.stack_n} triggers wait between two moves, same {s.same}, pile {s.pile}"
    born = [birth for birth in s.born if birth]
    if len(set(born)) != len(born) or max(born, default=0) > s.births:
        yield f"births {s.births}, born {born}"
    if max(s.own_turn) > t.max_rounds:
        yield f"turns {s.own_turn} of {t.max_rounds}"


def _piles(t: Any, s: Any, seat: int) -> Iterator[str]:
    piles = ("hand", "deck", "discard", "known", "lasting", "list")
    yield from audits.wrong_piles(t, s, seat, *piles)
    known, hand = audits.piled(s, seat, "known"), audits.piled(s, seat, "hand")
    if Counter(known) - Counter(hand):
        yield f"{known} are known, {hand} are held"
    lasting = audits.piled(s, seat, "lasting")
    if len(lasting) > t.lasting_max or len(set(lasting)) != len(lasting):
        yield f"persistent spells {lasting}"


def _list(t: Any, s: Any, seat: int) -> Iterator[str]:
    yield from audits.wrong_list(s, seat, None if s.phase in BEFORE else _everywhere(t, s, seat))


def _rows(t: Any, s: Any, seat: int) -> Iterator[str]:
    for row in range(n.ROWS):
        held = s.hold[seat][row] or s.armed[seat][row]
        if held and s.phase == n.PLAY and not row_full(t, s, seat, row):
            yield f"row {row} is held but not complete"


def _counters(t: Any, s: Any, seat: int) -> Iterator[str]:
    if not 0 <= s.echoes[seat] <= t.echoes_max or not 0 <= s.capacity[seat] <= t.echoes_max:
        yield f"{s.echoes[seat]} Echoes, capacity {s.capacity[seat]}"
    if not 0 <= s.kills[seat] <= s.kills_total[seat]:
        yield f"{s.kills[seat]} kills, {s.kills_total[seat]} in all"


def _pending(t: Any, s: Any, seat: int) -> Iterator[str]:
    open_ = s.act[seat] != 0
    if open_ and (s.phase != n.PLAY or s.seat != seat):
        yield f"an action is being composed in phase {s.phase}"
    if not open_ and (s.act_what[seat] or s.act_ability[seat] or s.picks_n[seat]):
        yield "choices without an action"
    if any(s.picks[seat][s.picks_n[seat] :]):
        yield f"{s.picks_n[seat]} choices, {s.picks[seat]}"


def _goal(t: Any, s: Any, seat: int) -> Iterator[str]:
    picked = s.goal[seat]
    if picked != n.NONE and t.goal_faction[picked] != t.faction[seat]:
        yield f"picked {picked}, which is another faction's"
    if (picked == n.NONE) != (s.told[seat] == 0):
        yield f"picked {picked}, told to {s.told[seat]}"
    if s.phase in (n.PLAY, n.OVER) and (picked != n.NONE) != (t.mode != n.ALL_COUNT):
        yield f"picked {picked} in mode {t.mode}"


def _spot(t: Any, s: Any, spot: int) -> Iterator[str]:
    card = s.unit[spot]
    values = [getattr(s, field.name)[spot] for field in UNITS.fields[1:]]
    if card == n.NONE:
        if any(any(v) if isinstance(v, list) else v for v in values):
            yield f"nobody stands there, but it holds {values}"
        return
    if not t.playable[spot] or t.type[card] not in (n.UNIT, n.TOKEN):
        yield f"card {card} stands there"
    if not 0 < s.hp[spot] <= s.max_hp[spot] and s.phase == n.PLAY:
        yield f"{s.hp[spot]} of {s.max_hp[spot]} HP"
    if not 0 <= s.shield[spot] <= t.shield_max or not 0 <= s.made[spot] <= s.allowed[spot]:
        yield f"shield {s.shield[spot]}, attacks {s.made[spot]} of {s.allowed[spot]}"
