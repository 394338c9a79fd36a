"""What a native twin does, in plain Python: the same methods on the same bytes."""

from __future__ import annotations

from typing import Any

from ludotheque.core import kernel, playing, sight
from ludotheque.core.game import Edition
from ludotheque.core.kernel import NOBODY, WIN


class Reference:
    """The reference that the class `Native` of a unit is held against."""

    def __init__(self, edition: Edition) -> None:
        self.edition, self.rules, self.t = edition, edition.rules, edition.t
        self.layout = edition.rules.state
        self.limit = edition.rules.bound(edition.t)

    def _out(self) -> list[int]:
        return [0] * max(self.rules.width, self.rules.most_seats)

    def _seats(self, out: list[int]) -> list[int]:
        return out[: self.rules.most_seats]

    def first(self, low: int, high: int) -> bytes:
        """The first position under a seed, as bytes."""
        return self.layout.pack(self.edition.first(low | high << 64))

    def apply(self, state: bytearray, move: int) -> None:
        """Play a legal move in place, with fresh notes."""
        s = self._checked(state, move)
        self.edition.apply(s, move)
        state[:] = self.layout.pack(s)

    def legal(self, state: bytes | bytearray) -> list[int]:
        """The numbers of the legal moves, ascending; none when nobody must act."""
        return self.edition.legal(self.layout.unpack(state))

    def why_not(self, state: bytes | bytearray, move: int) -> int:
        """0 if the move is legal, else the code of the rule in the way."""
        return int(self.rules.why_not(self.t, self._checked(state, move), move))

    def _checked(self, state: bytes | bytearray, move: int) -> Any:
        s = self.layout.unpack(state)
        if s.seat == NOBODY:
            raise ValueError(f"{self.rules.id}: nobody must act")
        if not 0 <= move < self.rules.moves.count:
            raise ValueError(f"{self.rules.id}: there is no move {move}")
        return s

    def outcome(self, state: bytes | bytearray) -> tuple[int, list[int]]:
        """Why it ended (0: it has not) and each seat's share."""
        out = self._out()
        reason = self.rules.outcome(self.t, self.layout.unpack(state), out)
        return reason, self._seats(out)

    def estimate(self, state: bytes | bytearray) -> list[int]:
        """What the position is worth to each seat by the game's own estimate, else even."""
        out = [WIN // self.rules.seats[1]] * len(self._out())
        if self.rules.brain.estimate is not None:
            out = self._out()
            self.rules.brain.estimate(self.t, self.layout.unpack(state), out)
        return self._seats(out)

    def value(self, state: bytes | bytearray) -> tuple[int, list[int]]:
        """The outcome if it is over, else the estimate; with the reason."""
        out = self._out()
        reason = self.rules.value(self.t, self.layout.unpack(state), out)
        return reason, self._seats(out)

    def prune(self, state: bytes | bytearray) -> list[int]:
        """The moves worth searching; none when nobody must act."""
        s, out = self.layout.unpack(state), self._out()
        return [] if s.seat == NOBODY else out[: self.rules.prune(self.t, s, out)]

    def playout_moves(self, state: bytes | bytearray) -> list[int]:
        """The moves a playout draws from; none when nobody must act."""
        s, out = self.layout.unpack(state), self._out()
        return [] if s.seat == NOBODY else out[: self.rules.playout_moves(self.t, s, out)]

    def advise(self, state: bytearray, style: int) -> int:
        """What a plain player of a style does; the first legal move if the game has none."""
        s = self.layout.unpack(state)
        return -1 if s.seat == NOBODY else self.rules.advise(self.t, s, style, self._out())

    def random_moves(self, state: bytes | bytearray) -> list[int]:
        """The moves random play draws from; none when nobody must act."""
        s, out = self.layout.unpack(state), self._out()
        return [] if s.seat == NOBODY else out[: self.rules.random_moves(self.t, s, out)]

    def redact(self, state: bytearray, seat: int) -> None:
        """Blank, in place, all that the seat may not know, and the notes."""
        state[:] = self.layout.pack(sight.redact(self.layout, self.layout.unpack(state), seat))

    def guess(self, state: bytearray, seat: int, low: int, high: int) -> None:
        """Re-key the chance of a view and fill in, in place, a world that agrees with it."""
        s = self.layout.unpack(state)
        kernel.set_key(s, low, high)
        self.rules.guess(self.t, s, seat)
        state[:] = self.layout.pack(s)

    def fingerprint(self, state: bytes | bytearray) -> int:
        """A 63-bit number that stands for the record without its notes."""
        return self.fingerprint_of(self.layout.unpack(state))

    def fingerprint_of(self, s: Any) -> int:
        """The same of a record."""
        return self.rules.fingerprint(s)

    def random_game(self, seed: int) -> tuple[int, bytes, int]:
        """Play a random game: how many moves, the last position, a checksum of every position."""
        s, out, word, moves, total = self.edition.first(seed), self._out(), seed, 0, 0
        while s.seat != NOBODY and moves < self.limit:  # as `sum_random`, and counted
            move = playing.random_step(self.rules, self.t, s, out, word)
            total = playing.fold(playing.fold(total, move), self.fingerprint_of(s))
            word, moves = playing.next_word(word), moves + 1
        return moves, self.layout.pack(s), total

    def random_games(self, first_seed: int, count: int) -> tuple[int, int]:
        """Random games of consecutive seeds: moves in all, a checksum of the last positions."""
        moves, total = 0, 0
        for seed in range(first_seed, first_seed + count):
            made, last = self._played(playing.play_random, seed)
            moves, total = moves + made, playing.fold(total, self.fingerprint(last))
        return moves, total

    def _played(self, play: Any, seed: int) -> tuple[int, bytes]:
        s = self.edition.first(seed)
        answer: int = play(self.rules, self.t, s, self._out(), seed, self.limit)
        return answer, self.layout.pack(s)
