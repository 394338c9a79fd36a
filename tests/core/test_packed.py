"""Packed fields: several numbers in one entry, 0 for none."""

import itertools
import re

import pytest

from ludotheque.core.packed import packed
from ludotheque.core.record import PUBLIC, Field, Layout

UNIT = packed(Field("unit", "u1", (4,), PUBLIC, "what stands there"), owner=3, type=5)
CARD = packed(Field("card", "u2"), seat=2, place=7, kind=6)


def test_every_choice_of_parts_is_an_entry_of_its_own_that_fits_and_is_not_nothing():
    seen = set()
    for owner, kind in itertools.product(range(UNIT.room("owner")), range(UNIT.room("type"))):
        entry = UNIT.pack(owner, kind)
        assert (UNIT.owner(entry), UNIT.type(entry)) == (owner, kind)
        seen.add(entry)
    assert len(seen) == 8 * 31 and min(seen) > 0 and max(seen) == 255


def test_three_parts_keep_out_of_each_others_bits():
    for parts in [(3, 127, 62), (0, 0, 0), (0, 127, 0), (3, 0, 62)]:
        entry = CARD.pack(*parts)
        assert (CARD.seat(entry), CARD.place(entry), CARD.kind(entry)) == parts


def test_an_entry_of_the_field_is_read_where_it_lies():
    s = Layout("Board", [UNIT.field]).new()
    s.unit[2] = UNIT.pack(5, 30)
    assert (UNIT.owner_at(s, 2), UNIT.type_at(s, 2)) == (5, 30)


def test_parts_that_do_not_fit_are_refused():
    with pytest.raises(ValueError, match="unit: 9 bits do not fit u1"):
        packed(Field("unit", "u1"), owner=4, type=5)
    with pytest.raises(ValueError, match="unit: 8 bits do not fit i1"):
        packed(Field("unit", "i1"), owner=3, type=5)
    with pytest.raises(ValueError, match="packed_unit: nothing in it can be called 'field'"):
        packed(Field("unit", "u1"), field=3, type=5)


def test_typescript_reads_and_writes_the_same_entries():
    """Its expressions mean the same in Python, so that Python can run them."""
    text = CARD.typescript()
    assert text.startswith("export const card = {\n") and text.endswith("};\n")
    pack = re.search(r"pack: \((.*)\): number => (.*),\n", text)
    assert pack[1] == "seat: number, place: number, kind: number"
    entry = eval(pack[2], {"seat": 2, "place": 99, "kind": 40})
    assert entry == CARD.pack(2, 99, 40)
    reads = dict(re.findall(r"(\w+): \(entry: number\): number => (.*),\n", text))
    assert {part: eval(read, {"entry": entry}) for part, read in reads.items()} == {
        "seat": 2,
        "place": 99,
        "kind": 40,
    }
