"""Cases, and fields that are put back together."""

import pytest

from ludotheque.core.blank import Blank
from ludotheque.core.cases import Cases, Told
from ludotheque.core.record import Field, Layout

FIELDS = [Field("place", "i1"), Field("row", "i1", (2,)), Field("table", "i2", (2, 3))]
BY_PLACE = Told("go(s, n)", "s.place", twice="2 * n")


def plain(s: object, n: int) -> int:
    """One way."""
    return n


def doubled(twice: int, more: int) -> int:
    """Another."""
    return twice + more


def silent(n: int) -> None:
    """What answers nothing."""


def test_the_function_beside_the_number_is_given_what_its_parameters_are_called():
    ways = Cases(BY_PLACE, {2: plain, 5: (doubled, 100), 1: silent, 7: plain, 4: (doubled, 10)})
    s = Layout("Walk", FIELDS).new()
    found = {}
    for s.place in (1, 2, 4, 5, 7):
        found[s.place] = ways.go(s, 3)
    assert found == {1: 0, 2: 3, 4: 16, 5: 106, 7: 3}


def test_a_number_that_is_not_there_is_a_fault_of_ours():
    s = Layout("Walk", FIELDS).new()
    with pytest.raises(AssertionError, match="nothing goes on"):
        Cases(BY_PLACE, {2: plain}).go(s, 3)


def test_every_entry_of_a_field_is_put_back():
    s = Layout("Walk", FIELDS).new()
    s.place, s.row[:], s.table[1][2] = 5, [1, 2], 9
    Blank("walk", FIELDS, "place table", none="row").clear(s)
    assert (s.place, s.row, s.table) == (0, [-1, -1], [[0, 0, 0], [0, 0, 0]])
