"""When a coach speaks: `event KIND …` (something happened) or `asked VERB …` (something is asked).

Conditions follow: `argument=me`, `=other` or a number, with `=` or `>=`. Of an event they hold for
its arguments, and `by` is who moved; of a question for fields of the state. The page looks for
them; here they are read and held against what the game has.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ludotheque.core.game import Rules

CONDITION = re.compile(r"(\w+)(>?=)(me|other|-?\d+)")
MOVER = "by"


class Occasion(NamedTuple):
    """Something that may come up."""

    what: str  # "event" or "asked"
    name: str  # of an event, or of a verb
    conditions: tuple[tuple[str, str, str], ...]  # argument, sign, value


def read_occasion(text: str, rules: Rules) -> Occasion:
    """An occasion; ValueError says what in it the game does not have."""
    what, _, behind = text.partition(" ")
    name, *rest = behind.split() or [""]
    if what not in ("event", "asked"):
        raise ValueError(f"{what!r} is neither event nor asked")
    known = _known(what, name, rules)
    found = []
    for word in rest:
        condition = CONDITION.fullmatch(word)
        if not condition:
            raise ValueError(f"{word!r} is not a condition such as seat=me or n>=2")
        if condition[1] not in known:
            raise ValueError(f"{name} has no {condition[1]!r}; there are {', '.join(known)}")
        found.append((condition[1], condition[2], condition[3]))
    return Occasion(what, name, tuple(found))


def _known(what: str, name: str, rules: Rules) -> list[str]:
    """What conditions may speak of."""
    if what == "event":
        kind = next((kind for kind in rules.events if kind.name == name), None)
        if kind is None:
            raise ValueError(f"there is no event {name!r}")
        return [*kind.args, MOVER]
    if name not in [verb.name for verb in rules.moves.verbs]:
        raise ValueError(f"there is no move {name!r}")
    return [field.name for field in rules.state.fields if not field.shape]
