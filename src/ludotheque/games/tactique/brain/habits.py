"""What search looks at: moves worth searching, and moves a playout draws from."""

from ludotheque.core.kernel import OK
from ludotheque.core.types import i8row
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.brain.threats import best_trade, is_free, trade
from ludotheque.games.tactique.records import State, Tables
from ludotheque.games.tactique.rules.choices import slot_now
from ludotheque.games.tactique.rules.legality import why_not_activate, why_not_attack
from ludotheque.games.tactique.rules.listing import legal
from ludotheque.games.tactique.rules.values import targets

FIRST_OF_ALL = 100
ROOMY = 3  # empty cells of which one may always be filled


def serious(t: Tables, s: State, out: i8row) -> int:
    """Q41 All legal moves but giving up."""
    count = legal(t, s, out)
    return count - 1 if count > 0 and out[count - 1] == c.MOVE_CONCEDE else count


def worth(t: Tables, s: State, out: i8row) -> int:
    """The same; a deck is taken ready, and the condition picked is the one it is built for."""
    count = serious(t, s, out)
    if s.phase == c.BUILD:
        return only_presets(out, count)
    if s.phase == c.PICK:
        out[0] = c.MOVE_PICK + aim(t, s, s.seat)
        return 1
    return count


def only_presets(out: i8row, count: int) -> int:
    """Of the moves that build a deck the ready ones, if there are any."""
    n = 0
    for i in range(count):
        if c.MOVE_PRESET <= out[i] < c.MOVE_PICK:
            out[n] = out[i]
            n += 1
    return n if n > 0 else count


def aim(t: Tables, s: State, seat: int) -> int:
    """§3.15 What a deck is built for; of a custom one the first condition that it can meet."""
    for deck in range(t.decks_n):
        same = (
            s.list_n[seat] > 0 and s.custom[seat] == 0 and t.deck_faction[deck] == t.faction[seat]
        )
        for i in range(s.list_n[seat]):
            if same and i < len(t.deck_list[deck]) and s.list[seat][i] != t.deck_list[deck][i]:
                same = False
        if same:
            return t.deck_aim[deck]
    found = c.NONE
    for goal in range(t.goals_n):
        if t.goal_faction[goal] != t.faction[seat]:
            continue
        if found == c.NONE and (t.goal_kind[goal] != c.SURVIVING or has_core(t, s, seat) == 1):
            found = goal
    return max(found, 0)


def has_core(t: Tables, s: State, seat: int) -> int:
    """1 if a player's list holds a Core."""
    for i in range(s.list_n[seat]):
        if t.traits[s.list[seat][i]] & c.CORE:
            return 1
    return 0


def likely(t: Tables, s: State, out: i8row) -> int:
    """What makes sense at first sight: attacks that gain, then cards and abilities, the end."""
    count = worth(t, s, out)
    if s.phase != c.PLAY or count == 1:
        return count
    act = s.act[s.seat]
    if act == c.ACT_ATTACK:
        out[0] = best_target(t, s, out, count)
        return 1
    if act == c.ACT_PLAY and slot_now(t, s, s.seat) == c.NONE:
        return only_fitting(t, s, out, count)
    return only_gaining(t, s, out, count) if act == 0 else count


def best_target(t: Tables, s: State, out: i8row, count: int) -> int:
    """The attack that gains most."""
    striker, first = s.act_what[s.seat], (1 - s.seat) * c.CELLS - c.MOVE_TARGET - c.CELLS
    best = out[0]
    most = trade(t, s, striker, first + best)
    for i in range(1, count):
        gain = trade(t, s, striker, first + out[i])
        if gain > most:
            best, most = out[i], gain
    return best


def only_fitting(t: Tables, s: State, out: i8row, count: int) -> int:
    """Of the cells for a unit those it can strike from; a Core stands where it ripens."""
    card = s.act_what[s.seat]
    n = 0
    for i in range(count):
        row = t.row_of[s.seat * c.CELLS + out[i] - c.MOVE_CELL]
        fits = row < t.reach_max[card]
        if t.traits[card] & c.CORE:
            fits = row != c.DORMANT
        if fits:
            out[n] = out[i]
            n += 1
    return n if n > 0 else count


