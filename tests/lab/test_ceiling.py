"""The ceiling: a player who sees everything, in the lab and nowhere else."""

import pytest

from ludotheque.agents import LEVELS, NAMES, agent
from ludotheque.agents.levels import levels
from ludotheque.core import library, native
from ludotheque.core.words import ContentError, UsageError
from ludotheque.lab.ceiling import ceiling, seer
from ludotheque.lab.contest import Contest, play
from ludotheque.server.refusals import Denied
from ludotheque.server.seating import check_level


def test_whoever_sees_everything_takes_more_than_half(grenier):
    if native.handle(grenier.edition()) is None:
        pytest.skip("native code can't be built here")
    row = ceiling(grenier, 200, seed=1, scale=0.005, workers=1)
    assert (row.a, row.b, row.games) == ("seer", "oracle", 200)
    assert row.score > 0.5 and row.low < row.score < row.high


def test_the_same_seer_plays_the_same_games(grenier):
    if native.handle(grenier.edition()) is None:
        pytest.skip("native code can't be built here")
    contest = Contest(grenier, seer, "random", 3, 0.002)
    assert play(contest, 8, workers=1).timeless() == play(contest, 8, workers=2).timeless()


def test_nobody_finds_it_by_a_name():
    game = library.load("night-dealer")
    assert "seer" not in NAMES and "seer" not in LEVELS
    with pytest.raises(UsageError, match="unknown agent 'seer'"):
        agent("seer", game)


def test_the_server_seats_no_seer():
    with pytest.raises(Denied) as refused:
        check_level("seer")
    assert refused.value.code == "level"
    assert check_level("oracle") == "oracle"


def test_a_level_can_not_be_told_to_see_everything(tmp_path):
    (tmp_path / "brain").mkdir()
    text = (library.load("night-dealer").folder / "brain" / "levels.toml").read_text("utf-8")
    wrong = text.replace("iterations", "sees = 1\niterations", 1)
    (tmp_path / "brain" / "levels.toml").write_text(wrong, "utf-8")
    with pytest.raises(ContentError, match="sees"):
        levels(tmp_path)


def test_shown_a_view_it_refuses_to_play(grenier):
    match = grenier.new(seed=1)
    with pytest.raises(UsageError, match="native code"):
        seer(grenier, 1, 0.01).choose(match.view(match.seat))
