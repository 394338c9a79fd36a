"""Ludothèque: French tabletop games on one engine, for players, bots and designers."""

from typing import Any

from ludotheque.core import carried
from ludotheque.core.library import Game, load, names
from ludotheque.core.match import Match
from ludotheque.core.view import SPECTATOR, Event, Move, Outcome, View
from ludotheque.core.words import ContentError, LudothequeError, Refused, ReplayError, UsageError

__version__ = "0.1.0"


def _search() -> carried.Search:
    """What native units carry of the computer players."""
    from ludotheque.agents import (
        choice_kernel,
        contest_kernel,
        first_kernel,
        mind_kernel,
        outlook_kernel,
        plan_kernel,
        plot_kernel,
        settling_kernel,
        textbook_kernel,
        tree_kernel,
        turn_kernel,
    )

    search = (turn_kernel, outlook_kernel, first_kernel, settling_kernel, tree_kernel)
    minds = (choice_kernel, plan_kernel, textbook_kernel, plot_kernel, mind_kernel)
    modules = (*search, *minds, contest_kernel)
    return carried.Search(modules, tree_kernel.search, mind_kernel.decide, contest_kernel.contest)


carried.hand_in(_search)


def agent(name: str, game: Game, seed: int = 0, **how: Any) -> Any:
    """The computer player of that name: a level, or `random`, `greedy`, `search`."""
    from ludotheque.agents import agent as made  # only those who want one pay for loading it

    return made(name, game, seed, **how)


__all__ = [
    "SPECTATOR",
    "ContentError",
    "Event",
    "Game",
    "LudothequeError",
    "Match",
    "Move",
    "Outcome",
    "Refused",
    "ReplayError",
    "UsageError",
    "View",
    "agent",
    "load",
    "names",
]
