"""Programs: what keys hold, in numbers; rows with those inside them behind."""

import pytest

from ludotheque.cards.keys import (
    Amount,
    Amounts,
    Choice,
    Condition,
    Conditions,
    Effect,
    Inner,
    Lasting,
    Name,
    Optional,
    Turns,
    Whole,
)
from ludotheque.cards.program import Program, Writer, fields_of, kept
from ludotheque.cards.vocabulary import Vocabulary
from ludotheque.core.record import Layout
from ludotheque.core.words import ContentError

CALM = Conditions({"calm": {}, "deep": {"side": Choice(("left", "right")), "n": Whole(0, 300)},
                   "seen": {"card": Name()}})  # fmt: skip
VOCABULARY = Vocabulary({
    "splash": {"n": Amounts(1, 200, ("reeds", "hands")), "times": Optional(Whole(1, 9), 2)},
    "grow": {"n": Whole(-5, 5), "until": Lasting(("dusk", "dawn"), 20)},
    "later": {"if": CALM, "effects": Inner(frozenset({"splash"}))},
})  # fmt: skip
PROGRAM = Program(VOCABULARY, 6)
NAMES = {"otter": 3, "heron": 5}


def number(key, value):
    """The numbers of a value."""
    return tuple(kept("", key, value, NAMES.__getitem__).values())


@pytest.mark.parametrize(
    ("key", "value", "numbers"),
    [
        (Whole(0, 9), 7, (7,)),
        (Choice(("a", "b")), "b", (1,)),
        (Name(), "heron", (5,)),
        (Amounts(1, 9, ("reeds",)), Amount(4), (4, 0)),
        (Amounts(1, 9, ("reeds", "hands")), Amount(4, "hands"), (4, 2)),
        (Lasting(("dusk", "dawn"), 9), "dusk", (-1,)),
        (Lasting(("dusk", "dawn"), 9), "dawn", (-2,)),
        (Lasting(("dusk",), 9), Turns(3), (3,)),
        (CALM, Condition("calm", {}), (1, 0, 0)),
        (CALM, Condition("deep", {"side": "right", "n": 200}), (2, 1, 200)),
        (CALM, Condition("seen", {"card": "otter"}), (3, 3, 0)),
        (Optional(CALM), None, (0, 0, 0)),
        (Optional(Whole(3, 9), 4), 5, (5,)),
    ],
)
def test_a_value_is_kept_in_the_numbers_of_its_key(key, value, numbers):
    assert number(key, value) == numbers
    columns = key.columns()
    assert all(c.low <= n <= c.high for c, n in zip(columns, numbers, strict=True) if n)


def test_a_column_is_as_wide_as_any_verb_needs():
    types = {f.name: f.type for f in PROGRAM.fields}
    assert types == {
        "row_source": "i2", "row_verb": "i1", "row_span": "i1", "row_n": "i2", "row_n_of": "i1",
        "row_times": "i1", "row_until": "i1", "row_if": "i1", "row_if_a": "i1", "row_if_b": "i2",
    }  # fmt: skip
    legends = {f.name: f.legend for f in PROGRAM.fields}
    assert legends["row_n"] == "splash, grow" and legends["row_n_of"] == "splash"
    assert [f.name for f in fields_of("keep", CALM, (4,), "")] == ["keep", "keep_a", "keep_b"]


def written(effects):
    """The tables with the effects of one card, and where they stand."""
    t = Layout("Tables", PROGRAM.fields).new()
    return t, Writer(PROGRAM, t, "cards.toml", NAMES.__getitem__).write(9, effects)


def splash(n):
    """A splash."""
    return Effect("splash", {"n": Amount(n), "times": 2})


def test_rows_inside_a_row_stand_behind_it_and_are_spanned():
    later = Effect("later", {"if": Condition("calm", {}), "effects": (splash(5), splash(6))})
    t, span = written([splash(1), later, splash(7)])
    assert span == (0, 5) and t.row_verb[:5] == [1, 3, 1, 1, 1] and t.row_span[:2] == [0, 2]
    assert t.row_n[:5] == [1, 0, 5, 6, 7] and t.row_source[:6] == [9, 9, 9, 9, 9, 0]


def test_where_a_verb_lacks_a_key_its_column_holds_what_is_usual():
    grow = Effect("grow", {"n": -3, "until": "dawn"})
    t, _ = written([grow])
    assert (t.row_n[0], t.row_times[0], t.row_until[0], t.row_if[0]) == (-3, 2, -2, 0)


def test_more_effects_than_there_is_room_for_are_refused():
    with pytest.raises(ContentError, match=r"cards\.toml: there is room for 6 effects only"):
        written([splash(1)] * 7)