def only_gaining(t: Tables, s: State, out: i8row, count: int) -> int:
    """Of the actions the attacks that gain, else cards and abilities, else the end."""
    n = 0
    others = 0
    for i in range(count):
        move = out[i]
        if c.MOVE_ATTACK <= move < c.MOVE_ACTIVATE:
            if best_trade(t, s, s.seat * c.CELLS + move - c.MOVE_ATTACK) > 0:
                out[n] = move
                n += 1
        elif n == 0 and move < c.MOVE_MOVE:
            others += 1
    if n > 0:
        return n
    return no_steps(out, count) if others > 0 else last_of(out, count)


def no_steps(out: i8row, count: int) -> int:
    """Of the actions cards and abilities."""
    n = 0
    for i in range(count):
        move = out[i]
        if move < c.MOVE_ATTACK or c.MOVE_ACTIVATE <= move < c.MOVE_MOVE:
            out[n] = move
            n += 1
    return n


def last_of(out: i8row, count: int) -> int:
    """Nothing but the end."""
    out[0] = out[count - 1]
    return 1


def wastes(t: Tables, s: State, move: int) -> int:
    """Whether a move ends the turn while an attack is free, a unit could come at no price, or
    Echoes that lapse with the turn could strengthen a unit."""
    if move != c.MOVE_END or s.phase != c.PLAY:
        return 0
    seat, room = s.seat, 0
    for i in range(seat * c.FORMED, seat * c.FORMED + c.FORMED):
        spot = t.cells[i]
        if s.unit[spot] == c.NONE:
            room += 1
        elif acts_for_nothing(t, s, spot) == 1:
            return 1
    if room < ROOMY or t.pool == 1 or s.deck_n[seat] == 0:
        return 0
    for i in range(s.hand_n[seat]):
        card = s.hand[seat][i]
        if t.type[card] == c.UNIT and t.cost[card] <= s.echoes[seat]:
            return 1
    return 0


def acts_for_nothing(t: Tables, s: State, spot: int) -> int:
    """1 if a unit has an attack that costs nothing, or an ability that takes lapsing Echoes."""
    if why_not_attack(t, s, spot) == OK and finds_free(t, s, spot) == 1:
        return 1
    return helps_for_nothing(t, s, spot) if t.pool == 0 else 0


def helps_for_nothing(t: Tables, s: State, spot: int) -> int:
    """1 if an ability of a unit that may be used now does nothing but help one's own."""
    card = s.unit[spot]
    if (t.works[card] >> c.ACTIVATED) & 1 == 0:
        return 0
    for ability in range(c.ABILITIES):
        if why_not_activate(t, s, spot, ability) != OK:
            continue
        helps = 1
        for row in range(t.ability_first[card][ability], t.ability_last[card][ability]):
            verb = t.row_verb[row]
            good = verb == c.ATK or verb == c.HP or verb == c.HEAL or verb == c.SHIELD
            if not good or t.row_to_side[row] == 1:
                helps = 0
        if helps == 1:
            return 1
    return 0


def finds_free(t: Tables, s: State, spot: int) -> int:
    """1 if a unit has an attack that costs nothing."""
    reached, other = targets(t, s, spot), 1 - s.seat
    for i in range(other * c.FORMED, other * c.FORMED + c.FORMED):
        if (reached >> t.cells[i]) & 1 == 1 and is_free(t, s, spot, t.cells[i]) == 1:
            return 1
    return 0


def advise(t: Tables, s: State, style: int, out: i8row) -> int:
    """What a plain player does: attacks first, then plays the dearest card."""
    count = likely(t, s, out)
    best = out[0]
    for i in range(count):
        if pull(t, out[i]) > pull(t, best):
            best = out[i]
    return best


def pull(t: Tables, move: int) -> int:
    """How soon a plain player makes a move of the turn."""
    if c.MOVE_PLAY <= move < c.MOVE_ATTACK:
        return t.cost[move - c.MOVE_PLAY]
    return FIRST_OF_ALL if c.MOVE_ATTACK <= move < c.MOVE_ACTIVATE else 0
