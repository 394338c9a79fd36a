"""Deck rules said as data: factions of thirty cards, forty to a deck, three copies, five Cores."""

from typing import NamedTuple

import pytest

from ludotheque.cards.deck_text import Deck, NotADeck, Shape
from ludotheque.cards.decks import COPIES, Decks, Limit, Sources, fields, fill, places
from ludotheque.cards.limits import why_not_fit
from ludotheque.core.kernel import OK
from ludotheque.core.record import PUBLIC, Field, Layout
from ludotheque.core.words import Words

UNKNOWN, FACTION, SIZE, TOO_MANY, CORES = range(1, 6)
REFUSALS = {
    UNKNOWN: "deck_unknown_card",
    FACTION: "deck_faction",
    SIZE: "deck_size",
    TOO_MANY: "deck_copies",
    CORES: "deck_cores",
}
FACTIONS = ("humans", "aliens", "robots")
ROOM = 96
SHAPE = Shape("faction", "factions")
DECKS = Decks(SHAPE, REFUSALS, UNKNOWN)


class Card(NamedTuple):
    """A card of a faction; some are Cores."""

    id: str
    faction: str
    core: bool


CARDS = [Card(f"{f[0].upper()}{n:02}", f, n in (14, 18)) for f in FACTIONS for n in range(1, 31)]
LIMITS = [
    Limit(FACTION, 0, lambda card, faction: card.faction != faction),
    Limit(SIZE, 40, lambda card, faction: True, fills=COPIES),
    Limit(TOO_MANY, 3, lambda card, faction: True, alike=True),
    Limit(CORES, 5, lambda card, faction: card.core),
]
NAMED = [REFUSALS[limit.why] for limit in LIMITS]


def sources():
    """Tables, texts and labels of the game."""
    t = Layout("Tables", [Field("cards_n", "i1", (), PUBLIC), *fields(ROOM, len(FACTIONS))]).new()
    t.cards_n = len(CARDS)
    fill(t, LIMITS, CARDS, FACTIONS)
    sentences = {
        name: Words(*[" ".join(f"{{{place}}}" for place in inside.split())] * 2)
        for name, inside in places(NAMED, ["deck_size"]).items()
    }
    labels = {"cards": [card.id for card in CARDS], "factions": list(FACTIONS)}
    return Sources(t, {"deck": sentences, "cards": {}}, labels, REFUSALS.__getitem__)


GAME = sources()


def read(line):
    """A deck of a line."""
    return SHAPE.deck_of(SHAPE.read(line, lambda name: False))


def errors(line):
    """The set of all errors of a list, as one would name them."""
    return sorted({fault.rule for fault in DECKS.faults(GAME, read(line))})


def whole(faction, *numbers):
    """Three copies each of some cards."""
    return f"{faction}: " + " ".join(f"{faction[0].upper()}{n:02}x3" for n in numbers)


BASTION = whole("robots", *range(1, 14)) + " R15"  # forty cards, no Core


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (BASTION, []),
        (whole("aliens", *range(19, 31), 1) + " A02", []),
        (BASTION + " R18x4", ["deck_copies", "deck_size"]),
        (BASTION + " R18x3 R14x3", ["deck_cores", "deck_size"]),
        (whole("robots", *range(1, 13)) + " R18x4", ["deck_copies"]),
        (whole("robots", *range(1, 12)) + " R14x3 R18x3 R12", ["deck_cores"]),
        (BASTION.replace("R01x3 R02x3", "R01x2 R02x3 H01"), ["deck_faction"]),
        (BASTION.replace("R01x3", "R01 H01 Z99"), ["deck_faction", "deck_unknown_card"]),
        (BASTION.replace("R01x3 R02x3", "R01x2 H01x4"), ["deck_copies", "deck_faction"]),
        (whole("humans", *range(21, 31)), ["deck_size"]),
        (BASTION + " Z99", ["deck_size", "deck_unknown_card"]),
        (BASTION.replace("robots", "elves"), ["deck_unknown_card"]),
    ],
)
def test_a_whole_list_answers_with_the_set_of_all_its_errors(line, wrong):
    assert errors(line) == wrong


def refusal(faction, laid, card):
    """The first rule that one more card breaks in a list."""
    numbers = [GAME.numbers[name] for name in laid]
    why = why_not_fit(GAME.t, FACTIONS.index(faction), numbers, len(numbers), GAME.numbers[card])
    return "" if why == OK else REFUSALS[why]


def test_one_card_more_answers_with_the_first_rule_it_breaks():
    assert refusal("robots", ["R03"] * 2, "R03") == ""
    assert refusal("robots", ["R03"] * 3, "R03") == "deck_copies"
    assert refusal("robots", ["R03"] * 3, "H01") == "deck_faction"
    assert refusal("robots", ["R14"] * 3 + ["R18"] * 2, "R18") == "deck_cores"
    full = [f"R{n:02}" for n in range(1, 14)] * 3 + ["R15"]
    assert refusal("robots", full, "R15") == refusal("robots", full, "R03") == "deck_size"


def test_a_fault_names_the_cards_and_numbers_it_is_about():
    (cores,) = DECKS.faults(GAME, read(whole("robots", *range(1, 12)) + " R14x3 R18x3 R12"))
    assert cores.cards == ("R14", "R18") and cores.words.en == "R14, R18 5 5 6 1"
    (lacking,) = DECKS.faults(GAME, read(whole("robots", 1)))
    assert lacking.cards == () and lacking.words.en.split() == ["40", "40", "3", "37"]


def test_a_list_is_written_by_ascending_id_and_read_in_any_order():
    line = "humans: H01x1 H03x3 H20x2"
    assert SHAPE.line(read("humans :\n H20*2 H03×1 H01\t H03x2")) == line
    assert SHAPE.deck_of(SHAPE.value(read(line))) == Deck("humans", {"H01": 1, "H03": 3, "H20": 2})


def test_the_list_that_pages_export_is_read_by_the_ids_in_it():
    text = "# La Ligne (2)\nHumains (humans)\n\n2 × Générale (H20)\n3x Piquier (H03)\n"
    assert read(text) == Deck("humans", {"H20": 2, "H03": 3})


def test_a_line_that_names_no_card_is_named():
    with pytest.raises(NotADeck, match="deux Piquiers"):
        read("Humains (humans)\n3 × Piquier (H03)\ndeux Piquiers\n")


@pytest.mark.parametrize("value", [{"faction": "humans"}, {"faction": 1, "cards": {}}, []])
def test_a_shape_without_a_list_has_two_keys(value):
    with pytest.raises(NotADeck):
        SHAPE.deck_of(value)
