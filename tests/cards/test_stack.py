"""The resolution stack: deaths that cause deaths, a choice in the middle, what waits meanwhile."""

import itertools
from pathlib import Path

import pytest

from ludotheque.cards.keys import Choice, Optional, Whole
from ludotheque.cards.program import Program, Writer, stack_fields
from ludotheque.cards.stack import NONE, choose, clear_stack, pop, push, queue
from ludotheque.cards.vocabulary import Vocabulary
from ludotheque.core import carried, native
from ludotheque.core.content import Entry
from ludotheque.core.contract import Face
from ludotheque.core.events import NO_EVENTS
from ludotheque.core.game import Content, Edition, Rules, ask_all
from ludotheque.core.moves import Moves, Verb
from ludotheque.core.native.compiler import NoCompiler, check_tools
from ludotheque.core.native.reference import Reference
from ludotheque.core.record import PUBLIC, Field, Layout
from ludotheque.core.state import state_layout
from ludotheque.core.words import Words

from . import marsh
from .marsh import ALL, CARDS, CELLS, KINDS, LOG, PICK, PLAY, ROOM

WHOM = ("chosen", "all", "own")
VOCABULARY = Vocabulary(
    {"hit": {"n": Whole(1, 9), "whom": Optional(Choice(WHOM), "all")},
     "grow": {"n": Whole(1, 9)}, "ask": {}}
)  # fmt: skip
PROGRAM = Program(VOCABULARY, 32)
HIT_ALL, HIT_CHOSEN = {"do": "hit", "n": 1}, {"do": "hit", "n": 3, "whom": "chosen"}
QUIET, BURST, SPITE, DREAM, STORM, ARROW, TIDE = range(KINDS + CARDS)
EFFECTS = {
    QUIET: [{"do": "grow", "n": 1}],
    BURST: [HIT_ALL, {"do": "hit", "n": 1, "whom": "own"}],
    SPITE: [{"do": "ask"}, HIT_CHOSEN],
    DREAM: [],
    STORM: [HIT_ALL, {"do": "ask"}, HIT_CHOSEN, HIT_ALL],
    ARROW: [{"do": "ask"}, HIT_CHOSEN, {"do": "ask"}, HIT_CHOSEN],
    TIDE: [HIT_ALL, {"do": "hit", "n": 1, "whom": "own"}],
}
TABLES = Layout("Tables", [
    Field("at_once", "i1", (), PUBLIC, "1 if deaths are seen to after every row"),
    Field("first", "i2", (KINDS + CARDS,), PUBLIC, "the first row of what each does"),
    Field("last", "i2", (KINDS + CARDS,), PUBLIC, "the row behind its last"),
    *PROGRAM.fields,
])  # fmt: skip
STATE = state_layout([
    Field("seat", "i1", (), PUBLIC, "who must act"),
    Field("active", "i1", (), PUBLIC, "whose turn it is"),
    Field("phase", "i1", (), PUBLIC, "PLAY or PICK"),
    Field("turn", "i1", (), PUBLIC, "turns played"),
    Field("kind", "i1", (2, CELLS), PUBLIC, "creatures, or NONE"),
    Field("hp", "i1", (2, CELLS), PUBLIC, "their hit points"),
    Field("log_n", "i1", (), PUBLIC, "effects so far"),
    Field("log", "i1", (LOG,), PUBLIC, "whose they were"),
    *stack_fields(ROOM, 4),
], notes=1)  # fmt: skip
MOVES = Moves(Verb("play", card=CARDS), Verb("pick", cell=CELLS))
BARE = Words("—", "—")


