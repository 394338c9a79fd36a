"""`deck`: is a deck that somebody built a legal one?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.words import Refused, UsageError
from ludotheque.terminal import inputs, texts
from ludotheque.terminal.screen import Screen, as_json
from ludotheque.terminal.trouble import TroubleError

KIND = "deck"


def deck(name: str, file: Path, lang: str, settings: list[str], json: bool) -> int:
    """The command: 0 and its curve if the deck is legal, 1 and every rule it breaks if not."""
    game = inputs.find_game(name)
    if KIND not in game.rules.face.keepsakes:
        raise TroubleError(texts.NO_DECKS, game=game.title)
    edition = game.edition(inputs.settings(settings))
    keepsake = game.rules.face.keepsakes[KIND]
    assert keepsake.read is not None and keepsake.describe is not None, "decks are read and told"
    try:
        value = keepsake.read(edition, inputs.text_of(file))
    except UsageError as error:
        raise TroubleError(texts.NOT_A_DECK, file=file, why=error.words) from None
    faults = keepsake.check(edition, value)
    for fault in faults:
        if not fault.rule:  # it is no deck at all
            raise TroubleError(texts.NOT_A_DECK, file=file, why=fault.words)
    lines = [] if faults else keepsake.describe(edition, value, lang)
    if json:
        as_json(_object(game.id, faults))
    else:
        _show(Screen(lang), faults, lines)
    return 1 if faults else 0


def _object(game: str, faults: list[Refused]) -> dict[str, Any]:
    listed = [{"rule": fault.rule, **fault.words._asdict()} for fault in faults]
    return {"game": game, "legal": not faults, "faults": listed}


def _show(screen: Screen, faults: list[Refused], lines: list[str]) -> None:
    if not faults:
        screen.say(texts.DECK_LEGAL, style="bold green")
        for line in lines:
            screen.say(line)
        return
    count = texts.FAULTS.filled(count=len(faults))
    screen.say(texts.DECK_BROKEN, style="bold red", count=count)
    for fault in faults:
        screen.say(fault.say(screen.lang), indent="  ")
