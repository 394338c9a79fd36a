"""Wheels: rolling them, and the one ECLIPSE of each player and round."""

from ludotheque.core.kernel import EVERYONE, below
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.events import NOTE
from ludotheque.games.night_dealer.records import State, Tables


def roll_wheel(t: Tables, s: State, seat: int, wheel: int, again: int) -> None:
    """ND-R-b, ND-R-e, ND-Q8 One face by chance; ECLIPSE only until it has come up this round."""
    last = c.ECLIPSE
    if s.drawn[seat] != 0:
        last = c.WARD
    number = below(s, t.upto[wheel][last])
    face = c.ATK
    while number >= t.upto[wheel][face]:
        face += 1
    s.wheel[seat][wheel] = face
    if again:
        NOTE.rerolled(s, seat, wheel, face, EVERYONE)
    else:
        NOTE.rolled(s, seat, wheel, face, EVERYONE)
    if face == c.ECLIPSE:
        s.drawn[seat] = 1
        NOTE.eclipse_drawn(s, seat, wheel, EVERYONE)


def roll_all(t: Tables, s: State, seat: int) -> None:
    """ND-T1-a The compulsory roll of all five wheels, in ascending order."""
    for wheel in range(c.WHEELS):
        roll_wheel(t, s, seat, wheel, False)


def reroll_some(t: Tables, s: State, seat: int, subset: int) -> None:
    """ND-Q4 Reroll the wheels whose bit is set, in ascending order; none of them = keep all."""
    if subset == 0:
        NOTE.wheels_kept(s, seat, EVERYONE)
    for wheel in range(c.WHEELS):
        if (subset >> wheel) & 1 != 0:
            roll_wheel(t, s, seat, wheel, True)
