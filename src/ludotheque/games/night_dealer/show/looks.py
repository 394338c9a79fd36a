"""The look of Night Dealer: its six tints (ND-UI-b), its drawings (ND-UI-c), names of players."""

from ludotheque.core.svg import Icons

NIGHT, SHADE, MOON = "#0B0E12", "#2A2F36", "#E2C044"  # Nuit, Ombre, Lune
ARCANE, HEXED, WARDED = "#6F5AFF", "#D14D4D", "#3BA7A9"  # Arcane, Maléfice, Talisman
WHITE = "#FFFFFF"

PLAYERS = ("A", "B")
LIVES = 9  # ND-S-b
KIND_NAMES = ("atk", "hex", "ward", "eclipse")  # of texts and of drawings

# Drawings of a few strokes, on a square of 32 units.

STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
LINE = f'{STROKE} stroke-width="2.6"'
THIN = f'{STROKE} stroke-width="1.8"'

DRAWINGS = {
    "atk": f"""
      <path {LINE} d="M8 5c0 9 3 16 6 22M15 4c0 9 3 16 6 22M22 5c0 8 2 14 5 19"/>""",
    "hex": f"""
      <path {LINE} d="M3 16C8 8 24 8 29 16C24 24 8 24 3 16Z"/>
      <path d="M16 10q4 6 0 12q-4-6 0-12Z" fill="currentColor"/>
      <path {LINE} d="M16 2v3M16 27v3M6 5l2 3M26 5l-2 3"/>""",
    "ward": f"""
      <circle {LINE} cx="16" cy="16" r="12.5"/>
      <path {THIN} d="M16 6.5L25.5 16L16 25.5L6.5 16Z"/>
      <circle cx="16" cy="16" r="3" fill="currentColor"/>
      <path {THIN} d="M16 10v3M16 19v3M10 16h3M19 16h3"/>""",
    "eclipse": f"""
      <path d="M20 4A12.5 12.5 0 1 0 20 28A10 10 0 1 1 20 4Z" fill="currentColor"/>
      <path {THIN} d="M26 8l2-2M28 16h3M26 24l2 2"/>""",
    "shield": f"""
      <path {LINE} d="M16 4l10 4v8c0 6-4 10-10 13c-6-3-10-7-10-13V8Z"/>
      <path {LINE} d="M16 4v25"/>""",
    "trap": f"""
      <path {LINE} d="M4 20a12 12 0 0 1 24 0Z"/>
      <path {LINE} d="M4 20l4 6l4-6l4 6l4-6l4 6l4-6"/>""",
    "mark": f"""
      <path {THIN} d="M16 3l4 9h9l-7 6l3 10l-9-6l-9 6l3-10l-7-6h9Z"/>
      <circle cx="16" cy="16.5" r="2.5" fill="currentColor"/>""",
    "omen": f"""
      <path {LINE} d="M16 3l3 10l10 3l-10 3l-3 10l-3-10l-10-3l10-3Z"/>""",
    "life": f"""
      <path {LINE} d="M3 16C8 7 24 7 29 16C24 25 8 25 3 16Z"/>
      <path d="M16 8.5q5 7.5 0 15q-5-7.5 0-15Z" fill="currentColor"/>""",
    "nolife": f"""
      <path {LINE} d="M3 16C8 22 24 22 29 16" opacity=".55"/>""",
}
ICONS = Icons("nd", DRAWINGS)

# The moon of each round: the lit part of a disc.
MOON_SHAPES = (
    "M22 3A13.5 13.5 0 1 0 22 29A11 13 0 0 1 22 3Z",
    "M16 2.5A13.5 13.5 0 0 0 16 29.5Z",
    "M16 2.5A13.5 13.5 0 1 0 16 29.5A13.5 13.5 0 1 0 16 2.5Z",
    "M16 2.5A13.5 13.5 0 0 1 16 29.5Z",
    "M10 3A13.5 13.5 0 1 1 10 29A11 13 0 0 0 10 3Z",
)
