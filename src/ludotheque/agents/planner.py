"""The planning player: breeds plans for whole turns and makes the first move of the best one."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ludotheque.agents import kernel as k
from ludotheque.agents import planning as p
from ludotheque.agents.base import Budget, as_move, check_turn, dice
from ludotheque.agents.thinking import Style, Thought, row, run
from ludotheque.core.kernel import WIN
from ludotheque.core.view import Move, View

CHUNK = 4  # plans between two looks at the clock


class Plans:
    """One population of plans and the rows the kernel keeps it in."""

    def __init__(self, view: View, seed: int, style: Style) -> None:
        rules = view.printed.rules
        self.view = view
        self.args, self.tree = row(k.A_PATH), row(p.FOUND + p.MOST_MOVES * p.RECORD)
        self.out = row(max(rules.width, 16))
        styles = 1 if rules.styles is None else rules.styles(view.printed.t)
        for at, value in (
            (k.A_MODE, k.PLAN),
            (p.P_SEAT, view.seat),
            (p.P_SEED, seed),
            (p.P_AHEAD, style.depth),
            (p.P_STYLES, styles),
            (p.P_WORLDS, style.worlds),
        ):
            self.args[at] = value

    def try_plans(self, first: int, last: int) -> None:
        """Try the plans of those numbers."""
        self.args[p.P_FROM], self.args[p.P_UNTIL] = first, last
        run(self.view, self.args, self.tree, self.out)

    def thoughts(self) -> list[Thought]:
        """What was found of each first move."""
        found = []
        for i in range(self.args[p.P_MOVES]):
            move, plans, value = self.tree[p.FOUND + i * p.RECORD : p.FOUND + (i + 1) * p.RECORD]
            found.append(Thought(move, plans, value / WIN))
        return found


class PlanAgent:
    """Plans its turn anew at every decision, with a share of what it may think in a turn.

    A budget counts plans and seconds of a whole turn. `slip` is the chance, in percent, of making
    any usual move instead: how lower levels err.
    """

    def __init__(
        self,
        name: str = "plan",
        seed: int = 0,
        *,
        budget: Budget | None = None,
        style: Style | None = None,
        slip: int = 0,
        threads: int = 2,
    ) -> None:
        self.name, self.seed, self.slip, self.threads = name, seed, slip, threads
        self.budget = budget or Budget(iterations=200)
        self.style = style or Style(depth=1, worlds=2)

    def thoughts(self, view: View, budget: Budget | None = None) -> list[Thought]:
        """What planning finds of each first move, best first."""
        check_turn(view)
        chosen = budget or self.budget
        pace = view.printed.rules.pace
        share = 1 if pace is None else max(1, pace(view))
        plans = max(1, -(-(chosen.iterations or 100_000) // (share * self.style.trees)))
        until = None if chosen.seconds is None else time.monotonic() + chosen.seconds / share
        seed = dice(self.seed, view)
        grown = [Plans(view, seed + (n << 40), self.style) for n in range(self.style.trees)]

        def grow(population: Plans) -> None:
            done = 0
            while done < plans and (until is None or done == 0 or time.monotonic() < until):
                step = min(plans, done + CHUNK)
                population.try_plans(done, step)
                done = step

        if self.threads > 1 and len(grown) > 1:
            with ThreadPoolExecutor(min(self.threads, len(grown))) as pool:
                list(pool.map(grow, grown))
        else:
            for population in grown:
                grow(population)
        return _best_first([population.thoughts() for population in grown])

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        """The first move of the best plan, or now and then a slip."""
        check_turn(view)
        if len(view.moves) == 1:
            return as_move(view, view.moves[0])
        roll = dice(self.seed + 1, view)
        if roll % 100 < self.slip:
            return as_move(view, _usual(view, roll // 100))
        return as_move(view, self.thoughts(view, budget)[0].move)


def _usual(view: View, roll: int) -> int:
    rules = view.printed.rules
    room: list[Any] = [0] * rules.width
    count = rules.drawn(view.printed.t, view.state, room)
    return int(room[roll % count])


def _best_first(parts: list[list[Thought]]) -> list[Thought]:
    """The thoughts of several populations as one: the best value counts, then plans tried."""
    found: dict[int, Thought] = {}
    for part in parts:
        for th in part:
            old = found.get(th.move, Thought(th.move, 0, 0.0))
            found[th.move] = Thought(th.move, old.visits + th.visits, max(old.value, th.value))
    return sorted(found.values(), key=lambda th: (-th.value, -th.visits, th.move))
