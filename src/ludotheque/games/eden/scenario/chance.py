"""Shuffles that a scenario writes down: the draws of chance that lead to them."""

from typing import Any

from ludotheque.core.game import Edition
from ludotheque.core.words import ScenarioError
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.events import EVENTS

SHUFFLED = next(at for at, kind in enumerate(EVENTS, 1) if kind.name == "shuffled")


class Fate:
    """Written shuffles by player, the next first; without one a shuffle keeps the order."""

    def __init__(self, shuffles: dict[int, list[list[int]]]) -> None:
        self.shuffles = shuffles

    def left(self) -> int:
        """How many shuffles are still written."""
        return sum(map(len, self.shuffles.values()))

    def apply(self, edition: Edition, s: Any, move: int) -> Any:
        """The state after a move, with the shuffles that it brings as they are written."""
        tried = self._played(edition, s, move, [])
        for seat, written in self.shuffles.items():
            if not written:
                continue
            pile = self._shuffled(s, tried, seat, move)
            if pile is None:
                continue
            tried = self._played(edition, s, move, draws_to(pile, written.pop(0)[::-1]))
        return tried

    def _played(self, edition: Edition, s: Any, move: int, draws: list[int]) -> Any:
        made = edition.rules.state.copy(s)
        made.fate_n = len(draws) or -1
        made.fate[: len(draws)] = draws
        edition.apply(made, move)
        made.fate_n = -1
        return made

    def _shuffled(self, before: Any, after: Any, seat: int, move: int) -> list[int] | None:
        """The pile that a player has shuffled in a move, bottom first, in the order it kept."""
        if (SHUFFLED, seat) not in noted(after):
            return None
        if before.phase == n.SETUP:
            return [move - n.MOVE_PICK, *before.deck[seat][: before.deck_n[seat]]]
        return list(before.discard[seat][: before.discard_n[seat]])[::-1]


def noted(s: Any) -> list[tuple[int, int]]:
    """The notes of the last move: kind and first argument."""
    found, at = [], 0
    sizes = list(EVENTS)
    while at < s.event_n:
        kind = s.event[at]
        found.append((kind, s.event[at + 2]))
        at += 2
        for sense in sizes[kind - 1].args.values():
            at += 1 + (s.event[at] if sense.row else 0)
    return found


def draws_to(pile: list[int], wanted: list[int]) -> list[int]:
    """The draws that shuffle a pile into an order."""
    pile, draws = list(pile), []
    if sorted(pile) != sorted(wanted):
        raise ScenarioError("the written shuffle has other cards than the pile")
    for at in range(len(pile) - 1, 0, -1):
        chosen = max(i for i in range(at + 1) if pile[i] == wanted[at])
        draws.append(chosen)
        pile[at], pile[chosen] = pile[chosen], pile[at]
    return draws
