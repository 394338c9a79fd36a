"""Law: a refusal always names a rule id that exists in the rulebook, in both languages."""

import re
from pathlib import Path

from ludotheque.core.kernel import NOT_OVER, OK
from ludotheque.core.library import GAMES
from ludotheque.core.words import LANGUAGES, MATCH_OVER, NOT_YOUR_TURN, not_a_move

from .positions import Spot, asked, codes, deciding, law, on_every_game, printed_at, state_at

BOOKS = Path(__file__).resolve().parents[2] / "docs" / "rules"
ANCHOR = re.compile(r"\*\*\[([A-Za-z0-9._-]+)\]\*\*")
HOUSE = (NOT_YOUR_TURN, MATCH_OVER, not_a_move("?"))


def rulebook(game, lang):
    """The rulebook of a game: among the docs, or in the folder of a game that is not shipped."""
    if game.folder.parent == GAMES:
        return BOOKS / f"{game.id}.{lang}.md"
    return game.folder / f"rules.{lang}.md"


def rule_ids(path):
    """The ids of the rules that a book prints."""
    assert path.exists(), f"there is no rulebook {path.name}"
    return ANCHOR.findall(path.read_text(encoding="utf-8"))


def check(game):
    """Every refusal, reason and event has words, and every refusal its rule in both books."""
    edition = printed_at(game, Spot(0, 0, 0))
    assert OK not in game.rules.refusals, "OK is among the refusals"
    assert NOT_OVER not in game.rules.reasons, "NOT_OVER is among the reasons"
    books = {lang: rule_ids(rulebook(game, lang)) for lang in LANGUAGES}
    for lang, ids in books.items():
        assert len(set(ids)) == len(ids), f"the {lang} rulebook prints an id twice"
    assert set(books["fr"]) == set(books["en"]), "the two rulebooks do not have the same rules"
    for code in game.rules.refusals:
        refusal = edition.refusal(code)
        for lang, ids in books.items():
            assert refusal.rule in ids, f"{refusal.rule} (of {code}) is not in the {lang} rulebook"
        check_words(refusal.words)
        assert "{" not in "".join(refusal.words), f"refusal {code} has a place left to fill"
    for code in game.rules.reasons:
        check_words(edition.reason(code))
    for name in game.rules.events.places:
        check_words(edition.texts["events"][name])


def check_words(words):
    """A sentence is there in both languages."""
    assert words.fr.strip() and words.en.strip(), f"{words} is empty"


def check_codes(game, spot):
    """Every code that `why_not` gives is OK or a refusal with a name."""
    edition, s = state_at(game, deciding(spot))
    unknown = set(codes(edition, s, asked(edition, s, spot))) - {OK, *game.rules.refusals}
    assert not unknown, f"why_not gives {unknown}, which are no refusals"


@on_every_game
def test_a_refusal_names_a_rule_of_the_rulebook_in_both_languages(game):
    check(game)


@law()
def test_every_code_of_why_not_is_a_refusal(game, spot):
    check_codes(game, spot)


def test_house_refusals_cite_the_house_rules():
    for lang in LANGUAGES:
        ids = rule_ids(BOOKS / f"ludotheque.{lang}.md")
        for refusal in HOUSE:
            assert refusal.rule in ids, f"{refusal.rule} is not in the house rules ({lang})"
            check_words(refusal.words)
