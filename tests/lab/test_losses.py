"""No level loses more by a move than it states: a small sample; bench/losses.py takes the large."""

from dataclasses import replace

import pytest

from ludotheque.agents import LEVELS, levels
from ludotheque.agents.weigher import Errs
from ludotheque.core import library, native
from ludotheque.core.words import UsageError
from ludotheque.games.generals.codes import SIDE
from ludotheque.lab.losses import Trial, losses

GAMES = [library.load(name) for name in library.names()]
VISITS = {"duel": 1000, "night-dealer": 2000, "generals": 400, "tactique": 4000}  # never erring
SAMPLE = 10  # decisions of each level
DAYS = 8  # of a war, in which armies meet


def trial(game, level, seed=0):
    """A level with a budget that a test can pay."""
    scale = min(1.0, VISITS.get(game.id, 1000) / levels(game.folder)[level].iterations)
    return Trial(game, level, seed, scale)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_move_loses_more_than_the_level_states_and_none_wastes_what_is_free(game, level):
    if native.handle(game.edition()) is None:
        pytest.skip("needs a C compiler: searches of twenty times a budget take too long in Python")
    given = trial(game, level)
    found = list(losses(given, SAMPLE))
    assert len(found) == SAMPLE
    assert [one for one in found if one.loss > given.bound or one.wasted] == []


@pytest.fixture
def careless(monkeypatch):
    """Levels that play any move, as long as it does not lose everything."""
    plain = Trial.player

    def player(self, number):
        made = plain(self, number)
        made.errs = Errs(1000, 100)
        return made

    monkeypatch.setattr(Trial, "player", player)


@pytest.mark.usefixtures("careless")
def test_a_player_that_takes_any_move_is_caught():
    game = library.load("duel")
    found = [one.loss for one in losses(trial(game, "apprenti"), 30)]
    assert max(found) > 0.2


@pytest.mark.usefixtures("careless")
def test_the_judge_that_stops_once_it_is_sure_says_the_same_as_the_longest_look(monkeypatch):
    game = library.load("tactique")
    if native.handle(game.edition()) is None:
        pytest.skip("needs a C compiler: long looks take too long in Python")
    monkeypatch.setattr("ludotheque.lab.losses.LEAST", 500)
    monkeypatch.setattr(Trial, "bound", bound := 0.12)
    given = Trial(game, "oracle", 4, scale=0.1)
    short, long = (list(losses(replace(given, literal=literal), 12)) for literal in (False, True))
    assert [one.version for one in short] == [one.version for one in long]
    assert [one.loss > bound for one in short] == [one.loss > bound for one in long]
    assert any(one.loss > bound for one in long), "nothing in it to be missed"
    assert any(not one.full for one in short) and all(one.full for one in long)
    assert [one.loss for one in short if one.full] == [
        there.loss for one, there in zip(short, long, strict=True) if one.full
    ]


def test_any_number_of_workers_finds_the_same():
    given = replace(trial(library.load("duel"), "maitre", 2), skipped=9)
    alone = list(losses(given, 25))
    heard = []
    assert list(losses(given, 25, workers=3, heard=lambda: heard.append(1))) == alone
    assert len(heard) >= 25 and len({one.match for one in alone}) > 2


def test_levels_that_think_long_hurry_where_nobody_looks():
    game = library.load("night-dealer")
    slow, quick = Trial(game, "oracle"), Trial(game, "maitre", scale=0.1)
    thought = slow.player(0).budget.iterations
    assert slow.hasty(0).budget.iterations == thought // 20
    assert quick.hasty(0).budget.iterations == quick.player(0).budget.iterations
    assert slow.judge(0).looking.seed != slow.player(0).seed


def test_what_wins_at_once_loses_and_wastes_nothing():
    """It may be the end of a turn with a free strike left: no turn comes after it."""
    game = library.load("duel")
    match, judge, ended = game.new(5), trial(game, "maitre").judge(0), 0
    player = trial(game, "maitre").player(0)
    while not match.over:
        view = match.view(match.seat)
        winning = [move for move in view.legal if judge.wins(view, move)]
        for move in winning:
            outcome = match.clone().push(move).outcome()
            assert outcome is not None and outcome.winners == (view.seat,)
            assert judge.verdict(view, move) == (0.0, False, True)
        ended += len(winning)
        match.push(player.choose(view))
    assert ended > 0


def test_a_duel_is_never_ended_with_a_free_strike_left():
    """As far as a level chooses: turns that a defeat ends don't count."""
    game = library.load("duel")
    for level in LEVELS:
        player = trial(game, level).player(0)
        match = game.new(5)
        while not match.over:
            view = match.view(match.seat)
            made = player.choose(view)
            left = "strike" in map(str, view.legal)
            assert not (left and made.notation == "end"), f"{level} ends its turn too early"
            match.push(made)


@pytest.mark.parametrize("level", LEVELS)
def test_no_general_waits_where_a_building_or_an_unanswered_strike_is_to_be_had(level):
    """Blows from afar are never answered (GEN-ATT-04); a neutral building costs nothing."""
    game = library.load("generals")
    if native.handle(game.edition()) is None:
        pytest.skip("needs a C compiler: eight days of planning take too long in Python")
    player, match, had = trial(game, level).player(0), game.new(5, {"map": "plain"}), 0
    while not match.over and match.state.day < DAYS:
        view = match.view(match.seat)
        made = player.choose(view)
        free = [move for move in view.legal if is_free(str(move), match.state.chosen)]
        had += bool(free)
        assert not (free and made.notation == "wait"), f"{level} waits instead of {free[0]}"
        match.push(made)
    assert had > 0


def is_free(move, cell):
    """A capture, or an attack on a cell that is not beside."""
    if not move.startswith("attack"):
        return move == "capture"
    x, y = map(int, move.split()[1].split(","))
    return abs(x - cell % SIDE) + abs(y - cell // SIDE) > 1


def test_no_decisions_are_refused():
    with pytest.raises(UsageError, match="0"):
        next(losses(Trial(GAMES[0], "apprenti"), 0))
