"""The planning player, on the game whose turns are long."""

import collections
import functools

import pytest

from ludotheque.agents import Budget, agent, worth
from ludotheque.agents.deadline import NEVER
from ludotheque.agents.planner import PlanAgent, Plans
from ludotheque.agents.running import Style
from ludotheque.core import library, native
from ludotheque.core.kernel import NOBODY, OK, noise
from ludotheque.core.native.reference import Reference
from ludotheque.games.generals.codes import MOVE
from ludotheque.games.generals.state import UNIT

GAME = library.load("generals")
STYLE = Style(depth=1, worlds=2, trees=2)


@functools.cache
def battle(day=7):
    """A match led plainly on both sides until armies have met and the styles disagree."""
    match = GAME.new(3, {"map": "plain", "generals": "volkov,nguyen"})
    leader = agent("adepte", GAME, seed=5)
    while match.state.day < day or len(Plans(match.view(match.seat), 1, STYLE).moves) < 2:
        match.push(leader.choose(match.view(match.seat)))
    return match


def test_the_same_seed_and_plans_give_the_same_thoughts_on_one_thread_and_on_two():
    view = battle().view(battle().seat)
    found = [
        PlanAgent(seed=9, budget=Budget(400), style=STYLE, threads=threads).thoughts(view)
        for threads in (1, 2)
    ]
    assert found[0] == found[1]
    assert found[0][0].visits >= 2


def test_native_and_python_plan_the_same():
    view = battle().view(battle().seat)
    if native.handle(view.edition) is None:
        pytest.skip("native code can't be built here")
    planner = PlanAgent(seed=4, budget=Budget(60), style=Style(depth=1, worlds=1, trees=1))
    fast = planner.thoughts(view)
    with native.set_aside():
        assert planner.thoughts(view) == fast


def test_without_a_budget_the_usual_style_decides():
    view = battle().view(battle().seat)
    thoughts = PlanAgent(seed=1, budget=Budget(1), style=STYLE).thoughts(view)
    assert sum(thought.visits for thought in thoughts) == 0
    usual = view.edition.rules.advise(view.edition.t, view.state, 0, [0] * GAME.rules.width)
    assert thoughts[0].move == usual


def test_whoever_asks_is_told_the_chances_even_where_there_is_no_choice():
    match = GAME.new(3, {"map": "plain"})
    leader, least = agent("adepte", GAME, seed=5), 1.0
    for _ in range(60):
        view = match.view(match.seat)
        thoughts = PlanAgent(seed=1, style=STYLE).thoughts(view, Budget(20))
        assert thoughts[0].visits > 0
        least = min(least, worth(view, GAME, 100))
        match.push(leader.choose(view))
    assert least > 0


def test_plans_are_halved_until_the_best_was_tried_in_most_worlds():
    view = battle().view(battle().seat)
    style = Style(depth=0, worlds=64, trees=2)
    thoughts = PlanAgent(seed=2, budget=Budget(20_000), style=style).thoughts(view)
    tried = [thought.visits for thought in thoughts]
    assert tried == sorted(tried, reverse=True) and tried[0] > 4 * tried[-1] > 0
    assert len(tried) > 4


@pytest.mark.parametrize("plays", [400, 3_000, 20_000])
def test_a_budget_counts_the_plans_played_out_in_a_turn(plays):
    view = battle().view(battle().seat)
    grown = [Plans(view, 3, Style(depth=0, worlds=500, trees=1))]
    share = plays // GAME.rules.pace(view.edition.t, view.state)
    PlanAgent(style=Style(depth=0, worlds=500, trees=1))._halve(grown, share, NEVER)
    tried = sum(record.tried for record in grown[0].records())
    assert share // 3 <= tried <= max(share, 4)


def test_out_of_time_one_plan_at_least_was_tried():
    view = battle().view(battle().seat)
    planner = PlanAgent(seed=3, budget=Budget(10_000, 1e-9), style=STYLE)
    thoughts = planner.thoughts(view)
    assert sum(thought.visits for thought in thoughts) == 2  # one in each series of worlds
    assert thoughts[0].visits == 2


def test_planning_beats_the_plain_player_that_it_weighs():
    if native.handle(GAME.edition({"map": "plain"})) is None:
        pytest.skip("native code can't be built here")
    won = 0.0
    for number in range(6):
        planner = PlanAgent(
            seed=number, budget=Budget(1500), style=Style(depth=2, worlds=8, trees=1)
        )
        plain = PlanAgent(seed=number, budget=Budget(1), style=Style(depth=0, worlds=1, trees=1))
        match = GAME.new(number // 2, {"map": "plain"})
        leaders = [planner, plain] if number % 2 == 0 else [plain, planner]
        while match.seat != NOBODY:
            match.push(leaders[match.seat].choose(match.view(match.seat)))
        won += match.outcome().scores[leaders.index(planner)]
    assert won >= 5


def test_time_for_a_turn_is_shared_among_its_decisions():
    view = battle().view(battle().seat)
    pace = GAME.rules.pace(view.edition.t, view.state)
    units = sum(1 for unit in view.state.unit if unit and UNIT.owner(unit) == view.seat)
    assert pace > 3 * units > 0


def assert_likely(edition, fast, slow, state):
    """The moves worth trying are legal, different, and led by what the usual style advises."""
    found = fast.playout_moves(state)
    assert len(found) == len(set(found)) > 0
    for move in found:
        assert fast.why_not(state, move) == OK, edition.notation(move)
    if state_phase(edition, state) == MOVE:
        assert found[0] == fast.advise(state, 0)
    if slow is not None:
        assert slow.playout_moves(state) == found


def state_phase(edition, state):
    return edition.rules.state.unpack(bytes(state)).phase


@pytest.mark.parametrize("map_name", ["plain", "strait", "crossroads"])
def test_every_style_advises_a_legal_move_wherever_a_random_game_leads(map_name):
    edition = GAME.edition({"map": map_name, "day_limit": 7})
    fast = native.handle(edition) or Reference(edition)
    for seed in range(3):
        state = bytearray(fast.first(seed, 0))
        slow, step = Reference(edition), 0
        while fast.random_moves(state):
            step += 1
            assert_likely(edition, fast, slow if step % 40 == 0 else None, state)
            for style in range(edition.t.styles):
                move = fast.advise(state, style)
                assert fast.why_not(state, move) == OK, edition.notation(move)
                if step % 40 == 0:
                    assert slow.advise(state, style) == move
            choices = fast.random_moves(state)
            fast.apply(state, choices[noise(seed, step, 1) % len(choices)])


def verbs_of(options, seed, days):
    """How often each kind of move is made when plain players lead both sides."""
    match = GAME.new(seed, options)
    leaders = [agent("adepte", GAME, seed=seat) for seat in range(match.edition.seats)]
    made = collections.Counter()
    while match.seat != NOBODY and match.state.day <= days:
        move = leaders[match.seat].choose(match.view(match.seat))
        made[move.notation.split()[0]] += 1
        match.push(move)
    return made


def test_armies_are_ferried_between_islands():
    made = verbs_of({"map": "archipelago"}, 2, 25)
    assert made["unload"] > 0 and made["capture"] > 0


def test_the_general_uses_the_power():
    made = verbs_of({"map": "plain", "generals": "takeda,moreau"}, 1, 14)
    assert made["power"] > 0
