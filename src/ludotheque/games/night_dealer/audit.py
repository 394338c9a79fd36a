"""What the laws count: wheels and tiles, never created nor lost; counters against a recount.

`audit` holds in any position of a match. A scenario may set up less than a whole round, tiles
without the wheels they came from for instance, and is not held to it.
"""

from collections.abc import Iterator
from typing import Any

from ludotheque.core.kernel import NOBODY, NOT_OVER
from ludotheque.games.night_dealer import codes as n
from ludotheque.games.night_dealer.rules.resolve import offered
from ludotheque.games.night_dealer.rules.turns import has_room, mover, why_ended


def census(t: Any, s: Any) -> tuple[int, ...]:
    """Wheels of A and of B in any of their states; tiles on the board and wheels not yet laid."""
    wheels = [
        sum(n.UNROLLED <= face < n.FACES for face in s.wheel[seat]) for seat in range(n.SEATS)
    ]
    tiles = sum(owner in range(n.SEATS) for owner in s.owner)
    return (*wheels, tiles + sum(wheels) - _spent(s))


def audit(t: Any, s: Any) -> list[str]:
    """All that differs from a recount, or can't be together."""
    checks = (_tiles, _wheels, _traps, _marks, _turn, _question, _composition, _resolution, _match)
    return [f"{check.__name__[1:]}: {wrong}" for check in checks for wrong in check(t, s)]


def _spent(s: Any) -> int:
    return sum(s.wheel[seat].count(n.SPENT) for seat in range(n.SEATS))


def _tiles(t: Any, s: Any) -> Iterator[str]:
    """ND-T-b, ND-WARD-c Every tile comes from a wheel; badges and shields lie on tiles."""
    for cell in range(n.CELLS):
        if s.owner[cell] == n.NONE:
            if s.kind[cell] != n.NONE or s.shield[cell] or s.badge[cell]:
                yield f"cell {cell + 1} is empty, but not bare"
        elif s.owner[cell] not in range(n.SEATS) or s.kind[cell] not in range(n.KINDS):
            yield f"cell {cell + 1} holds kind {s.kind[cell]} of seat {s.owner[cell]}"
        elif s.shield[cell] not in (0, 1) or s.badge[cell] not in (0, 1):
            yield f"cell {cell + 1} has {s.shield[cell]} shields, {s.badge[cell]} badges"
    tiles = n.CELLS - s.owner.count(n.NONE)
    if tiles != _spent(s):
        yield f"{tiles} on the board, {_spent(s)} wheels are spent"
    if sum(s.badge) > sum(s.drawn):
        yield f"{sum(s.badge)} came from ECLIPSE, which came up for {sum(s.drawn)}"


def _wheels(t: Any, s: Any) -> Iterator[str]:
    """ND-R-a, ND-R-f, ND-T1-a Five wheels, rolled together, with one ECLIPSE at most."""
    for seat in range(n.SEATS):
        faces = s.wheel[seat]
        turns = (s.turn + (seat == s.first)) // 2  # begun by this player
        if any(not n.UNROLLED <= face < n.FACES for face in faces):
            yield f"seat {seat} shows {faces}"
        if faces.count(n.UNROLLED) not in (0, n.WHEELS):
            yield f"seat {seat} has rolled some of {faces} only"
        if faces.count(n.SPENT) > sum(t.tiles[:turns]):
            yield f"seat {seat} has laid {faces.count(n.SPENT)} in {turns} turns"
        if faces.count(n.ECLIPSE) > s.drawn[seat]:
            yield f"seat {seat} shows ECLIPSE, drawn is {s.drawn[seat]}"


def _traps(t: Any, s: Any) -> Iterator[str]:
    """ND-HEX-f, ND-RES-3 A trap waits on an empty cell, or is springing at this moment."""
    for seat, cell in enumerate(s.trap):
        if cell == n.NONE or (cell in range(n.CELLS) and s.owner[cell] == n.NONE):
            continue
        springs = s.step == n.STEP_TRAP and seat != mover(s) and s.placed >> cell & 1
        if cell not in range(n.CELLS) or not springs:
            yield f"seat {seat} has one on {cell}, which is no empty cell"


def _marks(t: Any, s: Any) -> Iterator[str]:
    """ND-HEX-c, ND-Q15 Marks lie on tiles; new ones are of the turn just played."""
    author = mover(s) if s.step or s.phase == n.OVER else 1 - mover(s)
    rows = (
        ("made", s.mark_n, s.mark_cell, s.mark_author, author),
        ("due", s.due_n, s.due_cell, s.due_author, 1 - mover(s)),
    )
    for name, count, cells, authors, maker in rows:
        if not 0 <= count <= n.TILES:
            yield f"{count} are {name}"
        for i in range(n.MARKS):
            if i >= count and (cells[i], authors[i]) != (n.NONE, n.NONE):
                yield f"{count} are {name}, but there is one on {cells[i]}"
            elif i < count and (s.owner[cells[i]] == n.NONE or authors[i] != maker):
                yield f"one is {name} on {cells[i]} by seat {authors[i]}"


