"""Sight: what each seat may know, kind by kind."""

import random

import pytest

from ludotheque.core import sight
from ludotheque.core.record import MASK, MASKED, OWNER, PUBLIC, SECRET, SPECTATOR, Field
from ludotheque.core.state import state_layout

LAYOUT = state_layout(
    [
        Field("seat", "i1", (), PUBLIC),
        Field("open", "i2", (2,), PUBLIC),
        Field("forgotten", "i1", (2, 2)),  # no sight given: SECRET
        Field("shut", "i1", (3,), SECRET, hidden=-1),
        Field("hand", "i1", (3, 2), OWNER, hidden=9),
        Field("money", "i4", (3,), OWNER),
        Field("known", "u2", (2, 2), MASK),
        Field("unit", "i1", (2, 2, 3), MASKED, mask="known", hidden=-1),
        Field("card", "i1", (2, 2), MASKED, mask="known", hidden=-2),
        Field("told", "u2", (), MASK),
        Field("top", "i1", (), MASKED, mask="told", hidden=-3),
        Field("seen_by", "u2", (2,), PUBLIC),
        Field("mark", "i1", (2,), MASKED, mask="seen_by", hidden=-4),
    ],
    notes=10,
)


def filled():
    """A state with a number other than zero everywhere."""
    s = LAYOUT.new()
    s.seat, s.open, s.forgotten, s.shut = 1, [5, 6], [[1, 2], [3, 4]], [1, 2, 3]
    s.hand, s.money = [[1, 2], [3, 4], [5, 6]], [10, 20, 30]
    s.known = [[0b001, 0b110], [0, 1 << SPECTATOR]]
    s.unit = [[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [10, 11, 12]]]
    s.card, s.told, s.top = [[1, 2], [3, 4]], 0b101, 7
    s.seen_by, s.mark = [0b010, 0b100], [1, 2]
    s.key0 = s.key1 = s.draws = 99
    s.fate, s.fate_n = [1] * 8, 3
    s.event_n, s.event = 10, [1, 0xFFFF, 2, 3, 4, 5, 1, 6, 7, 8]
    return s


def seen(seat):
    """What a seat sees of it."""
    return sight.redact(LAYOUT, filled(), seat)


EYES = [0, 1, 2, SPECTATOR]


@pytest.mark.parametrize("eye", EYES)
def test_public_is_seen_by_all_and_secret_by_none(eye):
    view = seen(eye)
    assert (view.seat, view.open, view.seen_by) == (1, [5, 6], [0b010, 0b100])
    assert view.forgotten == [[0, 0], [0, 0]] and view.shut == [-1, -1, -1]


@pytest.mark.parametrize("eye", EYES)
def test_chance_and_notes_never_leave(eye):
    view = seen(eye)
    assert (view.key0, view.key1, view.draws, view.fate, view.fate_n) == (0, 0, 0, [0] * 8, 0)
    assert view.event_n == 0 and view.event == [0] * 10


def test_an_owner_sees_its_own_row_only():
    assert seen(0).hand == [[1, 2], [9, 9], [9, 9]]
    assert seen(2).hand == [[9, 9], [9, 9], [5, 6]]
    assert seen(1).money == [0, 20, 0]
    assert seen(SPECTATOR).hand == [[9, 9]] * 3 and seen(SPECTATOR).money == [0, 0, 0]


def test_a_masked_entry_is_seen_by_the_seats_its_mask_names():
    hidden = [-1, -1, -1]
    assert seen(0).unit == [[[1, 2, 3], hidden], [hidden, hidden]]
    assert seen(1).unit == [[hidden, [4, 5, 6]], [hidden, hidden]]
    assert seen(SPECTATOR).unit == [[hidden, hidden], [hidden, [10, 11, 12]]]
    assert seen(2).card == [[-2, 2], [-2, -2]]
    assert (seen(0).top, seen(1).top, seen(2).top) == (7, -3, 7)


def test_a_public_mask_works_as_well():
    assert seen(1).mark == [1, -4] and seen(0).mark == [-4, -4]


def test_of_a_mask_each_seat_sees_its_own_bit_only():
    assert seen(0).known == [[1, 0], [0, 0]] and seen(0).told == 1
    assert seen(1).known == [[0, 2], [0, 0]] and seen(1).told == 0
    assert seen(SPECTATOR).known == [[0, 0], [0, 1 << SPECTATOR]]


def test_redaction_leaves_the_state_alone_and_is_idempotent():
    s = filled()
    before = LAYOUT.pack(s)
    view = sight.redact(LAYOUT, s, 1)
    assert LAYOUT.pack(s) == before
    assert sight.redact(LAYOUT, view, 1) == view


def test_the_mask_may_come_after_what_it_masks():
    made = state_layout(
        [
            Field("seat", "i1", (), PUBLIC),
            Field("card", "i1", (2,), MASKED, mask="known", hidden=-1),
            Field("known", "u2", (2,), MASK),
        ]
    )
    s = made.new()
    s.card, s.known = [3, 4], [0b01, 0b10]
    assert sight.redact(made, s, 0).card == [3, -1]
    assert sight.redact(made, s, 1).card == [-1, 4]


