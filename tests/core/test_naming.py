"""How sentences call the players: articles, contractions, « vous », and nobody named twice."""

import re
import string

import pytest

from ludotheque.core import library
from ludotheque.core.naming import (
    BY_LETTER,
    Names,
    Seat,
    joined,
    named,
    numbered,
    with_article,
)
from ludotheque.core.phrases import say
from ludotheque.core.words import LANGUAGES, Words

SEATS = {"seat": 0, "first": 0, "winner": 0, "second": 1, "by": 1}  # places that players fill
SHAPES = {
    "letters": Names((("Joueur A", "Player A"), ("Joueur B", "Player B"))),
    "guests": Names((("Invité 12", "Guest 12"), ("Hélène", "Hélène"))),
    "levels": Names((("le Maître", "the Master"), ("l’Apprenti", "the Apprentice")), me=1),
    "me first": Names((("A", "A"), ("l’Adepte 2", "the Adept 2")), me=0),
    "bare letters": Names((("B", "B"), ("A", "A"))),
}
SENTENCES = [
    pytest.param(words, id=f"{game.id}.{section}.{name}")
    for game in library.every()
    for section in ("events", "prompts", "moves")
    for name, words in game.edition().texts.get(section, {}).items()
    if any(place in SEATS for _, place, _, _ in string.Formatter().parse(words.fr))
]
WRONG = re.compile(
    r"\b(?:[Dd]e|à|À) les? \b|\bde [AEIOUHÉ]\w+l|\bd’[JMB]|\b(Joueur|Player|[Vv]ous|you) \1\b"
    r"|[{}@|]| [;:!?]"
)
SECOND = re.compile(r"(?<!-)(?<!à )\bvous (?:n’)?(?!\d)(\w+)", re.IGNORECASE)
ARTICLE = re.compile(r"(?<!’)(?<!l’)\b(?:Apprenti|Adepte)\b|(?<!le )(?<!Le )(?<!du )(?<!au )Maître")


def places(half):
    """The places of a sentence, with those inside forms."""
    found = set()
    for _, name, form, _ in string.Formatter().parse(half):
        if name is not None:
            found |= {name} | (places(form) if form else set())
    return found


def filled(words, lang):
    """A sentence with its places filled, those of players by marks."""
    wanted = places(words.fr) | places(words.en)
    return say(words, **{p: Seat(SEATS[p]) if p in SEATS else 2 for p in wanted}).get(lang)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("words", SENTENCES)
def test_every_sentence_about_players_reads_well_with_names_of_any_shape(words, shape):
    for lang in LANGUAGES:
        said = SHAPES[shape].fill(filled(words, lang), lang)
        high = said if lang == "fr" else re.sub(r"[;:!?]", "", said)
        assert not WRONG.search(high), said
        assert not re.match(r"[a-zà-ÿ]", said) or filled(words, lang)[0].islower(), said
    french = SHAPES[shape].fill(filled(words, "fr"), "fr")
    assert not ARTICLE.search(french), french
    for verb in SECOND.findall(french):
        assert re.search(r"(ez|êtes|de|et|2)$", verb), french


def test_there_are_sentences_about_players_in_every_game():
    games = {param.id.split(".")[0] for param in SENTENCES}
    assert games == {game.id for game in library.every()}


def test_a_name_that_holds_a_letter_of_a_seat_is_not_named_twice():
    names = Names((("Joueur A", "Player A"), ("Joueur B", "Player B")))
    said = Words("{seat:L’attaque de @|Votre attaque} est annulée.", "")
    assert names.fill(say(said, seat=Seat(1)).fr, "fr") == "L’attaque de Joueur B est annulée."


def test_names_are_never_read_as_marks():
    assert Names((("{B} @ $&", ""), ("Zoé", ""))).fill("{A} joue.", "fr") == "{B} @ $& joue."


def test_little_words_join_the_name():
    names = ("le Maître", "l’Oracle", "Hélène", "Bob", "A", "Yves", "Yann", "Invité 12", "Œdipe")
    assert [joined("de", name) for name in names] == [
        "du Maître", "de l’Oracle", "d’Hélène", "de Bob", "de A", "d’Yves", "de Yann",
        "d’Invité 12", "d’Œdipe",
    ]  # fmt: skip
    assert [joined("à", name) for name in names[:3]] == ["au Maître", "à l’Oracle", "à Hélène"]
    assert (joined("De", "le Maître"), joined("que", "Hélène")) == ("Du Maître", "qu’Hélène")
    assert [with_article(name) for name in ("Maître", "Apprenti")] == ["le Maître", "l’Apprenti"]


def test_a_sentence_begins_with_a_capital_except_where_a_person_writes_his_name_small():
    names = Names((("l’Apprenti", "the Apprentice"), ("bob", "bob")), me=None)
    assert names.fill("{A} joue. {A} gagne : {A}.", "fr") == (
        "L’Apprenti joue. L’Apprenti gagne : l’Apprenti."
    )
    assert names.fill("{B} plays.", "en") == "bob plays."
    assert Names((), me=0).fill("{A:@ joue|vous jouez}.", "fr") == "Vous jouez."


def test_three_computers_of_one_level_are_three_players():
    assert numbered(["Ana", "Adepte", "Adepte", "Adepte"]) == [
        "Ana", "Adepte 1", "Adepte 2", "Adepte 3",
    ]  # fmt: skip


def test_without_names_seats_are_letters_and_marks_can_be_kept():
    assert BY_LETTER.fill("{B:@ joue|vous jouez} ; {A}.", "fr") == "B joue ; A."
    told = Words("{B:@ joue|vous jouez}", "{B:@ plays|you play}")
    plays = named(lambda seat: told)
    assert plays.words(1) == told
    assert (plays(1, "fr"), plays(1, "en")) == ("B joue", "B plays")
    assert plays(1, "en", names=Names((), me=1)) == "You play"
    assert f"{Seat(-1):de @|à vous}" == "de –"