def load(at_once):
    """The tables of the game."""
    t = TABLES.new()
    t.at_once = at_once
    writer = Writer(PROGRAM, t, "marsh.toml", {}.__getitem__)
    for source, raw in EFFECTS.items():
        entry = Entry("marsh.toml", str(source), {"effects": raw})
        effects = VOCABULARY.effects(entry, "effects", VOCABULARY.verbs) if raw else ()
        t.first[source], t.last[source] = writer.write(source, effects)
    texts = {"refusals": ["not_now", "nobody_there"], "reasons": ["last_alive", "long_enough"]}
    said = {section: dict.fromkeys(names, BARE) for section, names in texts.items()}
    return Content(t, {**said, "events": {}}, dict.fromkeys(texts["refusals"], "MAR-1"))


def edition(at_once):
    """The game on the table."""
    return Edition(
        Rules(
            id="marsh", title=BARE, version="1", seats=(2, 2), state=STATE, tables=TABLES,
            moves=MOVES, width=CARDS + CELLS, options=(),
            load=lambda folder, options: load(at_once),
            setup=marsh.set_up, why_not=marsh.why_not, legal=ask_all(MOVES, marsh.why_not),
            apply=marsh.apply, outcome=marsh.outcome, guess=marsh.guess, bound=lambda t: 600,
            turns=marsh.turns,
            refusals={1: "not_now", 2: "nobody_there"},
            reasons={1: "last_alive", 2: "long_enough"}, events=NO_EVENTS,
            face=Face(show=None),
        ),
        Path(), {},
    )  # fmt: skip


def position(mine, others, at_once=0):
    """Tables, and a state with (kind, hit points) of both players' creatures."""
    t, s = load(at_once).tables, STATE.new()
    clear_stack(s)
    for seat, creatures in enumerate((mine, others)):
        rows = [*creatures, *[(NONE, 0)] * (CELLS - len(creatures))]
        s.kind[seat], s.hp[seat] = [kind for kind, _ in rows], [hp for _, hp in rows]
    return t, s


def play(t, s, *moves):
    """Play cards and pick cells, each of them legal."""
    for move in moves:
        assert marsh.why_not(t, s, move) == 0
        marsh.apply(t, s, move)
    return s.log[: s.log_n]


def pick(cell):
    """The move that picks a cell."""
    return CARDS + cell


def test_columns_come_from_the_keys_and_rows_from_the_effects():
    t = load(0).tables
    assert [f.name for f in PROGRAM.fields][3:] == ["row_n", "row_whom"]
    first = t.first[STORM]
    assert t.row_verb[first : first + 4] == [marsh.HIT, marsh.ASK, marsh.HIT, marsh.HIT]
    assert t.row_whom[first : first + 4] == [ALL, ALL, marsh.CHOSEN, ALL]
    assert set(t.row_source[first : t.last[STORM]]) == {STORM} and t.first[DREAM] == t.last[DREAM]


def test_a_death_that_causes_a_death_whose_program_hurts_in_turn():
    t, s = position([(QUIET, 5)], [(BURST, 1), (BURST, 2), (DREAM, 9)])
    assert play(t, s, TIDE - KINDS) == [TIDE, TIDE, BURST, BURST, BURST, BURST]
    assert s.kind[1] == [NONE, NONE, DREAM, NONE] and s.hp[1][2] == 9 - 1 - 2
    assert s.hp[0][0] == 5 - 1 - 2 and (s.stack_n, s.seat) == (0, 1)


def test_a_choice_in_the_middle_leaves_the_program_where_it_stands():
    t, s = position([(QUIET, 5)], [(DREAM, 9), (DREAM, 5), (DREAM, 2)])
    assert play(t, s, STORM - KINDS) == [STORM, STORM] and (s.phase, s.stack_n) == (PICK, 1)
    kept = STATE.pack(s)
    again = STATE.unpack(kept)
    play(t, again, pick(1))
    assert again.hp[1] == [7, 0, 0, 0] and again.kind[1] == [DREAM, NONE, NONE, NONE]
    assert again.log[: again.log_n] == [STORM] * 4 and STATE.pack(s) == kept


