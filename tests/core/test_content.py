"""Content files: every mistake is named with file, entry and key."""

import shutil

import pytest

from ludotheque.core.content import read_rules, read_texts, read_toml
from ludotheque.core.words import ContentError, Words


@pytest.fixture
def content(grenier, tmp_path):
    """A copy of the template's content, to be spoilt."""
    folder = tmp_path / "content"
    shutil.copytree(grenier.folder / "content", folder)
    return folder


SPOILT = [
    ("cards.toml", "value = 1", "", "cards.toml: [lamp] the key 'value' is missing"),
    (
        "cards.toml", "value = 1", "valeu = 1",
        "cards.toml: [lamp] the key 'value' is missing (is 'valeu' a misspelling of it?)",
    ),
    (
        "cards.toml", "value = 1", "value = 1\nvalu = 2",
        "cards.toml: [lamp] the key 'valu' is not known (did you mean 'value'?)",
    ),
    (
        "cards.toml", "value = 1", "value = 1\nzzz = 2",
        "cards.toml: [lamp] the key 'zzz' is not known",
    ),
    (
        "cards.toml", "value = 1", "value = 10",
        "cards.toml: [lamp] value = 10 is not a whole number from 0 to 9",
    ),
    (
        "cards.toml", "value = 1", "value = true",
        "cards.toml: [lamp] value = True is not a whole number from 0 to 9",
    ),
    (
        "cards.toml", "value = 1", "value = 1.0",
        "cards.toml: [lamp] value = 1.0 is not a whole number from 0 to 9",
    ),
    ("cards.toml", 'en = "book"', 'en = ""', "cards.toml: [book] en = '' is not a text"),
    ("cards.toml", 'en = "book"', "en = 3", "cards.toml: [book] en = 3 is not a text"),
    (
        "cards.toml", 'role = "snatcher"', 'role = "dog"',
        "cards.toml: [cat] role 'dog' is not one of find, snatcher",
    ),
    (
        "cards.toml", 'role = "find"', 'role = "snatcher"',
        "cards.toml: [book] role: there is a snatcher already",
    ),
    ("cards.toml", "[lamp]", "lamp = 1\n[lamb]", "cards.toml: [lamp] must be a table"),
    (
        "table.toml", "goal = 9", "goal = 0",
        "table.toml: goal = 0 is not a whole number from 1 to 99",
    ),
    ("table.toml", "goal = 9", "gaol = 9", "table.toml: the key 'goal' is missing"),
    ("table.toml", "goal = 9", "goal = = 9", "table.toml: not readable as TOML:"),
    (
        "texts.toml", 'rule = "GRE-3.2", ', "",
        "texts.toml: [refusals.no_cat] the key 'rule' is missing",
    ),
    (
        "texts.toml", 'en = "Snatching takes a cat in hand."', 'en = " "',
        "texts.toml: [refusals.no_cat] en = ' ' is not a text",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "said"), SPOILT)
def test_a_spoilt_file_is_named_with_entry_and_key(grenier, content, file, old, new, said):
    path = content / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        grenier.rules.load(content, {"seats": 2})
    assert str(caught.value).startswith(said)


def test_a_missing_file_is_named(grenier, content):
    (content / "table.toml").unlink()
    with pytest.raises(ContentError, match=r"table\.toml: the file is missing from content/"):
        grenier.rules.load(content, {"seats": 2})


def test_a_file_that_is_no_text_is_named(grenier, content):
    (content / "table.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match=r"table\.toml: not readable as TOML"):
        grenier.rules.load(content, {"seats": 2})


def test_a_sentence_that_nobody_wrote_is_named(grenier, tmp_path):
    from ludotheque.core.library import Game

    folder = tmp_path / "grenier"
    shutil.copytree(grenier.folder, folder)
    path = folder / "content" / "texts.toml"
    kept = [x for x in path.read_text(encoding="utf-8").splitlines() if "last_turn" not in x]
    path.write_text("\n".join(kept), encoding="utf-8")
    with pytest.raises(ContentError, match=r"texts.toml: \[reasons\] 'last_turn' has no sentence"):
        Game(grenier.rules, folder).edition()


def test_lists_of_numbers_are_checked_one_by_one(tmp_path):
    path = tmp_path / "a.toml"
    path.write_text("[x]\nrow = [1, 2, 9]\nodd = 3\n")
    entry = read_toml(path).entry("x")
    assert entry.integers("row", 0, 9, 3) == [1, 2, 9]
    with pytest.raises(ContentError, match=r"a.toml: \[x\] row: 9 is not a whole number"):
        entry.integers("row", 0, 8)
    with pytest.raises(ContentError, match=r"a.toml: \[x\] row = .* is not a list of 2 whole"):
        entry.integers("row", 0, 9, 2)
    with pytest.raises(ContentError, match=r"a.toml: \[x\] odd = 3 is not a list of"):
        entry.integers("odd", 0, 9)


def test_an_entry_read_whole_refuses_what_nobody_read_but_hides_no_other_mistake(tmp_path):
    (tmp_path / "a.toml").write_text('[lamp]\nn = 1\nname = { fr = "a", en = "b", de = "c" }\n')
    file = read_toml(tmp_path / "a.toml")
    with pytest.raises(ContentError, match="the key 'de' is not known"):
        file.entry("lamp").words_at("name")
    with (
        pytest.raises(ContentError, match="the key 'name' is not known"),
        file.entry("lamp") as one,
    ):
        assert one.integer("n", 1, 9) == 1
    with pytest.raises(ContentError, match="'size' is missing"), file.entry("lamp") as one:
        one.integer("size", 1, 9)


def test_texts_are_words_by_section_and_refusals_cite_rules(grenier):
    path = grenier.folder / "content" / "texts.toml"
    texts = read_texts(path)
    assert texts["reasons"]["last_turn"] == Words(
        "Tous les tours sont joués.", "All turns have been played."
    )
    assert read_rules(path)["no_cat"] == "GRE-3.2"
