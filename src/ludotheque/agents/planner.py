"""The planning player: weighs what its plain styles would do, each with whole turns played out."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

from ludotheque.agents import kernel as k
from ludotheque.agents import planning as p
from ludotheque.agents.base import Budget, as_move, check_turn, dice
from ludotheque.agents.thinking import Style, Thought, row, run
from ludotheque.core.kernel import WIN
from ludotheque.core.view import Move, View


class Plans:
    """The plans for one decision, tried in one series of guessed worlds."""

    def __init__(self, view: View, seed: int, style: Style) -> None:
        rules = view.printed.rules
        self.view, self.tried = view, 0
        self.args, self.tree = row(k.A_PATH), row(p.MOST_PLANS * p.RECORD)
        self.out = row(max(rules.width, 16))
        styles = 1 if rules.styles is None else rules.styles(view.printed.t)
        for at, value in (
            (k.A_MODE, k.PLAN),
            (p.P_SEAT, view.seat),
            (p.P_SEED, seed),
            (p.P_AHEAD, style.depth),
            (p.P_STYLES, styles),
        ):
            self.args[at] = value
        self.try_worlds(0)

    def try_worlds(self, count: int) -> None:
        """Try every plan in so many further worlds."""
        self.args[p.P_FROM], self.args[p.P_UNTIL] = self.tried, self.tried + count
        run(self.view, self.args, self.tree, self.out)
        self.tried += count

    def records(self) -> list[list[int]]:
        """Move, style of the rest, worlds tried and summed value of each plan."""
        rows = range(0, self.args[p.P_PLANS] * p.RECORD, p.RECORD)
        return [list(self.tree[at : at + p.RECORD]) for at in rows]

    @property
    def moves(self) -> set[int]:
        """The different first moves."""
        return {record[0] for record in self.records()}


class PlanAgent:
    """Plans its turn anew at every decision, with a share of what it may think in a turn.

    A budget counts plans played out, and seconds, of a whole turn. `slip` is the chance, in
    percent, of making any usual move instead: how lower levels err.
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
        self.budget = budget or Budget(iterations=400)
        self.style = style or Style(depth=1, worlds=8)

    def thoughts(self, view: View, budget: Budget | None = None) -> list[Thought]:
        """What planning finds of each first move, best first."""
        check_turn(view)
        chosen = budget or self.budget
        pace = view.printed.rules.pace
        share = 1 if pace is None else max(1, pace(view))
        until = None if chosen.seconds is None else time.monotonic() + chosen.seconds / share
        seed = dice(self.seed, view)
        grown = [Plans(view, seed + (n << 40), self.style) for n in range(self.style.trees)]
        if len(grown[0].moves) > 1 and (chosen.iterations or 2) > 1:
            plans = (chosen.iterations or 10_000_000) // (share * self.style.trees)
            worlds = max(1, min(self.style.worlds, plans // len(grown[0].records())))
            self._try(grown, worlds, until)
        return _best_first([record for plans in grown for record in plans.records()])

    def _try(self, grown: list[Plans], worlds: int, until: float | None) -> None:
        def grow(plans: Plans) -> None:
            while plans.tried < worlds and (until is None or time.monotonic() < until):
                plans.try_worlds(1)

        if self.threads > 1 and len(grown) > 1:
            with ThreadPoolExecutor(min(self.threads, len(grown))) as pool:
                list(pool.map(grow, grown))
        else:
            for plans in grown:
                grow(plans)

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
    room = [0] * rules.width
    count = rules.drawn(view.printed.t, view.state, room)
    return room[roll % count]


def _best_first(records: list[list[int]]) -> list[Thought]:
    """A move is worth what its best plan is worth; untried ones stand as the styles named them."""
    totals: dict[tuple[int, int], tuple[int, int]] = {}
    for move, style, worlds, value in records:
        tried, total = totals.get((move, style), (0, 0))
        totals[move, style] = tried + worlds, total + value
    found: dict[int, Thought] = {}
    for (move, _), (tried, total) in totals.items():
        mean = total / (WIN * tried) if tried else 0.0
        old = found.get(move, Thought(move, 0, 0.0))
        found[move] = Thought(move, old.visits + tried, max(old.value, mean))
    return sorted(found.values(), key=lambda th: -th.value)
