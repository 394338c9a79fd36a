"""The table: a match that people play at the keyboard, the computer in the other seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ludotheque.core import sight
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.naming import Seat
from ludotheque.core.record import MASK, SPECTATOR
from ludotheque.core.view import Move
from ludotheque.core.words import LANGUAGES, MATCH_OVER, Refused, UsageError, Words
from ludotheque.terminal import picture
from ludotheque.terminal import table_texts as texts
from ludotheque.terminal.cast import Cast
from ludotheque.terminal.choices import Choice, choices, meant
from ludotheque.terminal.keyboard import Keyboard
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.spoken import written
from ludotheque.terminal.trouble import sentence

Found = TypeVar("Found")


class Table:
    """One sitting: the match, who plays, the screen and the keyboard."""

    def __init__(
        self, game: Game, match: Match, cast: Cast, screen: Screen, keyboard: Keyboard
    ) -> None:
        self.game, self.match, self.cast = game, match, cast
        self.screen, self.keyboard = screen, keyboard
        self.seen = {seat: match.version for seat in cast.people}  # moves each person was shown
        self.holder: int | None = None  # the person who has the keyboard
        self.listed: list[Choice] = []
        self.kept = match.version if match.version else -1  # moves in the file last saved
        self.news: list[tuple[str, str]] = []  # (sentence, style) to print under the next picture

    @property
    def viewer(self) -> int:
        """Whose eyes the screen is for."""
        if self.cast.is_person(self.match.seat) and not self.match.over:
            return self.match.seat
        if self.holder is not None:
            return self.holder
        return self.cast.people[0] if self.cast.people else SPECTATOR

    # -- taking turns

    def let_computers_play(self) -> None:
        """Let the computer move until a person must act."""
        while not self.match.over and not self.cast.is_person(self.match.seat):
            seat = self.match.seat
            view = self.match.view(seat)
            agent = self.cast.agents[seat]
            move = self.busy(self.said(texts.THINKS, seat), agent.choose, view)
            self.match.push(move, seat=seat)

    def busy(self, words: Words, work: Callable[..., Found], *given: object) -> Found:
        """Do something that takes a while, with a sign of life on a terminal."""
        if not self.screen.is_live:
            return work(*given)
        with self.screen.console.status(self.screen.text(words), spinner="dots"):
            return work(*given)

    def hand_over(self) -> None:
        """Draw a curtain between two people when one of them knows what the other may not."""
        if self.match.over or self.match.seat == self.holder:
            return
        if self.holder is not None and has_secrets(self.match, (self.holder, self.match.seat)):
            self.screen.clear()
            self.screen.line()
            self.screen.say(self.said(texts.CURTAIN, self.match.seat), style="bold")
            if self.keyboard.is_live:
                self.keyboard.ask("")
        self.holder = self.match.seat

    # -- showing

    def draw(self) -> None:
        """The whole table, as the viewer sees it."""
        viewer, screen = self.viewer, self.screen
        view = self.match.view(viewer)
        screen.clear()
        if not screen.is_live:
            screen.line()
        picture.heading(screen, self.match, self.cast)
        since = self.seen.get(viewer, 0)
        picture.board(screen, view, self.happened(since))
        if self.match.over:
            picture.ending(screen, self.match, self.cast)
            screen.say(texts.HOW_TO_SAVE, style="dim")
            self.listed = []
        else:
            picture.prompt(screen, view, self.cast.names)
            self.listed = choices(view, screen.lang, self.cast.names)
            most = min(picture.MOVE_LINES, screen.room(kept=3))
            picture.moves(screen, self.listed, most)
        if not picture.is_low(screen):
            screen.line()
        for line, style in self.news:
            screen.say(line, style=style)
        self.news.clear()
        self.seen[viewer] = self.match.version

    def happened(self, since: int) -> list[str]:
        """Log lines of the moves from number `since` on, as the viewer saw them."""
        lang, names = self.screen.lang, self.cast.names
        return picture.happened(self.match, self.viewer, since, lang, names)

    def said(self, words: Words, seat: int) -> Words:
        """A sentence of the table about a player."""
        marked = words.filled(seat=Seat(seat))
        fr, en = (self.cast.names.fill(marked.get(lang), lang) for lang in LANGUAGES)
        return Words(fr, en)

    def report(self, line: str, style: str = "") -> None:
        """Something to read under the next picture."""
        self.news.append((line, style))

    # -- playing

    def invitation(self) -> str:
        """What stands before the cursor."""
        if not self.match.over and len(self.moves) == 1:
            return self.screen.text(texts.ENTER, move=self.written(self.moves[0])) + " › "
        return "› "

    @property
    def moves(self) -> list[Move]:
        """The listed moves, in the order of their numbers."""
        return [move for choice in self.listed for move in choice.moves]

    def written(self, move: Move) -> str:
        """A move as one writes it in the table's language."""
        return written(self.match.edition, move.number, self.screen.lang)

    def play(self, typed: str) -> bool:
        """Play what was typed; whether the position changed.

        Several moves are played all or nothing; but once chance has spoken or something has come
        to light, what led there stands, or one could try out a roll and take it back.
        """
        if not typed and len(self.moves) != 1:
            return False
        if self.match.over:
            raise MATCH_OVER.fresh()
        parts = [part.strip() for part in typed.split(";") if part.strip()]
        seat, start, trial = self.match.seat, self.match.version, self.match.clone()
        try:
            for part in parts or [self.moves[0].notation]:
                before = trial.clone()
                trial.push(meant(trial, part, self.moves, self.screen.lang), seat=seat)
                if len(parts) > 1 and _is_news(before, trial, seat):
                    self.match = trial.clone()
        except (Refused, UsageError) as error:
            return self.stopped(error, start, len(parts))
        self.match = trial
        return True

    def stopped(self, error: Refused | UsageError, start: int, parts: int) -> bool:
        """A move in a row was refused: say what was kept; whether the position changed."""
        if self.match.version > start:
            played = self.written(self.match.moves[-1])
            self.report(self.refusal(error), "red")
            self.report(self.screen.text(texts.PART_PLAYED, played=played))
            return True
        if parts > 1:
            self.screen.say(self.refusal(error), style="red")
            self.screen.say(texts.NOTHING_PLAYED)
            return False
        raise error

    def refusal(self, error: Refused | UsageError) -> str:
        """A refusal as the table says it."""
        said = sentence(error, self.screen.lang)
        is_refused = isinstance(error, Refused)
        return self.screen.text(texts.STOPPED_AT, why=said) if is_refused else said


def _is_news(before: Match, after: Match, seat: int) -> bool:
    """Whether the last move told its maker something."""
    from ludotheque.core.undo import is_news

    return is_news(after.edition, before.state, after.state, after.numbers[-1], seat)


def has_secrets(match: Match, seats: tuple[int, ...]) -> bool:
    """Whether one of the seats knows now what a spectator does not."""
    layout = match.edition.rules.state
    names = [f.name for f in layout.fields if f.sight != MASK and f.name not in layout.tail]
    public = sight.redact(layout, match.state, SPECTATOR)
    views = [sight.redact(layout, match.state, seat) for seat in seats]
    return any(getattr(v, n) != getattr(public, n) for v in views for n in names)
