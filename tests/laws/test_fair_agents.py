"""Law: an agent's choice is unchanged when everything it can't see is re-dealt."""

import gc
from collections import deque
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

import pytest

import ludotheque
from ludotheque.agents import NAMES, Budget
from ludotheque.core.match import Match
from ludotheque.core.record import Record
from ludotheque.core.view import View

from .positions import (  # isort: skip
    deciding,
    law,
    moves_to,
    position,
    printed_at,
    random_game,
    state_at,
    world_of,
)

BUDGET = Budget(iterations=24)
WORLDS = 2
LEAVES = (int, str, bytes)  # most of what there is, and it refers to nothing


def check(game, spot, make, follow=True):
    """Ask a new agent in the true world, then in worlds re-dealt; `make(seed)` makes the agent.

    What a view leads to is followed unless that was done for another agent: views are the same.
    """
    spot = deciding(spot)
    for views in (views_now(game, spot), views_after_a_move(game, spot)):
        chosen = [choice_of(make(spot.seed % 1000), view, follow) for view in views]
        assert len(set(chosen)) <= 1, f"the choice changes with what is unseen: {chosen}"


def choice_of(agent, view, follow):
    """The move an agent chooses from a view."""
    if follow:
        check_reach(view)
    number = agent.choose(view, BUDGET).number
    assert number in view.moves, f"{number} is not among the legal moves {view.moves}"
    return number


def views_now(game, spot):
    """What the acting seat sees of a position, in the true world and in others."""
    edition, s = state_at(game, spot)
    yield Match(edition, 0, state=s).view(s.seat)
    for n in range(WORLDS):
        yield Match(edition, 0, state=world_of(edition, s, s.seat, spot.seed + n)).view(s.seat)


def views_after_a_move(game, spot):
    """The same with the last move made in every world, as far as that can't be told apart."""
    edition = printed_at(game, spot)
    made = moves_to(edition, spot)
    if not made or len(made) == len(random_game(edition, spot.seed)):
        return
    s = position(edition, spot.seed, len(made) - 1)
    true = Match(edition, 0, state=s).push(made[-1])
    first = true.view(true.seat)
    yield first
    for n in range(WORLDS):
        world = Match(edition, 0, state=world_of(edition, s, true.seat, spot.seed + n))
        if world.why_not(made[-1]) is None:
            view = world.push(made[-1]).view(true.seat)
            if view.key() == first.key():
                yield view


def check_reach(view):
    """Nothing that a view holds leads to a match or to another state than the redacted one."""
    for thing in reach(view):
        assert not isinstance(thing, Match), "a view leads to a match"
        is_state = isinstance(thing, Record) and type(thing) is type(view.state)
        assert not is_state or thing is view.state, "a view leads to a state"


def reach(start):
    """All objects that can be reached from one, but not through modules and classes."""
    seen, waiting = {id(start)}, deque([start])
    while waiting:
        thing = waiting.popleft()
        yield thing
        for other in held_by(thing):
            if type(other) in LEAVES or id(other) in seen:
                continue
            if not isinstance(other, (type, ModuleType)):
                seen.add(id(other))
                waiting.append(other)


def held_by(thing):
    """What an object refers to; of a function only what it closes over, not its module."""
    if isinstance(thing, FunctionType):
        return [*(thing.__closure__ or ()), *(thing.__defaults__ or ())]
    if isinstance(thing, (BuiltinFunctionType, *LEAVES)):
        return []
    if isinstance(thing, MethodType):
        return [thing.__self__, thing.__func__]
    return gc.get_referents(thing)


@pytest.mark.parametrize("name", NAMES)
@law(12)
def test_a_choice_is_unchanged_when_the_unseen_is_dealt_anew(game, spot, name):
    is_first = name == NAMES[0]
    check(game, spot, lambda seed: ludotheque.agent(name, game, seed=seed), follow=is_first)


def test_an_agent_is_given_a_view_and_nothing_else():
    assert set(View.__dataclass_fields__) == {
        "edition", "seat", "state", "moves", "events", "outcome",
    }  # fmt: skip
