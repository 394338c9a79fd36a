"""The records as types. Written by `python -m ludotheque.core.derive`."""

from ludotheque.core.record import Record
from ludotheque.core.state import AnyState
from ludotheque.core.types import NUMBER, ROW, ROWS, SHEETS


class State(AnyState):
    """What the record State holds."""

    seat = phase = round = starter = ended = first = turn = omen = mark_n = step = placed = NUMBER
    pending = due_n = due_at = composer = stage = laid = asked = NUMBER
    points = owner = kind = shield = badge = trap = drawn = mark_cell = mark_author = due_cell = ROW
    due_author = tile_wheel = tile_cell = tile_kind = tile_choice = ROW
    wheel = ROWS


class Tables(Record):
    """What the record Tables holds."""

    rounds_to_win = by_rounds = shields_stop_all = tie_draws = whole_board = starter = NUMBER
    fixed_seats = target_points = max_rounds = NUMBER
    neighbours = near = prey = hunter = tiles = count = omen_worth = saved_worth = spread = ROW
    odds = factor = decay = shown = told = ROW
    neighbour = beside = beats = upto = base = ROWS
    weight = after = SHEETS


class Desk(Record):
    """What the record Desk holds."""

    used = NUMBER
    feature = score = ROW
