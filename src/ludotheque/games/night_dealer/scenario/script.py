"""The words of Night Dealer's scenarios: set-up lines, moves with faces, and what to expect."""

import re
from collections.abc import Callable

from ludotheque.core.match import Match
from ludotheque.core.scenario import Line, Script
from ludotheque.core.words import ScenarioError
from ludotheque.games.night_dealer import codes as c
from ludotheque.games.night_dealer.rules.resolve import offered
from ludotheque.games.night_dealer.scenario import position

PHASE_WORDS = ("ROLL", "REROLL", "COMPOSE", "OMEN", "PASS", "none")
STAGE_WORDS = ("TILE", "MORE", "EFFECT")
OFFER = re.compile(r"([345])=\[([1-9 ]*)\]")


class NightDealerScript(Script):
    """A scenario of Night Dealer being run."""

    id_prefix = "ND-"

    def prepare(self, options: dict[str, str], lines: list[Line]) -> Match:
        """The match in the position that the set-up lines describe."""
        given = dict(options)
        if given.get("eclipse_wheels") == "none":
            given["eclipse_wheels"] = ""
        edition = self.game.edition(given)
        said: dict[str, str] = {}
        for line in lines:
            if line.word in said:
                raise ScenarioError(f"line {line.at}: {line.word!r} is said twice")
            if line.rows:
                raise ScenarioError(f"line {line.at}: nothing is written below {line.word!r}")
            said[line.word] = line.rest
        s = edition.first(0)
        position.arrange(edition.t, s, said)
        return Match(edition, seed=0, state=s)

    # -- playing

    def do(self, text: str) -> None:
        """Play `P1 verb …`, for a roll with the faces that replace chance."""
        order, sign, faces = text.partition("=")
        role, *words = order.split() or [""]
        seat = position.seat_of(self.match.state, role)
        if words[:1] == ["reroll"]:
            words = ["reroll", ",".join(words[1:])]
        number = self.match.edition.number(" ".join(words))
        refusal = self.match.why_not(number, seat)
        if refusal is not None:
            raise refusal
        if sign:
            self._script(seat, number, faces.split())
        self.match.push(number, seat=seat)

    def seat_named(self, name: str) -> int:
        """The seat of P1 or P2."""
        return position.seat_of(self.match.state, name)

    def play(self, number: int) -> str:
        """Play a move by its number, and say it."""
        role = position.role_of(self.match.state, self.match.seat)
        self.match.push(number)
        return f"{role} {self.match.edition.notation(number).replace(',', ' ')}"

    def written(self) -> list[str] | None:
        """The set-up lines of a position in which no tile of the turn is laid yet."""
        s = self.match.state
        fresh = s.phase == c.COMPOSE and s.stage == 0 and s.laid == 0
        return position.lines_of(s) if fresh or s.phase in (c.ROLL, c.REROLL) else None

    def told(self) -> str:
        """The board and the turn."""
        s = self.match.state
        return f"board {position.board_words(s)}; turn {s.turn}"

    def draws_for(self, number: int, shown: str) -> list[int]:
        """The draws that let each wheel that is rolled show its face of five."""
        if number >= c.MOVE_TILE or number == c.MOVE_REROLL:
            return []
        letters = shown.split()
        if len(letters) != c.WHEELS:
            raise ScenarioError(f"chance {shown!r} is not a face for each of {c.WHEELS} wheels")
        wheels = _rolled(number)
        return self._draws(self.match.seat, wheels, [_face(letters[wheel]) for wheel in wheels])

    def _script(self, seat: int, number: int, letters: list[str]) -> None:
        """Write the faces of a roll down in place of chance, if chance could give them."""
        if number >= c.MOVE_TILE or number == c.MOVE_REROLL:
            raise ScenarioError("only a roll or a reroll of some wheels has faces")
        wheels = _rolled(number)
        if len(letters) != len(wheels):
            raise ScenarioError(f"{len(wheels)} wheels are rolled, {len(letters)} faces are given")
        draws = self._draws(seat, wheels, [_face(letter) for letter in letters])
        self.match.script(draws)

    def _draws(self, seat: int, wheels: list[int], faces: list[int]) -> list[int]:
        """The draw that gives each face; refused where chance never gives it."""
        edition, drawn = self.match.edition, False
        draws = []
        for wheel, face in zip(wheels, faces, strict=True):
            upto = [0, *edition.t.upto[wheel]]
            if upto[face] == upto[face + 1]:
                raise edition.refusal(c.NO_SUCH_FACE)
            if face == c.ECLIPSE and self.match.state.drawn[seat]:
                raise edition.refusal(c.ECLIPSE_DRAWN_BEFORE)
            if face == c.ECLIPSE and drawn:
                raise edition.refusal(c.ECLIPSE_TWICE)
            drawn = drawn or face == c.ECLIPSE
            draws.append(upto[face])
        return draws

    # -- expecting

    def expect(self, item: str) -> str | None:
        """None if the position is as the item says, else what was found instead."""
        word, _, rest = item.partition(" ")
        check: Callable[[str], str | None] | None = getattr(self, f"_expect_{word}", None)
        if check is None:
            raise ScenarioError(f"{word!r} can't be expected")
        return check(rest.strip())

    def _expect_board(self, said: str) -> str | None:
        found = position.board_words(self.match.state)
        return None if position.read_board(said) == position.read_board(found) else found

    def _expect_trap(self, said: str) -> str | None:
        s = self.match.state
        cells = [s.trap[position.seat_of(s, role)] for role in ("P1", "P2")]
        return _differ(said, {f"P{i + 1}": _cell(cell) for i, cell in enumerate(cells)})

    def _expect_marks(self, said: str) -> str | None:
        found = position.marks_words(self.match.state)
        return None if position.read_marks(said) == position.read_marks(found) else found

    def _expect_wheels(self, said: str) -> str | None:
        s = self.match.state
        return _differ(said, self._both(lambda seat: position.wheels_words(s, seat)))

    def _expect_faces(self, said: str) -> str | None:
        t, s = self.match.edition.t, self.match.state
        return _differ(said, self._both(lambda seat: position.faces_words(t, s, seat)))

    def _expect_eclipse(self, said: str) -> str | None:
        drawn = self.match.state.drawn
        return _differ(said, self._both(lambda seat: "drawn" if drawn[seat] else "no"))

    def _expect_omen(self, said: str) -> str | None:
        return _same(said, "available" if self.match.state.omen else "used")

    def _expect_decision(self, said: str) -> str | None:
        s = self.match.state
        word = STAGE_WORDS[s.stage] if s.phase == c.COMPOSE else PHASE_WORDS[s.phase]
        return _same(said, word if self.match.over else f"{word} {position.role_of(s, s.seat)}")

    def _expect_cells(self, said: str) -> str | None:
        moves = [m.number for m in self.match.legal() if c.MOVE_TILE <= m.number < c.MOVE_STOP]
        cells = {(n - c.MOVE_TILE) // c.FACES % c.CELLS for n in moves}
        return _same_set(said.strip("[]").split(), [str(cell + 1) for cell in sorted(cells)])

    def _expect_effects(self, said: str) -> str | None:
        moves = [m for m in self.match.legal() if c.MOVE_ALLY <= m.number < c.MOVE_KEEP]
        listed = [" ".join(part.split()) for part in said.strip("[]").split(",") if part.strip()]
        return _same_set(listed, [m.notation for m in moves])

    def _expect_offer(self, said: str) -> str | None:
        s = self.match.state
        if s.phase != c.OMEN:
            return _same(said, "none")
        cells = [str(cell + 1) for cell in range(c.CELLS) if offered(s) >> cell & 1]
        found = OFFER.fullmatch(said)
        if said != "none" and not found:
            raise ScenarioError(f"offer {said!r} is neither none nor step=[cells]")
        fits = found and int(found[1]) == s.step and sorted(found[2].split()) == cells
        return None if fits else f"{s.step}=[{' '.join(cells)}]"

    def _expect_turn(self, said: str) -> str | None:
        return _same(said, str(self.match.state.turn))

    def _expect_round(self, said: str) -> str | None:
        return _same(said, str(self.match.state.round))

    def _expect_first(self, said: str) -> str | None:
        return _same(said, position.PLAYERS[self.match.state.first])

    def _expect_points(self, said: str) -> str | None:
        return _same(said, "-".join(str(n) for n in self.match.state.points))

    def _expect_over(self, said: str) -> str | None:
        outcome = self.match.outcome()
        if outcome is None:
            return _same(said, "no")
        return _same(said, position.PLAYERS[outcome.winners[0]] if outcome.winners else "draw")

    def _both(self, words: Callable[[int], str]) -> dict[str, str]:
        """Something said of both players, by role."""
        s = self.match.state
        return {role: words(position.seat_of(s, role)) for role in ("P1", "P2")}


def _rolled(number: int) -> list[int]:
    """The wheels that a roll or a reroll rolls."""
    rolled = number - c.MOVE_REROLL if number >= c.MOVE_REROLL else (1 << c.WHEELS) - 1
    return [wheel for wheel in range(c.WHEELS) if rolled >> wheel & 1]


def _face(letter: str) -> int:
    if letter not in position.LETTERS:
        raise ScenarioError(f"face {letter!r} is not one of A H W E")
    return position.LETTERS.index(letter)


def _cell(cell: int) -> str:
    return "none" if cell == c.NONE else str(cell + 1)


def _same(said: str, found: str) -> str | None:
    return None if " ".join(said.split()) == found else found


def _same_set(said: list[str], found: list[str]) -> str | None:
    return None if sorted(said) == sorted(found) else f"[{', '.join(found)}]"


def _differ(said: str, found: dict[str, str]) -> str | None:
    """None if all pairs `P1=…` are as found, else those that differ."""
    wrong = [
        f"{role}={found[role]}"
        for role, value in position.pairs(said)
        if " ".join(value.strip("[]").split()) != found[role].strip("[]")
    ]
    return " ".join(wrong) or None
