"""The layout of the tables: cards, factions, conditions and options in the rules' numbers."""

from ludotheque.cards import decks
from ludotheque.core.outlook import horizon_fields, table_fields
from ludotheque.core.record import Layout, public
from ludotheque.games.tactique import codes as c
from ludotheque.games.tactique.edition import programs

FIELDS = [
    # the grids of this match
    public("playable", "i1", (c.SPOTS,), "1 where the formation has a cell"),
    public("cells", "i1", (c.SEATS * c.FORMED,), "the playable spots of both grids, in order"),
    public("row_of", "i1", (c.SPOTS,), "row of a spot, the front is 0"),
    public("near", "i1", (c.SPOTS, 4), "spots beside it in cell order, or NONE at the end"),
    # the players of this match
    public("faction", "i1", (c.SEATS,), "faction of each player"),
    public("preset", "i1", (c.SEATS,), "ready deck of each player, NONE: builds one"),
    public("passive", "i1", (c.SEATS,), "CLOSE_RANKS, PROLIFERATION or SELF_REPAIR"),
    public("passive_n", "i1", (c.SEATS,), "its number"),
    public("passive_token", "i1", (c.SEATS,), "the token it leaves, or NONE"),
    # ready decks and victory conditions
    public("decks_n", "i1", (), "ready decks"),
    public("deck_faction", "i1", (c.PRESETS,), "faction of each"),
    public("deck_list", "i1", (c.PRESETS, c.DECK), "its cards"),
    public("deck_aim", "i1", (c.PRESETS,), "the condition it is built for"),
    public("starter", "i1", (c.FACTIONS,), "ready deck that a faction starts with"),
    public("goals_n", "i1", (), "victory conditions"),
    public("goal_faction", "i1", (c.GOALS,), "faction of each"),
    public("goal_kind", "i1", (c.GOALS,), "TERRITORIAL, SYNERGETIC, …"),
    public("goal_n", "i1", (c.GOALS, c.ROWS), "turns by row (0: none), or its number"),
    # numbers and options
    public("hand_size", "i1", (), "cards of an opening hand"),
    public("echoes_start", "i1", (), "Echoes before the first turn"),
    public("echoes_max", "i1", (), "most Echoes"),
    public("shield_max", "i1", (), "most shield points of a unit"),
    public("synapse_max", "i1", (), "most ATK from Synapse"),
    public("lasting_max", "i1", (), "most persistent spells of a player"),
    public("first_seat", "i1", (), "who begins, or NONE for chance"),
    public("mode", "i1", (), "ALL_COUNT, CHOSEN or SECRET_PICK"),
    public("pool", "i1", (), "1 with echo_mode=pool"),
    public("bonus", "i1", (), "Echoes more in the second player's first turn"),
    public("max_rounds", "i1", (), "the last round"),
    public("open_lists", "i1", (), "1 if custom lists are open"),
]
ESTIMATE = [*table_fields(c.FEATURES), *horizon_fields()]
TABLES = Layout(
    "Tables", [*FIELDS, *decks.fields(c.CARDS, c.FACTIONS), *programs.FIELDS, *ESTIMATE]
)
