"""The layout of the tables: cards, civilisations, numbers and options."""

from ludotheque.core.record import PUBLIC, Field, Layout
from ludotheque.games.eden.codes import COMMONS, SEATS
from ludotheque.games.eden.edition import outlook, programs

FIELDS = [
    Field("seats", "i1", (), PUBLIC, "players of this match"),
    Field("civ", "i1", (SEATS,), PUBLIC, "civilisation of each"),
    Field("colour", "i1", (SEATS,), PUBLIC, "colour of each, from 1"),
    Field("first_seat", "i1", (), PUBLIC, "who begins the map, or NONE for chance"),
    Field("by_hex", "i1", (), PUBLIC, "BY_PATH or BY_HEX: how distances are counted"),
    Field("max_days", "i1", (), PUBLIC, "the last day"),
    Field("hand_max", "i1", (), PUBLIC, "cards to refill to"),
    Field("setup_troops", "i1", (), PUBLIC, "troops at the start"),
    Field("day_troops", "i1", (), PUBLIC, "troops a day"),
    Field("heart_troops", "i1", (), PUBLIC, "and more with the Heart"),
    Field("start", "i1", (COMMONS,), PUBLIC, "copies of each common card in a starting deck"),
    Field("start_units", "i1", (), PUBLIC, "units of cost 1 in it"),
    Field("heart_gap", "i1", (), PUBLIC, "tiles between a portal and the Heart"),
    Field("portal_gap", "i1", (), PUBLIC, "tiles between two portals"),
    Field("contacts", "i1", (), PUBLIC, "most tiles that touch a portal"),
    Field("own_gap", "i1", (), PUBLIC, "tiles between a new tile and one's own portal"),
    Field("rich", "i1", (), PUBLIC, "colours around an energy-rich tile"),
    Field("wild_factor", "i1", (), PUBLIC, "Force of a wild territory for each tile between"),
    Field("top_cost", "i1", (), PUBLIC, "cost of units that fall as champions do"),
    Field("options_most", "i1", (), PUBLIC, "options of cards in hand in a turn of play"),
    Field("acts_most", "i2", (), PUBLIC, "abilities used in one combat"),
    Field("day_most", "i2", (), PUBLIC, "decisions of a day for each player"),
    Field("way", "i1", (6,), PUBLIC, "from a cell to those beside it"),
]
TABLES = Layout("Tables", [*FIELDS, *programs.FIELDS, *outlook.FIELDS])
