"""Texts of factions, conditions and cards, made from the same data as what they do."""

from __future__ import annotations

from ludotheque.cards.keys import Effect
from ludotheque.core.phrases import COMMA, SPACE, chained, joined, say, sentence
from ludotheque.core.words import Words
from ludotheque.games.tactique.codes import FREELY
from ludotheque.games.tactique.edition import texts as known
from ludotheque.games.tactique.edition.cards import Ability, Card
from ludotheque.games.tactique.edition.factions import Faction, Goal
from ludotheque.games.tactique.edition.phrasing import Phrasing, Texts
from ludotheque.games.tactique.edition.printed import Printed


def add_texts(texts: dict[str, dict[str, Words]], printed: Printed, short: Texts) -> None:
    """Check the sentences of a texts file and add names and texts of all that is printed.

    `short` says some phrases in fewer words, for small cards: `short_texts`.
    """
    known.check(texts)
    few = {name: {**texts.get(name, {}), **short.get(name, {})} for name in {**texts, **short}}
    known.check(few, "short.toml")
    cards = {card.id: card for card in printed.cards}
    phrasing, brief = Phrasing(texts, cards), Phrasing(few, cards)
    texts["cards"] = {card.id: card.words for card in printed.cards}
    texts["card_texts"] = {card.id: card_text(card, phrasing) for card in printed.cards}
    texts["short_texts"] = {card.id: card_text(card, brief) for card in printed.cards}
    texts["factions"] = {faction.id: faction.words for faction in printed.factions}
    texts["formations"] = {faction.id: faction.formation for faction in printed.factions}
    texts["passives"] = {faction.id: faction.passive_words for faction in printed.factions}
    texts["styles"] = {faction.id: faction.style for faction in printed.factions}
    texts["passive_texts"] = {
        faction.id: passive_text(faction, phrasing) for faction in printed.factions
    }
    texts["conditions"] = {goal.id: goal.words for goal in printed.goals}
    texts["condition_texts"] = {goal.id: goal_text(goal, texts) for goal in printed.goals}
    texts["decks"] = {preset.id: preset.words for preset in printed.presets}
    texts["deck_texts"] = {preset.id: preset.text for preset in printed.presets}
    texts["options"] |= {f"factions.{faction.id}": faction.words for faction in printed.factions}
    texts["options"] |= {f"decks.{preset.id}": preset.words for preset in printed.presets}


def passive_text(faction: Faction, phrasing: Phrasing) -> Words:
    """What a faction's passive effect does."""
    values: dict[str, object] = {"n": faction.n}
    if faction.token:
        values["token"] = phrasing.token(faction.token, "one")
    return sentence(say(phrasing.texts["passives_made"][faction.passive], **values))


def goal_text(goal: Goal, texts: Texts) -> Words:
    """What a victory condition asks for, with the numbers in use."""
    made = texts["goals"]
    if goal.kind != "territory":
        return sentence(say(made[goal.kind], n=goal.n[0]))
    (first, n), *rest = [(row, n) for row, n in enumerate(goal.n, 1) if n]
    said = [say(made["territory"], row=first, n=n)]
    said += [say(made["territory_or"], row=row, n=n) for row, n in rest]
    whole = joined(said, COMMA)
    return joined([sentence(whole), sentence(made["territory_when"])], SPACE)


def card_text(card: Card, phrasing: Phrasing) -> Words:
    """All that a card says: traits, keywords, abilities."""
    texts = phrasing.texts
    said = [texts["printed"]["persistent"]] if card.type == "persistent" else []
    said += [texts["traits"][trait] for trait in card.traits]
    keywords = [texts["keywords"][name] for name in card.keywords]
    if card.armor:
        keywords.append(say(texts["printed"]["armor"], n=card.armor))
    if keywords:
        said.append(joined(keywords, COMMA))
    said += [_ability(ability, phrasing) for ability in card.abilities]
    return joined([sentence(words) for words in said], SPACE, " ") if said else Words("", "")


def _ability(ability: Ability, phrasing: Phrasing) -> Words:
    """When something happens, and what."""
    printed, done = phrasing.texts["printed"], _steps(ability.steps, ability.on, phrasing)
    if ability.on in ("static", "cast"):
        name = "static_if" if ability.condition else "plain"
        return say(printed[name], effects=done)
    when = phrasing.texts["triggers"][ability.on]
    if ability.on == "activated":
        limit = 0 if ability.limit == FREELY else ability.limit
        when = say(when, cost=ability.cost, limit=limit)
    return say(printed["works_if" if ability.condition else "works"], moment=when, effects=done)


def _steps(steps: tuple[Effect, ...], on: str, phrasing: Phrasing) -> Words:
    """What is done step by step; alike steps in a row are told together."""
    said: list[Words] = []
    at = 0
    while at < len(steps):
        words, count = phrasing.told(steps, at, on == "static")
        said.append(words)
        at += count
    return chained(said, phrasing.texts["printed"]["then"])
