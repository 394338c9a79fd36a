"""Playing a move, and how it ends (§4.2, §4.5)."""

from ludotheque.core.kernel import EVERYONE, NOBODY, NOT_OVER, WIN
from ludotheque.core.types import i8row
from ludotheque.games.generals import codes as c
from ludotheque.games.generals.events import NOTE
from ludotheque.games.generals.records import Desk, State, Tables
from ludotheque.games.generals.rules.board import watching
from ludotheque.games.generals.rules.combat import attack, bomb, capture
from ludotheque.games.generals.rules.drawing import find_ways, path_end
from ludotheque.games.generals.rules.ending import check_end, count_teams, teams_of
from ludotheque.games.generals.rules.hand import settle
from ludotheque.games.generals.rules.orders import can_unload_any, create, go, heal_everyone, unload
from ludotheque.games.generals.rules.paths import find_path, find_reach
from ludotheque.games.generals.rules.turns import (
    check_losses,
    eliminate,
    end_turn,
    pass_on,
    set_power,
)


def apply(t: Tables, s: State, d: Desk, move: int) -> None:
    """Play a legal move and go on to the next decision."""
    if move < c.MOVE_TO:
        apply_main(t, s, d, move)
    elif move < c.MOVE_ATTACK:
        apply_move(t, s, d, move)
    elif move < c.MOVE_CREATE:
        apply_action(t, s, d, move)
    elif move == c.MOVE_RESIGN:
        resign(t, s)
    else:
        create(t, s, d, t.site[s.chosen], move - c.MOVE_CREATE)
        settle(s)
    s.spotted = 0
    s.more_at = 0


def apply_main(t: Tables, s: State, d: Desk, move: int) -> None:
    """GEN-FLOW-02, D-39 A unit or building is chosen, the power used, or the turn ended."""
    if move < c.MOVE_BUILD:
        choose(t, s, d, move)
    elif move < c.MOVE_POWER:
        s.chosen = move - c.MOVE_BUILD
        s.phase = c.BUILD
    elif move == c.MOVE_POWER:
        use_power(t, s)
    else:
        end_turn(t, s)


def choose(t: Tables, s: State, d: Desk, move: int) -> None:
    """A unit on the board, or an aircraft aboard, is chosen."""
    if move < c.MOVE_LAUNCH:
        s.chosen = move - c.MOVE_UNIT
        s.place = c.NONE
    else:
        s.place = move - c.MOVE_LAUNCH
        s.chosen = s.aboard_on[s.seat][s.place]
    s.phase = c.MOVE
    find_reach(t, s, d)


def use_power(t: Tables, s: State) -> None:
    """§3.4 The gauge drops to 0 and the power lasts until the owner's next turn."""
    seat = s.seat
    s.gauge[seat] = 0
    s.full[seat] = 0
    NOTE.power_used(s, seat, t.general[seat], EVERYONE)
    set_power(t, s, seat, 1)
    heal_everyone(t, s, seat)


def apply_move(t: Tables, s: State, d: Desk, move: int) -> None:
    """The chosen unit goes to a cell, or its path is drawn."""
    if move < c.MOVE_DRAW:
        find_path(t, s, d, move - c.MOVE_TO)
        go(t, s, d)
    elif move == c.MOVE_DRAW:
        s.phase = c.DRAW
        find_ways(t, s, d)
    elif move < c.MOVE_GO:
        s.path[s.path_n] = t.near[path_end(s)][move - c.MOVE_STEP]
        s.path_n += 1
        find_ways(t, s, d)
    else:
        go(t, s, d)


def apply_action(t: Tables, s: State, d: Desk, move: int) -> None:
    """The chosen unit acts."""
    cell = s.chosen
    if move >= c.MOVE_UNLOAD and move < c.MOVE_WAIT:
        unload(t, s, d, (move - c.MOVE_UNLOAD) // 4, (move - c.MOVE_UNLOAD) % 4)
        if can_unload_any(t, s, cell) == 0:
            s.done[cell] = 1
            settle(s)
        return
    s.done[cell] = 1
    if move < c.MOVE_BOMB:
        attack(t, s, cell, move - c.MOVE_ATTACK)
    elif move < c.MOVE_CAPTURE:
        bomb(t, s, cell, move - c.MOVE_BOMB)
    elif move == c.MOVE_CAPTURE:
        capture(t, s, cell)
    else:
        NOTE.waited(s, cell, watching(s, cell))
    settle(s)
    check_losses(t, s)
    move_on(t, s)


def move_on(t: Tables, s: State) -> None:
    """D-32 If the current player is out, the turn ends at once."""
    if s.seat != NOBODY and s.alive[s.seat] == 0:
        settle(s)
        pass_on(t, s)


def resign(t: Tables, s: State) -> None:
    """GEN-C-09 The current player gives up."""
    before = 0
    one = 1
    for seat in range(t.seats):
        before |= s.alive[seat] * (one << seat)
    NOTE.resigned(s, s.seat, EVERYONE)
    eliminate(t, s, s.seat)
    check_end(t, s, before)
    move_on(t, s)


def outcome(t: Tables, s: State, out: i8row) -> int:
    """NOT_OVER, or the reason with each seat's share; teammates share the result (§4.5)."""
    if s.ended == NOT_OVER:
        return NOT_OVER
    teams = count_teams(teams_of(t, s.winners))
    for seat in range(len(s.order)):
        out[seat] = WIN // teams if (s.winners >> seat) & 1 == 1 else 0
    return s.ended


def bound(t: Tables) -> int:
    """GEN-C-04 No game has more decisions."""
    return t.day_limit * t.seats * (45 * t.cells + 4 * t.sites + 3)


def chapter(t: Tables, s: State) -> int:
    """Changes with every turn."""
    total = 0
    for seat in range(t.seats):
        total += s.turns[seat]
    return total


def mid_action(t: Tables, s: State) -> int:
    """D-38 1 while a unit that was chosen has still to move or act, or a building to create."""
    return 1 if c.MAIN < s.phase < c.OVER else 0