def _turn(t: Any, s: Any) -> Iterator[str]:
    """ND-Q1, ND-Q2 Who opened the round, and who must act."""
    swapped = s.round % 2 == 0 and not t.fixed_seats
    if s.first != (1 - s.starter if swapped else s.starter):
        yield f"seat {s.first} opened round {s.round}, the starter is {s.starter}"
    if not 1 <= s.turn <= n.TURNS or not 1 <= s.round <= t.max_rounds:
        yield f"turn {s.turn} of round {s.round}"
    acting = {n.OVER: NOBODY, n.OMEN: 1 - s.first}.get(s.phase, mover(s))
    if s.seat != acting:
        yield f"seat {s.seat} must act in phase {s.phase}, not {acting}"


def _question(t: Any, s: Any) -> Iterator[str]:
    """ND-T1-a, ND-Q6 A roll on T1, a reroll later, a pass when the board is full."""
    fits = {
        n.ROLL: s.turn <= n.SEATS and s.wheel[s.seat].count(n.UNROLLED) == n.WHEELS,
        n.REROLL: s.turn > n.SEATS and has_room(s),
        n.COMPOSE: has_room(s) and s.wheel[s.seat].count(n.UNROLLED) == 0,
        n.OMEN: bool(s.omen and offered(s)),
        n.PASS: not has_room(s),
        n.OVER: s.ended != NOT_OVER,
    }
    if not fits.get(s.phase):
        yield f"phase {s.phase} on turn {s.turn}"
    if s.omen not in (0, 1):
        yield f"omen is {s.omen}"


def _composition(t: Any, s: Any) -> Iterator[str]:
    """ND-Q25 What is laid stands there while it is composed, and nowhere else."""
    composing = s.phase == n.COMPOSE
    if s.composer != (1 << s.seat if composing else 0):
        yield f"composer is {s.composer} in phase {s.phase}"
    if s.laid not in range(n.TILES + 1 if composing else 1) or (s.laid == 0) != (s.stage == n.TILE):
        yield f"{s.laid} tiles are laid at stage {s.stage} in phase {s.phase}"
    if s.asked not in range(max(s.laid, 1)) or (s.asked and s.stage != n.EFFECT):
        yield f"tile {s.asked} is asked at stage {s.stage}"
    for i in range(n.TILES):
        parts = (s.tile_wheel[i], s.tile_cell[i], s.tile_kind[i])
        if i >= s.laid and (*parts, s.tile_choice[i]) != (n.NONE,) * 4:
            yield f"tile {i} is {parts}, but not laid"
        elif i < s.laid and not _is_layable(s, *parts):
            yield f"tile {i} is {parts}, which can't be laid"


def _is_layable(s: Any, wheel: int, cell: int, kind: int) -> bool:
    face = s.wheel[s.seat][wheel]
    return s.owner[cell] == n.NONE and (face in (kind, n.ECLIPSE)) and kind in range(n.KINDS)


def _resolution(t: Any, s: Any) -> Iterator[str]:
    """ND-Q21 A resolution stands still only where Omen is asked."""
    if s.phase == n.OMEN:
        if not n.STEP_TRAP <= s.step <= n.STEP_CURSE:
            yield f"Omen is asked in step {s.step}"
        held = sum(1 << cell for cell in range(n.CELLS) if s.owner[cell] != n.NONE)
        if (s.placed | s.pending) & ~held:
            yield f"placed {s.placed} and pending {s.pending} name empty cells"
        if s.due_at > s.due_n:
            yield f"{s.due_at} of {s.due_n} marks were dealt with"
    elif (s.step, s.placed, s.pending, s.due_n, s.due_at) != (0, 0, 0, 0, 0):
        yield f"step {s.step} goes on in phase {s.phase}"


def _match(t: Any, s: Any) -> Iterator[str]:
    """ND-B-a, ND-SCO-a, ND-Q24 Points within what the rounds allow; over when they say so."""
    rounds = s.round if s.phase == n.OVER else s.round - 1
    most = rounds * (1 if t.by_rounds else n.CELLS)
    if min(s.points) < 0 or sum(s.points) > most:
        yield f"{s.points} are more than {rounds} rounds give"
    ended = why_ended(t, rounds, *s.points) if rounds else NOT_OVER
    if s.ended != ended:
        yield f"ended is {s.ended} where {s.points} after {rounds} rounds say {ended}"