def test_two_choices_of_one_program_are_two_targets():
    t, s = position([(QUIET, 5)], [(DREAM, 9), (DREAM, 5)])
    play(t, s, ARROW - KINDS, pick(0))
    assert (s.phase, s.stack_chosen[0], s.stack_target[0][:2]) == (PICK, 1, [0, 0])
    play(t, s, pick(1))
    assert s.hp[1][:2] == [6, 2] and s.phase == PLAY
    assert s.stack_target == [[0] * 4] * ROOM, "nothing is left behind"


def test_triggers_wait_their_turn_while_one_of_them_asks():
    """Two die at once: the first asks its player, in the other's turn; the second waits."""
    t, s = position([(DREAM, 9), (DREAM, 9)], [(SPITE, 1), (SPITE, 1), (QUIET, 5)])
    play(t, s, TIDE - KINDS)
    assert (s.phase, s.seat, s.active, s.stack_n) == (PICK, 1, 0, 2)
    assert marsh.why_not(t, s, 0) == marsh.NOT_NOW and marsh.why_not(t, s, pick(2)) != 0
    play(t, s, pick(0))
    assert (s.phase, s.seat, s.stack_n, s.hp[0][:2]) == (PICK, 1, 1, [5, 8])
    play(t, s, pick(1))
    assert (s.phase, s.seat, s.stack_n, s.hp[0][:2]) == (PLAY, 1, 0, [5, 5])


@pytest.mark.parametrize(
    ("at_once", "order"),
    [(0, [STORM, STORM, STORM, STORM, BURST, BURST, QUIET]),
     (1, [STORM, BURST, BURST, QUIET, STORM, STORM, STORM])],
)  # fmt: skip
def test_deaths_are_seen_to_after_the_program_or_after_every_row(at_once, order):
    t, s = position([(DREAM, 9)], [(BURST, 1), (QUIET, 2), (DREAM, 9)], at_once)
    log = play(t, s, STORM - KINDS, pick(2))
    assert log == order


def test_what_is_queued_waits_below_and_what_is_pushed_goes_first():
    _, s = position([], [])
    push(s, 1, 0, 10, 12)
    choose(s, 7)
    queue(s, 2, 1, 20, 22)
    push(s, 3, 0, 30, 32)
    assert s.stack_source[:3] == [2, 1, 3] and s.stack_target[1][0] == 7
    for source in (3, 1, 2):
        assert s.stack_source[s.stack_n - 1] == source
        pop(s)
    assert STATE.pack(s) == STATE.pack(position([], [])[1])


def test_a_program_too_many_is_a_fault():
    _, s = position([], [])
    for n in range(ROOM):
        push(s, n, 0, 0, 0)
    for more in (push, queue):
        with pytest.raises(AssertionError, match="no room"):
            more(s, 99, 0, 0, 0)


@pytest.mark.parametrize("at_once", [0, 1])
def test_the_native_twin_goes_the_same_way_to_the_byte(at_once, request, monkeypatch):
    try:
        check_tools()
    except NoCompiler as missing:
        pytest.skip(f"needs a compiler: {missing}")
    monkeypatch.setenv("LUDOTHEQUE_NATIVE_FOLDER", str(request.config.cache.mkdir("native")))
    monkeypatch.delenv(native.SETTING, raising=False)
    monkeypatch.setattr(carried, "_found", [])  # the search takes longest to build: none searches
    game = edition(at_once)
    twin, reference = native.handle(game), Reference(game)
    assert twin is not None
    deepest = 0
    for seed in range(20):
        state = bytearray(twin.first(seed, seed))
        for step in itertools.count(seed):
            legal = twin.legal(state)
            assert legal == reference.legal(state)
            if not legal:
                break
            other, move = bytearray(state), legal[step * 7 % len(legal)]
            twin.apply(state, move)
            reference.apply(other, move)
            assert state == other
            deepest = max(deepest, STATE.unpack(bytes(state)).stack_n)
    assert deepest >= 2, "choices were made while others waited"
