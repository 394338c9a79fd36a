"""What a test can keep of good French: apostrophes, doubled names, no raw names of options."""

import re
from pathlib import Path

import pytest

from ludotheque.core.library import load, names

ROOT = Path(__file__).resolve().parents[2]
STRAIGHT = re.compile(r"[a-zà-ÿ]'[a-zà-ÿ]", re.IGNORECASE)
GAMES = [game for game in names() if (ROOT / "docs" / "rules" / f"{game}.fr.md").exists()]


def french_of_pages():
    """Every French text that the page itself holds, with where it stands."""
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix not in (".ts", ".svelte"):
            continue
        text = path.read_text(encoding="utf-8")
        whole = path.name == "fr.ts"
        pattern = r'["`]([^"`\n]*)["`]' if whole else r'\bfr: ?["`]([^"`\n]*)["`]'
        yield from ((path.name, said) for said in re.findall(pattern, text))


def test_no_french_text_of_the_page_has_a_straight_apostrophe():
    found = [(where, said) for where, said in french_of_pages() if STRAIGHT.search(said)]
    assert not [f for f in found if "${" not in f[1]], found


@pytest.mark.parametrize(
    "path", sorted((ROOT / "docs" / "rules").glob("*.fr.md")), ids=lambda p: p.name
)
def test_no_rulebook_has_a_straight_apostrophe(path):
    text = re.sub(r"```.*?```|`[^`\n]*`", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not STRAIGHT.findall(text)


def spoken(found):
    """Every text for people in the printed texts of a game.

    Names of cards stay as their document spells them: decks and files call them so.
    """
    if hasattr(found, "fr"):
        yield found.fr
    elif isinstance(found, dict):
        for each in found.values():
            yield from spoken(each)


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_game_has_a_straight_apostrophe_in_french(game):
    texts = {kind: said for kind, said in load(game).printed().texts.items() if kind != "cards"}
    assert not [text for text in spoken(texts) if STRAIGHT.search(text)]


def test_nobody_is_called_player_twice():
    assert not [said for _, said in french_of_pages() if re.search(r"Joueur Joueur", said)]


def words_of_room(game):
    """The values of options that a game's folder of the page has words for."""
    path = ROOT / "web" / "src" / "games" / game / "room.ts"
    block = re.search(r"optionWords: \{(.*?)\n  \},", path.read_text(encoding="utf-8"), re.DOTALL)
    return set(re.findall(r"^    (\w+): \{", block[1], re.MULTILINE)) if block else set()


@pytest.mark.parametrize("game", GAMES)
def test_no_option_shows_its_raw_name_on_a_french_page(game):
    """`tie_at_target = play_on` is for programs: people read words, or a number, or a letter."""
    printed = load(game).printed()
    said = printed.texts.get("options", {})
    for option in printed.rules.options:
        assert "_" not in option.words.fr and option.words.fr != option.name
        values = getattr(option.values, "each", option.values)
        for value in values if isinstance(values, tuple) else ():
            plain = not str(value).isalpha() or len(str(value)) == 1
            known = f"{option.name}.{value}" in said or value in words_of_room(game)
            assert plain or known or option.name == "apprentice", (option.name, value)
