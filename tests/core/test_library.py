"""Finding games by their folder."""

import shutil

import pytest

import ludotheque
from ludotheque.core import library
from ludotheque.core.game import Edition
from ludotheque.core.words import UsageError
from tests.laws.positions import TEMPLATE


def test_games_are_found_by_their_folder_and_by_nothing_else(tmp_path):
    assert library.names(TEMPLATE) == ["grenier"]
    assert library.names(tmp_path) == []
    (tmp_path / "two_words").mkdir()
    (tmp_path / "_hidden").mkdir()
    (tmp_path / "notes").mkdir()
    for name in ("two_words", "_hidden"):
        (tmp_path / name / "game.py").write_text("RULES = None\n")
    assert library.names(tmp_path) == ["two-words"]


def test_the_shipped_games_are_the_folders_of_games():
    folders = [p.parent.name for p in library.GAMES.glob("*/game.py")]
    assert ludotheque.names() == sorted(f.replace("_", "-") for f in folders)
    assert [game.id for game in library.every()] == ludotheque.names()
    assert "night-dealer" in ludotheque.names() and "grenier" not in ludotheque.names()


def test_a_game_goes_by_the_name_of_its_folder():
    for game in [*library.every(), *library.every(TEMPLATE)]:
        assert game.folder.name == game.id.replace("-", "_")
        assert game.title.fr and game.title.en
        assert len(game.edition().digest) == 40
        low, high = game.rules.seats
        assert 1 <= low <= game.edition().seats <= high


@pytest.mark.parametrize("name", ["chess", "", "Night-Dealer", "../games", "night_dealer", 7, None])
def test_an_unknown_game_is_named_with_the_known_ones(name):
    with pytest.raises(UsageError) as caught:
        library.load(name)
    assert str(caught.value).startswith(f"unknown game {name!r}; known: ")
    assert "night-dealer" in str(caught.value)


def test_a_folder_without_games_says_so(tmp_path):
    with pytest.raises(UsageError, match="unknown game 'chess'; known: none"):
        library.load("chess", tmp_path)


def test_a_game_is_loaded_once_and_printed_once_for_the_same_options(grenier):
    assert library.load("grenier", TEMPLATE) is grenier
    assert grenier.edition() is grenier.edition({"seats": "2"}) is grenier.edition({"seats": 2})
    assert grenier.edition({"seats": 3}) is not grenier.edition()


def test_a_game_copied_elsewhere_is_a_game_of_its_own(grenier, tmp_path):
    """A sixth game needs no other file to be touched."""
    shutil.copytree(grenier.folder, tmp_path / "attic" / "mansarde")
    path = tmp_path / "attic" / "mansarde" / "game.py"
    path.write_text(path.read_text().replace('id="grenier"', 'id="mansarde"'))
    other = library.load("mansarde", tmp_path / "attic")
    assert other.id == "mansarde" and other.edition().digest == grenier.edition().digest
    assert other.rules.apply is not grenier.rules.apply
    match = other.new(seed=4)
    while not match.over:
        match.push(match.legal()[-1])
    assert match.outcome()


def test_the_edition_in_use_stays_while_many_others_are_printed(grenier, tmp_path):
    shutil.copytree(grenier.folder, tmp_path / "grenier")
    game = library.load("grenier", tmp_path)
    usual = game.edition()
    for number in range(2 * library.EDITIONS_KEPT):
        game._once(f"other {number}", lambda: Edition(game.rules, game.folder, {}))
        assert game.edition() is usual
    assert len(game._edition) == library.EDITIONS_KEPT


def test_content_edited_in_one_process_is_read_anew_and_matches_go_on(grenier, tmp_path):
    shutil.copytree(grenier.folder, tmp_path / "grenier")
    game = library.load("grenier", tmp_path)
    before, running = game.edition(), game.new(seed=1)
    cards = tmp_path / "grenier" / "content" / "cards.toml"
    cards.write_text(
        cards.read_text(encoding="utf-8").replace("value = 1", "value = 2", 1), "utf-8"
    )
    after = game.edition()
    assert after.digest != before.digest and after is game.edition()
    assert running.edition is before


def test_options_that_do_not_fit_are_refused(grenier):
    for wrong in ({"seats": 9}, {"places": 2}):
        with pytest.raises(UsageError):
            grenier.new(options=wrong)
