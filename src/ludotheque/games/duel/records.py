"""The records as types. Written by `python -m ludotheque.core.derive`."""

from ludotheque.core.record import Record
from ludotheque.core.state import AnyState
from ludotheque.core.types import NUMBER, ROW, ROWS


class State(AnyState):
    """What the record State holds."""

    seat = phase = turn = active = first = ended = later_n = stack_n = cancelled = dull = NUMBER
    fresh = back = NUMBER
    hp = shield = mana = force = resistance = weapon_bonus = invincible = struck = discarded = ROW
    attacks = chain = plays = done = custom = hand_n = deck_n = grave_n = removed_n = thrown = ROW
    shown = list_n = laid = gear_n = mod_n = pool_n = storm_n = later = stack_source = ROW
    stack_seat = stack_row = stack_last = stack_chosen = pile = ROW
    hand = deck = known = grave = removed = list = listed = gear = gear_state = mod_card = ROWS
    mod_stat = mod_amount = mod_left = pool_amount = pool_left = storm_card = storm_amount = ROWS
    storm_left = stack_target = ROWS


class Tables(Record):
    """What the record Tables holds."""

    plays = first_seat = shared_ramp = turn_limit = limits = cards_n = horizon = NUMBER
    force = resistance = draw_bonus = mana_bonus = max_hp = klass_of = builds = prints_rapid = ROW
    draws = mana = limit_why = limit_alike = limit_fills = type = cost = klass = copies = rank = ROW
    attack = frappe = weapon = on = chain = cond = cond_a = cond_b = keep = keep_a = keep_b = ROW
    memo = uses_weapon = cancels = freezes = first = last = after = after_last = row_source = ROW
    row_verb = row_span = row_n = row_n_of = row_hits = row_force = row_turns = row_stat = ROW
    row_until = row_back = row_if = row_if_a = row_if_b = punch = swings = guard = unit_base = ROW
    unit_worth = factor = decay = shown = told = ROW
    class_list = class_gear = limit_most = counted = unit_factor = ROWS


class Desk(Record):
    """What the record Desk holds."""

    used = NUMBER
    kept = feature = score = ROW
