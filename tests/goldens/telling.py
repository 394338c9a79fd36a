"""What the goldens of every game tell, from rules alone: no agent and no estimate.

`perft` counts the first moves, `playthrough` is a match with all that was noted, `scene` is the
board of one position as the seats and the spectators see it.

`python -m tests.goldens.telling` writes them anew, or those of the games named. Do that only when a
rule changed on purpose, read the difference, and say in the commit why it is right.
"""

import sys
from functools import partial
from pathlib import Path

from ludotheque.core import playing
from ludotheque.core.library import load
from ludotheque.core.words import LANGUAGES
from ludotheque.lab.perft import perft
from tests.laws.positions import found

FOLDER = Path(__file__).resolve().parent
DEPTH = 4
SEEDS = (1, 2)  # of perft
SEED = 2026  # of the other goldens
MOVES = 250  # of a long match
SCENE = 40  # moves before the scene
OTHERS = {"night-dealer": {"playthrough-rounds": (7, {"scoring": "rounds"})}}


def counts(game):
    """How many ways the first moves can go."""
    edition = game.edition()
    lines = [f"seed {seed}: {' '.join(map(str, perft(edition, DEPTH, seed)))}" for seed in SEEDS]
    return f"perft, depths 1 to {DEPTH}\n" + "\n".join(lines) + "\n"


def random_match(game, seed, options, most):
    """A random match before each move, with the number of legal moves and the one that is made."""
    match, word, rules = game.new(seed, options), seed, game.rules
    room = [0] * rules.width
    while not match.over and match.version < most:
        drawn = rules.random_moves(match.edition.t, match.state, room)
        move = room[playing.chosen(word, drawn)]
        word = playing.next_word(word)
        yield match, len(match.legal()), match.edition.notation(move)
        match.push(move)
    yield match, 0, None


def playthrough(game, seed=SEED, options=None):
    """A random match: each move with its seat and events, then the end, or how far it is told."""
    said = " ".join(f"{key}={value}" for key, value in (options or {}).items()) or "usual"
    lines = [f"seed {seed}, options {said}"]
    for match, count, move in random_match(game, seed, options or {}, MOVES):
        lines += _events(match)
        if move is not None:
            lines.append(f"{match.version + 1:3} seat {match.seat} of {count:3}: {move}")
    outcome = match.outcome()
    if outcome is not None:
        lines.append(f"end: {outcome.reason}, scores {' '.join(str(n) for n in outcome.scores)}")
    lines.append(f"digest {game.rules.state.digest(match.state)}")
    return "\n".join(lines) + "\n"


def scene(game):
    """The board of a position as each sees it, in both languages."""
    *_, (match, _, _) = random_match(game, SEED, {}, SCENE)
    eyes = {"spectators": None, **{f"seat {n}": n for n in range(match.edition.seats)}}
    parts = []
    for who, eye in eyes.items():
        view = match.view(eye)
        parts += [f"-- {who}, {lang}\n{view.board(lang)}" for lang in LANGUAGES]
    text = "\n".join([f"seed {SEED}, after {match.version} moves", *parts]) + "\n"
    return "\n".join(line.rstrip() for line in text.split("\n"))


def _events(match):
    """The events of the last move, by name, with who saw them if not everybody."""
    for event in match.noted:
        eyes = [seat for seat in range(match.edition.seats) if event.shown_to(seat)]
        only = f"  (seat {eyes[0]} only)" if len(eyes) == 1 else ""
        args = "".join(f" {name} {value}" for name, value in event.named)
        yield f"      {event.kind}{args}{only}"


def every(*wanted):
    """All goldens: the file, and what makes its text."""
    makers = {}
    for name, folder in found().items():
        game = load(name, folder)
        texts = {f"{golden}.txt": partial(TOLD[golden], game) for golden in TOLD}
        for other, given in OTHERS.get(name, {}).items():
            texts[f"{other}.txt"] = partial(playthrough, game, *given)
        if not wanted or name in wanted:
            makers |= {FOLDER / name / file: make for file, make in texts.items()}
    return makers


TOLD = {"perft": counts, "playthrough": playthrough, "scene": scene}

if __name__ == "__main__":
    for path, make in every(*sys.argv[1:]).items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(make(), encoding="utf-8")
        print(f"{path.relative_to(FOLDER)}: {len(path.read_text('utf-8').splitlines())} lines")
