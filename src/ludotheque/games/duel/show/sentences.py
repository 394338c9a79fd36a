"""What the duel says: the question put, what a move does, the log line of an event."""

from collections.abc import Callable
from functools import partial
from typing import Any

from ludotheque.core.events import Sense
from ludotheque.core.naming import Seat, named
from ludotheque.core.phrases import COMMA, DOT, joined
from ludotheque.core.sentences import called, telling, text
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.games.duel import codes as n
from ludotheque.games.duel.edition.vocabulary import STATS
from ludotheque.games.duel.events import (
    ATTACK,
    CARD,
    DECK_KIND,
    EVENTS,
    GEAR,
    HAND,
    PHASES,
    REASON,
    STAT,
)
from ludotheque.games.duel.rules.attack import announced_damage
from ludotheque.games.duel.rules.conditions import pending
from ludotheque.games.duel.rules.effects import amount_played, weapon_damage, weapon_place
from ludotheque.games.duel.rules.values import factor

PLAYERS = ("A", "B")


def card_name(edition: Any, card: int) -> Words:
    """What a card is called; a number that is no card has no other name than its own."""
    return called(edition, "cards", card)


def announced_name(edition: Any, card: int) -> Words:
    """What is announced: a card, or a strike."""
    return text(edition, "words", "strike") if card == n.STRIKE else card_name(edition, card)


def turn_words(view: View, lang: str) -> str:
    """Which turn it is, and whose; or who builds a deck."""
    s, edition = view.state, view.edition
    if s.phase == n.BUILD:
        return text(edition, "words", "building", seat=PLAYERS[s.seat]).get(lang)
    turn = text(edition, "words", "turn", turn=s.turn).get(lang)
    return f"{turn} · {text(edition, 'words', 'turn_of', seat=PLAYERS[s.active]).get(lang)}"


def known_top(view: View, seat: int) -> int:
    """The card on top of a deck if this viewer knows it, or NONE."""
    s = view.state
    return s.deck[seat][s.deck_n[seat] - 1] if s.deck_n[seat] else n.NONE


@named
def prompt(view: View) -> Words:
    """What the acting seat must decide now, or who is thinking, or who won."""
    s, edition = view.state, view.edition
    if s.phase == n.OVER:
        return _verdict(view)
    who = Seat(s.seat)
    if not view.acting:
        return text(edition, "prompts", "wait", seat=who)
    name, values = PHASES[s.phase], {}
    if s.phase == n.BUILD:
        gear, cards = n.GEAR - s.gear_n[s.seat], n.DECK - s.list_n[s.seat]
        name = "build" if _fresh(s) else "build_on"
        values = {"gear": gear, "cards": cards}
    elif s.phase == n.RETURN:
        values = {"left": s.back}
    elif s.phase == n.REACT and s.cancelled:
        name = "react_on"
    elif s.phase == n.REACT:
        what = announced_name(edition, pending(s))
        values = {"what": what, "n": announced_damage(edition.t, s)}
    return text(edition, "prompts", name, seat=who, **values)


def _fresh(s: Any) -> bool:
    """Whether the builder has added nothing yet: only the weapon lies there."""
    return bool(s.gear_n[s.seat] == 1 and s.list_n[s.seat] == 0)


def _verdict(view: View) -> Words:
    s, edition = view.state, view.edition
    reason = edition.reason(s.ended)
    if s.hp[0] == s.hp[1]:
        return text(edition, "prompts", "drawn", reason=reason)
    winner = int(s.hp[1] > s.hp[0])
    both = {"seat": Seat(winner), "loser": Seat(1 - winner)}
    if s.ended == n.DEFEATED:
        return text(edition, "prompts", "won_fallen", **both)
    return text(edition, "prompts", "won", reason=reason, **both)


@named
def move(view: View, number: int) -> Words:
    """What a move does, in a few words, with the numbers that count now."""
    edition = view.edition
    verb, args = edition.rules.moves.split(number)
    values: dict[str, object] = {}
    if verb.name == "strike":
        values = _strike_values(view)
    elif args:
        values = {"card": card_name(edition, args[0])}
        if verb.name in ("play", "rapid"):
            values["worth"] = joined(worth(view, view.state.seat, args[0]), DOT, DOT.fr)
    return text(edition, "moves", verb.name, **values)


def _strike_values(view: View) -> dict[str, object]:
    """The weapon and what it deals now; nothing where no weapon lies there yet."""
    t, s, edition = view.edition.t, view.state, view.edition
    seat = s.seat if s.seat in (0, 1) else s.active
    card = s.gear[seat][weapon_place(t, s, seat)]
    dealt = weapon_damage(t, s, seat, n.FULL_FORCE)
    worth = text(edition, "words", "deals", n=dealt, hits=1)
    return {"card": card_name(edition, card), "worth": worth}


def worth(view: View, seat: int, card: int) -> list[Words]:
    """What a card costs, deals and gives now, in the hands of a player."""
    t, edition = view.edition.t, view.edition
    found = [text(edition, "words", "costs", n=t.cost[card])]
    row = t.first[card]
    while row < t.last[card]:
        found += _worth_of(view, seat, row)
        row += 1 + t.row_span[row]
    return found


def _worth_of(view: View, seat: int, row: int) -> list[Words]:
    """What one effect deals or gives now; nothing for the others."""
    t, s, edition = view.edition.t, view.state, view.edition
    verb, base = t.row_verb[row], amount_played(t, s, seat, row)
    if verb == n.DAMAGE:
        dealt = base * factor(s, seat, t.row_force[row])
        return [text(edition, "words", "deals", n=dealt, hits=t.row_hits[row])]
    if verb == n.WEAPON_ATTACK:
        dealt = weapon_damage(t, s, seat, t.row_force[row])
        return [text(edition, "words", "deals", n=dealt, hits=1)]
    if verb == n.SHIELD:
        return [text(edition, "words", "gives", n=base * (1 + s.resistance[seat]))]
    return []


def _words(edition: Any) -> dict[Sense, Callable[[Any], object]]:
    """How the arguments of events are called in a sentence."""
    card = partial(card_name, edition)
    return {
        CARD: card,
        GEAR: lambda cards: joined([card(one) for one in cards], COMMA),
        HAND: lambda cards: joined([card(one) for one in cards], COMMA),
        ATTACK: partial(announced_name, edition),
        STAT: lambda stat: text(edition, "words", STATS[stat]),
        DECK_KIND: lambda own: text(edition, "words", ("deck_printed", "deck_custom")[own]),
        REASON: edition.reason,
    }


event = telling(EVENTS, _words)  # the log line of an event; empty where nothing is worth saying
