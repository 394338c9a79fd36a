"""Planning whole turns, in record style: compiled into every native unit.

For games whose turns are long series of orders, in which a tree drowns. The game brings a plain
player with several styles (`advise`). A plan gives each order of the turn a style; plans are bred
by small changes of the best one so far, each played out to the end of the turn and on through the
next turns in worlds that agree with the view, and valued there.
"""

from typing import Any

from ludotheque.core.kernel import MASK64, NOBODY, scramble, set_key
from ludotheque.core.playing import chosen, next_word
from ludotheque.core.types import Rules, State, i8row, u64

# args: what is asked and what was found; the first five as in the tree search
P_SEAT = 1  # the planner
P_SEED = 2  # of guesses and changes
P_FROM = 3  # first plan to try (plans before it were tried by earlier calls)
P_UNTIL = 4  # and where to stop
P_AHEAD = 5  # turns played after one's own before a plan is valued
P_STYLES = 6  # styles of the plain player
P_WORLDS = 7  # worlds each plan is tried in
P_BEST = 8  # value of the best plan
P_LENGTH = 9  # orders of the turn, as far as seen
P_MOVES = 10  # different first moves found
P_MADE = 11  # decisions played, summed (for the benchmark)

# tree: the best plan, the one being tried, and what was found of each first move
GENES = 96  # orders of a turn that have a style of their own
TRIAL = 96
FOUND = 192
RECORD = 3  # move, plans that begin with it, the best value of one
MOST_MOVES = 32
DECISIONS = 1200  # of one turn at most, whatever a plain player does


def plan(g: Rules, t: Any, s: Any, w: State, args: i8row, tree: i8row, out: i8row) -> int:
    """Try plans number P_FROM to P_UNTIL from the view `s`; `tree` keeps what was found."""
    for number in range(args[P_FROM], args[P_UNTIL]):
        breed(args, tree, number)
        first = -1
        total = 0
        for world in range(args[P_WORLDS]):
            deal_world(g, t, s, w, args, world)
            move = play_plan(g, t, w, args, tree, out)
            if world == 0:
                first = move
            g.value(t, w, out)
            total += out[args[P_SEAT]]
        total = total // args[P_WORLDS]
        keep(args, tree, first, total)
        if number == 0 or total > args[P_BEST]:
            args[P_BEST] = total
            for gene in range(GENES):
                tree[gene] = tree[TRIAL + gene]
    return args[P_MOVES]


def breed(args: i8row, tree: i8row, number: int) -> int:
    """Write the plan to try: first each style alone, then changes of the best one."""
    styles = args[P_STYLES]
    if number < styles:
        for gene in range(GENES):
            tree[TRIAL + gene] = number
        return 0
    for gene in range(GENES):
        tree[TRIAL + gene] = tree[gene]
    word: u64 = args[P_SEED]
    word = scramble((word ^ scramble(number)) & MASK64)
    for change in range(1 + chosen(word, 3)):
        word = next_word(word)
        gene = chosen(word, max(1, args[P_LENGTH]))
        if change == 0 and number & 1 == 0:
            gene = 0  # the order that is given now matters most
        word = next_word(word)
        tree[TRIAL + gene] = chosen(word, styles)
    return 0


def deal_world(g: Rules, t: Any, s: Any, w: State, args: i8row, number: int) -> int:
    """Make `w` a full world that agrees with the view `s`, keyed by seed and number."""
    low: u64 = args[P_SEED]
    low = scramble((low + number) & MASK64)
    g.copy(w, s)
    set_key(w, low, number)
    g.guess(t, w, args[P_SEAT])
    return 0


def play_plan(g: Rules, t: Any, w: State, args: i8row, tree: i8row, out: i8row) -> int:
    """Play the turn as planned and the next ones plainly; returns the first move."""
    first = -1
    order = 0
    chapter = g.chapter_of(t, w)
    for _ in range(DECISIONS):
        if w.seat == NOBODY or g.chapter_of(t, w) != chapter:
            break
        if first >= 0 and g.fresh_at(t, w) == 1:
            order = min(order + 1, GENES - 1)
        move = g.advised(t, w, tree[TRIAL + order], out)
        if first < 0:
            first = move
        w.event_n = 0
        g.apply(t, w, move)
        args[P_MADE] += 1
    args[P_LENGTH] = max(args[P_LENGTH], order + 1)
    for _ in range(args[P_AHEAD]):
        play_turn(g, t, w, args, out)
    return first


def play_turn(g: Rules, t: Any, w: State, args: i8row, out: i8row) -> int:
    """Play a whole turn in the first style, whoever's it is."""
    chapter = g.chapter_of(t, w)
    for _ in range(DECISIONS):
        if w.seat == NOBODY or g.chapter_of(t, w) != chapter:
            return 0
        w.event_n = 0
        g.apply(t, w, g.advised(t, w, 0, out))
        args[P_MADE] += 1
    return 0


def keep(args: i8row, tree: i8row, move: int, value: int) -> int:
    """Remember the best value of a plan that begins with a move."""
    for i in range(args[P_MOVES]):
        spot = FOUND + i * RECORD
        if tree[spot] == move:
            tree[spot + 1] += 1
            tree[spot + 2] = max(tree[spot + 2], value)
            return 0
    if args[P_MOVES] < MOST_MOVES:
        spot = FOUND + args[P_MOVES] * RECORD
        tree[spot] = move
        tree[spot + 1] = 1
        tree[spot + 2] = value
        args[P_MOVES] += 1
    return 0
