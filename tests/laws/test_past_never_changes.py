"""Law: a copy is independent and the past never changes."""

from .positions import asked, codes, eyes, law, match_at, moves_after, world_of


def check(game, spot):
    """Ask, play on and take back: nothing held from before changes."""
    match = match_at(game, spot)
    held = Held(match)
    ask_everything(match, spot)
    held.compare("after questions")
    play_on(match, spot)
    held.compare("after more moves")
    check_other_ways(match, held, spot)


class Held:
    """A position as it is now, kept in several ways that must not move."""

    def __init__(self, match):
        self.pack = match.edition.rules.state.pack
        self.t_pack = match.edition.rules.tables.pack
        self.edition, self.version = match.edition, match.version
        self.before = self.pack(match.state)
        self.tables = self.t_pack(match.edition.t)
        self.clone = match.clone()
        self.copy = match.edition.rules.state.copy(match.state)
        self.views = [match.view(eye) for eye in eyes(match.edition)]
        self.keys = [view.key() for view in self.views]

    def compare(self, when):
        """Everything held is as it was."""
        assert self.pack(self.copy) == self.before, f"{when}: a copied record changed"
        assert self.pack(self.clone.state) == self.before, f"{when}: a cloned match changed"
        assert self.clone.version == self.version, f"{when}: a cloned match moved on"
        assert [v.key() for v in self.views] == self.keys, f"{when}: a view taken earlier changed"
        assert self.t_pack(self.edition.t) == self.tables, f"{when}: the edition changed"


def ask_everything(match, spot):
    """Call every function of the contract that only asks; the position must not change."""
    edition, s = match.edition, match.state
    rules, t = edition.rules, edition.t
    before = rules.state.pack(s)
    rules.value(t, s, [0] * 16)
    if not match.over:
        codes(edition, s, asked(edition, s, spot))
        edition.legal(s)
        rules.prune(t, s, [0] * rules.moves.count)
    for question in (rules.lab.audit, rules.lab.census):
        if question is not None:
            question(t, s)
    for eye in eyes(edition):
        match.view(eye)
        world_of(edition, s, eye, spot.seed)
    assert rules.state.pack(s) == before, "a question changed the position"


def play_on(match, spot):
    """Play the rest of the game, or some moves of a long one."""
    for move in moves_after(match.edition, spot):
        match.push(move)


def check_other_ways(match, held, spot):
    """A clone, a saved record and the match taken back all lead to the same places."""
    rest = list(match.numbers)[held.version :]
    saved = match.edition.rules.state.unpack(held.before)
    for move in rest:
        held.clone.push(move)
        match.edition.apply(saved, move)
    last = held.pack(match.state)
    assert held.pack(held.clone.state) == last, "a clone plays on differently"
    assert held.pack(saved) == last, "a saved position plays on differently"
    assert held.pack(match.at(held.version).state) == held.before, "an earlier position differs"
    match.undo(len(rest))
    assert held.pack(match.state) == held.before, "undo does not lead back"
    assert [match.view(eye).key() for eye in eyes(match.edition)] == held.keys, "undone views"


@law()
def test_a_copy_is_independent_and_the_past_never_changes(game, spot):
    check(game, spot)
