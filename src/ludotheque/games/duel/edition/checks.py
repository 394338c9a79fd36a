"""What must hold for a card as a whole and for the cards together, beyond single keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from ludotheque.cards.keys import Condition, Effect
from ludotheque.core.content import Entry, check_room, unknown
from ludotheque.core.words import ContentError
from ludotheque.games.duel.codes import CARDS

if TYPE_CHECKING:
    from ludotheque.games.duel.edition.vocabulary import Card

BLOWS = ("damage", "weapon_attack")
CHOICES = ("scry_draw", "freeze")
REMEMBERED = 31  # cards whose having been played a condition may ask for: bits of a field


def check_card(card: Card, entry: Entry) -> None:
    """Refuse a card whose keys do not go together."""
    if card.type == "equip":
        _check_equipment(card, entry)
    else:
        _check_played(card, entry)
        _check_attack(card, entry)
        _check_choices(card, entry)


def _check_equipment(card: Card, entry: Entry) -> None:
    """DUEL-EQUIP-01, E-05 An Equipment works by itself, or is a weapon of cost 0, or both."""
    _without(entry, "an Equipment", ("attack", "frappe", "after", "keep_if"))
    if card.weapon is None and not card.on:
        raise entry.wrong("an Equipment needs `weapon`, or `on` with `effects`")
    if bool(card.on) != bool(card.effects):
        raise entry.wrong("`on` and `effects` of an Equipment go together")
    if card.condition and not card.on:
        raise entry.wrong("`if` of an Equipment needs `on`")
    if bool(card.chain) != (card.on == "chain"):
        raise entry.wrong('`chain` and on = "chain" go together')
    if card.weapon is not None and (card.cost or card.klass == "neutral"):
        raise entry.wrong("a weapon belongs to a class and costs 0 rounds")
    if card.copies != 1:
        raise entry.wrong(f"copies = {card.copies}: there is one of each Equipment")


def _check_played(card: Card, entry: Entry) -> None:
    """Cards that are played do something, and nothing that only Equipments do."""
    _without(entry, f"a card of type {card.type}", ("weapon", "on", "chain", "if"))
    if not card.effects:
        raise entry.wrong("the key 'effects' is missing")
    if card.type != "ephemeral":
        _without(entry, f"a card of type {card.type}", ("keep_if",))
    if card.type == "rapid":
        _without(entry, "a Rapide", ("attack", "frappe", "after"))


def _check_attack(card: Card, entry: Entry) -> None:
    """E-04 An attack is a card that deals damage when played; Rapides only react."""
    verbs = [effect.verb for effect in card.effects]
    blow = next((verb for verb in verbs if verb in BLOWS), None)
    if card.type != "rapid" and card.attack != (blow is not None):
        why = f"its effect {blow!r} makes it one" if blow else "none of its effects is a blow"
        raise entry.wrong(f"attack must be {'true' if blow else 'left out'}: {why}")
    if card.frappe and not card.attack:
        raise entry.wrong("frappe = true needs attack = true")
    if "weapon_attack" in verbs and not card.frappe:
        raise entry.wrong("an attack with the weapon needs frappe = true (DUEL-FRAPPE-01)")
    if verbs.count("cancel") > 1:
        raise entry.wrong("effects: an attack can be cancelled only once")


def _check_choices(card: Card, entry: Entry) -> None:
    """Section 4.5 A card asks for one choice at most, so that a turn stays bounded."""
    asking = [effect for effect in card.effects if effect.verb in CHOICES]
    if len(asking) > 1 or (asking and card.attack):
        raise entry.wrong("effects: a card asks for one choice at most, an attack for none")
    for effect in asking:
        if effect.verb == "scry_draw" and effect.values["back"] > effect.values["n"]:
            raise entry.wrong("scry_draw: `back` is more than `n`")


def _without(entry: Entry, what: str, keys: Iterable[str]) -> None:
    for key in keys:
        if key in entry.raw:
            raise entry.wrong(f"{what} has no key {key!r}")


def check_cards(cards: Sequence[Card], classes: Sequence[str]) -> None:
    """Refuse cards without one weapon per class, or that name cards that are not there."""
    check_room("cards.toml", len(cards), CARDS)
    for name in classes:
        _check_weapon(name, [c for c in cards if c.klass == name and c.weapon is not None])
    _check_named(cards)


def _check_weapon(name: str, weapons: list[Card]) -> None:
    """E-05 One Equipment of a class is its weapon."""
    if len(weapons) != 1:
        those = ", ".join(card.id for card in weapons) or "none"
        what = f"one Equipment must be its weapon; with `weapon`: {those}"
        raise ContentError(f"cards.toml: class {name}: {what}")


def _check_named(cards: Sequence[Card]) -> None:
    """A condition names a card that exists and is played, never an Equipment."""
    playable = tuple(card.id for card in cards if card.type != "equip")
    named = set()
    for card in cards:
        for condition in conditions(card):
            if condition.kind == "played":
                named.add(condition.values["card"])
                if condition.values["card"] not in playable:
                    what = f"played: the card {unknown(condition.values['card'], playable)}"
                    raise ContentError(f"cards.toml: [{card.id}] {what}")
    if len(named) > REMEMBERED:
        raise ContentError(f"cards.toml: conditions `played` name more than {REMEMBERED} cards")


def conditions(card: Card) -> Iterator[Condition]:
    """Every condition of a card."""
    yield from (c for c in (card.keep_if, card.condition) if c is not None)
    for effect in (*card.effects, *card.after):
        yield from _inside(effect)


def _inside(effect: Effect) -> Iterator[Condition]:
    for value in effect.values.values():
        if isinstance(value, Condition):
            yield value
        elif isinstance(value, tuple):
            for inner in value:
                yield from _inside(inner)
