"""The planning player: weighs what its plain styles would do, each with whole turns played out."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.agents import asked as k
from ludotheque.agents import turn_kernel as p
from ludotheque.agents.base import Budget, check_turn, dice
from ludotheque.agents.deadline import Deadline
from ludotheque.agents.minds import PLAN
from ludotheque.agents.running import Style, Thought, row, run, side_by_side, styles_of
from ludotheque.agents.weigher import Weigher
from ludotheque.core.kernel import WIN
from ludotheque.core.view import View


class Record(NamedTuple):
    """What was found of one plan: its first move, the style of the rest, and how it fared."""

    move: int
    style: int
    tried: int
    total: int
    open: int

    @property
    def mean(self) -> float:
        """The mean share of the win."""
        return self.total / (WIN * self.tried) if self.tried else 0.0

    @property
    def standing(self) -> tuple[bool, int, float]:
        """Plans still tried stand first, those dropped later before others, then by their worth."""
        going = self.open == 1 and self.tried > 0
        return not going, 0 if going else -self.tried, -self.mean


class Plans:
    """The plans for one decision, tried in one series of guessed worlds."""

    def __init__(self, view: View, seed: int, style: Style) -> None:
        rules = view.edition.rules
        self.view, self.tried = view, 0
        self.args, self.tree = row(k.A_PATH), row(p.MOST_PLANS * p.RECORD)
        self.out = row(max(rules.width, 16))
        for at, value in (
            (k.A_MODE, k.PLAN),
            (p.P_SEAT, view.seat),
            (p.P_SEED, seed),
            (p.P_AHEAD, style.depth),
            (p.P_STYLES, styles_of(style, view.edition)),
            (p.P_USUAL, style.usual),
            (p.P_REPLIES, style.replies),
            (p.P_THRIFTY, int(style.thrifty)),
            (p.P_CROSSED, style.crossed),
        ):
            self.args[at] = value
        self._run(0, 0)

    def _run(self, first: int, last: int) -> None:
        self.args[p.P_FIRST], self.args[p.P_LAST] = first, last
        self.args[p.P_FROM], self.args[p.P_UNTIL] = self.tried, self.tried + 1
        run(self.view, self.args, self.tree, self.out)

    def try_world(self, end: Deadline) -> None:
        """Try every open plan in one further world, as far as there is time; one always is."""
        count = self.args[p.P_PLANS]
        step = count if end.never else 1
        for first in range(0, count, step):
            if first == 0 or not end.passed:
                self._run(first, first + step)
        self.tried += 1

    def records(self) -> list[Record]:
        """What was found of each plan."""
        rows = range(0, self.args[p.P_PLANS] * p.RECORD, p.RECORD)
        return [Record(*self.tree[at : at + p.RECORD]) for at in rows]

    def keep(self, best: set[tuple[int, int]]) -> None:
        """Try no others than these plans from here on."""
        for at in range(0, self.args[p.P_PLANS] * p.RECORD, p.RECORD):
            if (self.tree[at + p.R_MOVE], self.tree[at + p.R_STYLE]) not in best:
                self.tree[at + p.R_OPEN] = 0

    @property
    def moves(self) -> set[int]:
        """The different first moves."""
        return {record.move for record in self.records()}


class PlanAgent(Weigher):
    """Plans its turn anew at every decision, with a share of what it may think in a turn.

    Its own budget counts plans played out, and seconds, of a whole turn; one that is given with a
    view is for that decision alone.
    """

    kind = PLAN
    usual_name = "plan"
    usual_budget = Budget(iterations=400)
    usual_style = Style(depth=1, worlds=8)

    def thoughts(self, view: View, budget: Budget | None = None) -> list[Thought]:
        """What planning finds of each first move, best first."""
        check_turn(view)
        chosen = budget or self.budget
        rules = view.edition.rules
        share = 1 if budget is not None else max(1, rules.pace(view.edition.t, view.state))
        end = chosen.deadline(view, share)
        seed = dice(self.seed, view)
        grown = [Plans(view, seed + (n << 40), self.style) for n in range(self.style.trees)]
        asked = budget is not None or len(grown[0].moves) > 1  # else there is nothing to weigh
        if asked and (chosen.iterations or 2) > 1:
            self._halve(grown, (chosen.iterations or 10_000_000) // share, end)
        return _best_first(_added(grown))

    def _halve(self, grown: list[Plans], plays: int, end: Deadline) -> None:
        """Try all plans, then the better half of them in more worlds, and so on to the best."""
        if self.style.even:
            self._try(grown, self._worlds(grown, plays), end)
            return
        series = len(grown)
        count = max(2, min(len(grown[0].records()), plays // (2 * series)))
        each = plays // (series * count.bit_length())
        _keep(grown, count)
        tried = 0
        while count > 1 and tried < self.style.worlds:
            worlds = min(max(1, each // count), self.style.worlds - tried)
            self._try(grown, worlds, end)
            if end.passed:
                break
            tried += worlds
            count = (count + 1) // 2
            _keep(grown, count)

    def _worlds(self, grown: list[Plans], plays: int) -> int:
        """In how many worlds all plans alike can be tried."""
        return max(1, min(self.style.worlds, plays // (len(grown) * len(grown[0].records()))))

    def _try(self, grown: list[Plans], worlds: int, end: Deadline) -> None:
        def grow(plans: Plans) -> None:
            for _ in range(worlds):
                if plans.tried == 0 or not end.passed:
                    plans.try_world(end)

        side_by_side(grow, grown, self.threads)


def _added(grown: list[Plans]) -> list[Record]:
    """The records of all series of worlds, plan by plan, added up."""
    rows = zip(*(plans.records() for plans in grown), strict=True)
    return [
        same[0]._replace(tried=sum(r.tried for r in same), total=sum(r.total for r in same))
        for same in rows
    ]


def _keep(grown: list[Plans], count: int) -> None:
    """Go on with the best plans alone; the first ones while nothing was tried."""
    best = sorted(_added(grown), key=lambda record: record.standing)[:count]
    for plans in grown:
        plans.keep({(record.move, record.style) for record in best})


def _best_first(records: list[Record]) -> list[Thought]:
    """A move is worth what its best plan is worth; untried ones stand as the styles named them."""
    found: dict[int, Thought] = {}
    for record in sorted(records, key=lambda record: record.standing):
        found.setdefault(record.move, Thought(record.move, record.tried, record.total))
    return list(found.values())
