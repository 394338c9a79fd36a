"""`lab puzzles`: exercises held against a long search, and new ones from self-play."""

from __future__ import annotations

from ludotheque.core.learn import reading
from ludotheque.core.learn.kinds import Search
from ludotheque.lab import puzzles, verifying
from ludotheque.terminal import inputs, texts
from ludotheque.terminal.language import percent
from ludotheque.terminal.screen import Screen, as_json
from ludotheque.terminal.trouble import TroubleError


def verify(name: str, lang: str, json: bool) -> int:
    """Hold exercises against a search; 0 if all are as stated, else 1."""
    game = inputs.find_game(name)
    path = reading.path_of(game)
    if not path.exists():
        raise TroubleError(texts.NO_GUIDE, game=game.id)
    guide = reading.read_guide(path, game)
    found = [verifying.verify(puzzle, game, guide.search) for puzzle in guide.puzzles]
    wrong = [verdict for verdict in found if not verdict.sound]
    if json:
        rows = [
            {"id": v.task, "move": v.move, "right": v.right, "margin": round(v.margin, 4)}
            for v in found
        ]
        as_json({"game": game.id, "puzzles": rows, "failed": [v.task for v in wrong]})
        return 1 if wrong else 0
    screen = Screen(lang)
    for v in found:
        said = texts.VERDICT_SOUND if v.sound else texts.VERDICT_WRONG
        screen.say(said, id=v.task, move=v.move, margin=percent(v.margin, lang))
    return 1 if wrong else 0


def find(name: str, count: int, seed: int, json: bool) -> int:
    """Print new exercises as scenario blocks, each as soon as it is found, or as one object."""
    game = inputs.find_game(name)
    inputs.within("--count", count, 1, 1000)
    path = reading.path_of(game)
    search = reading.read_guide(path, game).search if path.exists() else Search()
    prefix = game.rules.face.script.id_prefix
    rows: list[dict[str, object]] = []
    for number, found in enumerate(puzzles.find(game, search, count, inputs.seed(seed)), 1):
        id = f"{prefix}FOUND-{number:02}"
        block = puzzles.block(found, id, "Found | Trouvé")
        rows.append({"id": id, "margin": round(found.margin, 4), "block": block})
        if not json:
            print(block, end="\n\n", flush=True)
    if json:
        as_json({"game": game.id, "puzzles": rows})
    return 0
