"""Rows: parallel fields with a count, kept in order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.record import MASKED, OWNER, Field, Layout
from ludotheque.core.rows import NONE, rows

COLUMNS = {"on": ("i2", "cell"), "hp": ("u1", "its HP")}
PLAIN = rows(Field("crew", "i1"), 4, find=("on",), **COLUMNS)
SEATED = rows(Field("crew", "i1", (2, 3), OWNER, "carried"), 4, find=("on", "hp"), **COLUMNS)


def new(made):
    """A record with these rows in it."""
    return Layout("Ship", made.fields).new()


def test_the_count_and_the_columns_are_fields_of_one_sight():
    mask = Field("crew", "i1", (2,), MASKED, "carried", mask="purse")
    count, on, hp = rows(mask, 4, **COLUMNS).fields
    assert (count.name, count.type, count.shape, count.legend) == ("crew_n", "i1", (2,), "carried")
    assert (on.name, on.type, on.shape, on.legend) == ("crew_on", "i2", (2, 4), "cell")
    assert (hp.name, hp.type) == ("crew_hp", "u1")
    assert {(f.sight, f.mask) for f in (count, on, hp)} == {(MASKED, "purse")}


STEPS = st.lists(st.tuples(st.sampled_from(["push", "drop", "find"]), st.integers(0, 5)))


@given(STEPS)
def test_rows_do_what_a_list_does_and_leave_nothing_behind(steps):
    s, held = new(SEATED), []
    for what, n in steps:
        if what == "push" and len(held) < SEATED.cap:
            assert SEATED.push(s, 1, 2, n, 200 + n) == len(held)
            held.append((n, 200 + n))
        elif what == "drop" and n < len(held):
            SEATED.drop(s, 1, 2, n)
            del held[n]
        elif what == "find":
            found = held.index((n, 200 + n)) if (n, 200 + n) in held else NONE
            assert SEATED.find(s, 1, 2, n, 200 + n) == found
    fill = [(0, 0)] * (SEATED.cap - len(held))
    assert list(zip(s.crew_on[1][2], s.crew_hp[1][2], strict=True)) == held + fill
    assert s.crew_n == [[0, 0, 0], [0, 0, len(held)]]


def test_rows_without_an_axis_need_no_index():
    s = new(PLAIN)
    assert [PLAIN.push(s, 7, 1), PLAIN.push(s, 9, 2)] == [0, 1]
    PLAIN.drop(s, 0)
    assert (s.crew_n, s.crew_on, PLAIN.find(s, 9), PLAIN.find(s, 7)) == (1, [9, 0, 0, 0], 0, NONE)


def test_a_row_too_many_is_a_fault_and_changes_nothing():
    s = new(PLAIN)
    for n in range(4):
        PLAIN.push(s, n, n)
    with pytest.raises(AssertionError, match="crew_n: no room for another"):
        PLAIN.push(s, 9, 9)
    assert (s.crew_n, s.crew_on) == (4, [0, 1, 2, 3])


def test_the_oldest_row_makes_room_for_one_that_is_kept():
    s = new(PLAIN)
    assert [PLAIN.keep(s, n, n) for n in range(6)] == [0, 1, 2, 3, 3, 3]
    assert (s.crew_n, s.crew_on) == (4, [2, 3, 4, 5])


def test_a_key_that_is_no_column_is_named():
    with pytest.raises(ValueError, match="crew: rows are found by 'type', which is no column"):
        rows(Field("crew", "i1"), 4, find=("type",), **COLUMNS)
