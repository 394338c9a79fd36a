"""Cards in the picture of the duel: the hand, its backs, the Equipments."""

from textwrap import wrap
from typing import Any

from ludotheque.core.sentences import text
from ludotheque.core.svg import (
    BOLD,
    box,
    column,
    cut,
    disc,
    group,
    label,
    lines,
    rim,
)
from ludotheque.core.view import View
from ludotheque.games.duel import codes as n
from ludotheque.games.duel.edition.vocabulary import TYPES
from ludotheque.games.duel.rules.effects import weapon_damage
from ludotheque.games.duel.show.aside import VERB_NAMES, Gear
from ludotheque.games.duel.show.looks import (
    AWAKE,
    BEAM,
    FROST,
    HOLLOW,
    ICONS,
    INK,
    MANA,
    SIDES,
    SOFT,
    TINTS,
    Light,
)
from ludotheque.games.duel.show.sentences import card_name, worth

CARD_WIDTH, CARD_HEIGHT = 156, 200
NARROW = 104  # the least width of a card
GEAR_WIDTH, GEAR_HEIGHT = 152, 106
GEAR_SIGNS = 17
BACK_WIDTH, BACK_HEIGHT = 34, 46
TEXT_LINES = 6


def say(view: View, name: str, lang: str, **values: object) -> str:
    """One of the words of the table."""
    return text(view.edition, "words", name, **values).get(lang)


def glyph_of(t: Any, card: int) -> str:
    """The drawing of a card: that of its first effect; a bare weapon strikes."""
    if t.first[card] == t.last[card]:
        return "weapon_attack"
    return VERB_NAMES[t.row_verb[t.first[card]]]


def hand_card(view: View, card: int, why: Any, place: tuple[float, float, float], lang: str) -> str:
    """A card of one's own hand, at (x, y) and so wide; in a crowded hand without its text."""
    t, edition, (x, y, width) = view.edition.t, view.edition, place
    light, ink = SIDES[view.seat], SOFT if why else INK
    can = any(base + card in view.moves for base in (n.MOVE_PLAY, n.MOVE_RAPID, n.MOVE_RETURN))
    count = view.state.hand[view.seat].count(card)
    name = card_name(edition, card).get(lang) + (f" ×{count}" if count > 1 else "")
    wide = width >= CARD_WIDTH
    left, signs = (10, int(width / 8.5)) if wide else (4, int(width / 9))
    heading = cut(wrap(name, signs, break_long_words=False), 3)
    values = [words.get(lang) for words in worth(view, view.seat, card)[1:]]
    values = cut([line for value in values for line in wrap(value, signs)], 3)
    under = y + 56 + 17 * len(heading)
    return group(
        "card",
        _said(view, card, name, why, lang),
        box(x, y, width, CARD_HEIGHT, light.card, _edge(light, can, bool(why))),
        disc(x + 18, y + 19, 13, HOLLOW, rim(MANA, 1.5)),
        label(x + 18, y + 25, 16, MANA, t.cost[card], "middle", BOLD),
        lines(x + left, y + 52, 14, ink, heading, BOLD if wide else ""),
        _ribbon(view, card, x, y, lang) if wide else "",
        _face(view, card, (x, under, width), lang),
        lines(x + left, y + CARD_HEIGHT + 7 - 17 * len(values), 14, BEAM, values),
    )


def _ribbon(view: View, card: int, x: float, y: float, lang: str) -> str:
    """The type of a card and a small drawing."""
    t, tint = view.edition.t, SIDES[view.seat].tint
    kind = view.edition.texts["types"][TYPES[t.type[card]]].get(lang)
    drawing = ICONS.icon(glyph_of(t, card), x + CARD_WIDTH - 34, y + 7, 26, tint)
    return label(x + 38, y + 24, 14, tint, kind) + drawing


def _face(view: View, card: int, place: tuple[float, float, float], lang: str) -> str:
    """The text of a card; in a crowded hand a drawing."""
    edition, (x, y, width) = view.edition, place
    if width < CARD_WIDTH:
        return ICONS.icon(
            glyph_of(edition.t, card), x + width / 2 - 16, y, 32, SIDES[view.seat].tint
        )
    text = edition.texts["card_texts"][edition.labels["cards"][card]].get(lang)
    return column(x + 10, y, SOFT, text, (int(width / 8.5), TEXT_LINES))


