"""The records as types. Written by `python -m ludotheque.core.derive`."""

from ludotheque.core.record import Record
from ludotheque.core.state import AnyState
from ludotheque.core.types import Row, Rows, Sheets


class State(AnyState):
    """What the record State holds."""

    seat: int
    phase: int
    points: Row
    round: int
    starter: int
    ended: int
    first: int
    turn: int
    owner: Row
    kind: Row
    shield: Row
    badge: Row
    trap: Row
    wheel: Rows
    drawn: Row
    omen: int
    mark_n: int
    mark_cell: Row
    mark_author: Row
    step: int
    placed: int
    pending: int
    due_n: int
    due_at: int
    due_cell: Row
    due_author: Row
    composer: int
    stage: int
    laid: int
    asked: int
    tile_wheel: Row
    tile_cell: Row
    tile_kind: Row
    tile_choice: Row


class Tables(Record):
    """What the record Tables holds."""

    neighbours: Row
    neighbour: Rows
    beside: Rows
    near: Row
    beats: Rows
    prey: Row
    hunter: Row
    upto: Rows
    tiles: Row
    rounds_to_win: int
    by_rounds: int
    shields_stop_all: int
    tie_draws: int
    whole_board: int
    starter: int
    fixed_seats: int
    target_points: int
    max_rounds: int
    count: Row
    weight: Sheets
    base: Rows
    omen_worth: Row
    saved_worth: Row
    spread: Row
    odds: Row
    after: Sheets
    factor: Row
    decay: Row
    shown: Row


class Desk(Record):
    """What the record Desk holds."""

    feature: Row
    score: Row
