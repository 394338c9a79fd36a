"""The records as types. Written by `python -m ludotheque.core.derive`."""

from ludotheque.core.record import Record
from ludotheque.core.state import AnyState
from ludotheque.core.types import Row, Rows


class State(AnyState):
    """What the record State holds."""

    seat: int
    phase: int
    turn: int
    active: int
    first: int
    ended: int
    hp: Row
    shield: Row
    mana: Row
    force: Row
    resistance: Row
    weapon_bonus: Row
    invincible: Row
    struck: Row
    discarded: Row
    attacks: Row
    chain: Row
    plays: Row
    done: Row
    custom: Row
    hand: Rows
    hand_n: Row
    deck: Rows
    known: Rows
    deck_n: Row
    grave: Rows
    grave_n: Row
    removed: Rows
    removed_n: Row
    thrown: Row
    list: Rows
    listed: Rows
    shown: Row
    list_n: Row
    gear: Rows
    laid: Row
    gear_n: Row
    gear_state: Rows
    mod_n: Row
    mod_card: Rows
    mod_stat: Rows
    mod_amount: Rows
    mod_left: Rows
    pool_n: Row
    pool_amount: Rows
    pool_left: Rows
    storm_n: Row
    storm_card: Rows
    storm_amount: Rows
    storm_left: Rows
    later_n: int
    later: Row
    stack_n: int
    stack_source: Row
    stack_seat: Row
    stack_row: Row
    stack_last: Row
    stack_chosen: Row
    stack_target: Rows
    cancelled: int
    dull: int
    fresh: int
    back: int
    pile: Row


class Tables(Record):
    """What the record Tables holds."""

    force: Row
    resistance: Row
    draw_bonus: Row
    mana_bonus: Row
    max_hp: Row
    klass_of: Row
    builds: Row
    prints_rapid: Row
    class_list: Rows
    class_gear: Rows
    draws: Row
    mana: Row
    plays: int
    first_seat: int
    shared_ramp: int
    turn_limit: int
    limits: int
    limit_why: Row
    limit_alike: Row
    limit_fills: Row
    limit_most: Rows
    counted: Rows
    cards_n: int
    type: Row
    cost: Row
    klass: Row
    copies: Row
    rank: Row
    attack: Row
    frappe: Row
    weapon: Row
    on: Row
    chain: Row
    cond: Row
    cond_a: Row
    cond_b: Row
    keep: Row
    keep_a: Row
    keep_b: Row
    memo: Row
    uses_weapon: Row
    cancels: Row
    freezes: Row
    first: Row
    last: Row
    after: Row
    after_last: Row
    row_source: Row
    row_verb: Row
    row_span: Row
    row_n: Row
    row_n_of: Row
    row_hits: Row
    row_force: Row
    row_turns: Row
    row_stat: Row
    row_until: Row
    row_back: Row
    row_if: Row
    row_if_a: Row
    row_if_b: Row
    punch: Row
    swings: Row
    guard: Row
    unit_factor: Rows
    unit_base: Row
    unit_worth: Row
    factor: Row
    decay: Row
    shown: Row
    horizon: int


class Desk(Record):
    """What the record Desk holds."""

    kept: Row
    unit: Row
    feature: Row
    score: Row
