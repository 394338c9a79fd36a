"""The records as types. Written by `python -m ludotheque.core.derive`."""

from ludotheque.core.record import Record
from ludotheque.core.state import AnyState
from ludotheque.core.types import Books, Row, Rows, Sheets


class State(AnyState):
    """What the record State holds."""

    seat: int
    day: int
    turn_at: int
    order: Row
    ended: int
    winners: int
    alive: Row
    turns: Row
    power: Row
    full: Row
    makers: Row
    money: Row
    gauge: Row
    units: Row
    purse_eyes: Row
    team_eyes: Row
    phase: int
    chosen: int
    place: int
    moved: int
    unloading: int
    reach: Row
    path: Row
    path_n: int
    spent: int
    ways: int
    stop: int
    made: Row
    order_eyes: int
    site_owner: Row
    walls: Row
    unit: Row
    hp: Row
    done: Row
    fuel: Row
    viewers: Rows
    aboard_n: Row
    aboard_on: Rows
    aboard_type: Rows
    aboard_hp: Rows
    aboard_fuel: Rows
    aboard_done: Rows
    memo_n: Row
    memo_cell: Rows
    memo_unit: Rows
    memo_hp: Rows
    memo_day: Rows
    unit_eyes: Row
    fuel_eyes: Row
    spotted: int
    more_at: int


class Tables(Record):
    """What the record Tables holds."""

    width: int
    height: int
    cells: int
    cell: Row
    near: Rows
    inside: Row
    ground: Row
    cover: Row
    patch: Row
    sites: int
    site: Row
    site_cell: Row
    site_kind: Row
    site_start: Row
    income: Row
    full_walls: Row
    wall_armour: Row
    wet: Row
    makes: Row
    types: int
    base: Row
    profile: Sheets
    armour: Row
    domain: Row
    range_min: Row
    parent: Row
    value: Row
    flies: Row
    dives: Row
    captures: Row
    capacity: Row
    carries: Row
    exit: Row
    budget: Sheets
    cost: Books
    vision: Sheets
    range_max: Sheets
    attack: Sheets
    defence: Sheets
    tank: Sheets
    thrifty: Sheets
    steady: Sheets
    price: Sheets
    heal: Sheets
    reply_alive: Sheets
    reply_dead: Sheets
    creations: Rows
    sees_all: Rows
    heal_all: Row
    power_cost: Row
    general: Row
    seats: int
    team: Row
    teams: int
    fog: int
    random_order: int
    order: Row
    day_limit: int
    start_turns: int
    point: int
    board_ticks: int
    site_vision: int
    styles: int
    style: Rows
    weigh: Row
    factor: Row
    decay: Row
    shown: Row
    land: Row
    sea: Row


class Desk(Record):
    """What the record Desk holds."""

    seat: int
    team: int
    style: int
    kind: int
    hp: int
    fuel: int
    start: int
    place: int
    about: int
    stuck: int
    step: int
    at: int
    saw: int
    foes: int
    foe: Row
    field: Row
    landing: Row
    line: Row
    line_n: int
    origin: int
    budget: int
    grain: int
    way: Row
    queue: Row
    best: Row
    best_worth: Row
    best_n: int
    worth: Row
    feature: Row
    score: Row
