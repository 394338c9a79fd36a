"""When a coach speaks: `event KIND …` (something happened) or `asked VERB …` (something is asked).

Conditions follow, each a name, a sign (`=`, `>=`, `<=`) and `me`, `other`, a number or what has a
name. Of an event the names are its arguments, and `by` is who moved. Of the position they are
fields of the state as the learner sees it: `turn`; `mana[me]`, `hp[other]` of a row with an entry
for each seat; and `owner#-1`, `hand[me]#parry`: how many entries are that number, or what has that
name.
The page looks for them; here they are read and held against what the game has.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ludotheque.core.library import Game

CONDITION = re.compile(r"(\w+)(?:\[(me|other)\])?(?:#(-?\w+))?(>=|<=|=)(-?\w+)")
MOVER = "by"
SEATS = ("me", "other")


class Condition(NamedTuple):
    """Something that must be so."""

    name: str  # an argument of the event, or a field of the state
    whose: str  # "me" or "other" for a row with an entry for each seat, else empty
    item: int | None  # what is counted in a row; None: the entry itself is meant
    sign: str
    value: str  # "me", "other" or a number; as it is written, the name of one


class Occasion(NamedTuple):
    """Something that may come up."""

    what: str  # "event" or "asked"
    name: str  # of an event, or of a verb
    conditions: tuple[Condition, ...]


def read_occasion(text: str, game: Game) -> Occasion:
    """An occasion; ValueError says what in it the game does not have."""
    what, _, behind = text.partition(" ")
    name, *rest = behind.split() or [""]
    if what not in ("event", "asked"):
        raise ValueError(f"{what!r} is neither event nor asked")
    args = _arguments(what, name, game)
    found = tuple(_condition(word) for word in rest)
    for condition, _ in found:
        _check(condition, name, args, game)
    return Occasion(what, name, tuple(_numbered(one, item, game) for one, item in found))


def _arguments(what: str, name: str, game: Game) -> list[str]:
    """What an event tells; a question tells nothing."""
    if what == "asked":
        if name not in [verb.name for verb in game.rules.moves.verbs]:
            raise ValueError(f"there is no move {name!r}")
        return []
    kind = next((kind for kind in game.rules.events if kind.name == name), None)
    if kind is None:
        raise ValueError(f"there is no event {name!r}")
    return [*kind.args, MOVER]


def _condition(word: str) -> tuple[Condition, str | None]:
    """A condition, and what is counted as it is written."""
    found = CONDITION.fullmatch(word)
    if not found:
        raise ValueError(f"{word!r} is not a condition such as seat=me, n>=2 or mana[me]=0")
    name, whose, item, sign, value = found.groups()
    return Condition(name, whose or "", None if item is None else 0, sign, value), item


def _check(one: Condition, of: str, args: list[str], game: Game) -> None:
    """Whether there is what a condition speaks of, with as many dimensions as it asks for."""
    shapes = {field.name: tuple(field.shape or ()) for field in game.rules.state.fields}
    wanted = bool(one.whose) + (one.item is not None)
    if args and not wanted:  # of an event its arguments are meant, and they alone
        shapes = dict.fromkeys(args, ())
    if one.name not in shapes:
        known = [name for name, shape in shapes.items() if len(shape) == wanted]
        raise ValueError(f"{of} has no {one.name!r}; there are {', '.join(known)}")
    if len(shapes[one.name]) != wanted:
        raise ValueError(f"{one.name!r} has {len(shapes[one.name])} dimensions, not {wanted}")


def _numbered(one: Condition, item: str | None, game: Game) -> Condition:
    """A condition with numbers instead of names."""
    value = one.value if one.value in SEATS else str(_number(one.value, game))
    return one._replace(item=None if item is None else _number(item, game), value=value)


def _number(name: str, game: Game) -> int:
    """What is meant: a number itself, or the place of a name among the game's labels."""
    if re.fullmatch(r"-?\d+", name):
        return int(name)
    places = [row.index(name) for row in game.edition({}).labels.values() if name in row]
    if not places:
        raise ValueError(f"nothing is called {name!r}")
    return places[0]
