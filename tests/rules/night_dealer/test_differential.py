"""The engine against a second, slow model of the rules: random play must never tell them apart.

Both play the same moves, the model with the faces the engine rolled. At every decision the whole
table is compared: question, legal moves, tiles, tokens, wheels, score, outcome; and the others must
see nothing of a composition before it is validated (ND-Q25).
"""

import random

import pytest

from ludotheque import SPECTATOR, load
from ludotheque.core.scenario import Line
from tests.rules.night_dealer.slow_model import CELLS, WHEELS, SlowMatch, Tile

MATCHES = 60  # of each block
POSITIONS = 200
LONGEST = 40  # moves played from a prepared position
PHASES = ("ROLL", "REROLL", "COMPOSE", "OMEN", "PASS", "OVER")
STAGES = ("TILE", "MORE", "EFFECT")
SIGNS = {0: "A", 1: "H", 2: "W", 3: "E", -1: "-", -2: "?"}  # of faces, spent and unrolled wheels
CHOICES = {
    "scoring": ("points", "rounds"),
    "shield_scope": ("all", "effects"),
    "tie_at_target": ("play_on", "draw"),
    "rps_scope": ("contact", "board"),
    "seat_rule": ("alternate", "fixed"),
    "target_points": range(9, 19),
    "max_rounds": range(1, 6),
    "starter": ("random", "A", "B"),
}
EVERY_DECISION = {
    *(("ROLL", 0), ("REROLL", 0), ("TILE", 0), ("MORE", 0), ("EFFECT", 0), ("PASS", 0)),
    *(("OMEN", 3), ("OMEN", 4), ("OMEN", 5), ("OVER", 0)),
}


def some_options(chance):
    """A value for about half of the options."""
    options = {n: chance.choice(v) for n, v in CHOICES.items() if chance.random() < 0.5}
    if chance.random() < 0.5:
        options["eclipse_wheels"] = [wheel for wheel in WHEELS if chance.random() < 0.5]
    return options


def engine_table(match):
    """All that lies on the engine's table."""
    s, outcome = match.state, match.outcome()
    name = PHASES[s.phase] if PHASES[s.phase] != "COMPOSE" else STAGES[s.stage]
    tiles = zip(CELLS, s.owner, s.kind, s.shield, s.badge, strict=True)
    laid = zip(s.tile_wheel, s.tile_cell, s.tile_kind, strict=True)
    marks = zip(s.mark_cell, s.mark_author, strict=True)
    return {
        "decision": (name, s.seat, s.step if name == "OMEN" else 0),
        "moves": sorted(move.notation for move in match.legal()),
        "board": {c: (o, SIGNS[k], bool(d), bool(b)) for c, o, k, d, b in tiles if o >= 0},
        "laid": [(w + 1, c + 1, SIGNS[k]) for w, c, k in laid][: s.laid],
        "traps": [None if cell < 0 else cell + 1 for cell in s.trap],
        "marks": [(cell + 1, author) for cell, author in marks][: s.mark_n],
        "wheels": [[SIGNS[face] for face in wheels] for wheels in s.wheel],
        "flags": ([bool(n) for n in s.drawn], bool(s.omen)),
        "time": (s.round, s.turn, s.first),
        "points": list(s.points),
        "over": (match.over, outcome and outcome.winners),
    }


def model_table(model):
    """The same of the model's."""
    decision, winner = model.decision, model.winner()
    return {
        "decision": (decision.name, decision.seat, decision.step),
        "moves": sorted(decision.moves),
        "board": {c: (t.owner, t.kind, t.shield, t.badge) for c, t in model.board.items()},
        "laid": [(tile.wheel, tile.cell, tile.kind) for tile in model.laid],
        "traps": model.trap,
        "marks": model.marks,
        "wheels": [list(wheels.values()) for wheels in model.wheels],
        "flags": (model.drawn, model.omen),
        "time": (model.round, min(model.turn, 6), model.first),
        "points": model.points,
        "over": (model.over, None if not model.over else () if winner is None else (winner,)),
    }


def a_move(chance, model):
    """A legal move, more often than not one that touches a trap or makes a token."""
    moves = sorted(model.decision.moves)
    trap = model.trap[1 - model.mover]
    spicy = [m for m in moves if m.startswith("tile") and int(m.split()[2]) == trap]
    spicy += [m for m in moves if m.startswith(("trap", "curse")) and m != "curse none"]
    return chance.choice(spicy if spicy and chance.random() < 0.5 else moves)