def _edge(light: Light, can: bool, refused: bool) -> str:
    """The rim of a card: bright if it can be played, dashed if it can't."""
    return rim(BEAM, 3) if can else rim(light.edge, 1.5, refused)


def _said(view: View, card: int, name: str, why: Any, lang: str) -> str:
    """All that a card says, for those who listen."""
    label = view.edition.labels["cards"][card]
    cost = say(view, "costs", lang, n=view.edition.t.cost[card])
    parts = [f"{name}, {cost}.", view.edition.texts["card_texts"][label].get(lang)]
    return " ".join([*parts, why["fr" if lang == "fr" else "en"]] if why else parts)


def back(seat: int, x: float, y: float) -> str:
    """A card one may not see: a back of its side, never a blank."""
    light = SIDES[seat]
    return box(x, y, BACK_WIDTH, BACK_HEIGHT, light.card, rim(light.edge)) + ICONS.icon(
        "back", x + 7, y + 13, 20, light.tint
    )


def gear_card(view: View, seat: int, gear: Gear, at: tuple[float, float], lang: str) -> str:
    """One Equipment: its state by rim, by sign and in words; of a weapon what it deals now."""
    (x, y), edition = at, view.edition
    light, state = SIDES[seat], gear["state"]
    card = edition.labels["cards"].index(gear["card"])
    name, tint = card_name(edition, card).get(lang), TINTS[state]
    note = say(view, state if state != "waiting" else "rounds", lang, n=gear["rounds"])
    blow = _blow(view, seat, lang) if edition.t.weapon[card] != n.NONE else ""
    ink = SOFT if state == "waiting" else INK
    rest = state in ("waiting", "chilled")
    edge = rim(BEAM, 3) if _asked(view, seat, card) else rim(tint, 2, rest)
    text = edition.texts["card_texts"][gear["card"]].get(lang)
    return group(
        "gear",
        f"{name} ({gear_note(view, gear, lang)}). {text}",
        box(x, y, GEAR_WIDTH, GEAR_HEIGHT, light.card, edge),
        ICONS.icon(glyph_of(edition.t, card), x + 10, y + 9, 26, light.tint),
        label(x + 42, y + 27, 14, light.tint, blow),
        _state_mark(gear, x + GEAR_WIDTH - 20, y + 22),
        column(x + 10, y + 54, ink, name, (GEAR_SIGNS, 2)),
        label(x + 10, y + GEAR_HEIGHT - 11, 14, tint, note),
    )


def _blow(view: View, seat: int, lang: str) -> str:
    """What a strike with the weapon deals now."""
    dealt = weapon_damage(view.edition.t, view.state, seat, n.FULL_FORCE)
    return say(view, "deals", lang, n=dealt, hits=1)


def gear_note(view: View, gear: Gear, lang: str) -> str:
    """The state of an Equipment in words, with the rounds it still needs."""
    parts = [] if gear["state"] == "waiting" else [say(view, gear["state"], lang)]
    if gear["rounds"]:
        parts.append(say(view, "rounds", lang, n=gear["rounds"]))
    return " · ".join(parts)


def _asked(view: View, seat: int, card: int) -> bool:
    """Whether a move is about this Equipment: the strike with it, or its freezing."""
    if seat == view.seat:
        return n.MOVE_STRIKE in view.moves and view.edition.t.weapon[card] != n.NONE
    return n.MOVE_FREEZE + card in view.moves


def _state_mark(gear: Gear, x: float, y: float) -> str:
    """A full disc when it works, a snowflake, a ring with the rounds to go; or both of these."""
    if gear["state"] == "ready":
        return disc(x, y, 6, AWAKE)
    cold = gear["state"] != "waiting"
    mark = ICONS.icon("freeze", x - 12, y - 12, 24, FROST) if cold else ""
    if not gear["rounds"]:
        return mark
    x, tint = x - 30 * cold, TINTS["waiting"]
    number = label(x, y + 5, 14, tint, gear["rounds"], "middle")
    return mark + disc(x, y, 12, HOLLOW, rim(tint)) + number
