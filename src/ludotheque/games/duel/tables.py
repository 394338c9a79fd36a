"""The layout of the tables: cards, classes and options in the numbers the rules work with."""

from ludotheque.cards import decks
from ludotheque.core.record import PUBLIC, Field, Layout
from ludotheque.games.duel.codes import CARDS, CLASSES, DECK, GEAR, SEATS
from ludotheque.games.duel.edition import outlook, programs

FIELDS = [
    Field("force", "i1", (SEATS,), PUBLIC, "Force each player's class gives"),
    Field("resistance", "i1", (SEATS,), PUBLIC, "Resistance it gives"),
    Field("draw_bonus", "i1", (SEATS,), PUBLIC, "cards it draws besides"),
    Field("mana_bonus", "i1", (SEATS,), PUBLIC, "mana it gets besides"),
    Field("max_hp", "i2", (SEATS,), PUBLIC, "hit points at the start, and at most"),
    Field("klass_of", "i1", (SEATS,), PUBLIC, "class of each player"),
    Field("builds", "i1", (SEATS,), PUBLIC, "1 where a player may build a deck"),
    Field("prints_rapid", "i1", (SEATS,), PUBLIC, "1 where the class's own deck has a Rapide"),
    Field("class_list", "i1", (CLASSES, DECK), PUBLIC, "the deck of each class"),
    Field("class_gear", "i1", (CLASSES, GEAR), PUBLIC, "its Equipments, the weapon first"),
    Field("draws", "i1", (3,), PUBLIC, "cards drawn in turns 1, 2, 3 and later"),
    Field("mana", "i1", (3,), PUBLIC, "mana of those turns"),
    Field("plays", "i1", (), PUBLIC, "most cards played in a turn"),
    Field("first_seat", "i1", (), PUBLIC, "who begins, or NONE for chance"),
    Field("shared_ramp", "i1", (), PUBLIC, "1 with ramp=shared"),
    Field("turn_limit", "i2", (), PUBLIC, "the last turn"),
]
TABLES = Layout(
    "Tables", [*FIELDS, *decks.fields(CARDS, CLASSES), *programs.FIELDS, *outlook.FIELDS]
)
