"""What Eden says: the question put, what a move does, the log line of an event."""

from collections.abc import Callable
from functools import partial
from typing import Any

from ludotheque.core.events import CELL, Sense
from ludotheque.core.naming import Seat, named
from ludotheque.core.phrases import COMMA, joined
from ludotheque.core.sentences import called, telling, text
from ludotheque.core.view import View
from ludotheque.core.words import Words
from ludotheque.games.eden import codes as n
from ludotheque.games.eden.edition.options import GROUNDS
from ludotheque.games.eden.edition.vocabulary import MARKS
from ludotheque.games.eden.events import ASKS, CARD, EVENTS, GROUND, HAND, MARKED, REASON
from ludotheque.games.eden.moves import CELL_NAMES, PORTAL_WORDS

WAYS = {"draw": ("pile", "face"), "portal": PORTAL_WORDS}  # moves that are told way by way


def card_name(edition: Any, card: int) -> Words:
    """What a card is called."""
    return called(edition, "cards", card)


def ground_name(edition: Any, ground: int) -> Words:
    """What a tile shows."""
    name = GROUNDS[ground] if ground <= n.HEART else "portal"
    return Words(*edition.texts["grounds"][name])


@named
def prompt(view: View) -> Words:
    """What the acting seat must decide now, or who is thinking, or who won."""
    s, edition = view.state, view.edition
    if s.phase == n.OVER:
        return edition.reason(s.ended)
    if not view.acting:
        return text(edition, "prompts", "wait", seat=Seat(s.seat))
    name = f"{ASKS[s.ask]}{_further(s)}"
    known = name in edition.texts["prompts"]
    return text(edition, "prompts", name if known else ASKS[s.ask], **_asked(view))


def _further(s: Any) -> str:
    """What a question or an answer is called by where something of its kind was done before."""
    if s.ask == n.OFF_TARGET and s.fronts_n:
        return "_more"
    return "_attacked" if s.ask == n.EXP_PREP and s.attacked else ""


def _asked(view: View) -> dict[str, object]:
    """What a question is about: the tile, the card whose ability it is, the troops left."""
    s, edition = view.state, view.edition
    card = s.r_card if s.r_card >= 0 else 0
    return {
        "ground": ground_name(edition, s.drawn) if s.ask == n.MAP_TILE else "",
        "card": card_name(edition, card),
        "n": s.placed if s.ask != n.MAP_BLACK else s.blacks,
        "cell": CELL_NAMES[max(s.target[min(s.at, 1)], 0)],
    }


@named
def move(view: View, number: int) -> Words:
    """What a move does, in a few words."""
    edition, s = view.edition, view.state
    verb, args = edition.rules.moves.split(number)
    values = {name: ARGUMENTS[name](edition, v) for name, v in zip(verb.args, args, strict=True)}
    known = edition.texts["moves"]
    if verb.name in WAYS:
        return text(edition, "moves", f"{verb.name}_{WAYS[verb.name][args[0]]}")
    if verb.name in ("unit", "activate"):
        values["card"] = _unit(view, args[0])
    if verb.name == "react":
        values["card"] = _unit(view, s.chance_unit[args[0]])
        values["unit"] = _unit(view, s.chance_event[args[0]])
    decision = f"{verb.name}_{ASKS[s.ask]}"  # in which it may be called by a name of its own
    names = (f"{decision}{_further(s)}", decision, verb.name)
    return text(edition, "moves", next(name for name in names if name in known), **values)


def _unit(view: View, unit: int) -> Words:
    return card_name(view.edition, view.state.u_card[unit]) if unit >= 0 else Words("—", "—")


ARGUMENTS: dict[str, Callable[[Any, int], object]] = {  # what those of moves are called
    "card": card_name,
    "mode": lambda edition, mode: called(edition, "modes", mode),
    "cell": lambda edition, cell: CELL_NAMES[cell],
    "seat": lambda edition, seat: Seat(seat),
    **dict.fromkeys(("front", "ability"), lambda edition, place: place + 1),
    **dict.fromkeys(("unit", "chance", "n", "tile", "how"), lambda edition, number: number),
}


def _words(edition: Any) -> dict[Sense, Callable[[Any], object]]:
    """How the arguments of events are called in a sentence."""
    card = partial(card_name, edition)
    return {
        CARD: card,
        HAND: lambda cards: joined([card(one) for one in cards], COMMA),
        CELL: lambda cell: CELL_NAMES[cell],
        GROUND: partial(ground_name, edition),
        MARKED: lambda mark: edition.texts["marks"][MARKS[mark]],
        REASON: edition.reason,
    }


event = telling(EVENTS, _words)  # the log line of an event; empty where nothing is worth saying
