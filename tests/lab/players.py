"""Players for tests, each as the lab wants it: a function (game, seed, scale) -> agent."""

from ludotheque.agents import contest_kernel as c
from ludotheque.agents.base import as_move
from ludotheque.agents.running import row as numbers


class Picks:
    """Plays the move at one place of the list of legal moves."""

    def __init__(self, name, place):
        self.name, self.place = name, place

    def choose(self, view, budget=None):
        return as_move(view, view.moves[self.place])


class Fails:
    """Breaks down at its first decision."""

    name = "fails"

    def choose(self, view, budget=None):
        raise RuntimeError("the player broke down")


class Cheats:
    """Plays a move that is never legal twice."""

    name = "cheats"

    def choose(self, view, budget=None):
        legal = set(view.moves)
        count = view.edition.rules.moves.count
        return as_move(view, next(n for n in range(count) if n not in legal))


class Dices:
    """Plays any move, told by its seed and by what it sees."""

    name = "dices"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, budget=None):
        return as_move(view, view.moves[(self.seed + sum(view.key())) % len(view.moves)])


def first(game, seed, scale):
    return Picks("first", 0)


def last(game, seed, scale):
    return Picks("last", -1)


def fails(game, seed, scale):
    return Fails()


def cheats(game, seed, scale):
    return Cheats()


def dices(game, seed, scale):
    return Dices(seed)


class Lit:
    """Plays the first move by the light of oil and the last one by that of wax."""

    name = "lit"

    def choose(self, view, budget=None):
        lamp = view.edition.options["lamps"][view.seat]
        return as_move(view, view.moves[0 if lamp == "oil" else -1])


def lit(game, seed, scale):
    return Lit()


def row(table, halves, length=8, scores=(0, 0), begun=0):
    """A row of a game that nobody played: half a second of `a`, a quarter and three of `b`."""
    made = numbers(table.width)
    made[c.R_HALVES], made[c.R_LENGTH], made[c.R_BEGUN], made[c.R_TEAMS] = halves, length, begun, 2
    second = 1_000_000_000
    clocks = [1, second // 2, second // 2, 2, second, 3 * second // 4]
    for at, value in enumerate((*clocks, *scores), c.R_CLOCKS):
        made[at] = value
    return made.tobytes(), b""
