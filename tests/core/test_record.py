"""Records: fields, bytes, copies."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.record import CODES, MASK, MASKED, OWNER, PUBLIC, SIZES, Field, Layout
from ludotheque.core.state import state_layout


def layout(*fields, tail=()):
    """A layout called Thing."""
    return Layout("Thing", fields, tail)


SHAPES = st.lists(st.integers(1, 3), max_size=3).map(tuple)
FIELDS = st.lists(st.tuples(st.sampled_from(sorted(SIZES)), SHAPES), min_size=1, max_size=5)


def limits(kind):
    """The least and the greatest number of a type."""
    bits = 8 * SIZES[kind]
    return (0, (1 << bits) - 1) if kind[0] == "u" else (-(1 << bits - 1), (1 << bits - 1) - 1)


def filled(shape, make):
    """Nested lists of a shape."""
    return [filled(shape[1:], make) for _ in range(shape[0])] if shape else make()


@given(FIELDS, st.data())
def test_bytes_round_trip_for_any_layout(fields, data):
    made = layout(*(Field(f"f{i}", kind, shape) for i, (kind, shape) in enumerate(fields)))
    s = made.new()
    for f in made.fields:
        low, high = limits(f.type)
        setattr(s, f.name, filled(f.shape, lambda lo=low, hi=high: data.draw(st.integers(lo, hi))))
    raw = made.pack(s)
    assert len(raw) == made.size and made.size % 8 == 0
    assert made.unpack(raw) == s
    assert made.pack(made.unpack(raw)) == raw
    assert made.pack(made.copy(s)) == raw


@pytest.mark.parametrize("kind", sorted(SIZES))
def test_every_type_takes_its_limits_and_not_one_more(kind):
    made = layout(Field("n", kind))
    low, high = limits(kind)
    s = made.new()
    for n in (low, high):
        s.n = n
        assert made.unpack(made.pack(s)).n == n
        assert struct.unpack_from("<" + CODES[kind], made.pack(s)) == (n,)
    for n in (low - 1, high + 1, 0.5, None, "7"):
        s.n = n
        with pytest.raises(ValueError, match=f"Thing: n holds .* which does not fit {kind}"):
            made.pack(s)


def test_a_misfit_inside_a_row_is_named():
    made = layout(Field("a", "i4"), Field("row", "i1", (2, 2)))
    s = made.new()
    s.row[1][0] = 128
    with pytest.raises(ValueError, match="row holds 128, which does not fit i1"):
        made.pack(s)


def test_wide_fields_come_first_and_tail_fields_last_each_part_in_eights():
    fields = [Field("a", "i1"), Field("b", "u8"), Field("c", "i2", (3,))]
    made = layout(*fields, tail=[Field("d", "i8")])
    assert [f.name for f in made.placed] == ["b", "c", "a", "pad_head", "d"]
    assert (made.head_size, made.size) == (16, 24)
    s = made.new()
    s.a, s.b, s.c, s.d = -1, 2, [3, 4, 5], 6
    assert made.pack(s) == struct.pack("<Qhhhbxq", 2, 3, 4, 5, -1, 6)


def test_a_new_record_is_all_zeros_with_rows_of_its_own():
    made = layout(Field("grid", "i2", (2, 3)), Field("n", "i1"))
    s = made.new()
    assert s.grid == [[0, 0, 0], [0, 0, 0]] and s.n == 0
    s.grid[0][0] = 1
    assert s.grid[1][0] == 0 and made.new().grid[0][0] == 0


def test_a_copy_shares_nothing():
    made = layout(Field("deep", "i1", (2, 2, 2)), Field("row", "i1", (2,)))
    s = made.new()
    w, v = made.copy(s), made.new()
    made.copy_into(v, s)
    s.deep[1][1][1] = 5
    s.row[0] = 5
    assert w.deep[1][1][1] == v.deep[1][1][1] == 0
    assert w.row == v.row == [0, 0]


def test_records_are_equal_by_value_and_within_their_class():
    one, other = layout(Field("n", "i1")), layout(Field("n", "i1"))
    s, w = one.new(), one.new()
    assert s == w
    w.n = 1
    assert s != w
    assert s != other.new()
    with pytest.raises(TypeError):
        hash(s)


def test_a_record_has_no_other_fields():
    s = layout(Field("n", "i1")).new()
    with pytest.raises(AttributeError):
        s.m = 1
    assert repr(s) == "Thing(n=0)"


def test_the_digest_stands_for_the_value():
    made = layout(Field("n", "i1"))
    s = made.new()
    first = made.digest(s)
    s.n = 1
    assert len(first) == 16 and made.digest(s) != first
    s.n = 0
    assert made.digest(s) == first


def test_bytes_of_another_length_are_refused():
    made = layout(Field("n", "i1"))
    for raw in (b"", b"1234567", b"123456789"):
        with pytest.raises(ValueError, match=f"Thing: {len(raw)} bytes, 8 needed"):
            made.unpack(raw)


@pytest.mark.parametrize(
    ("fields", "because"),
    [
        ([Field("n", "i1"), Field("n", "i2")], "a field name is used twice"),
        ([Field("n", "i3")], "Thing.n: type 'i3' is not known"),
        ([Field("n", "i1", (2,), MASKED)], "mask '' does not fit"),
        ([Field("n", "i1", (2,), MASKED, mask="m")], "mask 'm' does not fit"),
        (
            [Field("n", "i1", (2,), MASKED, mask="m"), Field("m", "u2", (3,), MASK)],
            "mask 'm' does not fit",
        ),
        (
            [Field("n", "i1", (), MASKED, mask="m"), Field("m", "u2", (2,), MASK)],
            "mask 'm' does not fit",
        ),
        ([Field("n", "i1", (), OWNER)], "OWNER needs a first axis of seats"),
    ],
)
def test_a_wrong_field_list_is_refused(fields, because):
    with pytest.raises(ValueError, match=because):
        layout(*fields)


def test_a_mask_may_cover_the_leading_part_of_a_shape():
    made = layout(Field("n", "i1", (2, 3), MASKED, mask="m"), Field("m", "u2", (2,), MASK))
    assert made.by_name["n"].count == 6 and made.by_name["n"].bytes == 6


def test_a_state_needs_the_public_field_seat():
    for fields in ([], [Field("seat", "i1")], [Field("seat", "i1", (2,), PUBLIC)]):
        with pytest.raises(ValueError, match="a state needs the public field `seat`"):
            state_layout(fields)
    made = state_layout([Field("seat", "i1", (), PUBLIC)], notes=3)
    assert made.new().event == [0] * 3
    assert made.tail == {"event_n", "event"}
