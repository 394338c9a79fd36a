"""The records as types. Written by `python -m ludotheque.core.derive`."""

from ludotheque.core.record import Record
from ludotheque.core.state import AnyState
from ludotheque.core.types import NUMBER, ROW, ROWS


class State(AnyState):
    """What the record State holds."""

    seat = phase = active = first = ended = winner = won_by = births = stack_n = same = NUMBER
    own_turn = capacity = echoes = kills = kills_total = brooded = custom = goal = told = ROW
    ruled_out = unit = hp = max_hp = shield = made = allowed = fresh = stunned = moved = uses = ROW
    reassembled = age = born = terrain = hand_n = known_n = deck_n = discard_n = lasting_n = ROW
    shown = list_n = act = act_what = act_ability = picks_n = stack_source = stack_seat = ROW
    stack_row = stack_last = stack_chosen = pile = ROW
    hold = armed = boost = plate = granted = hand = known = deck = discard = lasting = list = ROWS
    listed = picks = stack_target = ROWS


class Tables(Record):
    """What the record Tables holds."""

    decks_n = goals_n = hand_size = echoes_start = echoes_max = shield_max = synapse_max = NUMBER
    lasting_max = first_seat = mode = pool = bonus = max_rounds = open_lists = limits = NUMBER
    cards_n = units_n = lent = lent_far = horizon = NUMBER
    playable = cells = row_of = faction = preset = passive = passive_n = passive_token = ROW
    deck_faction = deck_aim = starter = goal_faction = goal_kind = limit_why = limit_alike = ROW
    limit_fills = type = klass = cost = atk = hp = reach_min = reach_max = armor = keywords = ROW
    traits = lends = static_first = static_last = asks = works = row_source = row_verb = ROW
    row_span = row_n = row_n_most = row_to = row_to_side = row_to_like = row_to_rows = ROW
    row_to_trait = row_to_cost = row_optional = row_dur = row_kw = row_cell = row_cell_side = ROW
    row_token = row_kind = row_if = row_lends = row_pick = row_place = slot_row = slot_kind = ROW
    slot_free = factor = decay = shown = told = ROW
    near = deck_list = goal_n = limit_most = counted = on = ability_first = ability_last = ROWS
    ability_cost = ability_limit = slot_first = slot_last = ROWS


class Desk(Record):
    """What the record Desk holds."""

    used = NUMBER
    feature = score = harm = blow = ROW
