"""Resolution of a turn: six steps, which Omen may interrupt at each batch of flip attempts.

Where the resolution stands is in the state (`step`, `due_at`, `pending`), so that it goes on from
there when P2 has answered.
"""

from ludotheque.core.kernel import EVERYONE
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.events import NOTE
from ludotheque.games.night_dealer.records import State, Tables
from ludotheque.games.night_dealer.rules.turns import end_turn, mover


def call_due(s: State) -> None:
    """ND-HEX-d Marks made in the previous turn come due in this one."""
    s.due_n = s.mark_n
    for i in range(s.mark_n):
        s.due_cell[i] = s.mark_cell[i]
        s.due_author[i] = s.mark_author[i]
        s.mark_cell[i] = c.NONE
        s.mark_author[i] = c.NONE
    s.mark_n = 0


def resolve(t: Tables, s: State) -> None:
    """ND-RES-3 to ND-RES-6 From where it stands, until Omen is asked or the turn is over."""
    while s.step < c.STEP_END:
        if open_batch(t, s):
            s.phase = c.OMEN
            s.seat = 1 - s.first
            NOTE.omen_offered(s, s.seat, s.step, offered(s), EVERYONE)
            return
        close_batch(s)
    end_turn(t, s)


def open_batch(t: Tables, s: State) -> int:
    """ND-Q13, ND-Q21 Shields stop their attempts first; then, is Omen to be asked?"""
    attempts = attempts_of_step(t, s)
    if attempts == 0:
        return False
    for cell in range(c.CELLS):
        if (attempts >> cell) & 1 != 0:
            stopped = s.step != c.STEP_TRIANGLE or t.shields_stop_all != 0
            if s.shield[cell] == 0 or not stopped:
                s.pending |= 1 << cell
            NOTE.attempted(s, s.step, cell, s.owner[cell], EVERYONE)
            if s.shield[cell] != 0 and stopped:
                s.shield[cell] = 0
                NOTE.shield_broken(s, s.step, cell, s.owner[cell], EVERYONE)
    return s.omen != 0 and offered(s) != 0


def offered(s: State) -> int:
    """ND-Q22 Cells whose attempt Omen may cancel: tiles of P2 about to flip, as bits."""
    cells = 0
    for cell in range(c.CELLS):
        if (s.pending >> cell) & 1 != 0 and s.owner[cell] != s.first:
            cells |= 1 << cell
    return cells


def close_batch(s: State) -> None:
    """ND-RES-4 What is still pending flips together; then on to the next batch."""
    if s.step == c.STEP_CURSE:
        s.due_at += 1
    for cell in range(c.CELLS):
        if (s.pending >> cell) & 1 != 0:
            s.pending ^= 1 << cell
            s.owner[cell] = 1 - s.owner[cell]
            NOTE.flipped(s, s.step, cell, s.owner[cell], EVERYONE)
    if s.step == c.STEP_TRAP:
        spend_trap(s)
        s.step = c.STEP_TRIANGLE
    elif s.step == c.STEP_TRIANGLE:
        s.step = c.STEP_CURSE
    if s.step == c.STEP_CURSE and s.due_at >= s.due_n:
        s.step = c.STEP_END


def answer_omen(t: Tables, s: State, move: int) -> None:
    """ND-OM-a, ND-OM-b, ND-Q21 P2 lets the batch be, or cancels one attempt of it."""
    if move == c.MOVE_KEEP:
        NOTE.omen_kept(s, s.seat, s.step, EVERYONE)
    else:
        cell = move - c.MOVE_CANCEL
        s.pending ^= 1 << cell
        s.omen = 0
        NOTE.omen_used(s, s.seat, cell, s.step, EVERYONE)
    close_batch(s)
    resolve(t, s)


def attempts_of_step(t: Tables, s: State) -> int:
    """The cells attempted by the batch that comes now, as bits."""
    if s.step == c.STEP_TRAP:
        return trapped(s)
    if s.step == c.STEP_TRIANGLE:
        return clashes(t, s)
    return cursed(s)


def trapped(s: State) -> int:
    """ND-RES-3, ND-HEX-h The placed tile that lies on the enemy's trap."""
    cell = s.trap[1 - mover(s)]
    if cell == c.NONE or (s.placed >> cell) & 1 == 0:
        return 0
    return 1 << cell


def spend_trap(s: State) -> None:
    """ND-RES-3 A trap that acted is gone, whatever became of the attempt."""
    owner = 1 - mover(s)
    if trapped(s) != 0:
        cell = s.trap[owner]
        s.trap[owner] = c.NONE
        NOTE.trap_spent(s, owner, cell, EVERYONE)


def clashes(t: Tables, s: State) -> int:
    """ND-RES-4, ND-Q11, ND-Q18 to ND-Q20 One look at the placed tiles and their neighbours."""
    attempts = 0
    for cell in range(c.CELLS):
        if (s.placed >> cell) & 1 != 0 or (t.whole_board != 0 and s.owner[cell] != c.NONE):
            attempts |= clashes_at(t, s, cell)
    return attempts


def clashes_at(t: Tables, s: State, cell: int) -> int:
    """ND-RPS-a, ND-RPS-b, ND-P-b Who is beaten between a tile and its enemy neighbours."""
    attempts = 0
    for i in range(t.neighbours[cell]):
        near = t.neighbour[cell][i]
        if s.owner[near] == c.NONE or s.owner[near] == s.owner[cell]:
            continue
        if t.beats[s.kind[cell]][s.kind[near]] != 0:
            attempts |= 1 << near
        elif t.beats[s.kind[near]][s.kind[cell]] != 0:
            attempts |= 1 << cell
    return attempts


def cursed(s: State) -> int:
    """ND-RES-5, ND-Q15, ND-Q16 The next mark that comes due, unless the tile is its author's."""
    if s.due_at >= s.due_n:
        return 0
    cell = s.due_cell[s.due_at]
    author = s.due_author[s.due_at]
    if s.owner[cell] == author:
        NOTE.curse_void(s, author, cell, EVERYONE)
        return 0
    NOTE.curse_due(s, author, cell, EVERYONE)
    return 1 << cell
