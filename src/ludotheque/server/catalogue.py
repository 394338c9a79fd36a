"""The games on the shelf, and everything printed about them that a page asks for."""

from __future__ import annotations

import functools
import logging
import threading
from collections import OrderedDict
from pathlib import Path
from typing import Any

from ludotheque.core.box import Box
from ludotheque.core.complaints import UNREADABLE_TABLES
from ludotheque.core.game import Edition, Rules
from ludotheque.core.learn.reading import counts, path_of
from ludotheque.core.library import GAMES, Game, load, names
from ludotheque.core.options import Option, PerSeat, Subset
from ludotheque.core.proposal import Proposal
from ludotheque.core.record import PUBLIC, SECRET, SIZES, Field, Layout
from ludotheque.core.replay import Known
from ludotheque.core.words import LANGUAGES, LudothequeError, Words
from ludotheque.server.entries import Created
from ludotheque.server.refusals import Denied
from ludotheque.server.wire.games import (
    BeginsInfo,
    BoxInfo,
    FieldInfo,
    GameCard,
    GameInfo,
    Learning,
    OptionInfo,
    ProposalInfo,
    VerbInfo,
)
from ludotheque.server.wire.view import Text

PACKAGE = Path(__file__).resolve().parent.parent
ROOT = PACKAGE.parent.parent
EDITIONS_KEPT = 24  # of all games, those used last: each takes some 300 kB
FOR_READERS = ("examples", "scenarios")  # what their files are called; others are for tests alone
LOG = logging.getLogger("ludotheque.catalogue")


class Catalogue:
    """Every game found, by id; one that can't be loaded is named in the log and left out."""

    def __init__(self, extra: tuple[Path, ...] = ()) -> None:
        self.games: dict[str, Game] = {}
        self._edition: OrderedDict[tuple[str, str], Edition] = OrderedDict()
        self._lock = threading.Lock()  # several threads ask
        for folder in (GAMES, *extra):
            for name in names(folder):
                self._put(name, folder)

    def _put(self, name: str, folder: Path) -> None:
        try:
            game = load(name, folder)
            game.edition(), game.box, game.proposal, characters(game)
        except Exception as error:  # whatever is wrong with one game, the others are served
            LOG.error("the game %s is left out: %s: %s", name, type(error).__name__, error)
            return
        self.games[game.id] = game

    def game(self, name: str) -> Game:
        """The game of that id."""
        if name not in self.games:
            raise Denied("unknown_game")
        return self.games[name]

    def edition(self, name: str, options: dict[str, Any]) -> Edition:
        """A game under some options; the last ones asked for are kept."""
        known = self.at_hand(name, options)
        if known is not None:
            return known
        made = self.game(name).edition(options)
        with self._lock:
            if len(self._edition) >= EDITIONS_KEPT:
                self._edition.popitem(last=False)
            self._edition[name, repr(sorted(options.items()))] = made
        return made

    def at_hand(self, name: str, options: dict[str, Any]) -> Edition | None:
        """A game under some options, if it was asked for lately."""
        key = (name, repr(sorted(options.items())))
        with self._lock:
            if key in self._edition:
                self._edition.move_to_end(key)
            return self._edition.get(key)

    def edition_for(self, what: Created, known: Known) -> tuple[Edition | None, Text | None]:
        """The edition a match was begun with, or why it can only be looked at (LUD-6).

        `known` is asked for what was kept of it, by its digest.
        """
        game = self.games.get(what.game)
        if game is None:
            return None, Text("Ce jeu n’est plus là.", "This game is no longer here.")
        why = None
        if game.rules.version != what.rules:
            fr = f"Commencée sous les règles {what.rules}, devenues {game.rules.version}."
            why = Text(fr, f"Begun under rules {what.rules}, now {game.rules.version}.")
        try:
            return game.as_begun(what.options, what.content, known(what.content)), why
        except LudothequeError as error:
            LOG.warning("a match of %s can only be looked at: %s", game.id, error)
            return None, why or sentence(error.words)
        except Exception:  # of a game that fails at what was kept; only this match is lost by it
            LOG.exception("a match of %s can only be looked at", game.id)
            return None, why or sentence(UNREADABLE_TABLES)

    # -- what pages ask

    def cards(self) -> list[GameCard]:
        """All games, for the home page."""
        return [
            GameCard(
                id=g.id,
                title=text(g.title),
                box=_box(g.box),
                seats=list(g.rules.seats),
                levels=[*levels()],
                hidden=has_secrets(g.rules),
                learn=_learning(path_of(g)),
                proposal=_proposal(g.proposal),
            )
            for g in self.games.values()
        ]

    def info_of(self, edition: Edition) -> GameInfo:
        """All that a page needs of an edition."""
        game = self.games[edition.rules.id]
        rules = game.rules
        shown = [f for f in rules.state.fields if f.name not in rules.state.tail]
        return GameInfo(
            id=game.id,
            title=text(game.title),
            version=rules.version,
            digest=edition.digest,
            seats=edition.seats,
            fewest=rules.seats[0],
            most=rules.seats[1],
            hidden=has_secrets(game.rules),
            levels=[*levels()],
            characters=characters(game),
            promises=promises(game),
            options=[_option(o) for o in rules.options],
            chosen=edition.options,
            verbs=_verbs(edition),
            fields=[_field(f) for f in shown if f.sight != SECRET],
            events=list(rules.events.kinds),
            texts={
                section: {name: text(words) for name, words in inside.items()}
                for section, inside in edition.texts.items()
            },
            labels={name: list(labels) for name, labels in edition.labels.items()},
            books=[name for name in _books_of(game.id) if name in self.books],
            scenarios=self.for_readers(game.id),
            keeps=list(rules.face.keepsakes),
            facts=dict(edition.facts),
            learn=_learning(path_of(game)) is not None,
            windows=rules.window is not None,
        )

    def for_readers(self, game: str) -> list[str]:
        """The files of examples of a game that are there for readers."""
        return sorted(f for of, f in self.scenarios if of == game and f.startswith(FOR_READERS))

    @functools.cached_property
    def books(self) -> dict[str, Path]:
        """The rulebooks by name, such as `<game>.fr`; what to read first is `<game>.minute.fr`."""
        found = {p.stem: p for p in _docs("docs/rules").glob("*.md")}
        for game in self.games.values():
            for path in game.folder.glob("rules.*.md"):
                found.setdefault(f"{game.id}.{path.stem.removeprefix('rules.')}", path)
        return found

    @functools.cached_property
    def scenarios(self) -> dict[tuple[str, str], Path]:
        """The files of examples by game and name."""
        found = {(p.parent.name, p.stem): p for p in _docs("scenarios").glob("*/*.md")}
        for game in self.games.values():
            for path in game.folder.glob("scenarios.md"):
                found.setdefault((game.id, path.stem), path)
        return {key: path for key, path in found.items() if key[0] in self.games}


