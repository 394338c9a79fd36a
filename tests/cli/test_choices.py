"""The list of moves and what a few typed letters mean."""

import pytest

from ludotheque.core import library
from ludotheque.core.match import Match
from ludotheque.core.moves import Moves, Verb, among, span
from ludotheque.core.naming import BY_LETTER
from ludotheque.core.words import LANGUAGES, Refused
from ludotheque.terminal import choices, picture
from ludotheque.terminal.choices import meant
from ludotheque.terminal.spoken import written
from ludotheque.terminal.trouble import TroubleError

MOVES = Moves(
    Verb("tile", wheel=span(1, 5), cell=span(1, 12), kind=among("", "A", "H")),
    Verb("turn", wheels=among("none", "1", "2", "1,2", "3", "1,3", "2,3", "1,2,3", "4")),
    Verb("stop"),
)


class Table:
    """Just enough of an edition, a view and a match for lists and typing."""

    def __init__(self, *notations):
        self.labels = {}
        self.texts = {}
        self.rules = self.edition = self.face = self.show = self
        self.moves = MOVES
        self.numbers = tuple(sorted(self.number(n) for n in notations))

    def number(self, notation):
        return MOVES.number(notation, {})

    def notation(self, number):
        return MOVES.notation(number, {})

    def legal(self):
        return [choices.Move(n, self.notation(n)) for n in self.numbers]

    def move(self, view, number, lang, names):
        verb, values = MOVES.split(number)
        return f"{verb.name} of wheel {values[0] + 1} goes to {values[1]}" if values[2:] else "that"


class View:
    def __init__(self, table):
        self.edition, self.moves = table, table.numbers


CELLS = [f"tile {wheel} {cell}" for wheel in (1, 3) for cell in (1, 2, 5, 11)]


def typed(table, text):
    return meant(table, text, table.legal()).notation


def test_many_moves_alike_are_folded_into_a_line():
    table = Table(*CELLS, "tile 4 5 A", "tile 4 6 A", "stop")
    listed = choices.choices(View(table), "en")
    assert [(c.numbers, c.typed) for c in listed] == [
        ("1–4", "tile 1 {1 2 5 11}"),
        ("5–8", "tile 3 {1 2 5 11}"),
        ("9–10", "tile 4 {5 6} A"),
        ("11", "stop"),
    ]
    assert listed[0].does == "tile of wheel 1 goes to …"
    assert [m.notation for c in listed for m in c.moves][3] == "tile 1 11"


def test_few_moves_get_a_line_each():
    listed = choices.choices(View(Table("tile 1 1", "tile 1 2", "stop")), "en")
    assert [(c.numbers, c.typed) for c in listed] == [
        ("1", "tile 1 1"), ("2", "tile 1 2"), ("3", "stop"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("tile 1 5", "tile 1 5"),
        ("TILE 1 5", "tile 1 5"),
        ("ti 3 11", "tile 3 11"),
        ("s", "stop"),
        ("2", "tile 1 2"),
        ("tile 4 6 a", "tile 4 6 A"),
        ("turn 3 1", "turn 1,3"),
        ("turn 1, 3", "turn 1,3"),
        ("turn n", "turn none"),
    ],
)
def test_what_is_meant(text, move):
    table = Table(*CELLS, "tile 4 6 A", "turn 1,3", "turn none", "stop")
    assert typed(table, text) == move


def test_a_number_is_never_the_beginning_of_another():
    table = Table("tile 1 11", "tile 1 12", "stop")
    assert typed(table, "tile 1 1") == "tile 1 1"  # a whole move: illegal, not cell 11


def test_a_whole_move_that_is_not_legal_is_still_understood():
    table = Table("tile 1 1", "stop")
    assert typed(table, "t 2 7") == "tile 2 7"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tile 1", ": 1, 2, 5, 11."),
        ("t", ": tile, turn."),
        ("10", "1 to 9"),
        ("0", "1 to 9"),
        ("dance", "tile, turn"),
        ("tile x 1", "tile, turn"),
    ],
)
def test_what_is_not_clear_is_asked_back(text, said):
    with pytest.raises(TroubleError) as caught:
        typed(Table(*CELLS, "turn none"), text)
    assert said in str(caught.value)
    assert not isinstance(caught.value, Refused)


def test_a_french_player_types_french_verbs_and_cards_and_reads_them_in_the_list():
    match = Match(library.load("duel").edition({"classes": "warrior,mage", "first": "0"}), seed=3)
    listed = choices.choices(match.view(0), "fr")
    assert {"frapper", "fin"} <= {choice.typed for choice in listed}
    assert all(choice.typed.split()[0] in ("jouer", "frapper", "fin") for choice in listed)
    moves = [move for choice in listed for move in choice.moves]
    for choice in listed:  # what is read can be typed, and so can the machine's own notation
        for text in (choice.typed, choice.typed.upper(), choice.moves[0].notation):
            assert meant(match, text, moves, "fr") == choice.moves[0]
    assert meant(match, "fra", moves, "fr").notation == "strike"
    with pytest.raises(TroubleError) as trouble:
        meant(match, "danser", moves, "fr")
    assert "frapper" in trouble.value.words.fr


@pytest.mark.parametrize("game", library.names())
def test_every_verb_of_every_game_has_a_word_to_type_in_french(game):
    edition = library.load(game).edition()
    verbs = [verb.name for verb in edition.rules.moves.verbs]
    assert set(edition.texts["verbs"]) == set(verbs)
    assert len({edition.texts["verbs"][name].fr for name in verbs}) == len(verbs)


@pytest.mark.parametrize("game", library.names())
def test_things_are_called_by_names_that_tell_them_apart(game):
    edition = library.load(game).edition()
    for lang in LANGUAGES:
        names = [written(edition, n, lang) for n in range(edition.rules.moves.count)]
        assert len(set(names)) == len(names)


def test_the_log_of_a_match_taken_back_to_its_first_decision_still_tells_the_draw():
    match = Match(library.load("duel").edition({"classes": "warrior,mage", "first": "0"}), seed=3)
    told = picture.happened(match, 0, 0, "fr", BY_LETTER)
    drawn = [line for line in told if "pioche" in line]
    assert len(drawn) == 1 and "cartes" not in drawn[0]  # once, and by name
