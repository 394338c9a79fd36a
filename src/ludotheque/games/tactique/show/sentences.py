"""What Tactique says: the question put, what a move does, the log line of an event."""

from collections.abc import Callable
from functools import partial
from typing import Any

from ludotheque.core.events import CELL, Sense
from ludotheque.core.naming import Seat, named
from ludotheque.core.phrases import COMMA, joined
from ludotheque.core.sentences import called, telling, text
from ludotheque.core.view import View
from ludotheque.core.words import SILENCE, Words
from ludotheque.games.tactique import codes as n
from ludotheque.games.tactique import events
from ludotheque.games.tactique.edition.vocabulary import KEYWORDS, LAPSES, TERRAINS
from ludotheque.games.tactique.moves import CELL_NAMES, SIDES
from ludotheque.games.tactique.rules.choices import acting_card, slot_now

PLAYERS = ("A", "B")
ASKED = {n.PICK_UNIT: "unit", n.PICK_ROW: "row", n.PICK_DISCARD: "discard"}
FIRST = {n.ACT_PLAY: "place", n.ACT_ATTACK: "foe", n.ACT_MOVE: "step"}


def card_name(edition: Any, card: int) -> Words:
    """What a card is called."""
    return called(edition, "cards", card)


@named
def prompt(view: View) -> Words:
    """What the acting seat must decide now, or who is thinking, or who won."""
    s, edition = view.state, view.edition
    if s.phase == n.OVER:
        return _verdict(view)
    seat = Seat(s.seat)
    if not view.acting:
        return text(edition, "prompts", "wait", seat=seat)
    if s.phase == n.BUILD:
        name = "build_on" if s.list_n[s.seat] else "build"
        return text(edition, "prompts", name, seat=seat, n=n.DECK - s.list_n[s.seat])
    if s.phase == n.PICK:
        return text(edition, "prompts", "pick")
    if not s.act[s.seat]:
        return text(edition, "prompts", "main")
    slot = slot_now(edition.t, s, s.seat)
    kind = ASKED.get(edition.t.slot_kind[slot], "cell") if slot >= 0 else FIRST[s.act[s.seat]]
    return text(edition, "prompts", kind, card=card_name(edition, acting_card(s, s.seat)))


def _verdict(view: View) -> Words:
    s, edition = view.state, view.edition
    reason = edition.reason(s.ended)
    if s.winner == n.NONE:
        return text(edition, "prompts", "drawn", reason=reason)
    seat = Seat(s.winner)
    if s.won_by == n.NONE:
        return text(edition, "prompts", "won", seat=seat, reason=reason)
    goal = called(edition, "conditions", s.won_by)
    return text(edition, "prompts", "won_by", seat=seat, goal=goal)


@named
def move(view: View, number: int) -> Words:
    """What a move does, in a few words."""
    edition = view.edition
    verb, args = edition.rules.moves.split(number)
    values: dict[str, object] = {}
    for name, value in zip(verb.args, args, strict=True):
        values[name] = _argument(edition, name, value)
    if verb.name in ("attack", "activate", "move"):
        values["card"] = _unit_name(view, args[0], own=True)
    if verb.name == "target":
        values["card"] = _unit_name(view, args[1], own=args[0] == 0)
    if verb.name == "play":
        values["cost"] = edition.t.cost[args[0]]
    if verb.name == "activate":
        values["cost"] = _activation(view, args[0], args[1])
    return text(edition, "moves", verb.name, **values)


def _argument(edition: Any, name: str, value: int) -> object:
    if name in ("card", "deck", "condition"):
        return called(edition, f"{name}s", value)
    if name == "side":
        return text(edition, "words", SIDES[value])
    return CELL_NAMES[value] if name == "cell" else value + 1


def _spot(view: View, cell: int, own: bool) -> int:
    s = view.state
    seat = s.seat if s.seat in (0, 1) else s.active
    return int(seat if own else 1 - seat) * n.CELLS + cell


def _unit_name(view: View, cell: int, own: bool) -> Words:
    card = view.state.unit[_spot(view, cell, own)]
    return card_name(view.edition, card) if card >= 0 else Words("—", "—")


def _activation(view: View, cell: int, ability: int) -> int:
    card = view.state.unit[_spot(view, cell, own=True)]
    return int(view.edition.t.ability_cost[card][ability]) if card >= 0 else 0


def _words(edition: Any) -> dict[Sense, Callable[[Any], object]]:
    """How the arguments of events are called in a sentence."""
    card = partial(card_name, edition)
    texts = edition.texts
    return {
        events.CARD: card,
        events.HAND: lambda cards: joined([card(one) for one in cards], COMMA),
        CELL: lambda cell: CELL_NAMES[cell],
        events.DECK: lambda deck: called(edition, "decks", deck) if deck >= 0 else SILENCE,
        events.GOAL: lambda goal: called(edition, "conditions", goal) if goal >= 0 else SILENCE,
        events.KEYWORD: lambda keyword: texts["keywords"][KEYWORDS[keyword]],
        events.TERRAIN: lambda kind: texts["terrains"][TERRAINS[kind]],
        events.LAPSE: lambda lapse: texts["lapses"].get(LAPSES[lapse], SILENCE),
        events.REASON: edition.reason,
    }


event = telling(
    events.EVENTS, _words
)  # the log line of an event; empty where nothing is worth saying
