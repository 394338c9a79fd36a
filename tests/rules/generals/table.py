"""A table to talk about: a position in the words of scenarios, orders, and what must be so."""

from textwrap import dedent

import pytest

from ludotheque import Refused, load
from ludotheque.core.scenario import Line
from ludotheque.games.generals.state import UNIT

GAME = load("generals")
SIDE = 32  # cells are numbered row * SIDE + column
AT_SEA = ("submarine", "barge", "destroyer", "battleship", "carrier")


class Table:
    """A position being played, in the words of scenarios."""

    def __init__(self, script):
        self.script = script

    @property
    def match(self):
        """The match behind it."""
        return self.script.match

    @property
    def state(self):
        """The record of the game in progress."""
        return self.match.state

    @property
    def moves(self):
        """The legal moves of whoever must act."""
        return {move.notation for move in self.match.legal()}

    def play(self, *orders):
        """Give orders such as "move a (1,0); attack b"."""
        for order in _items(orders):
            self.script.do(order)
        return self

    def push(self, *moves):
        """Make moves in their own notation, such as "unit 1,0"."""
        for move in moves:
            mover = self._mover(move)
            self.match.push(move)
            if self.named:
                self.script.troops.follow(self.match.noted, mover)
        return self

    @property
    def named(self):
        """Whether units have names here."""
        return hasattr(self.script, "troops")

    def _mover(self, move):
        """The name of the unit that a move would move."""
        s = self.state
        if not self.named or s.chosen < 0:
            return ""
        words = move.split()
        slot = int(words[1]) if words[0] == "unload" else s.place
        troops = self.script.troops
        return troops.hold[s.seat][slot] if slot >= 0 else troops.at(s.chosen)

    def shows(self, *items):
        """All of this must be true now, such as "a.hp=97; current P2"."""
        for item in _items(items):
            found = self.script.expect(item)
            assert found is None, f"expected {item!r}, found {found!r}"
        return self

    def refuses(self, order, rule=None):
        """The order is refused (by this rule), in both languages, and nothing changes."""
        return self._refused(self.script.do, order, rule)

    def refuses_move(self, move, rule=None):
        """The same of a move in its own notation."""
        return self._refused(self.match.push, move, rule)

    def _refused(self, act, order, rule):
        layout = self.match.edition.rules.state
        before = layout.pack(self.state)
        with pytest.raises(Refused) as caught:
            act(order)
        said = caught.value
        assert rule is None or said.rule == rule, f"{order}: {said}"
        assert said.words.fr and said.words.en and said.words.fr != said.words.en
        assert layout.pack(self.state) == before, f"{order}: refused, but something changed"
        return self

    def places(self, verb):
        """The cells that the legal moves of one verb name."""
        moves = (move.split() for move in self.moves)
        return {tuple(map(int, words[1].split(","))) for words in moves if words[0] == verb}

    def units_seen(self, seat=None):
        """The units in a seat's view (without one: a spectator's), as cell -> (type, owner)."""
        return _units(self.match.view(seat).state, self.match.edition.labels["types"])

    def events(self, seat=None):
        """The names of the last move's events, as a seat saw them."""
        return [event.kind for event in self.match.events(seat)]


def _units(s, types):
    found = {}
    for cell, entry in enumerate(s.unit):
        if entry > 0:
            found[cell % SIDE, cell // SIDE] = (types[UNIT.type(entry)], UNIT.owner(entry))
    return found


def sit(text, game=GAME):
    """A table from the set-up lines of a scenario."""
    options, lines = {}, []
    for at, raw in enumerate(dedent(text).strip().splitlines(), 1):
        if not raw.strip():
            continue
        if raw.startswith(" "):
            lines[-1].rows.append(raw.rstrip())
            continue
        word, _, rest = raw.partition(":")
        if word == "options":
            options |= dict(part.split("=") for part in rest.split())
        else:
            lines.append(Line(at, word, rest.strip()))
    return Table(game.rules.face.script(game, options, lines))


def facing(attacker, target, gap=1, options="fog=off", a="", b="", more=""):
    """Unit a of P1 at (1,0) and unit b of P2 `gap` cells to its east; ships have water."""
    ground = ["."] * 10
    for kind, x in ((attacker, 1), (target, 1 + gap)):
        ground[x] = "~" if kind in AT_SEA else "."
    lines = [
        f"options: {options}",
        "map:",
        "  " + "".join(ground),
        "  B........B",
        "owner P1: (0,1)",
        "owner P2: (9,1)",
        f"unit: a P1 {attacker} (1,0) {a}",
        f"unit: b P2 {target} ({1 + gap},0) {b}",
        *more.split(";"),
    ]
    return sit("\n".join(line.strip() if line[:1] != " " else line for line in lines if line))


def strike(attacker, target, gap=1, **more):
    """The HP of b and of a after a attacked b; a dead unit has 0."""
    table = facing(attacker, target, gap, **more).play("move a (1,0); attack b")
    at = {cell: table.state.hp[cell[1] * SIDE + cell[0]] for cell in ((1 + gap, 0), (1, 0))}
    return tuple(at.values())


def targets(attacker, target, gap=1, **more):
    """Whether a may attack b from where it stands."""
    table = facing(attacker, target, gap, **more).push("unit 1,0", "to 1,0")
    return (1 + gap, 0) in table.places("attack")


THREE = """
options: fog=off {options}
map:
  O...O
  B.B.B
owner P1: (0,1)
owner P2: (2,1)
owner P3: (4,1) (4,0)
{more}
"""


def three(options="", more=""):
    """Three players with a barracks each."""
    return sit(THREE.format(options=options, more=more))


def full(general):
    """The points of a general's full gauge: what the power costs is tuned by play."""
    return GAME.edition({"map": "plain", "generals": [general, "none"]}).t.power_cost[0]


def new(seed=0, **options):
    """A table with a new match."""

    class Started:
        match = GAME.new(seed=seed, options=options)

    return Table(Started)


def _items(texts):
    for text in texts:
        yield from (item.strip() for item in text.split(";") if item.strip())