def test_the_text_for_the_native_builder_is_record_style():
    text = sight.redact_source(LAYOUT)
    assert text.startswith("def redact(s, seat):")
    assert "event" not in text and "open" not in text


@pytest.mark.parametrize("eye", EYES)
def test_a_view_is_what_blanking_in_place_leaves(eye):
    s = filled()
    view = sight.redact(LAYOUT, s, eye)
    assert s == filled(), "looking changes nothing"
    sight.blank(LAYOUT)(s, eye)
    head = [f.name for f in LAYOUT.fields if f.name not in LAYOUT.tail]
    assert [getattr(view, name) for name in head] == [getattr(s, name) for name in head]


def changed(name, at=()):
    """The filled state with one number changed."""
    s, spot, path = filled(), None, list(at)
    row = getattr(s, name)
    if not path:
        setattr(s, name, row ^ 1)
        return s
    for step in path:
        spot, row = row, row[step]
    spot[path[-1]] = row ^ 1
    return s


CHANGES = {  # a number and the eyes that see it change
    ("seat", ()): {0, 1, 2, SPECTATOR},
    ("open", (1,)): {0, 1, 2, SPECTATOR},
    ("forgotten", (0, 1)): set(),
    ("hand", (2, 0)): {2},
    ("money", (0,)): {0},
    ("known", (1, 0)): {0},
    ("unit", (0, 1, 2)): {1, 2},
    ("unit", (1, 1, 0)): {SPECTATOR},
    ("unit", (1, 0, 0)): set(),
    ("top", ()): {0, 2},
    ("seen_by", (0,)): {0, 1, 2, SPECTATOR},
    ("mark", (1,)): {2},
    ("draws", ()): set(),
    ("event_n", ()): set(),
}


@pytest.mark.parametrize(("name", "at"), CHANGES)
def test_a_difference_is_seen_by_those_who_may_know_it(name, at):
    other = changed(name, at)
    found = {eye for eye in EYES if sight.differs(LAYOUT, filled(), other, eye)}
    assert found == CHANGES[name, at]
    for eye in EYES:
        plain = sight.redact(LAYOUT, filled(), eye) != sight.redact(LAYOUT, other, eye)
        assert sight.differs(LAYOUT, filled(), other, eye) == plain
        assert not sight.differs(LAYOUT, other, other, eye)


def test_a_mask_of_one_byte_has_a_bit_for_spectators():
    layout = state_layout(
        [
            Field("seat", "i1", (), PUBLIC),
            Field("unit", "i1", (3,), MASKED, mask="shown"),
            Field("shown", "u1", (3,), SECRET),
        ]
    )
    s = layout.new()
    s.unit, s.shown = [1, 2, 3], [0x80, 0x01, 0xFF]
    assert sight.redact(layout, s, SPECTATOR).unit == [1, 0, 3]
    assert sight.redact(layout, s, 0).unit == [0, 2, 3]


def test_a_mask_that_is_blanked_first_is_refused():
    fields = [
        Field("seat", "i1", (), PUBLIC),
        Field("shown", "u2", (3,), SECRET),
        Field("unit", "i1", (3,), MASKED, mask="shown"),
    ]
    with pytest.raises(ValueError, match="its mask 'shown' must stand below it"):
        sight.redact(state_layout(fields), state_layout(fields).new(), 0)


def test_long_rows_are_compared_as_views_are():
    layout = state_layout(
        [
            Field("seat", "i1", (), PUBLIC),
            Field("unit", "i1", (100,), MASKED, mask="shown", hidden=-1),
            Field("shown", "u1", (100,), SECRET),
        ]
    )
    dice, told = random.Random(4), {True: 0, False: 0}
    for _ in range(300):
        s = layout.new()
        s.unit = [dice.randrange(-1, 3) for _ in range(100)]
        s.shown = [dice.randrange(4) for _ in range(100)]
        w = layout.copy(s)
        for _ in range(dice.randrange(3)):
            w.unit[dice.randrange(100)] = dice.randrange(-1, 3)
            w.shown[dice.randrange(100)] ^= dice.randrange(2)
        for eye in (0, 1):
            plain = sight.redact(layout, s, eye) != sight.redact(layout, w, eye)
            assert sight.differs(layout, s, w, eye) == plain
            told[plain] += 1
    assert min(told.values()) > 100


@pytest.mark.parametrize("eye", EYES)
def test_a_glimpse_shows_field_by_field_what_a_view_does(eye):
    s, view = filled(), seen(eye)
    glimpse = sight.glimpse(LAYOUT, s, eye)
    names = [f.name for f in reversed(LAYOUT.fields)]  # in any order
    assert [getattr(glimpse, name) for name in names] == [getattr(view, name) for name in names]
    assert LAYOUT.pack(sight.glimpse(LAYOUT, s, eye)) == LAYOUT.pack(view)
    glimpse.open[0] = 99
    assert s == filled(), "what is looked at is a copy"
