"""Steps of abilities as phrases: units and cells in words, alike steps told together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotheque.cards.keys import Effect
from ludotheque.core.phrases import chained, say
from ludotheque.core.words import LANGUAGES, Words
from ludotheque.games.tactique.edition.cards import Card
from ludotheque.games.tactique.edition.vocabulary import Selected, Sum, placed, selected

Texts = Mapping[str, Mapping[str, Words]]
GIVEN = ("atk", "hp", "grant")  # told together where the same units get them: +1 ATK and +1 HP
SUBJECTS = (*GIVEN, "shield", "ready")  # what units do or get; the others are done to them
ALIKE = ("summon", "terrain")  # told together where they stand twice
PLURAL = ("all", "adjacent", "row_mates")
NOTHING = Words("", "")


class Phrasing:
    """The phrases of a texts file."""

    def __init__(self, texts: Texts, cards: Mapping[str, Card]) -> None:
        self.texts, self.cards = texts, cards

    def told(self, steps: Sequence[Effect], at: int, static: bool) -> tuple[Words, int]:
        """The phrase of a step with those that go with it, and how many these are."""
        step = steps[at]
        if step.verb in ALIKE:
            return self._on_cells(steps, at)
        count = 1
        if step.verb in GIVEN:
            while at + count < len(steps) and _goes_with(step, steps[at + count]):
                count += 1
        return self._on_units(steps, at, count, static), count

    def token(self, name: str, how: str) -> Words:
        """A token in words: one, two, or one or two of them, with ATK and HP."""
        card = self.cards[name]
        return say(card.counted[how], stats=f"{card.atk}/{card.hp}")

    def _on_units(self, steps: Sequence[Effect], at: int, count: int, static: bool) -> Words:
        step, effects = steps[at], self.texts["effects"]
        to = selected(step.values)
        values: dict[str, object] = {"n": _base(step), "dur": self._lapse(step)}
        name = step.verb
        if to is not None:
            before = steps[at - 1] if at else None
            values["units"] = self.units(to, before, _form(to, static))
            values["many"] = 1 + _is_many(to, before, static)
            if to.how == "same" and step.verb not in SUBJECTS:
                name = f"{step.verb}_same"
        if step.verb in GIVEN:
            given = [self._given(one) for one in steps[at : at + count]]
            values["given"] = chained(given, self.texts["printed"]["and"])
            name = "lent" if static else "given"
        if step.verb == "revive":
            values["cell"] = self.texts["cells"]["choose_empty"]
        said = say(effects[name], **values)
        return self._with_count(said, step)

    def _with_count(self, said: Words, step: Effect) -> Words:
        n = step.values.get("n")
        if isinstance(n, Sum) and n.most:
            said = say(self.texts["printed"]["linked"], effect=said, most=n.most)
        if step.values.get("optional"):
            said = say(self.texts["printed"]["optional"], effect=said)
        return said

    def _given(self, step: Effect) -> Words:
        name = step.values.get("kw")
        if name == "armor":
            return say(self.texts["effects"]["armor"], n=_base(step))
        if name:
            return self.texts["keywords"][name]
        return say(self.texts["effects"][step.verb], n=_base(step))

    def _lapse(self, step: Effect) -> Words:
        return self.texts["lapses"].get(step.values.get("dur", "perm"), NOTHING)

    def units(self, to: Selected, before: Effect | None, form: str) -> Words:
        """The units of a step, as they stand in its phrase."""
        units = self.texts["units"]
        if to.how == "same":
            return units[_pronoun(before)]
        noun = "token" if "token" in to.like else to.trait or "unit"
        nouns = self.texts["nouns"]
        other = "_other" if "other" in to.like else ""
        name = to.how if to.how not in ("all", "choose", "lowest", "row") else f"{form}_{to.side}"
        return say(
            units[name + other if f"{name}{other}" in units else name],
            a=nouns[f"a_{noun}"],
            all=nouns[f"all_{noun}"],
            one=nouns[f"{noun}_{to.side}"],
            some=nouns[f"{noun}_{to.side}_many"],
            like=self._like(to, 0),
            rest=self._like(to, 1),
            last=self._like(to, 2),
        )

    def _like(self, to: Selected, part: int) -> Words:
        """The filters in words: `before|after|last`, as they stand about the noun."""
        filters = self.texts["filters"]
        found = [filters[name] for name in to.like if name not in ("other", "token")]
        if to.rows:
            found.append(say(filters["rows"], rows=" / ".join(map(str, to.rows))))
        if to.cost is not None:
            found.append(say(filters["cost"], n=to.cost))

        def said(lang: str) -> str:
            return "".join((*words.get(lang).split("|"), "")[part] for words in found)

        return Words(*map(said, LANGUAGES))

    def _on_cells(self, steps: Sequence[Effect], at: int) -> tuple[Words, int]:
        step = steps[at]
        twin = at + 1 < len(steps) and _is_twin(step, steps[at + 1])
        free = twin and bool(steps[at + 1].values["optional"])
        how = ("one_or_two" if free else "two") if twin else "one"
        place = placed(step.values)
        assert place is not None, "a summon and a terrain have a cell"
        cells = self.texts["cells"]
        name = f"{place.how}_{place.side}" if place.how == "choose_cell" else place.how
        cell = cells[f"{name}_{how}" if f"{name}_{how}" in cells else name]
        values: dict[str, object] = {"cell": cell}
        if step.verb == "summon":
            values["token"] = self.token(step.values["token"], how)
        else:
            values["kind"] = self.texts["terrains"][step.values["kind"]]
        return say(self.texts["effects"][step.verb], **values), 2 if twin else 1


def _goes_with(step: Effect, other: Effect) -> bool:
    """Whether the same units get something else in the same way."""
    a, b = selected(step.values), selected(other.values)
    if other.verb not in GIVEN or a is None or b is None:
        return False
    lasting = step.values.get("dur", "perm") == other.values.get("dur", "perm")
    return lasting and (b.how == "same" or (a == b and a.how == "self"))


def _is_twin(step: Effect, other: Effect) -> bool:
    """Whether a step stands there once more."""
    keys = set(step.values) - {"optional"}
    same = other.verb == step.verb and all(step.values[k] == other.values[k] for k in keys)
    return same and not step.values["optional"]


def _base(step: Effect) -> int:
    n = step.values.get("n")
    return n.base if isinstance(n, Sum) else 0


def _form(to: Selected, static: bool) -> str:
    """How units are told of: one chosen, all of them, each of some, or those that are so."""
    if to.how != "all":
        return to.how
    plain = not to.rows and not to.trait and to.cost is None and set(to.like) <= {"other"}
    return "all" if plain else "those" if static else "each"


def _is_many(to: Selected, before: Effect | None, static: bool) -> bool:
    if to.how == "same":
        return _pronoun(before) == "they"
    return to.how in PLURAL and _form(to, static) != "each"


def _pronoun(before: Effect | None) -> str:
    """What the units of the previous step are called."""
    to = selected(before.values) if before is not None else None
    if before is not None and before.verb == "move":
        return "chosen"
    return "it" if to is None or to.how in ("choose", "lowest", "self", "foe", "same") else "they"
