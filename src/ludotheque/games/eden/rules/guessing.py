"""A whole world for a player who sees only a part of it (§4.2)."""

from ludotheque.core.kernel import shuffle
from ludotheque.games.eden import codes as c
from ludotheque.games.eden.records import State, Tables


def guess(t: Tables, s: State, seat: int) -> None:
    """Deal what the seat can't know: hands, the order of decks and of tile piles."""
    for player in range(t.seats):
        deal(t, s, player, seat)
        n = 0
        for colour in range(c.COLOURS + 1):
            for _ in range(s.pile_of[player][colour]):
                s.pile[player][n] = 1 + colour
                n += 1
        shuffle(s, s.pile[player], n)


def deal(t: Tables, s: State, player: int, seat: int) -> None:
    """EDEN-AMB-19 Hand and deck together are known; which card lies where is not."""
    n = 0
    for card in range(c.CARDS):
        if player != seat:
            s.hand[player][card] = 0
        for _ in range(s.held[player][card] - s.hand[player][card]):
            s.spare[n] = card
            n += 1
    shuffle(s, s.spare, n)
    if player != seat and player == s.active:
        arm(t, s, n)
    if s.r_on == 1 and s.r_seat == player and s.r_open >= 0 and s.deck_n[player] > 0:
        reveal(s, n)
    for i in range(s.deck_n[player]):
        s.deck[player][s.deck_n[player] - 1 - i] = s.spare[n - 1 - i]
    n -= s.deck_n[player]
    for i in range(n):
        s.hand[player][s.spare[i]] += 1
    for i in range(n + s.deck_n[player]):
        s.spare[i] = 0


def arm(t: Tables, s: State, n: int) -> None:
    """EDEN-COMBAT-1F-05 Who declared fronts holds a unit to open each: those come first."""
    wanted, found = openers_known(s), 0
    for i in range(n):
        card = s.spare[i]
        if found < wanted and t.type[card] == c.UNIT and t.play_if[card] == 0:
            s.spare[i] = s.spare[found]
            s.spare[found] = card
            found += 1


def openers_known(s: State) -> int:
    """How many units that may open everybody knows the attacker to hold."""
    if s.ask == c.CMB_OPEN:
        return s.fronts_n - s.at
    if s.ask == c.OFF_SOURCE:
        return s.fronts_n + 1
    return s.fronts_n if s.ask in (c.OFF_TARGET, c.OFF_TROOPS) else 0


def reveal(s: State, n: int) -> None:
    """The card that was just revealed lies on top: last of what is dealt."""
    for i in range(n):
        if s.spare[i] == s.r_open:
            s.spare[i] = s.spare[n - 1]
            s.spare[n - 1] = s.r_open
            return
