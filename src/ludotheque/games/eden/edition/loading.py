"""The edition: cards, civilisations, numbers and options as tables for the rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheque.cards.printed import read_file
from ludotheque.core.content import labels, read_rules, read_texts, read_toml
from ludotheque.core.game import Content
from ludotheque.core.variants import Variants
from ludotheque.core.words import UsageError, Words
from ludotheque.games.eden.codes import CARDS, MODE_NAMES, NONE
from ludotheque.games.eden.edition import cards, facts, phrasing
from ludotheque.games.eden.edition.options import COLOURS
from ludotheque.games.eden.edition.programs import Filling
from ludotheque.games.eden.tables import NUMBERS, TABLES
from ludotheque.space.hex import SIDE, WAYS

VARIED = ("civilisations", "units")  # files whose entries options may change
TOO_FEW = Words(
    "option {name}\u00a0: {n} valeurs pour {seats} joueurs.",
    "option {name}: {n} values for {seats} players.",
)
NO_SEAT = Words(
    "option first\u00a0: il n’y a pas de place {first} à {seats} joueurs.",
    "option first: there is no seat {first} among {seats} players.",
)


def load(folder: Path, options: Mapping[str, Any]) -> Content:
    """The edition of a content folder under some options; a bad file is a ContentError."""
    printed = _read(folder, options)
    texts = read_texts(folder / "texts.toml")
    phrasing.add_texts(texts, printed)
    t = TABLES.new()
    t.seats = options["seats"]
    _match(t, printed, options)
    filling = Filling(t, printed.cards, printed.civilisations)
    filling.fill()
    for number, card in enumerate(printed.cards[: t.commons_n]):
        t.start[number] = printed.start.get(card.id, 0)  # EDEN-SETUP-06 to EDEN-SETUP-08
    return Content(
        tables=t,
        texts=texts,
        rules=read_rules(folder / "texts.toml"),
        labels={
            "cards": labels((card.id for card in printed.cards), CARDS),
            "modes": labels(filling.modes, MODE_NAMES),
            "civilisations": [civilisation.id for civilisation in printed.civilisations],
        },
        facts=facts.facts(printed),
        names=("cards", "civilisations", "grounds", "modes", "options", "marks"),
        prints=("card_texts", "world_texts"),
    )


def _read(folder: Path, options: Mapping[str, Any]) -> cards.Printed:
    numbers = read_toml(folder / "numbers.toml")
    colours = read_file(cards.Colour, folder / "colours.toml")
    varied = Variants(folder, options, VARIED)
    civilisations = cards.read_civilisations(varied)
    found = {name: numbers.integer(name, *bounds) for name, (*bounds, _) in NUMBERS.items()}
    start = numbers.entry("start")
    commons = cards.read_commons(folder)
    first = {name: start.integer(name, 1, 9) for name in start.raw}
    for name in first:
        if name not in [card.id for card in commons]:
            raise start.wrong(f"{name!r} is no common card")
    numbers.done()
    units = cards.read_units(varied, civilisations, found["start_units"])
    return cards.Printed([*commons, *units], civilisations, colours, found, first)


def _match(t: Any, printed: cards.Printed, options: Mapping[str, Any]) -> None:
    """EDEN-AMB-14, EDEN-GAP-09, EDEN-GAP-22 What a match is played with."""
    for name, value in printed.numbers.items():
        setattr(t, name, value)
    civilisations = [civilisation.id for civilisation in printed.civilisations]
    for seat in range(t.seats):
        t.civ[seat] = civilisations.index(_of(options, "civilisations", seat))
        t.colour[seat] = 1 + COLOURS.index(_of(options, "colours", seat))
    t.first_seat = NONE if options["first"] == "random" else int(options["first"])
    if t.first_seat >= t.seats:
        raise UsageError(NO_SEAT, first=t.first_seat, seats=t.seats)
    t.max_days = options["max_days"]
    t.by_hex = int(options["distance_mode"] == "hex")
    t.way[:] = [dr * SIDE + dq for dq, dr in WAYS]


def _of(options: Mapping[str, Any], name: str, seat: int) -> str:
    given: Sequence[str] = options[name]
    if seat >= len(given):
        raise UsageError(TOO_FEW, name=name, n=len(given), seats=options["seats"])
    return given[seat]
