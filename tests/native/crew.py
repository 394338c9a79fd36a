"""A made-up game on rows, a packed field and a desk: two seats hire and dismiss sailors.

Each turn a seat hires a sailor of a trade for a berth of the ship, dismisses one, or passes. At the
end every sailor counts his wage, and twice when one of the same trade sleeps beside him.
"""

from ludotheque.core.kernel import NOBODY, NOT_OVER, OK, WIN, below
from ludotheque.core.packed import packed
from ludotheque.core.record import OWNER, PUBLIC, Field
from ludotheque.core.rows import NONE, rows
from ludotheque.core.types import Desk

SEATS, BERTHS, TRADES, CREW = 2, 12, 31, 5
PASS = TRADES * BERTHS
DISMISS = PASS + 1  # + berth
TAKEN_BERTH, FULL, NOT_YOURS = 1, 2, 3

BERTH = packed(Field("berth", "u1", (BERTHS,), PUBLIC, "who sleeps there"), owner=3, trade=5)
PAID = rows(
    Field("paid", "i1", (SEATS,), OWNER, "sailors of a seat, oldest first"), CREW, find=("at",),
    at=("i2", "his berth"), wage=("u1", "his wage"),
)  # fmt: skip
LEFT = rows(
    Field("left", "u1", (), PUBLIC, "sailors dismissed"), 30, find=("at", "trade"),
    at=("i1", "berth"), trade=("u1", "trade"),
)  # fmt: skip
owner_at = BERTH.owner_at


def set_up(t, s):
    """An empty ship."""
    s.seat = below(s, SEATS)


def why_not(t, s, move):
    """OK, or the first rule this move breaks."""
    if move == PASS:
        return OK
    if move > PASS:
        berth = move - DISMISS
        return OK if s.berth[berth] != 0 and owner_at(s, berth) == s.seat else NOT_YOURS
    if s.paid_n[s.seat] == CREW:
        return FULL
    return TAKEN_BERTH if s.berth[move % BERTHS] != 0 else OK


def apply(t, s, d: Desk, move):
    """Hire or dismiss, then it is the other's turn."""
    d.seat = s.seat
    if move < PASS:
        hire(s, d, move)
    elif move > PASS and s.left_n < 30:
        dismiss(s, d, move - DISMISS)
    s.turns += 1
    s.seat = NOBODY if s.turns == 40 else 1 - d.seat


def hire(s, d: Desk, move):
    """A sailor joins."""
    d.trade = move // BERTHS
    s.berth[move % BERTHS] = BERTH.pack(d.seat, d.trade)
    s.last = PAID.push(s, d.seat, move % BERTHS, 1 + below(s, 200))
    again = LEFT.find(s, move % BERTHS, d.trade)
    if again != NONE:
        LEFT.drop(s, again)


def dismiss(s, d: Desk, berth):
    """A sailor goes."""
    LEFT.push(s, berth, BERTH.trade(s.berth[berth]))
    PAID.drop(s, d.seat, PAID.find(s, d.seat, berth))
    s.berth[berth] = 0


def add_up(t, s, d: Desk):
    """What each seat's sailors count."""
    for seat in range(SEATS):
        d.total[seat] = 0
        for n in range(s.paid_n[seat]):
            berth = s.paid_at[seat][n]
            d.total[seat] += s.paid_wage[seat][n] * (1 + beside(s, berth))


def beside(s, berth):
    """1 if one of the same trade sleeps beside."""
    after = (berth + 1) % BERTHS
    return 1 if s.berth[after] != 0 and BERTH.trade_at(s, after) == BERTH.trade_at(s, berth) else 0


def outcome(t, s, d: Desk, out):
    """The greater sum wins."""
    if s.seat != NOBODY:
        return NOT_OVER
    add_up(t, s, d)
    out[0] = WIN if d.total[0] > d.total[1] else WIN // 2 if d.total[0] == d.total[1] else 0
    out[1] = WIN - out[0]
    return 1


def guess(t, s, seat):
    """The other's sailors sleep where one sees them; their wages are unknown."""
    for berth in range(BERTHS):
        if s.berth[berth] != 0 and owner_at(s, berth) != seat:
            PAID.push(s, 1 - seat, berth, 100)


def estimate(t, s, d: Desk, out):
    """Shares of the sums."""
    add_up(t, s, d)
    out[0] = WIN * (1 + d.total[0]) // (2 + d.total[0] + d.total[1])
    out[1] = WIN - out[0]


def advise(t, s, d: Desk, style, out):
    """Hire for the first free berth, as the style likes it."""
    d.count = 0
    for berth in range(BERTHS):
        if s.berth[berth] == 0:
            d.free[d.count] = berth
            d.count += 1
    if d.count == 0 or s.paid_n[s.seat] == CREW:
        return PASS
    return style * BERTHS + d.free[0]


def turns(t, s):
    """One, all the time."""
    return 1
