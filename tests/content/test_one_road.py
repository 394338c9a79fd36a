"""Words have one road: sentences are made from declared parts, and no regular expression reads
one, in Python or in the page."""

import re
from pathlib import Path

import pytest

from ludotheque.core import words

ROOT = Path(__file__).resolve().parents[2]
SOURCE, PAGE = ROOT / "src" / "ludotheque", ROOT / "web" / "src"
# What makes, fills or shows sentences; markup, typed commands and files are read elsewhere.
MAKES = [
    "core/words.py", "core/naming.py", "core/phrases.py", "core/complaints.py", "core/events.py",
    "core/*_words.py", "cards/phrases.py", "cards/deck_words.py", "agents/*.py", "lab/*.py",
    "games/*/show/*.py", "games/*/edition/wording.py", "games/*/edition/texts.py",
    "server/refusals.py", "server/views.py", "server/sending.py", "server/happenings.py",
    "server/routes/*.py", "terminal/trouble.py", "terminal/language.py", "terminal/texts.py",
    "terminal/picture.py", "terminal/reports.py", "terminal/screen.py",
]  # fmt: skip
SHOWS = [
    "lib/naming.ts", "lib/french.ts", "lib/happenings.ts", "lib/ending.ts", "lib/words.svelte.ts",
    "games/*/telling.ts", "games/*/speech.ts", "games/*/splice.ts", "games/*/prompts.ts",
    "games/*/captions.ts", "games/*/words.ts", "games/*/words/*.ts", "words/*.ts",
]  # fmt: skip
LITERAL = re.compile(r"(?:[=(,:?&|!{;]|return)\s*/(?![/*])(?:[^/\\\n]|\\.)+/[gimsuy]*\s*[.,;)\n]")


def files(root, patterns):
    found = [path for pattern in patterns for path in sorted(root.glob(pattern))]
    assert len(found) >= len(patterns) - 4
    return found


@pytest.mark.parametrize("path", files(SOURCE, MAKES), ids=lambda p: str(p.relative_to(SOURCE)))
def test_no_module_that_makes_sentences_reads_them(path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"^(?:import re$|from re import)", text, re.MULTILINE)


@pytest.mark.parametrize("path", files(PAGE, SHOWS), ids=lambda p: str(p.relative_to(PAGE)))
def test_no_part_of_the_page_that_shows_sentences_reads_them(path):
    text = path.read_text(encoding="utf-8")
    assert not LITERAL.findall(text) and "RegExp" not in text


def test_the_pattern_finds_what_it_looks_for():
    assert LITERAL.search("const MARK = /\\{([A-O])\\}/g;") and LITERAL.search("a.test(/^of\\b/)")
    assert not LITERAL.search("const half = (a + b) / 2; // or a / b")


def test_every_error_that_is_expected_says_itself_in_both_languages():
    kinds = [words.LudothequeError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    assert words.ContentError in kinds
    assert issubclass(words.ContentError, words.DeveloperError)
    for kind in (words.UsageError, words.ReplayError):
        assert kind(words.Words("{n} coups", "{n} moves"), n=2).words == ("2 coups", "2 moves")
