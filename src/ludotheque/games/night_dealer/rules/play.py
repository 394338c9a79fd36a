"""The first position, one move, the outcome, and a world that agrees with a view."""

from ludotheque.core.kernel import EVERYONE, NOT_OVER, WIN, below
from ludotheque.core.types import i8row
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.events import NOTE
from ludotheque.games.night_dealer.records import State, Tables
from ludotheque.games.night_dealer.rules.compose import ask_effect, choose_effect, lay_tile
from ludotheque.games.night_dealer.rules.resolve import answer_omen, call_due, resolve
from ludotheque.games.night_dealer.rules.turns import begin_compose, begin_round
from ludotheque.games.night_dealer.rules.wheels import reroll_some, roll_all

DECISIONS_OF_A_TURN = 9  # a roll, two tiles, two effects, Omen four times


def setup(t: Tables, s: State) -> None:
    """ND-Q1 A match begins: the starter by chance or by option, nothing on the board."""
    for i in range(c.TILES):
        s.tile_wheel[i] = c.NONE
        s.tile_cell[i] = c.NONE
        s.tile_kind[i] = c.NONE
        s.tile_choice[i] = c.NONE
    for i in range(c.MARKS):
        s.mark_cell[i] = c.NONE
        s.mark_author[i] = c.NONE
        s.due_cell[i] = c.NONE
        s.due_author[i] = c.NONE
    if t.starter == c.NONE:
        s.starter = below(s, c.SEATS)
    else:
        s.starter = t.starter
    begin_round(t, s, 1)


def apply(t: Tables, s: State, move: int) -> None:
    """Play a legal move, on to the next decision."""
    if move < c.MOVE_REROLL:
        roll_all(t, s, s.seat)
        begin_compose(s)
    elif move < c.MOVE_TILE:
        reroll_some(t, s, s.seat, move - c.MOVE_REROLL)
        begin_compose(s)
    elif move < c.MOVE_STOP:
        lay_tile(t, s, move)
    elif move == c.MOVE_STOP:
        ask_effect(t, s, 0)
    elif move < c.MOVE_KEEP:
        choose_effect(t, s, move)
    elif move < c.MOVE_PASS:
        answer_omen(t, s, move)
    else:
        pass_turn(t, s)


def pass_turn(t: Tables, s: State) -> None:
    """ND-Q6 On a full board nothing is laid, but the turn still resolves."""
    NOTE.passed(s, s.seat, EVERYONE)
    call_due(s)
    s.step = c.STEP_TRAP
    resolve(t, s)


def outcome(t: Tables, s: State, out: i8row) -> int:
    """ND-B-c to ND-B-e The higher total wins, equal totals share; NOT_OVER before the end."""
    if s.ended == NOT_OVER:
        return NOT_OVER
    out[0] = WIN // 2
    if s.points[0] > s.points[1]:
        out[0] = WIN
    elif s.points[0] < s.points[1]:
        out[0] = 0
    out[1] = WIN - out[0]
    return s.ended


def guess(t: Tables, s: State, seat: int) -> None:
    """ND-Q25 To others than the composer, the composition is as if nothing were laid yet."""
    if s.phase == c.COMPOSE:
        s.composer = 1 << s.seat


def chapter(t: Tables, s: State) -> int:
    """A round: where it ends points are counted, and little is left to foresee."""
    return s.round


def bound(t: Tables) -> int:
    """The most decisions a match can hold."""
    return DECISIONS_OF_A_TURN * c.TURNS * t.max_rounds


def turns(t: Tables, s: State) -> int:
    """Turns begun, over all rounds."""
    return (s.round - 1) * c.TURNS + s.turn


def mid_action(t: Tables, s: State) -> int:
    """ND-C-e 1 during a composition: it is validated as a whole."""
    return 1 if s.phase == c.COMPOSE else 0
