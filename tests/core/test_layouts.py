"""Records read by the names of their fields, whatever list they were written with."""

import itertools

import pytest

from ludotheque.core import layouts, library
from ludotheque.core.record import Field, Layout
from ludotheque.core.words import UsageError

OLD = Layout("Old", [Field("b", "i2", (2, 3)), Field("a", "u1"), Field("gone", "i8", (2,))])


def old():
    """A record of before."""
    s = OLD.new()
    s.a, s.b, s.gone = 200, [[1, 2, 3], [4, 5, 6]], [-1, 1 << 40]
    return s


def read(*fields, text=None):
    """The old record in another layout."""
    text = text or layouts.text_of(OLD.fields)
    return layouts.record_of(Layout("New", fields), text, layouts.pack(text, old()))


def test_a_field_list_is_text_and_back():
    text = layouts.text_of(OLD.fields)
    assert text == "b:i2:2x3 a:u1 gone:i8:2"
    assert [(f.name, f.type, f.shape) for f in layouts.fields_of(text)] == [
        (f.name, f.type, f.shape) for f in OLD.fields
    ]
    assert layouts.fields_of("") == ()


def test_fields_are_found_by_name_wherever_they_stand():
    fields = [Field("a", "u1"), Field("b", "i2", (2, 3)), Field("gone", "i8", (2,))]
    for turned in itertools.permutations(fields):
        s = read(*turned)
        assert (s.a, s.b, s.gone) == (200, [[1, 2, 3], [4, 5, 6]], [-1, 1 << 40])


def test_a_new_field_holds_its_default_and_one_that_is_gone_is_dropped():
    s = read(Field("a", "u1"), Field("new", "i1", (2, 2), default=-1), Field("more", "i4", (3,)))
    assert (s.a, s.new, s.more) == (200, [[-1, -1], [-1, -1]], [0, 0, 0])
    assert not hasattr(s, "gone") and not hasattr(s, "b")


def test_a_field_that_grew_is_filled_with_its_default():
    s = read(Field("b", "i4", (3, 4), default=-1))
    assert s.b == [[1, 2, 3, -1], [4, 5, 6, -1], [-1, -1, -1, -1]]


@pytest.mark.parametrize(
    "field",
    [
        Field("b", "i2", (2, 2)),  # what was in the third column would be lost
        Field("b", "i2", (6,)),
        Field("b", "i2"),
        Field("a", "u1", (1,)),
        Field("a", "i1"),  # 200 does not fit
        Field("gone", "i4", (2,)),
    ],
)
def test_what_does_not_fit_is_refused_by_the_name_of_its_field(field):
    with pytest.raises(UsageError, match=field.name):
        read(field)


def test_a_field_that_shrank_is_taken_over_where_nothing_is_lost():
    text, s = "b:i2:3", Layout("Old", [Field("b", "i2", (3,))]).new()
    s.b = [7, 0, 0]
    new = Layout("New", [Field("b", "i2", (1,))])
    assert layouts.record_of(new, text, layouts.pack(text, s)).b == [7]


@pytest.mark.parametrize(
    "text",
    [
        *("a", "a:", ":u1", "a:u3", "a:u1:", "a:u1:2x", "a:u1:-1", "a:u1  b:u1", " a:u1", "A:u1"),
        *("a:u1 a:u1", "a:i8:9999999x9999999", "a:u1:99999999", "_a:u1", "a:u1:1x1x1x1x1", "a;:u1"),
        " ".join(f"a{n}:u1" for n in range(20_000)),
    ],
)
def test_what_is_no_field_list_is_refused(text):
    with pytest.raises(UsageError, match="the list of fields can't be read"):
        layouts.fields_of(text)


def test_bytes_that_do_not_fit_their_list_are_refused():
    text = layouts.text_of(OLD.fields)
    raw = layouts.pack(text, old())
    for wrong in (b"", raw[:-1], raw + b"\0"):
        with pytest.raises(UsageError, match="the bytes do not fit"):
            layouts.record_of(OLD, text, wrong)


def test_a_digest_hangs_on_names_shapes_and_values_alone():
    text, s = layouts.text_of(OLD.fields), old()
    wider = text.replace("a:u1", "a:i8").replace("b:i2", "b:i4")
    turned = " ".join(reversed(text.split(" ")))
    assert layouts.digest(text, s) == layouts.digest(wider, s) == layouts.digest(turned, s)
    s.b[1][2] = 7
    assert layouts.digest(text, s) != layouts.digest(text, old())


@pytest.mark.parametrize("game", library.names())
def test_what_was_kept_before_field_lists_were_is_known(game):
    """Positions of 0dc34f6 and before, by how many bytes they take."""
    layout = library.load(game).rules.state
    text = layouts.state_by_size(layout, layout.size)
    shared = {f.name for f in layouts.fields_of(text)} & {*layout.by_name}
    assert len(shared) > len(layout.by_name) / 2


def test_a_digest_that_nobody_knows_stands_for_nothing():
    assert layouts.tables_by("0123456789abcdef") is None
    assert layouts.state_by("0123456789abcdef") is None
