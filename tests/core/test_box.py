"""A game's box: what the shelf says of it comes from its own folder, and mistakes are named."""

import shutil

import pytest

from ludotheque.core.box import DIFFICULTIES, read_box
from ludotheque.core.library import every
from ludotheque.core.words import ContentError
from tests.laws.positions import template


@pytest.mark.parametrize("game", [*every(), template()], ids=lambda game: game.id)
def test_every_game_says_on_its_box_what_it_is(game):
    assert game.box.difficulty in DIFFICULTIES and game.box.minutes > 0
    for said in (game.box.sentence, game.box.brief):
        assert said.fr != said.en and said.fr.endswith(".") and said.en.endswith(".")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"facile"', '"simple"', "difficulty 'simple' is not one of facile, moyen, ardu"),
        ("minutes = 5", "minutes = 0", "minutes = 0 is not a whole number from 1 to 1000"),
        ("minutes =", "minuts =", r"the key 'minutes' is missing \(is 'minuts' a misspelling"),
        ('en = "An attic, some finds, a cat."', "", r"\[brief\] the key 'en' is missing"),
        ("[brief]", "age = 8\n[brief]", r"\[sentence\] the key 'age' is not known"),
        ("minutes =", "age = 8\nminutes =", "the key 'age' is not known"),
        (
            "rangez-les avant l’autre.",
            "rangez-les avant l’autre, ou bien gardez-les pour plus tard et montrez-les.",
            r"\[sentence\] fr has \d+ signs; 110",
        ),
        (
            ", un chat.",
            ", un chat, et bien d’autres choses encore.",
            r"\[brief\] fr has \d+ signs; 52",
        ),
    ],
)
def test_a_mistake_on_a_box_is_named_with_its_key(tmp_path, old, new, said):
    shutil.copytree(template().folder / "content", tmp_path / "content")
    path = tmp_path / "content" / "box.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=f"box.toml: .*{said}"):
        read_box(tmp_path)


def test_a_game_without_a_box_is_told_so(tmp_path):
    with pytest.raises(ContentError, match=r"box.toml: the file is missing from content/"):
        read_box(tmp_path)
