"""What a page shows beside the state: computed values, reasons, sources; from a view alone."""

from typing import Any, Literal, TypedDict

from ludotheque.core.asides import Why, why
from ludotheque.games.duel import codes as n
from ludotheque.games.duel.edition.vocabulary import VERBS
from ludotheque.games.duel.events import GEAR_STATES
from ludotheque.games.duel.rules.attack import announced_damage
from ludotheque.games.duel.rules.conditions import pending
from ludotheque.games.duel.rules.effects import amount_played, weapon_damage, weapon_place
from ludotheque.games.duel.rules.legality import why_not
from ludotheque.games.duel.rules.values import factor

VERB_NAMES = dict(enumerate(VERBS, n.DAMAGE))
LEFT_NAMES = {n.FOREVER: "forever", n.THIS_TURN: "turn", n.NEXT_TURN: "next"}


class Amount(TypedDict):
    """A number of a card: as printed, and as it counts now."""

    verb: str
    base: int
    now: int
    hits: int


class Held(TypedDict):
    """A card in the hand: its numbers, and why it can't be played."""

    values: list[Amount]
    why: Why | None


class Weapon(TypedDict):
    """What a strike does now."""

    card: str
    base: int
    bonus: int
    now: int
    why: Why | None


class Gear(TypedDict):
    """An Equipment, and the rounds it waits."""

    card: str
    state: Literal["waiting", "ready", "chilled", "frozen"]
    rounds: int


class Source(TypedDict):
    """Where Force or Resistance come from; no card: the class."""

    card: str | None
    amount: int
    left: str | int  # "class", "forever", "turn", "next", or game turns


class Stats(TypedDict):
    """The sources of both."""

    force: list[Source]
    resistance: list[Source]


class Pool(TypedDict):
    """A shield, and the turns it has left."""

    amount: int
    left: int


class Storm(TypedDict):
    """Damage to come, and in how many turns."""

    card: str
    amount: int
    left: int


class Announced(TypedDict):
    """The attack that waits for an answer: a card, or "strike"."""

    card: str
    seat: int
    damage: int
    cancelled: bool


class Aside(TypedDict, total=False):
    """What stands beside a view; nothing while decks are built."""

    hand: dict[str, Held]
    weapon: list[Weapon]
    gear: list[list[Gear]]
    stats: list[Stats]
    pools: list[list[Pool]]
    storms: list[list[Storm]]
    announced: Announced | None
    pick: list[str]


def aside(view: Any) -> Aside:
    """All that a page need not work out again."""
    s = view.state
    if s.phase == n.BUILD:
        return {}
    seats = range(n.SEATS)
    return {
        "hand": _hand(view) if view.seat in seats else {},
        "weapon": [_weapon(view, seat) for seat in seats],
        "gear": [[_gear(view, seat, place) for place in range(n.GEAR)] for seat in seats],
        "stats": [_stats(view, seat) for seat in seats],
        "pools": [_pools(s, seat) for seat in seats],
        "storms": [_storms(view, seat) for seat in seats],
        "announced": _announced(view),
        "pick": _pick(view),
    }


def _id(view: Any, card: int) -> str:
    return str(view.edition.labels["cards"][card])


def _name(view: Any, card: int) -> str | None:
    return None if card == n.NONE else _id(view, card)


def _why(view: Any, seat: int, move: int) -> Why | None:
    """Why a seat can't make a move now, or None."""
    t, s = view.edition.t, view.state
    return why(view.edition, why_not(t, s, move)) if s.seat == seat else None


def _hand(view: Any) -> dict[str, Held]:
    s = view.state
    reacting = s.phase == n.REACT
    found: dict[str, Held] = {}
    for card in dict.fromkeys(s.hand[view.seat][: s.hand_n[view.seat]]):
        move = (n.MOVE_RAPID if reacting else n.MOVE_PLAY) + card
        found[_id(view, card)] = {
            "values": card_values(view, view.seat, card),
            "why": _why(view, view.seat, move),
        }
    return found


