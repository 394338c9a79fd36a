"""The native twin and plain Python agree to the byte, and faults surface where they are."""

import itertools
import re
import threading
import traceback
from pathlib import Path

import pytest

from ludotheque.core import kernel, native
from ludotheque.core.native.reference import Reference
from ludotheque.core.record import SPECTATOR

from .games import CONNECT_FOUR, CREW, TOY, changed, edition
from .mini import PROBE_LINE, mini

pytestmark = pytest.mark.usefixtures("compiler")
GAMES = pytest.mark.parametrize("rules", [TOY, CONNECT_FOUR, CREW], ids=lambda r: r.id)
ASKED = (
    "legal",
    "prune",
    "playout_moves",
    "random_moves",
    "outcome",
    "estimate",
    "value",
    "fingerprint",
)


def twins(rules):
    game = edition(rules)
    twin = native.handle(game)
    assert twin is not None
    return twin, Reference(game)


def positions(twin, reference, seed):
    """Every position of a random game, after comparing the twins on the way to it."""
    state = bytearray(twin.first(seed, seed << 3))
    assert bytes(state) == reference.first(seed, seed << 3)
    word = kernel.scramble(seed)
    while legal := twin.legal(state):
        yield bytes(state)
        other = bytearray(state)
        word = kernel.scramble(word)
        move = legal[word % len(legal)]
        twin.apply(state, move)
        reference.apply(other, move)
        assert state == other, f"move {move} leads elsewhere"
    yield bytes(state)


@GAMES
def test_every_position_and_every_question_agree(rules):
    twin, reference = twins(rules)
    for seed in range(25):
        for state in positions(twin, reference, seed):
            for name in ASKED:
                assert getattr(twin, name)(state) == getattr(reference, name)(state), name
            for style in range(3):
                mine, other = bytearray(state), bytearray(state)
                assert twin.advise(mine, style) == reference.advise(other, style)
            for move in range(rules.moves.count if twin.legal(state) else 0):
                assert twin.why_not(state, move) == reference.why_not(state, move)


@GAMES
def test_views_and_guesses_agree(rules):
    twin, reference = twins(rules)
    for state in itertools.chain(*(positions(twin, reference, seed) for seed in range(10))):
        for seat in (0, 1, SPECTATOR):
            view, other = bytearray(state), bytearray(state)
            twin.redact(view, seat)
            reference.redact(other, seat)
            assert view == other, f"seat {seat} sees another thing"
            if seat != SPECTATOR:
                twin.guess(view, seat, 1 << 63, 77)
                reference.guess(other, seat, 1 << 63, 77)
                assert view == other, f"seat {seat} guesses another world"


def test_a_view_hides_what_is_hidden():
    twin, reference = twins(TOY)
    state = list(positions(twin, reference, 3))[-1]
    view = bytearray(state)
    twin.redact(view, 0)
    s, seen = TOY.state.unpack(state), TOY.state.unpack(view)
    assert seen.hand[0] == s.hand[0] and seen.hand[1] == [0] * 5 and sum(s.hand[1]) > 0
    assert seen.key0 == 0 and s.key0 != 0
    hidden = [c for c in range(9) if s.known[c] == 2]
    assert hidden and all(seen.secret[c] == -7 for c in hidden)


@GAMES
def test_random_games_agree(rules):
    twin, reference = twins(rules)
    for seed in (*range(50), (1 << 64) - 1):
        assert twin.random_game(seed) == reference.random_game(seed)
    assert twin.random_games(1000, 50) == reference.random_games(1000, 50)


def test_the_toy_reaches_numbers_that_c_would_cut_off():
    """Else the agreement above would prove little."""
    twin, _ = twins(TOY)
    last = [TOY.state.unpack(twin.random_game(seed)[1]) for seed in range(50)]
    assert any(s.wide > 1 << 40 for s in last)
    assert any(s.shifted > 1 << 33 for s in last)
    assert any(s.pot >= 1 << 63 for s in last)
    assert any(min(s.score) < 0 for s in last)


def test_a_fingerprint_leaves_the_notes_out():
    twin, _ = twins(TOY)
    state = bytearray(twin.first(1, 0))
    before = twin.fingerprint(state)
    state[TOY.state.head_size] ^= 1
    assert twin.fingerprint(state) == before < 1 << 63
    state[0] ^= 1
    assert twin.fingerprint(state) != before


