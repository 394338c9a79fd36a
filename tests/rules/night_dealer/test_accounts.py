"""The audit and the census see what goes wrong."""

import pytest

from ludotheque.games.night_dealer.audit import audit, census
from ludotheque.games.night_dealer.codes import ECLIPSE, NONE, OVER, PASS, SPENT

from .table import GAME


def opening(*moves):
    """The state after some moves of a match that A opens."""
    match = GAME.new(seed=1, options={"starter": "A"})
    return match.push(*moves).state if moves else match.state


def laid():
    """One tile of A's on cell 5; B is about to roll."""
    match = GAME.new(seed=1, options={"starter": "A"}).push("roll")
    claw = next(w for w in range(5) if match.state.wheel[0][w] == 0)
    return match.push(f"tile {claw + 1} 5", "stop").state


def spoilt(s, **changes):
    """A state with some fields or entries changed, such as owner_4=1."""
    for name, value in changes.items():
        field, _, at = name.rpartition("_")
        if at.isdigit():
            getattr(s, field)[int(at)] = value
        else:
            setattr(s, name, value)
    return audit(GAME.edition({"starter": "A"}).t, s)


SPOILT = [
    ({"owner_0": 1, "kind_0": 0}, "tiles: 2 on the board, 1 wheels are spent"),
    ({"shield_0": 1}, "tiles: cell 1 is empty, but not bare"),
    ({"badge_0": 1}, "tiles: cell 1 is empty, but not bare"),
    ({"kind_4": 3}, "tiles: cell 5 holds kind 3 of seat 0"),
    ({"shield_4": 2}, "tiles: cell 5 has 2 shields, 0 badges"),
    ({"wheel_1": [-2, -2, -2, -2, 0]}, "wheels: seat 1 has rolled some of"),
    ({"wheel_1": [7, 0, 0, 0, 0]}, "wheels: seat 1 shows [7, 0, 0, 0, 0]"),
    ({"wheel_0": [SPENT] * 5}, "wheels: seat 0 has laid 5 in 1 turns"),
    ({"wheel_1": [ECLIPSE] + [0] * 4}, "wheels: seat 1 shows ECLIPSE, drawn is 0"),
    ({"trap_0": 4}, "traps: seat 0 has one on 4, which is no empty cell"),
    ({"trap_1": 9}, "traps: seat 1 has one on 9, which is no empty cell"),
    ({"mark_n": 1}, "marks: one is made on -1 by seat -1"),
    ({"mark_cell_0": 3}, "marks: 0 are made, but there is one on 3"),
    ({"mark_n": 1, "mark_cell_0": 4, "mark_author_0": 1}, "marks: one is made on 4 by seat 1"),
    ({"due_cell_0": 3}, "marks: 0 are due, but there is one on 3"),
    ({"mark_n": 3}, "marks: 3 are made"),
    ({"first": 1}, "turn: seat 1 opened round 1, the starter is 0"),
    ({"turn": 7}, "turn: turn 7 of round 1"),
    ({"seat": 0}, "turn: seat 0 must act in phase 0, not 1"),
    ({"phase": PASS}, "question: phase 4 on turn 2"),
    ({"phase": 1}, "question: phase 1 on turn 2"),
    ({"omen": 2}, "question: omen is 2"),
    ({"composer": 1}, "composition: composer is 1 in phase 0"),
    ({"laid": 1}, "composition: 1 tiles are laid at stage 0 in phase 0"),
    ({"asked": 1}, "composition: tile 1 is asked at stage 0"),
    ({"tile_cell_0": 3}, "composition: tile 0 is (-1, 3, -1), but not laid"),
    ({"step": 4}, "resolution: step 4 goes on in phase 0"),
    ({"pending": 1}, "resolution: step 0 goes on in phase 0"),
    ({"points_0": 1}, "match: [1, 0] are more than 0 rounds give"),
    ({"ended": 1}, "match: ended is 1 where [0, 0] after 0 rounds say 0"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "said"), SPOILT, ids=[str(c) for c, _ in SPOILT])
def test_what_is_spoilt_is_told(changes, said):
    assert any(wrong.startswith(said) for wrong in spoilt(laid(), **changes))


def test_a_position_of_a_match_has_nothing_wrong():
    assert spoilt(laid()) == [] and spoilt(opening()) == []


def test_a_composition_must_be_layable():
    s = opening("roll", "tile 1 5")
    assert spoilt(s) == []
    assert spoilt(s, tile_kind_0=(s.tile_kind[0] + 1) % 3)
    assert spoilt(opening("roll", "tile 1 5"), composer=2)


def test_an_over_match_must_have_ended():
    assert spoilt(laid(), phase=OVER, seat=-1)


def test_points_of_the_second_round_are_bounded():
    s = laid()
    s.round, s.first, s.seat, s.turn = 2, 1, 0, 2
    s.trap, s.points = [NONE, NONE], [5, 5]
    assert any("more than 1 rounds give" in wrong for wrong in spoilt(s))


def test_the_census_loses_no_wheel_and_gains_no_tile():
    t = GAME.edition().t
    whole = census(t, opening())
    assert whole == (5, 5, 10) == census(t, laid())
    lost = laid()
    lost.owner[4] = NONE
    gained = laid()
    gained.owner[0] = 1
    broken = laid()
    broken.wheel[1][0] = 9
    assert all(census(t, s) != whole for s in (lost, gained, broken))
