"""Events and codes: declared once, noted by name, read back by name."""

from pathlib import Path

import pytest

from ludotheque.core import derive, library
from ludotheque.core.codes import Codes
from ludotheque.core.events import (
    AMOUNT,
    CELL,
    FLAG,
    SEAT,
    Event,
    Events,
    Kind,
    Quiet,
    bits_of,
    list_of,
    one_of,
)
from ludotheque.core.lines import lines
from ludotheque.core.naming import Seat
from ludotheque.core.noting import Notes
from ludotheque.core.record import PUBLIC, Field
from ludotheque.core.state import state_layout
from ludotheque.core.words import Words

CARD = one_of("cards")
EVENTS = Events(
    Kind("hit", victim=SEAT, hp=AMOUNT),
    Kind("bell"),
    Kind("drew", who=SEAT, cards=list_of(CARD, 3), hidden=FLAG, more=list_of(CELL, 2, "i2")),
    Quiet("lit", cells=bits_of(CELL)),
)
TESTS = Path(__file__).parents[1]
HOMES = [library.GAMES, TESTS / "template", TESTS / "server" / "games"]
NOTE = Notes(EVENTS)


@pytest.fixture
def s():
    """A state with room for some notes."""
    return state_layout([Field("seat", "i1", (), PUBLIC)], notes=32).new()


def test_what_is_noted_by_name_is_read_by_name(s):
    NOTE.hit(s, 1, 7, 0b11)
    NOTE.bell(s, 0b01)
    NOTE.drew(s, 0, [9, 5, 6, 9], 1, 2, 1, [300], 0, 1, 0b10)
    NOTE.lit(s, 0b100001, 0b11)
    hit, bell, drew, lit = EVENTS.noted(s)
    assert (hit.kind, hit.victim, hit.hp, hit.seen) == ("hit", 1, 7, 0b11)
    assert bell.args == {}
    assert drew.args == {"who": 0, "cards": (5, 6), "hidden": 1, "more": (300,)}
    assert lit.cells == (0, 5)
    assert not bell.shown_to(1) and [e.kind for e in EVENTS.noted(s, 1)] == ["hit", "drew", "lit"]
    assert {e.seen for e in EVENTS.noted(s, 1)} == {0b10}


def test_a_list_that_is_too_long_is_an_error(s):
    with pytest.raises(AssertionError, match="too many cards in one note"):
        NOTE.drew(s, 0, [1, 2, 3, 4], 0, 4, 0, [], 0, 0, 1)
    assert s.event_n == 0


def test_an_argument_that_an_event_has_not_is_an_error(s):
    NOTE.bell(s, 1)
    with pytest.raises(AttributeError, match="an event 'bell' has no 'victim'"):
        _ = EVENTS.noted(s)[0].victim


def test_places_of_a_sentence_are_the_arguments_and_quiet_kinds_have_none():
    assert EVENTS.places == {"hit": "victim hp", "bell": "", "drew": "who cards hidden more"}


def test_a_game_says_how_its_senses_are_called(s):
    NOTE.drew(s, 0, [5, 6], 0, 2, 0, [], 0, 0, 1)
    cards = EVENTS.kinds["drew"].args["cards"]
    said = EVENTS.said(EVENTS.noted(s)[0], {cards: lambda numbers: "+".join(map(str, numbers))})
    assert said == {"who": Seat(0), "cards": "5+6", "hidden": 0, "more": ()}


def told(*kinds):
    """What lines tell some events, from kinds and their arguments."""
    events = [Event(kind, tuple(args.items()), 255) for kind, args in kinds]
    found = lines(TOLD, events)
    return [one and str(TOLD.line(one, SENTENCES, WORDS).en) for _, one in found]


FACES = one_of("faces", places="n")
TOLD = Events(
    Kind("turn", who=SEAT).heads(),
    Kind("drew", card=CARD),
    Kind("took", n=AMOUNT).after("drew"),
    Kind("rolled", face=AMOUNT).gather(face=FACES),
    Kind("hit", hp=AMOUNT, by=SEAT).told("blocked", hp=0).told("", by=-1),
    Quiet("lit", cell=CELL).told("sun", cell=7).marked("light"),
    Kind("went", who=SEAT, start=CELL, end=CELL)
    .veiled("start", "end")
    .chained("start", "end")
    .marked("step", "light"),
)
SENTENCES = {name: Words(f"{name} {where}", f"{name} {where}") for name, where in [
    ("turn", "{who}"), ("drew", "{card}"), ("took", "{n}"), ("rolled", "{face}"), ("hit", "{hp}"),
    ("blocked", "{by}"), ("sun", "{cell}"), ("went", "{start} {end}"),
]}  # fmt: skip
WORDS = {FACES: lambda faces: {"": "+".join(map(str, faces)), "n": len(faces)}}


