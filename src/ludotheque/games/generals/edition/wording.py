"""Names from the content, and what generals do in words, made from the same data as the tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotheque.core.phrases import chained, joined, say, sentence
from ludotheque.core.words import Words
from ludotheque.games.generals.edition import texts as known
from ludotheque.games.generals.edition.articles import a, the
from ludotheque.games.generals.edition.contents import Contents
from ludotheque.games.generals.edition.generals import ADDED, STATS, Filter, General, Modifier
from ludotheque.space.maps.words import SYMMETRY_NAMES

Texts = Mapping[str, Mapping[str, Words]]
MINUS = "−"
NAMES = (
    *("units", "unit_texts", "a_unit", "the_unit", "buildings", "building_texts", "the_building"),
    *("terrains", "generals", "powers", "options"),
)
PRINTS = ("passives", "power_texts")


def add_texts(texts: dict[str, dict[str, Words]], contents: Contents) -> None:
    """Check the sentences of a texts file and add names and texts of all that is printed."""
    known.check(texts, contents)
    texts["units"] = texts["types"] = {unit.id: unit.words for unit in contents.units}
    texts["unit_texts"] = {unit.id: unit.about for unit in contents.units}
    texts["a_unit"] = {unit.id: a(unit.words, unit.gender) for unit in contents.units}
    texts["the_unit"] = {unit.id: the(unit.words, unit.gender) for unit in contents.units}
    texts["the_building"] = {one.id: the(one.words, one.gender) for one in contents.buildings}
    texts["buildings"] = {building.id: building.words for building in contents.buildings}
    texts["building_texts"] = {building.id: building.about for building in contents.buildings}
    texts["terrains"] = {terrain.id: terrain.words for terrain in contents.terrains}
    texts["generals"] = {general.id: general.words for general in contents.generals}
    texts["passives"] = {general.id: passive(general, texts) for general in contents.generals}
    texts["powers"] = {g.id: g.power or Words("", "") for g in contents.generals}
    texts["power_texts"] = {general.id: power(general, texts) for general in contents.generals}
    texts["symmetries"] = dict(SYMMETRY_NAMES)
    texts["maps"] = {id: chart.name for id, chart in contents.maps.items()}
    texts["map_texts"] = {id: chart.about for id, chart in contents.maps.items()}
    texts["options"] |= {f"generals.{g.id}": g.words for g in contents.generals}
    texts["choices"] = {f"generals.{g.id}": told(g, texts) for g in contents.generals if g.power}
    texts["options"] |= {f"map.{id}": chart.name for id, chart in contents.maps.items()}


def passive(general: General, texts: Texts) -> Words:
    """What a general always does, as a sentence."""
    phrases = texts["general_texts"]
    if not general.passive:
        return sentence(phrases["no_passive"])
    return sentence(say(phrases["passive"], effects=_together(general.passive, texts)))


def power(general: General, texts: Texts) -> Words:
    """What a general's power does, at once and while it lasts."""
    phrases = texts["general_texts"]
    said = []
    if general.heal_all:
        said.append(say(texts["modifiers"]["heal_all"], n=general.heal_all))
    if general.active:
        said.append(say(phrases["active"], effects=_together(general.active, texts)))
    found = [sentence(one) for one in said or [phrases["no_power"]]]
    return joined(found, Words(" ", " "), " ")


def told(general: General, texts: Texts) -> Words:
    """All that a general does, for who has to choose one."""
    name, does = texts["powers"][general.id], texts["power_texts"][general.id]
    fr, en = (text[:1].lower() + text[1:] for text in does)
    power = Words(f"{name.fr}\u00a0: {fr}", f"{name.en}: {en}")
    return joined([texts["passives"][general.id], power], Words(" ", " "), " ")


def _together(modifiers: Sequence[Modifier], texts: Texts) -> Words:
    """“a and b (tracked units); c (ships)”: what concerns the same units is told together."""
    groups: dict[Words | None, list[Words]] = {}
    for one in modifiers:
        who = whom(one.filter, texts["movers"]) if STATS[one.stat].filtered else None
        groups.setdefault(who, []).append(effect(one, texts))
    found = [_group(who, effects, texts["movers"]) for who, effects in groups.items()]
    return chained(found, texts["movers"]["then"])


def _group(who: Words | None, effects: Sequence[Words], movers: Mapping[str, Words]) -> Words:
    together = joined(effects, movers["and"])
    return say(movers["group"], effects=together, who=who) if who else together


def effect(modifier: Modifier, texts: Texts) -> Words:
    """What one modifier does, without capital and full stop."""
    amount: object = modifier.value
    if STATS[modifier.stat].join == ADDED:
        amount = f"{'+' if modifier.value > 0 else MINUS}{abs(modifier.value)}"
    return say(texts["modifiers"][modifier.stat], n=amount)


def whom(chosen: Filter, movers: Mapping[str, Words]) -> Words:
    """Whom a modifier concerns."""
    found = [movers[f"domain_{name}"] for name in chosen.domains]
    found += [movers[name] for name in chosen.move_types]
    who = joined(found, movers["or"]) if found else None
    if chosen.indirect:
        return say(movers["indirect"], who=who or movers["units"])
    return who or movers["all"]
