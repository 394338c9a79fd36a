"""The records as types. Written by `python -m ludotheque.core.derive`."""

from ludotheque.core.record import Record
from ludotheque.core.state import AnyState
from ludotheque.core.types import BOOKS, NUMBER, ROW, ROWS, SHEETS


class State(AnyState):
    """What the record State holds."""

    seat = day = turn_at = ended = winners = phase = chosen = place = moved = unloading = NUMBER
    path_n = spent = ways = stop = order_eyes = spotted = more_at = NUMBER
    order = alive = turns = power = full = makers = money = gauge = units = purse_eyes = ROW
    team_eyes = reach = path = made = site_owner = walls = unit = hp = done = fuel = aboard_n = ROW
    memo_n = unit_eyes = fuel_eyes = ROW
    viewers = aboard_on = aboard_type = aboard_hp = aboard_fuel = aboard_done = memo_cell = ROWS
    memo_unit = memo_hp = memo_day = ROWS


class Tables(Record):
    """What the record Tables holds."""

    width = height = cells = sites = types = seats = teams = fog = random_order = day_limit = NUMBER
    start_turns = point = board_ticks = site_vision = styles = NUMBER
    cell = inside = ground = cover = patch = site = site_cell = site_kind = site_start = ROW
    income = full_walls = wall_armour = wet = makes = base = armour = domain = range_min = ROW
    parent = value = flies = dives = captures = capacity = carries = exit = heal_all = ROW
    power_cost = general = team = order = weigh = factor = decay = shown = told = land = sea = ROW
    near = creations = sees_all = style = ROWS
    profile = budget = vision = range_max = attack = defence = tank = thrifty = steady = SHEETS
    price = heal = reply_alive = reply_dead = SHEETS
    cost = BOOKS


class Desk(Record):
    """What the record Desk holds."""

    used = seat = team = style = kind = hp = fuel = start = place = about = stuck = step = NUMBER
    at = saw = foes = line_n = origin = budget = grain = best_n = NUMBER
    foe = field = landing = line = way = queue = best = best_worth = worth = feature = score = ROW
