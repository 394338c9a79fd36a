"""The look of Generals: a printed field map, counters on it, fog as unprinted paper."""

PAPER, INK, SOFT, LINE = "#FBF7EC", "#2B2A26", "#6B675C", "#B9B09A"
SEAT_TINTS = ("#B23A2E", "#23588F", "#3B7A3A", "#7A4B94")  # A to D in pictures
NEUTRAL_TINT = "#77715F"
SEAT_STYLES = ("bright_red", "bright_blue", "bright_green", "bright_magenta")  # in terminals
FOG_OPACITY = 0.62

# What a counter is cut like, by domain: ground, water, air.
COUNTERS = (
    "M4 8h24v16H4z",
    "M3 10h26l-5 14H8z",
    "M16 3l13 13l-13 13L3 16z",
)
