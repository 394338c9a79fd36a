"""The look of the duel: violet on slate against ember on dark wood, a line of light between."""

from typing import NamedTuple

from ludotheque.core.svg import Icons


class Light(NamedTuple):
    """The tints of one side."""

    bed: str  # what its side is laid out on
    card: str  # its cards
    edge: str  # their rims
    tint: str  # its own colour


SIDES = (
    Light("#191728", "#25223C", "#57508A", "#B3A4FF"),  # A: violet on slate
    Light("#26170D", "#3A2415", "#80522F", "#FFA25F"),  # B: ember on dark wood
)
NIGHT, INK, SOFT, BEAM = "#120D0A", "#F6ECDD", "#C3B4A0", "#FFE9B8"
LIFE, GUARD, MANA, HOLLOW = "#D8483A", "#7FC6FF", "#79B4FF", "#0A0706"
AWAKE, ASLEEP, FROST = "#86D992", "#A39585", "#9BE0FF"

# The states of an Equipment, by sign and by tint.
MARKS = {"ready": "●", "waiting": "◌", "frozen": "❄", "chilled": "✻"}
TINTS = {"ready": AWAKE, "waiting": ASLEEP, "frozen": FROST, "chilled": FROST}

# Drawings of a few strokes, on a square of 32 units; one for each verb of the vocabulary.

STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
LINE = f'<path {STROKE} stroke-width="2.4" d="{{}}"/>'
SHAPES = {
    "damage": "M16 3l3 9l9-3l-5 8l6 7l-10-1l-3 8l-3-8l-10 1l6-7l-5-8l9 3Z",
    "weapon_attack": "M6 26L22 10M22 10l6-6v6l-6 6M9 18l6 6M4 28l4-4",
    "shield": "M16 4l10 4v8c0 6-4 10-10 13c-6-3-10-7-10-13V8ZM16 4v25",
    "stat": "M16 28V6M8 14l8-9l8 9M8 22l8-9l8 9",
    "draw": "M6 8h12v18H6ZM12 5h12v18M26 12v-2",
    "scry_draw": "M3 16C8 8 24 8 29 16C24 24 8 24 3 16ZM16 12a4 4 0 1 0 .1 0",
    "heal": "M16 27C4 18 4 8 10 7c4-1 6 3 6 5c0-2 2-6 6-5c6 1 6 11-6 20Z",
    "mana": "M16 4c6 8 9 11 9 16a9 9 0 0 1-18 0c0-5 3-8 9-16Z",
    "weapon_bonus": "M7 25L21 11M21 11l5-6v6l-5 5M10 18l5 5M23 20v8M19 24h8",
    "storm": "M9 15a6 6 0 1 1 2-11a7 7 0 0 1 13 4a4 4 0 0 1-1 8M17 14l-4 7h5l-3 8",
    "freeze": "M16 3v26M5 9.5l22 13M27 9.5l-22 13M12 5l4 4l4-4M12 27l4-4l4 4",
    "invincible": "M16 3l4 9h9l-7 6l3 10l-9-6l-9 6l3-10l-7-6h9Z",
    "at_end": "M9 4h14M9 28h14M10 4c0 8 6 9 6 12s-6 4-6 12M22 4c0 8-6 9-6 12s6 4 6 12",
    "cancel": "M16 4a12 12 0 1 0 .1 0M7.5 7.5l17 17",
    "end_turn": "M16 4a12 12 0 1 0 .1 0M16 9v8l5 4",
    "back": "M16 5l9 11l-9 11l-9-11ZM16 11l4 5l-4 5l-4-5Z",
}
ICONS = Icons("duel", {name: LINE.format(shape) for name, shape in SHAPES.items()})
