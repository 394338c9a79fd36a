"""The records as types. Written by `python -m ludotheque.core.derive`."""

from ludotheque.core.record import Record
from ludotheque.core.state import AnyState
from ludotheque.core.types import NUMBER, ROW, ROWS


class State(AnyState):
    """What the record State holds."""

    seat = ask = stage = phase = day = token = active = moved = begun = today = pure = NUMBER
    placed = ended = winners = again = captured = attacked = rift_left = rift_units = NUMBER
    rift_first = from_cell = to_cell = tiles_n = stamps = drawn = blacks = left = first = NUMBER
    spent = fronts_n = fighting = stopped = ring_at = same_again = window = window_at = NUMBER
    acts = at = losing = units_n = chance_n = r_on = r_row = r_last = r_ability = r_card = NUMBER
    r_unit = r_seat = r_front = r_event = r_paid = r_open = r_step = r_left = r_a = r_b = NUMBER
    r_way = r_shift = NUMBER
    base = given = ground = owner = troops = tile = portal = stamp = pile_n = face = alive = ROW
    fell = stocks = hand_n = deck_n = discard_n = table_n = uses = bought = source = target = ROW
    group = foe = wild = won = u_where = u_card = u_seat = u_front = u_row = u_col = u_force = ROW
    u_mana = u_marks = u_used = u_true = u_fresh = u_done = chance_unit = chance_ability = ROW
    chance_event = spare = ROW
    pile = pile_of = hand = deck = held = discard = front = table = pool = sent = side = ROWS
    total = returned = ROWS


class Tables(Record):
    """What the record Tables holds."""

    seats = first_seat = by_hex = max_days = hand_max = setup_troops = day_troops = NUMBER
    heart_troops = start_units = heart_gap = portal_gap = contacts = own_gap = rich = NUMBER
    wild_factor = top_cost = options_most = acts_most = day_most = cards_n = commons_n = NUMBER
    modes_n = NUMBER
    civ = colour = start = way = type = cost = pure = value = force = copies = civ_of = bits = ROW
    on_buy = cost_step = buy_limit = hand_more = rift_units = rift_total = play_if = ROW
    unit_first = unit_last = salvage = salvage_per = salvage_n = muster_min = muster_free = ROW
    row_source = row_verb = row_span = row_n = row_n_per = row_n_units = row_n_max = row_who = ROW
    row_type = row_sel = row_to = row_target = row_from = row_at = row_cost_max = row_tag = ROW
    row_deck = row_where = row_if = sel_of = sel_zone = sel_pick = sel_other = sel_cost = ROW
    sel_tag = sel_still = perm_first = perm_last = world_first = world_last = perm_kind = ROW
    perm_sel = perm_n = perm_n_per = perm_n_units = perm_n_max = perm_if = perm_each = perm_to = ROW
    mode_name = mode_card = mode_civ = mode_type = mode_cost = mode_windows = mode_pay = ROW
    mode_first = mode_last = factor = decay = shown = told = ROW
    timing = event_of = when_if = ability_if = cost_first = cost_last = ability_last = ROWS
    of_event = if_kind = if_sign = if_n = if_units = ROWS


class Desk(Record):
    """What the record Desk holds."""

    used = known_n = shore_n = lifted = source = event = public = style = hand = listed = NUMBER
    enough = NUMBER
    origin = known = touched = shore = line = linked = chain = turn = moves = feature = score = ROW
    far = ROWS