def test_an_event_is_told_in_the_way_that_its_arguments_ask_for():
    assert told(("hit", {"hp": 3, "by": 0})) == ["hit 3"]
    assert told(("hit", {"hp": 0, "by": 1})) == ["blocked {B}"]
    assert told(("hit", {"hp": 3, "by": -1}), ("lit", {"cell": 1})) == ["", ""]
    assert told(("lit", {"cell": 7})) == ["sun 7"]
    assert list(TOLD.kinds["hit"].sentences) == ["hit", "blocked"]
    assert TOLD.places["sun"] == "cell" and "lit" not in TOLD.places


def test_who_was_told_more_just_before_is_not_told_again():
    drew, took = ("drew", {"card": 4}), ("took", {"n": 1})
    assert told(drew, took) == ["drew 4", None]
    assert told(took, drew) == ["took 1", "drew 4"]
    assert told(drew, ("turn", {"who": 0}), took) == ["drew 4", "turn {A}", "took 1"]
    assert TOLD.kinds["turn"].head and not TOLD.kinds["took"].head


def test_what_one_line_gathers_stands_where_the_first_was():
    rolled = [("rolled", {"face": face}) for face in (2, 0, 2)]
    turn = ("turn", {"who": 1})
    assert told(rolled[0], turn, *rolled[1:]) == ["rolled 2+0+2", "turn {B}", None, None]
    assert told(rolled[1]) == ["rolled 0"]
    one = Event("rolled", (("face", 2),), 255)  # by itself, told as one of one
    assert TOLD.line(one, SENTENCES, WORDS).en == "rolled 2"


def went(start, end, who=0):
    """A step from one cell to another."""
    return "went", {"who": who, "start": start, "end": end}


def test_steps_in_a_row_are_told_in_one_line_from_the_first_cell_to_the_last():
    lit = ("lit", {"cell": 7})
    assert told(went(1, 2), went(2, 3), went(3, 9)) == ["went 1 9", None, None]
    assert told(went(1, 2), went(5, 6)) == ["went 1 2", "went 5 6"]  # not where the last ended
    assert told(went(1, 2), went(2, 3, who=1)) == ["went 1 2", "went 2 3"]  # somebody else
    assert told(went(1, 2), lit, went(2, 3)) == ["went 1 2", "sun 7", "went 2 3"]
    assert told(went(-1, 2), went(2, 3)) == ["went -1 2", "went 2 3"]  # nobody knows from where


def test_who_is_told_all_needs_no_version_that_says_less():
    full, end, start = went(1, 2), went(-1, 2), went(1, -1)
    assert told(full, start, end, went(2, 3), went(-1, 3)) == ["went 1 3", *[None] * 4]
    assert told(start, end) == ["went 1 -1", "went -1 2"]
    assert told(full, full) == ["went 1 2", "went 1 2"]  # alike, and both happened
    assert told(full, went(7, -1)) == ["went 1 2", "went 7 -1"]


def test_kinds_are_found_by_the_marks_they_bear():
    assert TOLD.marked("light") == {"lit", "went"} and TOLD.marked("step") == {"went"}
    assert TOLD.marked("dark") == frozenset()


def test_wrong_declarations_are_named():
    with pytest.raises(ValueError, match="event 'hit' has no argument 'blow'"):
        Kind("hit", hp=AMOUNT).told("blocked", blow=0)
    with pytest.raises(ValueError, match="event 'hit' has no argument 'blow'"):
        Kind("hit", hp=AMOUNT).gather(blow=AMOUNT)
    with pytest.raises(ValueError, match="event 'hit' has no argument 'blow'"):
        Kind("hit", hp=AMOUNT).veiled("blow")
    with pytest.raises(ValueError, match="event 'hit' has no argument 'blow'"):
        Kind("hit", hp=AMOUNT).chained("hp", "blow")
    with pytest.raises(ValueError, match="event 'hit': no argument can be called 'seen'"):
        Kind("hit", seen=SEAT)
    with pytest.raises(ValueError, match="declared twice"):
        Events(Kind("hit"), Kind("hit"))
    with pytest.raises(ValueError, match="a name stands twice"):
        Codes("not_now too_dear not_now")


def test_codes_are_numbered_by_their_place():
    assert Codes("not_now too_dear").number("too_dear") == 2
    assert dict(Codes("not_now too_dear")) == {1: "not_now", 2: "too_dear"}
    assert dict(Codes("build play", first=0)) == {0: "build", 1: "play"}


@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
def test_what_is_derived_is_what_the_declarations_say(home):
    found = [path.parent for path in home.glob("*/events.py")]
    assert found
    for folder in found:
        for path, text in derive.derived(folder).items():
            told = f"{folder.name}/{path.name} is stale: run `make derived`"
            assert path.read_text(encoding="utf-8") == text, told
