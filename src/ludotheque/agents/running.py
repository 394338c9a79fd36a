"""Running the search kernel, native where it is built and in Python elsewhere, with one result."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from ludotheque.agents import asked as k
from ludotheque.agents import mind_kernel
from ludotheque.agents.deadline import Deadline
from ludotheque.agents.mind_kernel import CHUNK, SURE_WORLDS, mind_room
from ludotheque.agents.plot_kernel import DEEP, plant, tree_room
from ludotheque.agents.tree_kernel import search
from ludotheque.core import native
from ludotheque.core.game import Edition
from ludotheque.core.kernel import MASK64, WIN
from ludotheque.core.view import View

T = TypeVar("T")


@dataclass(frozen=True)
class Thought:
    """What a search found of one move: visits, and what they were worth in all, in WINs."""

    move: int
    visits: int
    total: int

    @property
    def value(self) -> float:
        """The mean share of the win."""
        return self.total / (WIN * self.visits) if self.visits else 0.0


@dataclass(frozen=True)
class Style:
    """How to search: random moves before valuing, exploration and sharpness of the first look."""

    depth: int = 0
    explore: float = 1.5
    prior: int = 0
    worlds: int = 0  # most worlds each plan is tried in; 0: a tree is searched instead
    trees: int = 2  # grown apart and added up; the result does not depend on the threads
    ahead: int = -1  # chapters after one's own before a position is valued; -1: no horizon
    drawn: int = 1  # ways each such chapter is drawn, of which its player takes the best
    even: bool = False  # every move is looked at as often as any other
    crossed: int = 0  # other styles of the rest of the turn that likely moves are planned with
    thrifty: bool = True  # moves that waste something are not looked at
    settles: int = 0  # it stops once no move can be better by more thousandths; 0: never
    tidy: bool = False  # positions that differ in nothing that counts are met as one
    suspects: bool = False  # worlds are guessed by what others' play tells of them
    usual: int = 0  # the plain style in which turns are played on
    styles: int = 0  # how many plain styles are asked what they would do; 0: all of them
    replies: int = 1  # styles each later turn is played in, of which its player takes the best


def styles_of(style: Style, edition: Edition) -> int:
    """How many plain styles of a game are asked what they would do."""
    known = 1 if edition.rules.brain.styles is None else edition.rules.brain.styles(edition.t)
    return min(style.styles or known, known)


class Tree:
    """One search tree and the scratch rows of the kernel."""

    def __init__(self, view: View, visits: int, seed: int, style: Style) -> None:
        rules = view.edition.rules
        self.view = view
        self.args = row(k.A_PATH + 2 * DEEP)
        self.tree = row(tree_room(visits, rules.width))
        self.out = row(max(rules.width, 16))
        plant(self.args, visits, rules.width)
        for at, value in (
            (k.A_SEAT, view.seat),
            (k.A_SEED, seed),
            (k.A_DEPTH, style.depth),
            (k.A_EXPLORE, round(1000 * style.explore)),
            (k.A_PRIOR, style.prior),
            (k.A_AHEAD, style.ahead),
            (k.A_DRAWN, style.drawn),
            (k.A_EVEN, int(style.even)),
            (k.A_THRIFTY, int(style.thrifty)),
            (k.A_TIDY, int(style.tidy)),
            (k.A_SUSPECTS, int(style.suspects)),
            (k.A_SETTLES, style.settles * WIN // 1000),
        ):
            self.args[at] = value

    def grow(self, first: int, last: int) -> bool:
        """Make the visits of those numbers; false once all is settled."""
        self.args[k.A_FROM], self.args[k.A_UNTIL] = first, last
        return run(self.view, self.args, self.tree, self.out) == 0

    def thoughts(self) -> list[Thought]:
        """What was found of each move of the root."""
        spot = self.args[k.A_SLOTS]
        first, count = self.tree[spot + 2], self.tree[spot + 3]
        edges = range(first, first + max(count, 0) * k.EDGE, k.EDGE)
        return [Thought(*self.tree[edge : edge + 3]) for edge in edges]


def row(count: int) -> Any:
    """A writable row of 64-bit integers that Python can index and native code can point at."""
    return memoryview(bytearray(8 * count)).cast("q")


def run(view: View, args: Any, tree: Any, out: Any) -> int:
    """Call the kernel on a view, native if it is there; gives what it answers."""
    edition = view.edition
    fast = native.handle(edition)
    if fast is not None:
        raw = bytearray(view.packed)
        return int(fast.search(raw, args, tree, out))
    rules = edition.rules
    s = rules.state.copy(view.state)
    return search(rules, edition.t, s, rules.state.new(), rules.state.new(), args, tree, out)


def decide(view: View, mind: list[int], seed: int) -> int:
    """The move that a player of these settings makes of a view; native if it is there."""
    edition, rules = view.edition, view.edition.rules
    settings, args = row(len(mind)), row(k.A_PATH + 2 * DEEP)
    settings[:] = memoryview(array("q", mind))
    tree, out = row(mind_room(mind, rules.width)), row(max(rules.width, 64))
    fast = native.handle(edition)
    if fast is not None:
        raw = bytearray(view.packed)
        return int(fast.decide(raw, settings, seed & MASK64, args, tree, out))
    s, new = rules.state.copy(view.state), rules.state.new
    given = (settings, 0, seed & MASK64, args, tree, out)
    return mind_kernel.decide(rules, edition.t, s, new(), new(), *given)


def think(
    view: View,
    iterations: int,
    end: Deadline,
    seed: int,
    style: Style,
    threads: int = 2,
) -> list[Thought]:
    """Search a view; the same seed and iterations give the same thoughts, unless time runs out.

    Every tree is begun, however late it is: who must move has to find something.
    """
    share = max(1, -(-iterations // style.trees))
    trees = [Tree(view, share, seed + (n << 40), style) for n in range(style.trees)]

    def grow(tree: Tree) -> None:
        done, open_ = 0, True
        while open_ and done < share and (done == 0 or not end.passed):
            step = share if end.never else min(share, done + CHUNK)
            open_ = tree.grow(done, step)
            done = step

    side_by_side(grow, trees, threads)
    return _sum([tree.thoughts() for tree in trees])


def side_by_side(work: Callable[[T], None], parts: list[T], threads: int) -> None:
    """Do a work on each part, on so many threads."""
    if threads > 1 and len(parts) > 1:
        from concurrent.futures import ThreadPoolExecutor  # slow to import, seldom needed

        with ThreadPoolExecutor(min(threads, len(parts))) as pool:
            list(pool.map(work, parts))
    else:
        for part in parts:
            work(part)


def _sum(parts: list[list[Thought]]) -> list[Thought]:
    """The thoughts of several trees as one, best first: most visits, then value, then number."""
    totals: dict[int, tuple[int, int]] = {}
    for part in parts:
        for thought in part:
            visits, total = totals.get(thought.move, (0, 0))
            totals[thought.move] = (visits + thought.visits, total + thought.total)
    summed = [Thought(move, *sums) for move, sums in totals.items()]
    return sorted(summed, key=lambda th: (-th.visits, -th.total, th.move))


def weigh(view: View, worlds: int, seed: int) -> list[tuple[int, int]]:
    """Each legal move with its value one decision ahead, summed over worlds."""
    return _look(view, k.WEIGH, worlds, seed)


def endings(view: View, seed: int) -> list[tuple[int, int]]:
    """Each legal move with 1 if it wins at once, -1 if it loses at once, else 0."""
    return _look(view, k.SURE, SURE_WORLDS, seed)


def _look(view: View, mode: int, worlds: int, seed: int) -> list[tuple[int, int]]:
    rules = view.edition.rules
    args = row(k.A_PATH)
    args[k.A_MODE], args[k.A_SEAT], args[k.A_SEED] = mode, view.seat, seed
    args[k.A_UNTIL] = worlds
    tree, out = row(2 * rules.width), row(max(rules.width, 16))
    run(view, args, tree, out)
    return [(tree[2 * i], tree[2 * i + 1]) for i in range(len(view.moves))]
