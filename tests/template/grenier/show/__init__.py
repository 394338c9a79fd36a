"""The Attic for people: board, picture, prompt, moves and log lines."""

from functools import partial
from typing import Any
from xml.sax.saxutils import escape

from ludotheque.core.naming import Seat, named
from ludotheque.core.record import NOBODY
from ludotheque.core.words import SILENCE, Words

from ..codes import NONE
from ..events import EVENTS, KIND

LETTERS = "ABC"


def board(view: Any, lang: str) -> str:
    """The view as lines of text with Rich markup."""
    return "\n".join(_lines(view, lang))


def svg(view: Any, lang: str) -> str:
    """The view as a picture: the lines of the board on paper."""
    lines = [line.replace("[b]", "").replace("[/b]", "") for line in _lines(view, lang)]
    rows = "".join(
        f'<text x="12" y="{24 * n + 28}">{escape(line)}</text>' for n, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 {24 * len(lines) + 24}" '
        f'font-family="sans-serif" font-size="15"><rect width="100%" height="100%" '
        f'fill="#faf6ec"/>{rows}</svg>'
    )


@named
def prompt(view: Any) -> Words:
    """What the acting seat must decide now."""
    s = view.state
    if s.seat == NOBODY:
        return SILENCE
    if not view.acting:
        return _say(view.edition, "prompts", "wait", seat=Seat(s.seat))
    if s.laid == NONE:
        return _say(view.edition, "prompts", "turn")
    return _say(view.edition, "prompts", "answer", kind=_kind(view.edition, s.laid))


@named
def move(view: Any, number: int) -> Words:
    """What a move does, in a few words."""
    verb, values = view.edition.rules.moves.split(number)
    kind = _kind(view.edition, values[0]) if values else ""
    return _say(view.edition, "moves", verb.name, kind=kind)


@named
def event(edition: Any, event: Any) -> Words:
    """The log line of an event."""
    return EVENTS.line(event, edition.texts["events"], {KIND: partial(_kind, edition)})


def aside(view: Any) -> dict[str, Any]:
    """What a page would else work out: the points each hand could bring, as far as it is seen."""
    value = view.edition.t.value
    hands = view.state.hand
    return {"worth": [sum(n * value[k] for k, n in enumerate(hand)) for hand in hands]}


def _lines(view: Any, lang: str) -> list[str]:
    s, edition = view.state, view.edition
    top = s.deck[s.deck_n - 1] if s.deck_n else NONE
    shown = _kind(edition, top).get(lang) if top != NONE else "?"
    lines = [
        f"{_word(edition, 'deck', lang)} {s.deck_n} ({_word(edition, 'top', lang)} {shown})",
        f"{_word(edition, 'discard', lang)} {_cards(edition, s.discard, lang)}",
    ]
    if s.laid != NONE:
        lines.append(f"{_word(edition, 'laid', lang)} {_kind(edition, s.laid).get(lang)}")
    return lines + [_seat_line(view, seat, lang) for seat in range(edition.seats)]


def _seat_line(view: Any, seat: int, lang: str) -> str:
    s, edition = view.state, view.edition
    mark = f"[b]{LETTERS[seat]}[/b]" if s.seat == seat else LETTERS[seat]
    hand = _cards(edition, s.hand[seat], lang) if seat == view.seat else f"{s.held[seat]} × ?"
    shelf = _cards(edition, s.shelf[seat], lang)
    return (
        f"{mark}  {s.points[seat]}  {_word(edition, 'hand', lang)} {hand}  "
        f"{_word(edition, 'shelf', lang)} {shelf}"
    )


def _cards(edition: Any, counts: list[int], lang: str) -> str:
    shown = [f"{n} {_kind(edition, k).get(lang)}" for k, n in enumerate(counts) if n]
    return ", ".join(shown) or "–"


def _kind(edition: Any, kind: int) -> Words:
    return edition.texts["kinds"][edition.labels["kinds"][kind]]


def _word(edition: Any, name: str, lang: str) -> str:
    return edition.texts["board"][name].get(lang)


def _say(edition: Any, section: str, name: str, **values: object) -> Words:
    return edition.texts[section][name].filled(**values)