def card_values(view: Any, seat: int, card: int) -> list[Amount]:
    """What each effect of a card would give now: printed number, computed number, blows."""
    t = view.edition.t
    rows = [*range(t.first[card], t.last[card]), *range(t.after[card], t.after_last[card])]
    return [_value(view, seat, row) for row in rows]


def _value(view: Any, seat: int, row: int) -> Amount:
    t, s = view.edition.t, view.state
    verb = t.row_verb[row]
    base = amount_played(t, s, seat, row)
    now = base
    if verb == n.DAMAGE:
        now = base * factor(s, seat, t.row_force[row])
    elif verb == n.WEAPON_ATTACK:
        base = weapon_damage(t, s, seat, n.NO_FORCE)
        now = weapon_damage(t, s, seat, t.row_force[row])
    elif verb == n.SHIELD:
        now = base * (1 + s.resistance[seat])
    return {"verb": VERB_NAMES[verb], "base": base, "now": now, "hits": t.row_hits[row]}


def _weapon(view: Any, seat: int) -> Weapon:
    t, s = view.edition.t, view.state
    card = s.gear[seat][weapon_place(t, s, seat)]
    return {
        "card": _id(view, card),
        "base": t.weapon[card],
        "bonus": s.weapon_bonus[seat],
        "now": weapon_damage(t, s, seat, n.FULL_FORCE),
        "why": _why(view, seat, n.MOVE_STRIKE) if seat == view.seat else None,
    }


def _gear(view: Any, seat: int, place: int) -> Gear:
    t, s = view.edition.t, view.state
    card = s.gear[seat][place]
    rounds = max(0, t.cost[card] - (s.turn - 1) // 2)
    state: Any = GEAR_STATES[s.gear_state[seat][place]]
    if state == "ready" and rounds > 0:
        state = "waiting"
    return {"card": _id(view, card), "state": state, "rounds": rounds}


def _stats(view: Any, seat: int) -> Stats:
    t, s = view.edition.t, view.state
    found: Stats = {"force": [], "resistance": []}
    for sources, passive in (
        (found["force"], t.force[seat]),
        (found["resistance"], t.resistance[seat]),
    ):
        if passive:
            sources.append({"card": None, "amount": passive, "left": "class"})
    for i in range(s.mod_n[seat]):
        left = s.mod_left[seat][i]
        found["force" if s.mod_stat[seat][i] == n.FORCE else "resistance"].append(
            {
                "card": _name(view, s.mod_card[seat][i]),
                "amount": s.mod_amount[seat][i],
                "left": LEFT_NAMES.get(left, left),
            }
        )
    return found


def _pools(s: Any, seat: int) -> list[Pool]:
    return [
        {"amount": s.pool_amount[seat][i], "left": s.pool_left[seat][i]}
        for i in range(s.pool_n[seat])
    ]


def _storms(view: Any, seat: int) -> list[Storm]:
    s = view.state
    return [
        {
            "card": _id(view, s.storm_card[seat][i]),
            "amount": s.storm_amount[seat][i],
            "left": s.storm_left[seat][i],
        }
        for i in range(s.storm_n[seat])
    ]


def _announced(view: Any) -> Announced | None:
    s = view.state
    if s.phase != n.REACT:
        return None
    return {
        "card": "strike" if pending(s) == n.STRIKE else _id(view, pending(s)),
        "seat": s.active,
        "damage": announced_damage(view.edition.t, s),
        "cancelled": s.cancelled == 1,
    }


def _pick(view: Any) -> list[str]:
    """The cards just drawn of which one goes back; only the chooser sees them."""
    s = view.state
    if s.phase != n.RETURN or view.seat != s.seat:
        return []
    end = s.hand_n[view.seat]
    return [_id(view, card) for card in s.hand[view.seat][end - s.fresh : end]]
