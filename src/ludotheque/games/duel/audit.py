"""What the laws count: cards that are never created nor lost, and counters against a recount."""

from collections.abc import Iterator
from typing import Any

from ludotheque.cards import audits
from ludotheque.core.kernel import EVERYONE, NOBODY
from ludotheque.games.duel import codes as n
from ludotheque.games.duel.rules.conditions import pending


def census(t: Any, s: Any) -> tuple[Any, ...]:
    """Cards of a list that lie nowhere, and cards that lie somewhere but are on no list."""
    if s.phase == n.BUILD:
        return ((), ()) * n.SEATS  # nothing is dealt yet
    return audits.census(s, n.SEATS, lambda seat: _everywhere(s, seat))


def _everywhere(s: Any, seat: int) -> list[int]:
    places = audits.piled(s, seat, "hand", "deck", "grave", "removed")
    if pending(s) >= 0 and s.active == seat:
        places.append(pending(s))
    return places


def audit(t: Any, s: Any) -> list[str]:
    """All that differs from a recount, or can't be together."""
    wrong = [f"match: {what}" for what in _match(t, s)]
    for seat in range(n.SEATS):
        for check in (_places, _list, _gear, _stats, _shield, _storms, _counters):
            wrong += [f"{check.__name__[1:]} of {seat}: {what}" for what in check(t, s, seat)]
    return wrong


def _match(t: Any, s: Any) -> Iterator[str]:
    if (s.phase == n.OVER) != (s.seat == NOBODY) or (s.phase == n.OVER) != (s.ended != 0):
        yield f"phase {s.phase}, seat {s.seat}, ended {s.ended}"
    if s.phase in (n.PLAY, n.RETURN, n.FREEZE) and s.seat != s.active:
        yield f"seat {s.seat} acts in the turn of {s.active}"
    if s.phase == n.REACT and (s.seat == s.active or pending(s) == n.NONE):
        yield f"seat {s.seat} reacts to {pending(s)} in the turn of {s.active}"
    if s.phase == n.PLAY and (pending(s) != n.NONE or s.cancelled or s.dull):
        yield f"{pending(s)} lies on the table between two plays"
    if s.phase != n.RETURN and (s.fresh or s.back):
        yield f"{s.back} of {s.fresh} cards are to be put back"
    if s.phase != n.BUILD and n.DECK - s.thrown.count(n.NONE) > s.discarded[s.active]:
        yield f"{s.thrown} thrown away, {s.discarded} discarded"
    if not 0 <= s.turn <= t.turn_limit or any(s.pile):
        yield f"turn {s.turn} of {t.turn_limit}, pile {s.pile}"


def _places(t: Any, s: Any, seat: int) -> Iterator[str]:
    yield from audits.wrong_piles(t, s, seat, "hand", "deck", "grave", "removed", "list")
    for i in range(s.deck_n[seat], n.DECK):
        if s.known[seat][i]:
            yield f"place {i} of the deck is empty, but known"


def _list(t: Any, s: Any, seat: int) -> Iterator[str]:
    yield from audits.wrong_list(s, seat, None if s.phase == n.BUILD else _everywhere(s, seat))


def _gear(t: Any, s: Any, seat: int) -> Iterator[str]:
    gear = s.gear[seat][: s.gear_n[seat]]
    if s.phase != n.BUILD and (len(gear) != n.GEAR or s.laid[seat] != EVERYONE):
        yield f"{gear} lie on the board, laid is {s.laid[seat]}"
    if len(set(gear)) != len(gear) or any(t.type[card] != n.EQUIP for card in gear):
        yield f"{gear} are not different Equipments"
    if sum(t.weapon[card] != n.NONE for card in gear) != min(1, len(gear)):
        yield f"{gear} hold not one weapon"
    if [t.rank[card] for card in gear] != sorted(t.rank[card] for card in gear):
        yield f"{gear} are not in board order"


def _stats(t: Any, s: Any, seat: int) -> Iterator[str]:
    now = [i for i in range(s.mod_n[seat]) if s.mod_left[seat][i] != n.NEXT_TURN]
    for stat, passive, found in (
        (n.FORCE, t.force[seat], s.force[seat]),
        (n.RESISTANCE, t.resistance[seat], s.resistance[seat]),
    ):
        total = passive + sum(s.mod_amount[seat][i] for i in now if s.mod_stat[seat][i] == stat)
        if found != total and s.phase != n.BUILD:
            yield f"stat {stat} is {found}, its parts make {total}"
    keys = [
        (s.mod_card[seat][i], s.mod_stat[seat][i], s.mod_left[seat][i])
        for i in range(s.mod_n[seat])
    ]
    if len(set(keys)) != len(keys) or any(left == 0 for _, _, left in keys):
        yield f"modifiers {keys}"


def _shield(t: Any, s: Any, seat: int) -> Iterator[str]:
    count = s.pool_n[seat]
    pools = s.pool_amount[seat][:count]
    if s.shield[seat] != sum(pools) or any(amount <= 0 for amount in pools):
        yield f"{s.shield[seat]} shield, pools {pools}"
    if any(s.pool_amount[seat][count:]) or any(s.pool_left[seat][count:]):
        yield "pools that are gone still hold something"


def _storms(t: Any, s: Any, seat: int) -> Iterator[str]:
    for i in range(s.storm_n[seat]):
        if s.storm_left[seat][i] <= 0 or s.storm_amount[seat][i] <= 0:
            yield f"storm {i}: {s.storm_amount[seat][i]} for {s.storm_left[seat][i]} turns"


def _counters(t: Any, s: Any, seat: int) -> Iterator[str]:
    if not 0 <= s.hp[seat] <= t.max_hp[seat] or s.mana[seat] < 0:
        yield f"{s.hp[seat]} hit points, {s.mana[seat]} mana"
    if s.plays[seat] > t.plays or s.plays[seat] < 0 or s.chain[seat] not in (0, 1):
        yield f"{s.plays[seat]} plays, {s.chain[seat]} strikes in a row"
    if s.attacks[seat] < s.struck[seat]:
        yield f"{s.attacks[seat]} attacks, struck {s.struck[seat]}"
