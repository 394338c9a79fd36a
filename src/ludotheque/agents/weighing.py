"""A player that values positions by other weights than those in use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from ludotheque.agents.base import Budget
from ludotheque.agents.weigher import Weigher
from ludotheque.core.game import Edition
from ludotheque.core.outlook import with_weights
from ludotheque.core.view import Move, View


class Weighing:
    """Thinks as a player does, with other weights and no hidden units, and other advice of the
    tables if it is given; all else is the same."""

    def __init__(
        self,
        player: Weigher,
        weights: Mapping[str, int],
        advice: Mapping[str, list[int]] = MappingProxyType({}),
    ) -> None:
        self.name, self.player = player.name, player
        self._weights, self._advice = weights, advice
        self._editions: dict[Edition, Edition] = {}

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """What the player chooses in a game with these weights."""
        known = self._editions
        if view.edition not in known:
            known[view.edition] = with_weights(view.edition, self._weights, self._advice)
        return self.player.choose(replace(view, edition=known[view.edition]), budget)
