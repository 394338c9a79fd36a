"""One table, twice: what lies on the engine's and on the slow model's, in the same words."""

from collections import Counter

from ludotheque.core.match import Match
from ludotheque.core.record import EVERYONE
from ludotheque.games.duel import codes
from tests.rules.duel.slow_effects import CHILLED, FROZEN, OK

PHASES = ("build", "play", "return", "freeze", "react", "over")
STATES = (OK, CHILLED, FROZEN)
STATS = ("force", "resistance")
WORDS = {
    codes.FOREVER: "forever",
    codes.THIS_TURN: "end_of_turn",
    codes.NEXT_TURN: "next_turn",
}
COUNTS = ("mana", "weapon_bonus", "discarded", "attacks", "chain", "plays")
FLAGS = ("invincible", "struck", "custom")


class Told:
    """Chance for the model: what the engine tossed and shuffled in the move just made."""

    def __init__(self, match):
        self.match = match

    def toss(self):
        """The first player, who is the one that an option names."""
        first = self.match.state.first
        assert self.match.edition.options["first"] in ("random", str(first))
        return first

    def shuffle(self, seat, cards):
        """The new deck, top first: what was drawn from it since is last in the hand."""
        s = self.match.state
        drawn = len(cards) - s.deck_n[seat]
        held = s.hand[seat][: s.hand_n[seat]]
        order = held[len(held) - drawn :] + s.deck[seat][: s.deck_n[seat]][::-1]
        return [self.match.edition.labels["cards"][card] for card in order]


def merged(pools):
    """Shield pools, oldest first; neighbours that end together count as one."""
    out = []
    for amount, left in pools:
        if out and out[-1][1] == left:
            out[-1][0] += amount
        elif amount:
            out.append([amount, left])
    return out


def totals(rows):
    """The sum of the amounts of rows (…, amount, left) that agree in all else."""
    out = Counter()
    for *what, amount, left in rows:
        out[(*what, left)] += amount
    return +out


def rows(s, seat, kind, *fields):
    """The lasting effects of one kind, as rows of these fields."""
    columns = [getattr(s, f"{kind}_{name}")[seat] for name in fields]
    return list(zip(*columns, strict=True))[: getattr(s, kind + "_n")[seat]]


def engine_side(match, seat):
    """All that lies on one side of the engine's table."""
    s, label = match.state, match.edition.labels["cards"]

    def pile(zone):
        cards = getattr(s, zone)[seat][: getattr(s, zone + "_n")[seat]]
        return [label[card] for card in cards]

    mods = rows(s, seat, "mod", "stat", "amount", "left")
    known = [mask >> seat & 1 for mask in s.known[seat][: s.deck_n[seat]]]
    assert not any(mask & ~(1 << seat) for mask in s.known[seat]), "a deck is shown to others"
    side = {name: getattr(s, name)[seat] for name in ("hp", "shield", *STATS, *COUNTS)}
    side |= {name: bool(getattr(s, name)[seat]) for name in FLAGS}
    side |= {zone: sorted(pile(zone)) for zone in ("hand", "grave", "removed")}
    side["deck"] = pile("deck")[::-1]
    side["known"] = known[::-1]
    side["mods"] = totals((STATS[a], n, WORDS.get(left, left)) for a, n, left in mods)
    side["pools"] = merged(rows(s, seat, "pool", "amount", "left"))
    side["storms"] = totals(rows(s, seat, "storm", "amount", "left"))
    gear = zip(s.gear[seat], s.gear_state[seat], strict=True)
    memo = enumerate(match.edition.t.memo[: match.edition.t.cards_n])
    side["done"] = {label[card] for card, bit in memo if bit >= 0 and s.done[seat] >> bit & 1}
    side["gear"] = [(label[card], STATES[state]) for card, state in gear if card >= 0]
    return side


def model_side(model, seat):
    """The same of the model's."""
    player = model.players[seat]
    side = {name: player.stat(name) for name in STATS}
    side |= {name: getattr(player, name) for name in ("hp", "shield", *COUNTS, *FLAGS)}
    side |= {zone: sorted(getattr(player, zone)) for zone in ("hand", "grave", "removed")}
    side["deck"] = player.deck
    side["known"] = [int(at < player.known) for at in range(len(player.deck))]
    side["mods"] = totals(player.mods)
    side["pools"] = merged(player.pools)
    side["storms"] = totals(player.storms)
    side["done"] = player.finished & model.book.remembered
    side["gear"] = list(player.gear.items())
    return side


