"""Positions of the duel as the set-up lines of a scenario."""

from typing import Any

from ludotheque.cards.written import Cards, lying
from ludotheque.core.game import Edition
from ludotheque.games.duel import codes as n
from ludotheque.games.duel.scenario.position import FLAGS, GEAR_STATES, NUMBERS, PILES, PLAYERS


def lines_of(edition: Edition, s: Any) -> list[str] | None:
    """The lines of a position of free play; None while something waits to be settled."""
    if s.phase != n.PLAY or s.stack_n or s.later_n:
        return None
    turn = f"turn: {s.turn} active={PLAYERS[s.active]}"
    return [turn, *(_player(edition, s, seat) for seat in range(n.SEATS))]


def _player(edition: Edition, s: Any, seat: int) -> str:
    t, cards = edition.t, Cards(edition, edition.t.cards_n)
    said = [f"class={edition.labels['classes'][t.klass_of[seat]]}"]
    said += [f"{key}={getattr(s, key)[seat]}" for key in NUMBERS if getattr(s, key)[seat]]
    if s.shield[seat]:
        said.append(f"shield={s.shield[seat]}")
    for key, base in (("force", t.force), ("resistance", t.resistance)):
        more = getattr(s, key)[seat] - base[seat]
        if more > 0:
            said.append(f"{key}=+{more}")
    said += [f"{key}=yes" for key in FLAGS if getattr(s, key)[seat]]
    for key in PILES:
        pile = lying(s, key, seat)
        if pile:
            said.append(f"{key}={cards.said(pile)}")
    for key, state in GEAR_STATES.items():
        gear = [s.gear[seat][i] for i in range(n.GEAR) if s.gear_state[seat][i] == state]
        if gear:
            said.append(f"{key}={cards.said(gear)}")
    return f"player {PLAYERS[seat]}: " + " ".join(said)
