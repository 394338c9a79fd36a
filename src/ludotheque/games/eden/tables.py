"""The layout of the tables: cards, civilisations, numbers and options."""

from ludotheque.core.outlook import table_fields
from ludotheque.core.record import Layout, public
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.edition import programs

NUMBERS = {  # of numbers.toml: least, most, legend
    "hand_max": (1, 20, "cards to refill to"),
    "setup_troops": (3, 50, "troops at the start"),
    "day_troops": (1, 9, "troops a day"),
    "heart_troops": (0, 9, "and more with the Heart"),
    "start_units": (1, 9, "units of cost 1 in a starting deck"),
    "heart_gap": (0, 9, "tiles between a portal and the Heart"),
    "portal_gap": (0, 9, "tiles between two portals"),
    "contacts": (1, 5, "most tiles that touch a portal"),
    "own_gap": (0, 9, "tiles between a new tile and one's own portal"),
    "rich": (1, 6, "colours around an energy-rich tile"),
    "wild_factor": (0, 9, "Force of a wild territory for each tile between"),
    "top_cost": (1, 6, "cost of units that fall as champions do"),
    "options_most": (1, 99, "options of cards in hand in a turn of play"),
    "acts_most": (1, 999, "abilities used in one combat"),
    "day_most": (100, 2000, "decisions of a day for each player"),
}
FIELDS = [
    public("seats", "i1", (), "players of this match"),
    public("civ", "i1", (c.SEATS,), "civilisation of each"),
    public("colour", "i1", (c.SEATS,), "colour of each, from 1"),
    public("first_seat", "i1", (), "who begins the map, or NONE for chance"),
    public("by_hex", "i1", (), "BY_PATH or BY_HEX: how distances are counted"),
    public("max_days", "i1", (), "the last day"),
    *(public(k, "i2" if most > 127 else "i1", (), said) for k, (_, most, said) in NUMBERS.items()),
    public("start", "i1", (c.COMMONS,), "copies of each common card in a starting deck"),
    public("way", "i1", (6,), "from a cell to those beside it"),
]
TABLES = Layout("Tables", [*FIELDS, *programs.FIELDS, *table_fields(c.FEATURES)])