@functools.lru_cache
def _learning(path: Path) -> Learning | None:
    """How much a guide has, if there is one that can be read."""
    try:
        return Learning(*counts(path))
    except (OSError, LudothequeError):
        return None


def _docs(name: str) -> Path:
    """A folder of documents: inside the installed package, or in the repository."""
    inside = PACKAGE / name
    return inside if inside.is_dir() else ROOT / name


def _books_of(game: str) -> list[str]:
    return [f"{game}{part}.{lang}" for part in ("", ".minute") for lang in LANGUAGES]


def text(words: Words) -> Text:
    """Words as they go over the wire."""
    return Text(words.fr, words.en)


def sentence(words: Words) -> Text:
    """What is wrong with something, as a sentence of its own."""
    fr, en = (f"{said[:1].upper()}{said[1:]}".removesuffix(".") + "." for said in words)
    return Text(fr, en)


@functools.cache
def levels() -> tuple[str, ...]:
    """The names of the computer's levels."""
    from ludotheque.agents import LEVELS

    return LEVELS


def characters(game: Game) -> dict[str, Text]:
    """How each level plays a game, in a line."""
    from ludotheque.agents import levels

    return {name: text(level.character) for name, level in levels(game.folder).items()}


def promises(game: Game) -> dict[str, Text]:
    """What a move of each level may cost it, in a line."""
    from ludotheque.agents import levels

    return {name: text(level.promise) for name, level in levels(game.folder).items()}


def _proposal(proposal: Proposal) -> ProposalInfo:
    begins = proposal.begins
    return ProposalInfo(
        balanced=text(proposal.words) if proposal.words else None,
        options=dict(proposal.options),
        pairings=[{name: [*values] for name, values in p.items()} for p in proposal.pairings],
        begins=BeginsInfo(begins.option, begins.lot, [*begins.seats]) if begins else None,
    )


def _box(box: Box) -> BoxInfo:
    return BoxInfo(text(box.sentence), text(box.brief), box.minutes, box.difficulty)


def has_secrets(rules: Rules) -> bool:
    """Whether a seat may know what another may not."""
    return _has_secrets(rules.state)


@functools.lru_cache
def _has_secrets(layout: Layout) -> bool:
    return any(f.sight not in (PUBLIC, SECRET) for f in layout.fields)


def _option(option: Option) -> OptionInfo:
    values, default = option.values, option.default
    found = OptionInfo(option.name, "names", default, option.words.fr, option.words.en)
    if isinstance(values, PerSeat):
        found.kind, found.seats, found.default = "per_seat", values.seats, option.read(default)
        found.each = "range" if isinstance(values.of, range) else "names"
        found.distinct = values.distinct
    elif not isinstance(values, tuple):
        found.kind = "subset" if isinstance(values, Subset) else "range"
    span = values.of if isinstance(values, PerSeat | Subset) else values
    if isinstance(span, range):
        found.low, found.high = span[0], span[-1]
    else:
        found.values = list(span)
    return found


def _verbs(edition: Edition) -> list[VerbInfo]:
    return [
        VerbInfo(v.name, {name: list(arg.names(edition.labels)) for name, arg in v.args.items()})
        for v in edition.rules.moves.verbs
    ]


def _field(f: Field) -> FieldInfo:
    return FieldInfo(f.name, list(f.shape), f.sight, f.legend, f.hidden, SIZES[f.type] == 8)
