"""The layout of the tables: cards, civilisations, numbers and options."""

from ludotheque.core.outlook import table_fields
from ludotheque.core.record import Layout, public
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.edition import programs

FIELDS = [
    public("seats", "i1", (), "players of this match"),
    public("civ", "i1", (c.SEATS,), "civilisation of each"),
    public("colour", "i1", (c.SEATS,), "colour of each, from 1"),
    public("first_seat", "i1", (), "who begins the map, or NONE for chance"),
    public("by_hex", "i1", (), "BY_PATH or BY_HEX: how distances are counted"),
    public("max_days", "i1", (), "the last day"),
    public("hand_max", "i1", (), "cards to refill to"),
    public("setup_troops", "i1", (), "troops at the start"),
    public("day_troops", "i1", (), "troops a day"),
    public("heart_troops", "i1", (), "and more with the Heart"),
    public("start", "i1", (c.COMMONS,), "copies of each common card in a starting deck"),
    public("start_units", "i1", (), "units of cost 1 in it"),
    public("heart_gap", "i1", (), "tiles between a portal and the Heart"),
    public("portal_gap", "i1", (), "tiles between two portals"),
    public("contacts", "i1", (), "most tiles that touch a portal"),
    public("own_gap", "i1", (), "tiles between a new tile and one's own portal"),
    public("rich", "i1", (), "colours around an energy-rich tile"),
    public("wild_factor", "i1", (), "Force of a wild territory for each tile between"),
    public("top_cost", "i1", (), "cost of units that fall as champions do"),
    public("options_most", "i1", (), "options of cards in hand in a turn of play"),
    public("acts_most", "i2", (), "abilities used in one combat"),
    public("day_most", "i2", (), "decisions of a day for each player"),
    public("way", "i1", (6,), "from a cell to those beside it"),
]
TABLES = Layout("Tables", [*FIELDS, *programs.FIELDS, *table_fields(c.FEATURES)])
