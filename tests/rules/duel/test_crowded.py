"""Positions where more happens in one move than in any usual match."""

from ludotheque.games.duel.codes import CHILLED, THIS_TURN

from .table import sit

OWN = (
    ("poisoned_blade", 2, 3),
    ("poisoned_blade", 2, 1),
    ("toxic_cloud", 4, 4),
    ("toxic_cloud", 4, 2),
)
THEIRS = (("poisoned_blade", 2, 2), ("toxic_cloud", 4, 3), ("toxic_cloud", 4, 1))
PROWLER = "class=rogue mana=2 hand=[assassination] frozen=[padded_boots broken_hourglass]"


def raise_storms(table, seat, storms):
    """Storms with the turns they have left in A's turn."""
    s = table.state
    for at, (card, amount, left) in enumerate(storms):
        s.storm_card[seat][at] = table.card(card)
        s.storm_amount[seat][at], s.storm_left[seat][at] = amount, left
    s.storm_n[seat] = len(storms)


def gain_force(table):
    """A has played Momentum this turn."""
    s = table.state
    s.mod_card[0][0], s.mod_amount[0][0], s.mod_left[0][0] = table.card("momentum"), 1, THIS_TURN
    s.mod_n[0] = 1
    s.force[0] += 1


def test_a_turn_that_ends_in_storms_and_begins_with_every_rune_has_room_for_its_notes():
    """Nobody is asked, as B's hand is empty: blow, storms, start effects, draws are one move."""
    b = "class=rogue custom=yes hp=95 shield=99 grave=[slash*12]"
    table = sit(PROWLER, b, turn="17 active=A")
    gear = ("twin_daggers", "padded_boots", "broken_hourglass", "notebook")
    table.state.gear[1] = [table.card(name) for name in gear]
    table.state.gear_state[1][1] = CHILLED
    gain_force(table)
    raise_storms(table, 0, OWN)
    raise_storms(table, 1, THEIRS)
    table.say("A play assassination").shows("turn 18; tomove B; B.hand=[slash*8]; B.hp=95")
    assert len(table.events("storm_hit")) == 7 and table.events("mana_set")


def test_a_mage_who_draws_ten_cards_has_room_for_all_notes():
    """Nobody is asked, as a printed Mage has no Rapide."""
    b = "class=mage hp=110 shield=3 hand=[attack*4] grave=[defense*20] frozen=[rune_force]"
    table = sit(PROWLER, b, turn="17 active=A", options="balance=adjusted hp=200")
    gain_force(table)
    raise_storms(table, 0, OWN)
    raise_storms(table, 1, (("pocket_storm", 1, 2),))
    s = table.state
    s.pool_amount[1][1], s.pool_left[1][1], s.pool_n[1] = 123, 1, 2
    s.shield[1] += 123
    table.say("A play assassination").shows("turn 18; tomove B; B.discarded=4; B.shield=0")
    assert len(table.events("storm_hit")) == 5 and table.events("mana_set")
