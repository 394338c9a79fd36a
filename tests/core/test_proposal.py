"""What people who start a match are proposed: every choice can be played, mistakes are named."""

import shutil

import pytest

from ludotheque.core.library import every
from ludotheque.core.proposal import Begins, Proposal, read_proposal
from ludotheque.core.words import ContentError
from tests.laws.positions import template

GAMES = [*every()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_proposed_match_of_every_game_can_be_played(game):
    proposal = game.proposal
    for pairing in [{}, *proposal.pairings]:
        for order in (1, -1):
            sides = {name: values[::order] for name, values in pairing.items()}
            match = game.new(seed=1, options={**proposal.options, **sides})
            assert match.legal()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_option_of_who_begins_says_who_begins(game):
    begins = game.proposal.begins
    for seat in range(game.edition().seats):
        options = {**game.proposal.options, begins.option: begins.seats[seat]}
        assert {game.rules.face.began(game.new(n, options).state) for n in range(4)} == {seat}
    begun = {
        game.rules.face.began(game.new(n, {begins.option: begins.lot}).state) for n in range(20)
    }
    assert len(begun) == game.edition().seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_proposal_that_changes_anything_says_what(game):
    proposal = game.proposal
    assert (proposal.words is None) == (not proposal.options and not proposal.pairings)


def test_a_game_without_the_file_proposes_its_defaults():
    assert template().proposal == Proposal()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[options]\nseats = "9"', "option seats: .9. is not"),
        ('[options]\nplaces = "2"', "places"),
        ("[options]\nseats = 2", "seats = 2 is not"),
        ('[pairings.one]\nseats = "2"', r"\[pairings.one\] seats = '2' is not a list of two"),
        ('[begins]\noption = "seats"\nlot = "2"\nseats = ["2"]', "seats = .* one for each seat"),
        ('[begins]\noption = "seats"\nlot = "2"', "the key 'seats' is missing"),
        ('[option]\nseats = "2"', "'option' is not known"),
    ],
)
def test_a_mistake_in_a_proposal_is_named_with_its_file(tmp_path, text, said):
    shutil.copytree(template().folder, tmp_path / "grenier")
    (tmp_path / "grenier" / "content" / "proposal.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=rf"proposal.toml: .*{said}"):
        read_proposal(tmp_path / "grenier", template().rules.options)


def test_who_begins_is_an_option_and_a_value_for_each_seat(tmp_path):
    (tmp_path / "content").mkdir()
    text = '[begins]\noption = "seats"\nlot = "2"\nseats = ["2", "3"]'
    (tmp_path / "content" / "proposal.toml").write_text(text, encoding="utf-8")
    read = read_proposal(tmp_path, template().rules.options)
    assert read.begins == Begins("seats", "2", ("2", "3"))
