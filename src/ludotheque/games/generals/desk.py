"""The desk of Generals: what a search for paths, advice and the estimate work on."""

from ludotheque.core.desk import Desk
from ludotheque.core.outlook import desk_fields
from ludotheque.core.record import SECRET, Field
from ludotheque.games.generals.codes import CELLS, FEATURES, FOES, MOST_CHOICES, QUEUE, TEAMS

FIELDS = [
    # who is advised, and the unit or cell that it is about
    Field("seat", "i1", (), SECRET, "the player"),
    Field("team", "i1", (), SECRET, "the team that looks, or NONE"),
    Field("style", "i1", (), SECRET, "the style of play"),
    Field("kind", "i1", (), SECRET, "type of the unit"),
    Field("hp", "i1", (), SECRET, "its HP"),
    Field("fuel", "i1", (), SECRET, "its fuel"),
    Field("start", "i2", (), SECRET, "where it stands"),
    Field("place", "i1", (), SECRET, "its place aboard, or NONE"),
    Field("about", "i1", (), SECRET, "FIGHTING, LANDING or CARRYING"),
    Field("stuck", "i1", (), SECRET, "1 if it has nothing to do on its island"),
    # its last step
    Field("step", "i1", (), SECRET, "STEPS, BOARDS, TAKES_OFF or UNLOADS"),
    Field("at", "i2", (), SECRET, "the cell where it is"),
    Field("saw", "u1", (), SECRET, "who sees it there"),
    # what is known of the enemy
    Field("foes", "i2", (), SECRET, "enemies in sight"),
    Field("foe", "i2", (FOES,), SECRET, "their cells"),
    # where to go
    Field("field", "i4", (CELLS,), SECRET, "by cell, ticks to the nearest goal"),
    Field("landing", "i4", (CELLS,), SECRET, "the same for what is carried"),
    Field("line", "i2", (CELLS,), SECRET, "cells that a search holds open"),
    Field("line_n", "i2", (), SECRET, "how many at its beginning"),
    # paths
    Field("origin", "i2", (), SECRET, "where a search for paths begins"),
    Field("budget", "i4", (), SECRET, "ticks that it may spend"),
    Field("grain", "i8", (), SECRET, "bits of a way by which two are compared"),
    Field("way", "i8", (CELLS,), SECRET, "by cell, the canonical way there: see rules/paths"),
    Field("queue", "i2", (QUEUE,), SECRET, "cells that it holds open"),
    # what to do, best first
    Field("best", "i2", (MOST_CHOICES,), SECRET, "moves worth trying"),
    Field("best_worth", "i8", (MOST_CHOICES,), SECRET, "what they are worth"),
    Field("best_n", "i1", (), SECRET, "how many"),
    # the estimate
    Field("worth", "i8", (TEAMS,), SECRET, "what each team has"),
    *desk_fields(FEATURES, TEAMS),
]
DESK = Desk(FIELDS)
