"""Positions of Eden as the set-up lines of a scenario."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from ludotheque.core.game import Edition
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.edition.options import COLOURS
from ludotheque.games.eden.events import PHASES
from ludotheque.games.eden.scenario.position import PILES
from ludotheque.games.eden.scenario.text import ground_of, hex_of, pile_of

SAID = ("seats", "civilisations", "colours", "first")  # options that other lines say


def lines_of(edition: Edition, s: Any) -> list[str] | None:
    """The lines of the beginning of a turn in Expansion, or of the evening; None elsewhere.

    Supply and Worlds are what the piles leave of all cards: none is ever lost.
    """
    begins = _turn_begins(s) if s.phase == n.EXPANSION else _evening_begins(s)
    if not begins or max(s.fell) > 1:  # lines do not tell in which order players fell
        return None
    seats = range(edition.t.seats)
    tiles = [f"{hex_of(cell)}={ground_of(s.ground[cell])}" for cell in s.tile[: s.tiles_n]]
    lines = [*_options(edition), _turn(s), f"players: {len(seats)}", f"tiles: {' '.join(tiles)}"]
    for seat in seats:
        held = [cell for cell in s.tile[: s.tiles_n] if s.owner[cell] == 1 + seat]
        troops = (f"{hex_of(cell)}{_times('x', s.troops[cell])}" for cell in held)
        lines += [f"troops P{seat}: {' '.join(troops)}"] if held else []
        lines.append(f"player P{seat}: {' '.join(_player(edition, s, seat))}")
    return [*lines, f"pure: {s.pure}"] if s.pure else lines


def _turn_begins(s: Any) -> bool:
    """Whether nothing was done yet in a turn that is no bonus."""
    fresh = s.ask == n.EXP_PREP and not s.attacked and not s.again and not any(s.uses)
    return bool(fresh and not any(s.front[s.active]))


def _evening_begins(s: Any) -> bool:
    """Whether nothing was bought yet today, by anybody."""
    done = any(s.bought) or any(map(any, s.sent)) or s.spent or any(s.uses)
    return s.phase == n.LOGISTICS and s.ask == n.LOG_BUY and s.active == s.token and not done


def _options(edition: Edition) -> list[str]:
    usual = {option.name: option.default for option in edition.rules.options}
    said = [
        f"{name}={value}"
        for name, value in edition.options.items()
        if name not in SAID and value != usual[name]
    ]
    return [f"options: {' '.join(said)}"] if said else []


def _turn(s: Any) -> str:
    said = f"day={s.day} phase={PHASES[s.phase]} active=P{s.active} token=P{s.token}"
    return f"turn: {said} first=P{s.first}"


def _times(sign: str, count: int) -> str:
    return f"{sign}{count}" if count > 1 else ""


def _player(edition: Edition, s: Any, seat: int) -> Iterator[str]:
    t, cards = edition.t, edition.labels["cards"]
    yield f"civ={edition.labels['civilisations'][t.civ[seat]]}"
    yield f"colour={COLOURS[t.colour[seat] - 1]}"
    if not s.alive[seat]:
        yield "alive=no"
    if s.stocks[seat]:
        yield f"stocks={s.stocks[seat]}"
    for key in PILES:
        pile = pile_of(s, key, seat)
        if pile:
            same = ((cards[card], len(list(run))) for card, run in groupby(pile))
            yield f"{key}=[{' '.join(card + _times('*', count) for card, count in same)}]"
