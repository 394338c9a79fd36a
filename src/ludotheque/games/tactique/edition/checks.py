"""What must hold for a card as a whole and for the cards together, beyond single keys (§3.17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludotheque.cards.keys import Effect
from ludotheque.core.content import Entry, check_room, unknown
from ludotheque.core.words import ContentError
from ludotheque.games.tactique.codes import CARDS, FREELY, PICKS
from ludotheque.games.tactique.edition import vocabulary

if TYPE_CHECKING:
    from ludotheque.games.tactique.edition.cards import Ability, Card

ONCE = ("activated", "deploy", "cast")  # a card has one such ability at most
MASSED = ("self", "adjacent", "row_mates", "all")  # what statics may reach
WITH_FOE = ("attack", "kill")
SPELLS = ("instant", "terrain")
LASTING_ON = ("static", "turn_start", "turn_end")  # abilities of persistent spells


def check_card(card: Card, entry: Entry) -> None:
    """Refuse a card whose abilities do not go together with its type, or with each other."""
    on = [ability.on for ability in card.abilities]
    for trigger in ONCE:
        if on.count(trigger) > 1:
            raise entry.wrong(f"abilities: {trigger} stands there twice")
    if card.type == "token" and on:
        raise entry.wrong("a token has no abilities")
    if card.type in SPELLS and on != ["cast"]:
        raise entry.wrong(f"a spell of type {card.type} has one ability, on = cast")
    if card.type == "persistent" and (not on or not set(on) <= set(LASTING_ON)):
        raise entry.wrong(f"a persistent spell has abilities on {', '.join(LASTING_ON)}")
    if card.is_unit and "cast" in on:
        raise entry.wrong("a unit is not cast: its ability is on = deploy")
    for at, ability in enumerate(card.abilities):
        for fault in _faults(card, ability):
            raise entry.wrong(f"ability {at}: {fault}")


def _faults(card: Card, ability: Ability) -> Iterator[str]:
    if ability.on == "activated" and not ability.cost and ability.limit == FREELY:
        yield "without a cost it needs a limit, or a turn might never end"
    if ability.condition and not card.is_unit:
        yield f"if = {ability.condition}: a spell stands in no row"
    if ability.on == "static":
        yield from _lent(ability)
    yield from _choices(ability)
    for step in ability.steps:
        yield from _step(card, ability, step)


def _lent(ability: Ability) -> Iterator[str]:
    for step in ability.steps:
        to = vocabulary.selected(step.values)
        if to is not None and to.how not in MASSED:
            yield f"a static ability reaches {', '.join(MASSED)}, not {to.how}"
        if isinstance(step.values["n"], vocabulary.Sum) and step.values["n"].most:
            yield "a static ability gives a plain number"
        if step.values["dur"] != "perm" or step.values["optional"]:
            yield "a static ability has neither dur nor optional"


def _choices(ability: Ability) -> Iterator[str]:
    asked = [step for step in ability.steps if _asks(step)]
    if asked and ability.on not in vocabulary.ASKING:
        yield f"only {', '.join(vocabulary.ASKING)} may ask for a choice (§3.6)"
    if sum(_asks(step) for step in asked) > PICKS - 1:
        yield f"it asks for more than {PICKS - 1} choices"
    free = [bool(step.values.get("optional")) for step in asked]
    if free != sorted(free):
        yield "a compulsory choice stands behind an optional one"
    for step in ability.steps:
        if step.values.get("optional") and not _asks(step):
            yield f"{step.verb}: only a step that asks for a choice is optional"
    own = [vocabulary.selected(step.values) for step in asked if not step.values.get("optional")]
    if len({to for to in own if to is not None and to.how == "choose"}) > 1:
        yield "two compulsory choices of units must ask for the same"


def _asks(step: Effect) -> int:
    """How many choices a step asks for."""
    to, cell = vocabulary.selected(step.values), vocabulary.placed(step.values)
    asked = int(to is not None and to.how in vocabulary.CHOSEN)
    return asked + int(cell is not None and cell.how in vocabulary.CHOSEN_PLACES)


def _step(card: Card, ability: Ability, step: Effect) -> Iterator[str]:
    to, cell = vocabulary.selected(step.values), vocabulary.placed(step.values)
    hows = [one.how for one in (to, cell) if one is not None]
    if {"foe", "foe_adjacent"} & set(hows) and ability.on not in WITH_FOE:
        yield f"{step.verb}: there is a foe only on {', '.join(WITH_FOE)}"
    if to is not None and to.how in ("self", "adjacent", "row_mates") and not card.is_unit:
        yield f"{step.verb}: a spell has no {to.how}"
    if (to is not None and to.how == "choose_discard") != (step.verb == "revive"):
        yield f"{step.verb}: revive goes with choose_discard, and nothing else does"
    first = step is ability.steps[0]
    if ("same" in hows or "same_row" in hows) and first:
        yield f"{step.verb}: there is no step before it"
    if "same_row" in hows and "row" not in [
        one.how for other in ability.steps if (one := vocabulary.selected(other.values)) is not None
    ]:
        yield f"{step.verb}: no step chose a row"
    if step.verb == "move" and hows != ["choose", "choose_own"]:
        yield "move: it takes a unit chosen and a cell choose_own"
    if step.verb == "move" and sum(map(_asks, ability.steps)) > 2:
        yield "move: no other step asks for a choice"
    if step.verb in ("summon", "revive") and hows[-1] in ("choose_own", "choose_cell", "same_row"):
        yield f"{step.verb}: a unit comes to an empty cell"


def check_cards(cards: Sequence[Card]) -> None:
    """Refuse more cards than there is room for, and summons of what is no token."""
    check_room("cards.toml", len(cards), CARDS)
    tokens = [card.id for card in cards if card.type == "token"]
    for card in cards:
        for ability in card.abilities:
            for step in ability.steps:
                named = step.values.get("token")
                if named is not None and named not in tokens:
                    what = f"summon: the token {unknown(named, tokens)}"
                    raise ContentError(f"cards.toml: [{card.id}] {what}")
