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
    texts = {kind: said for kind, said in load(game).edition().texts.items() if kind != "cards"}
    assert not [text for text in spoken(texts) if STRAIGHT.search(text)]


def test_nobody_is_called_player_twice():
    assert not [said for _, said in french_of_pages() if re.search(r"Joueur Joueur", said)]


def values_of(option):
    """The values of an option that are names."""
    values = getattr(option.values, "of", option.values)
    return values if isinstance(values, tuple) else ()


@pytest.mark.parametrize("game", GAMES)
def test_no_option_shows_its_raw_name_on_a_french_page(game):
    """`tie_at_target = play_on` is for programs: people read words, or a number, or a letter."""
    edition = load(game).edition()
    said = edition.texts["options"]
    called = {
        name for kind in ("classes", "generals", "maps") for name in edition.texts.get(kind, ())
    }
    for option in edition.rules.options:
        assert "_" not in option.words.fr and option.words.fr != option.name
        for value in values_of(option):
            assert f"{option.name}.{value}" in said or value in called, (option.name, value)


def paragraphs(game, lang):
    """A rulebook without its tables and drawings: what is read as sentences."""
    text = (ROOT / "docs" / "rules" / f"{game}.{lang}.md").read_text(encoding="utf-8")
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL).replace("\u00a0", " ")
    return "\n".join(line for line in text.splitlines() if not line.startswith("|"))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_of_a_rulebook_calls_an_option_by_its_raw_name(game, lang):
    """Ids stand in the table that defines them, beside the words of the page."""
    text = paragraphs(game, lang)
    written = set(re.findall(r"`([^`\n]+)`", text))
    assert not written & {option.name for option in load(game).rules.options}
    assert "` = `" not in text


@pytest.mark.parametrize("lang, quoted", [("fr", r"option « (.+?) »"), ("en", r"option “(.+?)”")])
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_calls_options_and_their_values_as_the_page_does(game, lang, quoted):
    edition, known = load(game).edition(), set()
    for option in edition.rules.options:
        label = getattr(option.words, lang).replace("\u00a0", " ")
        sign = "" if label.endswith("?") else {"fr": " :", "en": ":"}[lang]
        words = [edition.texts["options"].get(f"{option.name}.{v}") for v in values_of(option)]
        known |= {label, *(f"{label}{sign} {getattr(word, lang)}" for word in words if word)}
    found = set(re.findall(quoted, paragraphs(game, lang)))
    assert found and found <= known, found - known
