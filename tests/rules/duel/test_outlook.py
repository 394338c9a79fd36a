"""What computer players look at: the estimate, the moves worth searching, likely moves."""

import pytest

from ludotheque.agents import agent
from ludotheque.core.kernel import WIN
from ludotheque.games.duel.codes import MOVE_END, MOVE_PASS, MOVE_STANDARD

from .table import GAME, sit

EVEN = "class=warrior hp=60"


def shares(table):
    """What a position is worth to A and to B."""
    out = [0, 0]
    GAME.rules.brain.estimate(table.match.edition.t, table.state, out)
    assert sum(out) == WIN
    return out


def asked(ask, table):
    """The moves that a question of the search gives, in notation."""
    out = [0] * GAME.rules.width
    count = ask(table.match.edition.t, table.state, out)
    return [table.match.edition.notation(move) for move in out[:count]]


@pytest.mark.parametrize(
    "better",
    [
        "class=warrior hp=70",
        "class=warrior hp=60 force=1",
        "class=warrior hp=60 resistance=1",
        "class=warrior hp=60 weapon_bonus=2",
    ],
)
def test_whoever_has_more_is_thought_better_off(better):
    assert shares(sit(better, EVEN, turn="5 active=A"))[0] > shares(sit(EVEN, EVEN))[0]
    assert shares(sit(EVEN, better))[0] < shares(sit(EVEN, EVEN, turn="5 active=A"))[0]


@pytest.mark.parametrize("kept", ["shield=20", "mana=1 hand=[parry]", "invincible=yes"])
def test_what_protects_counts_in_the_opponents_turn(kept):
    assert shares(sit(EVEN, f"{EVEN} {kept}"))[1] > shares(sit(EVEN, EVEN))[1]


def test_a_frozen_equipment_counts_against_its_owner():
    assert shares(sit(f"{EVEN} frozen=[axe]", EVEN))[0] < shares(sit(EVEN, EVEN))[0]


def test_a_playout_does_not_end_a_turn_while_something_can_be_played():
    table = sit(f"{EVEN} mana=3 hand=[light_attack]", EVEN)
    assert asked(GAME.rules.playout_moves, table) == ["play light_attack", "strike"]
    table.say("A strike").say("A play light_attack")
    assert asked(GAME.rules.playout_moves, table) == [table.match.edition.notation(MOVE_END)]


def test_a_playout_answers_blows_and_not_scratches():
    hand = "class=warrior hp=60 mana=1 hand=[parry counterattack]"
    blow = sit(f"{EVEN} mana=3 hand=[deadly_cleaver]", hand).say("A play deadly_cleaver")
    assert asked(GAME.rules.playout_moves, blow) == ["rapid counterattack", "rapid parry"]
    scratch = sit(f"{EVEN} mana=3 hand=[tactical_attack]", hand).say("A play tactical_attack")
    assert asked(GAME.rules.playout_moves, scratch) == [scratch.match.edition.notation(MOVE_PASS)]


def test_search_takes_the_printed_deck():
    match = GAME.new(3, options={"decks": "custom"})
    out = [0] * GAME.rules.width
    assert GAME.rules.prune(match.edition.t, match.state, out) == 1 and out[0] == MOVE_STANDARD
    assert GAME.rules.legal(match.edition.t, match.state, out) > 20


def test_the_search_sees_a_win_that_lies_open():
    """The blow kills, everything else lets the other strike back."""
    table = sit("class=warrior hp=4 mana=1 hand=[deadly_cleaver heavy_defense]", "class=mage hp=40")
    for seed in range(3):
        player = agent("search", GAME, seed=seed, scale=0.2)  # four hundred visits
        assert str(player.choose(table.match.view(0))) == "play deadly_cleaver"