def play_both(match, model, move):
    """The engine plays and rolls; the model is told the faces."""
    seat, before = match.seat, match.version
    match.push(move)
    assert match.version == before + 1
    turned = []
    if move == "roll":
        turned = WHEELS
    elif move.startswith("reroll") and move != "reroll none":
        turned = map(int, move.split()[1].split(","))
    model.play(move, [SIGNS[match.state.wheel[seat][wheel - 1]] for wheel in turned])


def others_see(match):
    """What everybody but the acting seat sees of the table."""
    others = [seat for seat in (0, 1, SPECTATOR) if seat != match.seat]
    return [match.view(seat).state for seat in others]


def told(match):
    """How a match came to where it is."""
    return f"{match.edition.options} seed {match.seed}: {[str(m) for m in match.moves]}"


def follow(match, model, chance, most):
    """Play both to the end, or for so many moves; the decisions met."""
    met, seen = set(), None
    for _ in range(most):
        assert engine_table(match) == model_table(model), told(match)
        name, step = model.decision.name, model.decision.step
        met.add((name, step))
        if name in ("MORE", "EFFECT") and seen is not None:
            assert others_see(match) == seen, told(match)
            noted = [match.events(eye) for eye in (SPECTATOR, 1 - match.seat)]
            assert not any(noted), told(match)
        seen = others_see(match) if name in ("TILE", "MORE", "EFFECT") else None
        if match.over:
            break
        play_both(match, model, a_move(chance, model))
    return met


@pytest.mark.parametrize("block", range(4))
def test_random_matches_go_the_same_way_in_the_engine_and_in_the_slow_model(block):
    met = set()
    for seed in range(block * MATCHES, (block + 1) * MATCHES):
        chance = random.Random(seed)
        options = some_options(chance)
        match = load("night-dealer").new(seed=seed, options=options)
        starter = match.state.starter
        assert options.pop("starter", "random") in ("random", "AB"[starter])
        bound = match.edition.rules.bound(match.edition.t)
        met |= follow(match, SlowMatch(starter, options).start(), chance, bound + 1)
        assert match.over
    assert met == EVERY_DECISION


def a_position(chance, options):
    """A prepared model: a crowded board with tokens that play seldom brings together."""
    model = SlowMatch(chance.randrange(2), options)
    model.round = chance.randint(1, model.options["max_rounds"])
    model.turn = chance.randint(3, 6)
    model.rolled = chance.random() < 0.5
    filled = [cell for cell in CELLS if chance.random() < chance.choice((0.5, 0.8, 1))]
    for cell in filled:
        shield, badge = chance.random() < 0.3, chance.random() < 0.1
        model.board[cell] = Tile(chance.randrange(2), chance.choice("AHW"), shield, badge)
    if model.empty():
        model.trap = [chance.choice((None, *model.empty())) for _ in range(2)]
    if filled:
        count = chance.randrange(4)
        model.marks = [(chance.choice(filled), chance.randrange(2)) for _ in range(count)]
    model.wheels = [{w: chance.choice("AHW") for w in WHEELS} for _ in range(2)]
    model.omen = chance.random() < 0.8
    return model


def in_words(model):
    """The set-up lines of a prepared model."""
    role = {model.first: "P1", 1 - model.first: "P2"}
    tiles = []
    for cell in CELLS:
        tile = model.board.get(cell)
        signs = tile and "*" * tile.shield + "e" * tile.badge
        tiles.append(role[tile.owner][1] + tile.kind + signs if tile else ".")
    traps = [f"{role[p]}={model.trap[p]}" for p in (0, 1) if model.trap[p]]
    said = {
        "match": f"round={model.round} starter={'AB'[model.starter]}",
        "turn": f"{model.turn}" + (" roll" if not model.rolled else ""),
        "board": " / ".join(" ".join(tiles[i : i + 3]) for i in (0, 3, 6)),
        "marks": " ".join(f"{cell}<{role[author]}" for cell, author in model.marks),
        "omen": "available" if model.omen else "used",
    }
    for seat in (0, 1):
        said[f"wheels {role[seat]}"] = " ".join(model.wheels[seat].values())
    if traps:
        said["trap"] = " ".join(traps)
    return [Line(at, word, rest) for at, (word, rest) in enumerate(said.items(), 1)]


def test_crowded_positions_go_the_same_way_in_the_engine_and_in_the_slow_model():
    game = load("night-dealer")
    for seed in range(POSITIONS):
        chance = random.Random(seed)
        options = some_options(chance)
        options.pop("starter", None)
        model = a_position(chance, options)
        match = game.rules.face.script(game, options, in_words(model)).match
        assert follow(match, model.start(), chance, LONGEST)