def test_a_failed_assertion_surfaces_with_the_line_of_the_rule():
    twin, _ = twins(TOY)
    s = TOY.state.unpack(twin.first(1, 0))
    s.fate_n, s.fate[0] = 1, 100
    state = bytearray(TOY.state.pack(s))
    with pytest.raises(AssertionError, match="fate is out of range") as caught:
        twin.apply(state, twin.legal(state)[0])
    shown = "".join(traceback.format_tb(caught.value.__traceback__))
    lines = Path(kernel.__file__).read_text(encoding="utf-8").split("\n")
    number = next(n for n, line in enumerate(lines, 1) if "fate is out of range" in line)
    assert re.search(rf'core/kernel.pxi", line {number}, in \S+\.scripted', shown), shown
    assert "native/toy.pxi" in shown


def test_a_division_by_zero_surfaces(tmp_path, alone):
    probe = "def probe(t, s, n):\n    s.count = 5\n    return 7 % n\n"
    twin = native.handle(mini(tmp_path, probe, "zero").edition())
    with pytest.raises(ZeroDivisionError) as caught:
        twin.random_games(0, 10)
    shown = "".join(traceback.format_tb(caught.value.__traceback__))
    assert f'zero/rules.pxi", line {PROBE_LINE + 2}' in shown


def test_a_seat_without_a_move_is_a_fault(tmp_path, alone):
    game = mini(tmp_path, game_id="stuck")
    rules = game.folder / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("return 2", "return 0"), "utf-8")
    twin = native.handle(game.edition())
    with pytest.raises(AssertionError, match="has no legal move"):
        twin.random_games(0, 1)


def test_buffers_that_do_not_fit_are_refused():
    twin, _ = twins(TOY)
    state = twin.first(1, 0)
    with pytest.raises(ValueError, match="a buffer of 10 bytes where 224 are needed"):
        twin.legal(state[:10])
    with pytest.raises(ValueError, match="232 bytes"):
        twin.legal(state + bytes(8))
    with pytest.raises((BufferError, TypeError)):
        twin.apply(state, 0)
    with pytest.raises(ValueError, match="multiple of eight"):
        twin.legal(memoryview(bytes(4) + state)[4:])
    with pytest.raises(ValueError, match="3 bytes of tables"):
        type(twin)(b"abc", 1)


@pytest.mark.parametrize("move", [-1, 46, 1 << 40])
def test_a_number_that_is_no_move_is_refused(move):
    for twin in twins(TOY):
        state = bytearray(twin.first(1, 0))
        for ask in (twin.apply, twin.why_not):
            with pytest.raises(ValueError, match=f"there is no move {move}"):
                ask(state, move)


def test_an_ended_game_takes_no_move():
    for twin in twins(TOY):
        state = bytearray(twin.random_game(1)[1])
        for ask in (twin.apply, twin.why_not):
            with pytest.raises(ValueError, match="nobody must act"):
                ask(state, 0)


def test_a_refused_buffer_is_let_go():
    twin, _ = twins(TOY)
    short = bytearray(10)
    with pytest.raises(ValueError):
        twin.apply(short, 0)
    short.append(1)  # BufferError if somebody still held it


def test_threads_play_at_once_without_python_s_lock():
    twin, _ = twins(CONNECT_FOUR)
    wanted = [twin.random_games(seed, 2000) for seed in (0, 5000)]
    found = [None, None]

    def play(n):
        for _ in range(20):
            found[n] = twin.random_games(5000 * n, 2000)

    threads = [threading.Thread(target=play, args=(n,)) for n in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == wanted


def test_python_goes_on_while_native_code_plays():
    twin, _ = twins(CONNECT_FOUR)
    thread = threading.Thread(target=twin.random_games, args=(0, 400_000))
    thread.start()
    steps = 0
    while thread.is_alive():
        steps += 1
    assert steps > 1000  # under the lock: one step or a few


def test_module_constants_tell_what_was_built():
    unit = native.module(TOY)
    sizes = TOY.state.size, TOY.tables.size
    assert sizes == (unit.STATE_SIZE, unit.TABLES_SIZE)
    assert native.digest(TOY) == unit.DIGEST


def test_copies_take_time():
    twin, _ = twins(TOY)
    assert 0 < twin.time_copy(1000) < 1


def test_random_play_draws_from_the_usual_moves(request):
    twin, reference = twins(TOY)
    request.getfixturevalue("alone")
    seen = [len(twin.random_moves(s)) < len(twin.legal(s)) for s in positions(twin, reference, 5)]
    assert any(seen), "the toy leaves nothing out"
    plain = native.handle(edition(changed(TOY, id="native-toy-plain", random_moves=None)))
    for seed in range(5):
        assert plain.random_moves(state := plain.first(seed, 0)) == plain.legal(state)
    assert twin.random_games(0, 50) != plain.random_games(0, 50)