def engine_table(match):
    """All that lies on the engine's table."""
    s, outcome = match.state, match.outcome()
    return {
        "decision": (PHASES[s.phase], s.seat),
        "moves": sorted(move.notation for move in match.legal()),
        "time": (s.turn, s.active),
        "waiting": 0 if match.over else s.later_n,
        "cancelled": bool(s.cancelled),
        "over": (match.over, outcome and outcome.winners),
        "sides": [engine_side(match, seat) for seat in (0, 1)],
    }


def model_table(model):
    """The same of the model's."""
    decision = model.decision
    winners = () if model.winner is None else (model.winner,)
    return {
        "decision": (decision.phase, decision.seat),
        "moves": sorted(decision.moves),
        "time": (model.turn, model.active),
        "waiting": 0 if model.over else len(model.me.at_end),
        "cancelled": model.cancelled,
        "over": (model.over, winners if model.over else None),
        "sides": [model_side(model, seat) for seat in (0, 1)],
    }


def difference(match, model):
    """Where the two tables differ, in words; empty if they do not."""
    here, there = engine_table(match), model_table(model)
    if model.decision.phase == "build":  # the table is laid when both decks are built
        here, there = ({**t, "time": 0, "sides": []} for t in (here, there))
    if model.decision.phase != "play":  # whether it is broken at once or later makes no difference
        for side in (*here["sides"], *there["sides"]):
            side.pop("chain")
    sides = zip(here.pop("sides"), there.pop("sides"), strict=True)
    found = [f"{k}: engine {here[k]}, model {there[k]}" for k in here if here[k] != there[k]]
    for seat, (one, other) in zip("AB", sides, strict=False):
        wrong = [k for k in one if one[k] != other[k]]
        found += [f"{seat}.{k}: engine {one[k]}, model {other[k]}" for k in wrong]
    return found


def lay(match, model):
    """A match like this one whose engine stands in the position of a prepared model."""
    edition = match.edition
    s = edition.rules.state.copy(match.state)
    s.turn, s.active, s.seat, s.phase = model.turn, model.active, model.active, codes.PLAY
    s.first = model.active if model.turn % 2 else 1 - model.active
    for player in model.players:
        _lay_values(edition.t, s, player)
        _lay_cards(edition.labels["cards"], s, player)
        _lay_lasting(s, player)
    return Match(edition, match.seed, state=s)


def _lay_values(t, s, player):
    seat = player.seat
    for name in ("hp", "shield", *COUNTS, *FLAGS):
        getattr(s, name)[seat] = int(getattr(player, name))
    for name in STATS:
        getattr(s, name)[seat] = player.stat(name)
    s.gear_state[seat] = [STATES.index(state) for state in player.gear.values()]


def _lay_cards(label, s, player):
    seat = player.seat
    for zone in ("hand", "grave", "removed", "deck"):
        cards = [label.index(name) for name in getattr(player, zone)]
        cards = cards[::-1] if zone == "deck" else cards
        getattr(s, zone)[seat] = cards + [codes.NONE] * (codes.DECK - len(cards))
        getattr(s, zone + "_n")[seat] = len(cards)
    below = len(player.deck) - player.known
    s.known[seat] = [0] * below + [1 << seat] * player.known
    s.known[seat] += [0] * (codes.DECK - len(player.deck))
    seen = player.grave + player.removed
    s.list[seat] = [label.index(name) for name in (*seen, *player.hand, *player.deck)]
    s.shown[seat] = len(seen) if player.custom else codes.DECK
    s.listed[seat] = [EVERYONE if i < s.shown[seat] else 1 << seat for i in range(codes.DECK)]


def _lay_lasting(s, player):
    """Lasting effects as rows of their own; card numbers keep them apart."""
    seat, left = player.seat, {word: number for number, word in WORDS.items()}
    entries = {
        "mod": [
            (i, STATS.index(m[0]), m[1], left.get(m[2], m[2])) for i, m in enumerate(player.mods)
        ],
        "pool": player.pools,
        "storm": [(i, *storm) for i, storm in enumerate(player.storms)],
    }
    columns = {
        "mod": ("card", "stat", "amount", "left"),
        "pool": ("amount", "left"),
        "storm": ("card", "amount", "left"),
    }
    for kind, found in entries.items():
        getattr(s, kind + "_n")[seat] = len(found)
        for at, name in enumerate(columns[kind]):
            column = getattr(s, f"{kind}_{name}")[seat]
            column[:] = [row[at] for row in found] + [0] * (len(column) - len(found))
