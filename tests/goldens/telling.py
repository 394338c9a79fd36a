"""What the goldens tell, from rules alone: no agent, no estimate, no sentence for people.

`python -m tests.goldens.telling` writes them anew. Do that only when a rule changed on purpose,
read the difference, and say in the commit why it is right.
"""

from pathlib import Path

from ludotheque import load
from ludotheque.core import playing
from ludotheque.lab.perft import perft

FOLDER = Path(__file__).resolve().parent
DEPTH = 4
SEEDS = (1, 2)  # of perft
MATCHES = {"playthrough.txt": (2026, {}), "playthrough-rounds.txt": (7, {"scoring": "rounds"})}


def counts(game):
    """How many ways the first moves can go."""
    lines = [f"seed {seed}: {' '.join(map(str, perft(game.edition(), DEPTH, seed)))}"
             for seed in SEEDS]  # fmt: skip
    return f"perft, depths 1 to {DEPTH}\n" + "\n".join(lines) + "\n"


def playthrough(game, seed, options):
    """A random match: each move with its seat and events, then the end."""
    match = game.new(seed, options)
    said = " ".join(f"{key}={value}" for key, value in options.items()) or "usual"
    lines = [f"seed {seed}, options {said}", *_events(match)]
    word = seed
    while not match.over:
        legal = match.legal()
        move = legal[playing.chosen(word, len(legal))]
        word = playing.next_word(word)
        lines.append(f"{match.version + 1:3} seat {match.seat} of {len(legal):3}: {move}")
        match.push(move)
        lines += _events(match)
    outcome = match.outcome()
    lines.append(f"end: {outcome.reason}, scores {' '.join(str(n) for n in outcome.scores)}")
    lines.append(f"digest {game.rules.state.digest(match.state)}")
    return "\n".join(lines) + "\n"


def _events(match):
    """The events of the last move, by name, with who saw them if not everybody."""
    for event in match.noted:
        eyes = [seat for seat in range(match.edition.seats) if event.shown_to(seat)]
        only = f"  (seat {eyes[0]} only)" if len(eyes) == 1 else ""
        args = "".join(f" {name} {value}" for name, value in event.named)
        yield f"      {event.kind}{args}{only}"


def every():
    """All goldens: file name and text."""
    game = load("night-dealer")
    texts = {"perft.txt": counts(game)}
    for name, (seed, options) in MATCHES.items():
        texts[name] = playthrough(game, seed, options)
    return {FOLDER / "night-dealer" / name: text for name, text in texts.items()}


if __name__ == "__main__":
    for path, text in every().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(FOLDER)}: {len(text.splitlines())} lines")
