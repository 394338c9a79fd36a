"""Night Dealer once more, slowly: a plain model to hold the engine against.

It follows the rulebook with objects and sets, and shares no code with the engine. A match is one
generator that reads like the rules: it puts a decision, is sent a move, and goes on from there.
Cells and wheels count from 1, players are 0 and 1, and the faces of a roll come from outside.
"""

from dataclasses import dataclass
from itertools import combinations

CELLS = range(1, 10)
WHEELS = range(1, 6)
BEATS = {"A": "H", "H": "W", "W": "A"}  # ND-RPS-a
UNROLLED, SPENT = "?", "-"
ROUNDS_TO_WIN = 2  # ND-SCO-a
USUAL = {
    "scoring": "points",
    "shield_scope": "all",
    "tie_at_target": "play_on",
    "rps_scope": "contact",
    "eclipse_wheels": [4, 5],
    "seat_rule": "alternate",
    "target_points": 9,
    "max_rounds": 3,
}


def neighbours(cell):
    """ND-P-b The cells that touch a cell along an edge."""
    row, column = divmod(cell - 1, 3)
    return [n for n in CELLS if abs((n - 1) // 3 - row) + abs((n - 1) % 3 - column) == 1]


@dataclass
class Tile:
    """A tile on the board."""

    owner: int
    kind: str
    shield: bool = False
    badge: bool = False


@dataclass
class Laid:
    """A tile in preparation, and the effect chosen for it."""

    wheel: int
    cell: int
    kind: str
    effect: str = ""


@dataclass
class Decision:
    """A question put to a player, with all its legal answers."""

    name: str
    seat: int
    moves: set
    step: int = 0  # of the resolution, where Omen is asked


class SlowMatch:
    """A whole match; prepare it, `start` it, then `play` moves until `over`."""

    def __init__(self, starter, options):
        self.starter = starter
        self.options = {**USUAL, **options}
        self.points = [0, 0]
        self.round = 1
        self.over = False
        self.begin_round()

    def begin_round(self):
        """ND-Q8 An empty board, whole wheels, ECLIPSE and Omen back."""
        self.turn = 1
        self.rolled = False  # true only in a position prepared after its roll
        self.board = {}
        self.trap = [None, None]
        self.marks = []  # (cell, author), in the order they were made
        self.wheels = [dict.fromkeys(WHEELS, UNROLLED) for _ in range(2)]
        self.drawn = [False, False]
        self.omen = True
        self.laid = []

    @property
    def first(self):
        """ND-Q1 The player who opens this round."""
        swapped = self.options["seat_rule"] == "alternate" and self.round % 2 == 0
        return 1 - self.starter if swapped else self.starter

    @property
    def mover(self):
        """The player whose turn it is."""
        return self.first if self.turn % 2 else 1 - self.first

    def winner(self):
        """The player with more points, or None."""
        a, b = self.points
        return None if a == b else int(b > a)

    def owner(self, cell):
        """Who holds a cell, tiles in preparation included; None if it is empty."""
        if cell in self.board:
            return self.board[cell].owner
        return self.mover if cell in [tile.cell for tile in self.laid] else None

    def empty(self, cells=CELLS):
        """Those of the cells that hold no tile."""
        return [cell for cell in cells if self.owner(cell) is None]

    def start(self):
        """Go to the first decision."""
        self.flow = self.match()
        self.decision = next(self.flow)
        return self

    def play(self, move, faces=()):
        """Answer the decision; `faces` are what the wheels rolled now show."""
        assert move in self.decision.moves, f"{move} is not legal"
        self.faces = list(faces)
        self.decision = self.flow.send(move)

    def match(self):
        """ND-B-a to ND-B-e Rounds until the match is decided."""
        while True:
            while self.turn <= 6:
                yield from self.one_turn()
                self.turn += 1
            self.score()
            if self.is_decided():
                self.over = True
                yield Decision("OVER", -1, set())
            self.round += 1
            self.begin_round()

    def score(self):
        """ND-B-a, ND-SCO-a A point for each cell, or for the round."""
        won = [sum(tile.owner == p for tile in self.board.values()) for p in (0, 1)]
        if self.options["scoring"] == "rounds":
            won = [int(won[0] > won[1]), int(won[1] > won[0])]
        self.points = [self.points[p] + won[p] for p in (0, 1)]

    def is_decided(self):
        """ND-B-b, ND-B-c, ND-Q24, ND-SCO-a Whether this round was the last."""
        most, differ = max(self.points), self.winner() is not None
        if self.options["scoring"] == "rounds":
            reached = most >= ROUNDS_TO_WIN
        else:
            draws = self.options["tie_at_target"] == "draw"
            reached = most >= self.options["target_points"] and (differ or draws)
        return reached or self.round == self.options["max_rounds"]

    def one_turn(self):
        """ND-T-a, ND-Q6 Roll, lay tiles, choose their effects, resolve."""
        if not self.rolled:
            yield from self.roll()
        self.rolled = False
        if self.empty():
            yield from self.compose()
            for tile in self.laid:
                yield from self.choose_effect(tile)
        else:
            yield Decision("PASS", self.mover, {"pass"})
        yield from self.resolve()

    def roll(self):
        """ND-T1-a, ND-T2-a, ND-T3-a, ND-Q4 All wheels on T1; later any of those not spent."""
        if self.turn <= 2:
            yield Decision("ROLL", self.mover, {"roll"})
            self.show_faces(WHEELS)
        elif self.empty():
            whole = [w for w in WHEELS if self.wheels[self.mover][w] != SPENT]
            subsets = [s for n in range(1, 6) for s in combinations(whole, n)]
            moves = {"reroll " + ",".join(map(str, s)): s for s in subsets} | {"reroll none": ()}
            move = yield Decision("REROLL", self.mover, set(moves))
            self.show_faces(moves[move])

    def show_faces(self, wheels):
        """ND-Q8, ND-Q9 Wheels turn in ascending order; ECLIPSE comes up once, where it may."""
        seat = self.mover
        for wheel, face in zip(wheels, self.faces, strict=True):
            moon = wheel in self.options["eclipse_wheels"] and not self.drawn[seat]
            assert face in ("AHWE" if moon else "AHW"), f"wheel {wheel} can't show {face}"
            self.wheels[seat][wheel] = face
            self.drawn[seat] |= face == "E"

    def compose(self):
        """ND-T1-c, ND-T2-b, ND-T3-b, ND-Q5 One tile, or before T3 two neighbours."""
        self.lay((yield Decision("TILE", self.mover, self.placements(self.empty()))))
        beside = self.empty(neighbours(self.laid[0].cell))
        if self.turn <= 4 and beside:
            move = yield Decision("MORE", self.mover, self.placements(beside) | {"stop"})
            if move != "stop":
                self.lay(move)

    def placements(self, cells):
        """ND-T-b, ND-ECL-a Every wheel that is free on each cell; ECLIPSE as each kind."""
        used = [tile.wheel for tile in self.laid]
        moves = set()
        for wheel, face in self.wheels[self.mover].items():
            if face != SPENT and wheel not in used:
                kinds = (" A", " H", " W") if face == "E" else ("",)
                moves |= {f"tile {wheel} {cell}{kind}" for cell in cells for kind in kinds}
        return moves

    def lay(self, move):
        """Add a tile to those in preparation."""
        _, wheel, cell, *kind = move.split()
        kind = kind[0] if kind else self.wheels[self.mover][int(wheel)]
        self.laid.append(Laid(int(wheel), int(cell), kind))

    def choose_effect(self, tile):
        """Ask for the effect of a tile if there is a choice."""
        choices = self.effects(tile)
        if len(choices) > 1:
            tile.effect = yield Decision("EFFECT", self.mover, choices)
        else:
            tile.effect = "".join(choices)

    def effects(self, tile):
        """ND-HEX-a to ND-HEX-f, ND-Q14, ND-Q23, ND-Q26 What a tile may do; nothing if trapped."""
        enemy, near = 1 - self.mover, neighbours(tile.cell)
        if tile.kind == "A" or tile.cell == self.trap[enemy]:
            return set()
        if tile.kind == "W":
            return {f"ally {n}" for n in near if self.owner(n) == self.mover}
        enemies = [n for n in near if self.owner(n) == enemy]
        if any(self.board[n].kind == "W" for n in enemies):
            enemies = []
        curses = {f"curse {n}" for n in enemies} or {"curse none"}
        return curses | {f"trap {n}" for n in self.empty(near)}

    def resolve(self):
        """ND-RES-0 to ND-RES-5 The steps of a validated turn."""
        seat, enemy = self.mover, 1 - self.mover
        laid, self.laid = self.laid, []
        due, self.marks = self.marks, []
        cells = {tile.cell for tile in laid}
        for tile in laid:
            is_eclipse = self.wheels[seat][tile.wheel] == "E"
            self.board[tile.cell] = Tile(seat, tile.kind, badge=is_eclipse)
            self.wheels[seat][tile.wheel] = SPENT
        if self.trap[seat] in cells:  # ND-Q17
            self.trap[seat] = None
        trapped = cells & {self.trap[enemy]}
        for tile in laid:
            if tile.cell not in trapped:
                self.take_effect(tile)
        if trapped:
            yield from self.batch(3, trapped)
            self.trap[enemy] = None
        fighters = set(self.board) if self.options["rps_scope"] == "board" else cells
        yield from self.batch(4, self.beaten(fighters))
        for cell, author in due:
            if self.board[cell].owner != author:
                yield from self.batch(5, {cell})

    def take_effect(self, tile):
        """ND-RES-2 Shields, a trap or a mark."""
        if tile.kind == "W":
            self.board[tile.cell].shield = True
        word, _, target = tile.effect.partition(" ")
        if word == "ally":
            self.board[int(target)].shield = True
        elif word == "trap":
            self.trap[self.mover] = int(target)
        elif word == "curse" and target != "none":
            self.marks.append((int(target), self.mover))

    def beaten(self, fighters):
        """ND-RES-4, ND-Q11, ND-Q18 to ND-Q20 The losers of all pairs that a fighter is part of."""
        losers = set()
        for here in fighters:
            for there in set(neighbours(here)) & set(self.board):
                mine, other = self.board[here], self.board[there]
                if mine.owner != other.owner and mine.kind != other.kind:
                    losers.add(there if BEATS[mine.kind] == other.kind else here)
        return losers

    def batch(self, step, cells):
        """ND-Q12, ND-Q13, ND-Q21, ND-Q22 Shields, then Omen, then the tiles left flip together."""
        shields_work = step != 4 or self.options["shield_scope"] == "all"
        blocked = {cell for cell in cells if shields_work and self.board[cell].shield}
        for cell in blocked:
            self.board[cell].shield = False
        flips, second = cells - blocked, 1 - self.first
        saved = {f"cancel {cell}": cell for cell in flips if self.board[cell].owner == second}
        if self.omen and saved:
            move = yield Decision("OMEN", second, {"keep", *saved}, step)
            if move != "keep":
                self.omen = False
                flips = flips - {saved[move]}
        for cell in flips:
            self.board[cell].owner = 1 - self.board[cell].owner
