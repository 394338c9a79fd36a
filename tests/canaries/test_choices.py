"""Broken games whose options can't be played, and how laws pick their way among options."""

from dataclasses import replace

import pytest

from ludotheque.core.options import Named, Option, PerSeat
from ludotheque.core.words import ContentError, UsageError, Words
from tests.laws import test_options
from tests.laws.choices import combined, is_accepted, options_of
from tests.laws.positions import template

from .broken import RULES, broken

TEAMS = Option("teams", (0, 1, 2), PerSeat(range(3), 3, 2), Words("Équipes", "Teams"))
ATTICS = Option(
    "attic",
    "old",
    Named(("old", "new"), str.strip, Words("un grenier", "an attic")),
    Words("…", "…"),
)


def loaded(refuse):
    """The template with teams and attics, whose `load` first asks whether it refuses."""

    def load(folder, options):
        wrong = refuse(options)
        if wrong:
            raise wrong
        return RULES.load(folder, options)

    return broken(load=load, options=(*RULES.options, TEAMS, ATTICS))


def one_team(options):
    """Why a match can't be played: everybody in one team."""
    return (
        UsageError(Words("tous dans une équipe", "all in one team"))
        if len(set(options["teams"])) == 1
        else None
    )


def test_the_law_holds_for_the_template():
    test_options.check(template())
    test_options.check(loaded(lambda options: None))


def test_a_value_that_can_never_be_played_is_caught():
    def refuse(options):
        return ContentError("no such attic") if options["attic"] == "new" else None

    with pytest.raises(AssertionError, match="attic: no match can be played with 'new'"):
        test_options.check(loaded(refuse))


def test_a_value_that_is_refused_alone_may_be_played_beside_others():
    def refuse(options):
        short = options["seats"] != len(options["teams"])
        return (
            UsageError(Words("autant d’équipes que de places", "as many teams as seats"))
            if short
            else one_team(options)
        )

    game = loaded(refuse)
    assert not is_accepted(game, {}) and not is_accepted(game, {"teams": 0})
    assert is_accepted(game, {"seats": 3})
    test_options.check(game)


def test_picked_options_are_always_accepted():
    game = loaded(one_team)
    picked = [options_of(game, pick) for pick in range(60)]
    assert all(is_accepted(game, options) for options in picked)
    assert not all(is_accepted(game, combined(game, pick)) for pick in range(1, 60))
    assert {len(options["teams"]) for options in picked[1:]} == {2, 3}
    assert {options["attic"] for options in picked[1:]} == {"old", "new"}


def test_a_game_that_refuses_everything_is_caught():
    game = loaded(lambda options: UsageError(Words("fermé", "closed")))
    with pytest.raises(AssertionError, match="refuses 200 combinations"):
        options_of(game, 1)


def test_an_error_of_another_kind_is_no_refusal():
    game = loaded(lambda options: KeyError("attic"))
    with pytest.raises(KeyError):
        options_of(replace_rules(game), 1)


def replace_rules(game):
    """The same game as another object, so that nothing remembered of it helps."""
    return type(game)(replace(game.rules), game.folder)
