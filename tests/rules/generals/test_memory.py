"""What a team remembers of enemies gone out of sight; no rule, but it may tell nothing unseen."""

from ludotheque.games.generals.state import UNIT

from .table import SIDE, sit

FIELD = """
options: fog=on teams={teams}
map:
  ..........
  ..........
  B...B....B
owner P1: (0,2)
owner P2: (9,2)
owner P3: (4,2)
unit: a P1 recon (3,0)
unit: b P2 recon (7,0) hp=40
unit: c P2 infantry (9,1)
"""


def memory(table, seat):
    """Where which enemy was last seen, with its HP and the day, in a seat's own view."""
    s, t = table.match.view(seat).state, table.match.edition.t
    team, types = t.team[seat], table.match.edition.labels["types"]
    found = {}
    for at in range(s.memo_n[team]):
        entry, cell = s.memo_unit[team][at], s.memo_cell[team][at]
        told = types[UNIT.type(entry)], UNIT.owner(entry), s.memo_hp[team][at], s.memo_day[team][at]
        found[cell % SIDE, cell // SIDE] = told
    return found


def field(teams="0,1,2"):
    """P1's recon sees one of two enemies."""
    return sit(FIELD.format(teams=teams)).shows("sees P1 b=yes; sees P1 c=no")


def test_an_enemy_that_leaves_is_remembered_where_it_was_last_seen():
    table = field().play("end; move b (8,2); wait").shows("sees P1 b=no")
    assert memory(table, 0) == {(8, 1): ("recon", 1, 40, 5)}  # on its way east, then south


def test_an_enemy_left_behind_is_remembered_until_its_cell_is_seen_again():
    table = field().play("move a (0,0); wait").shows("sees P1 b=no")
    assert memory(table, 0) == {(7, 0): ("recon", 1, 40, 5)}
    assert memory(table, 1) == {(1, 0): ("recon", 0, 100, 5)}  # seen that far as it drove away
    assert memory(table, 2) == {(3, 0): ("recon", 0, 100, 5)}
    table.play("end; move b (7,1); wait; end; end; move a (3,0)").shows("sees P1 b=yes")
    assert memory(table, 0) == {}


def test_the_others_are_remembered_when_one_is_found_again():
    table = sit("""
        options: fog=on
        map:
          ............
          ............
          ............
          ............
          B..........B
        owner P1: (0,4)
        owner P2: (11,4)
        unit: a P1 recon (6,1)
        unit: b P2 infantry (6,0) hp=10
        unit: c P2 infantry (9,0) hp=20
        unit: d P2 infantry (11,1) hp=30
    """)
    table.play("move a (0,1); wait")
    assert [told[2] for told in memory(table, 0).values()] == [10, 20, 30]
    table.play("end; move b (4,0); wait").shows("sees P1 b=yes")
    assert (6, 0) in memory(table, 0)  # its old cell is still in the fog
    table.play("end; move a (1,0); wait")  # five cells away: empty now
    assert [told[2] for told in memory(table, 0).values()] == [20, 30]


def test_what_was_never_seen_is_not_remembered_and_allies_share_their_memory():
    table = field(teams="0,1,0").play("move a (0,0); wait")
    assert memory(table, 0) == memory(table, 2) == {(7, 0): ("recon", 1, 40, 5)}
    assert (9, 1) not in memory(table, 0)


def test_a_unit_that_was_seen_to_die_is_not_remembered():
    table = sit("""
        options: fog=on
        map:
          .....
          B...B
        owner P1: (0,1)
        owner P2: (4,1)
        unit: a P1 tank (1,0)
        unit: b P2 infantry (2,0) hp=1
    """)
    table.play("move a (1,0); attack b").shows("b dead")
    assert memory(table, 0) == {}
    assert memory(table, 1) == {(1, 0): ("tank", 0, 98, 5)}  # nobody is left to see it
