"""The duel as a picture: two sides and a line of light between; the one who looks sits below."""

from collections import Counter
from textwrap import wrap

from ludotheque.core.svg import BOLD, Frame, box, column, disc, group, label, lines, rim
from ludotheque.core.view import View
from ludotheque.games.duel import codes as n
from ludotheque.games.duel.rules.conditions import pending
from ludotheque.games.duel.show.aside import Aside, aside
from ludotheque.games.duel.show.looks import (
    BEAM,
    GUARD,
    HOLLOW,
    ICONS,
    INK,
    LIFE,
    MANA,
    NIGHT,
    SIDES,
    SOFT,
)
from ludotheque.games.duel.show.pieces import (
    BACK_WIDTH,
    CARD_HEIGHT,
    CARD_WIDTH,
    GEAR_WIDTH,
    NARROW,
    back,
    gear_card,
    hand_card,
    say,
)
from ludotheque.games.duel.show.sentences import (
    PLAYERS,
    announced_name,
    card_name,
    known_top,
    prompt,
    turn_words,
)

WIDTH, HEIGHT = 960, 680
FAR, NEAR = 68, 280  # where the boards of the two sides begin
BEAM_Y = 226
HAND_Y = HEIGHT - CARD_HEIGHT - 16
PANEL, PILES = 24, 864  # left edges of a player's values and piles
GEAR_X = 220
MANA_PIPS = 8  # more mana than that is told by its number alone


def svg(view: View, lang: str) -> str:
    """The view as a picture."""
    title = view.edition.rules.title.get(lang)
    building = view.state.phase == n.BUILD
    inside = _building(view, lang) if building else _table(view, lang)
    return Frame(WIDTH, HEIGHT, title, NIGHT).around(inside, ICONS.symbols())


def _table(view: View, lang: str) -> list[str]:
    near = view.seat if view.seat in (0, 1) else 0
    beside = aside(view)
    return [
        f'<rect width="{WIDTH}" height="{BEAM_Y}" fill="{SIDES[1 - near].bed}"/>',
        f'<rect y="{BEAM_Y}" width="{WIDTH}" height="{HEIGHT - BEAM_Y}" fill="{SIDES[near].bed}"/>',
        _backs(view, 1 - near, 12, lang),
        _side(view, 1 - near, FAR, beside, lang),
        _beam(view, beside, lang),
        _side(view, near, NEAR, beside, lang),
        _hand(view, beside, lang) if view.seat in (0, 1) else _backs(view, near, HAND_Y, lang),
    ]


def _beam(view: View, beside: Aside, lang: str) -> str:
    """The line between the sides, with the turn and what is announced or asked."""
    found = beside["announced"]
    said = prompt(view, lang)
    if found and not view.acting:
        values = {
            "seat": PLAYERS[found["seat"]],
            "what": announced_name(view.edition, pending(view.state)),
        }
        name = "announced_off" if found["cancelled"] else "announced"
        said = say(view, name, lang, n=found["damage"], **values)
    around = turn_words(view, lang)
    line = f'<path d="M0 {BEAM_Y}H{WIDTH}" stroke="{BEAM}" stroke-width="3"/>'
    return group(
        "beam",
        f"{around}. {said}",
        line,
        label(PANEL, BEAM_Y + 22, 14, SOFT, around),
        lines(GEAR_X, BEAM_Y + 22, 16, BEAM, wrap(said, 80)),
    )


def _side(view: View, seat: int, y: float, beside: Aside, lang: str) -> str:
    """Values on the left, four Equipments, piles on the right; storms under them."""
    gear = [
        gear_card(view, seat, one, (GEAR_X + place * (GEAR_WIDTH + 10), y), lang)
        for place, one in enumerate(beside["gear"][seat])
    ]
    return (
        _values(view, seat, y, beside, lang)
        + "".join(gear)
        + _piles(view, seat, y, lang)
        + _storms(view, seat, y + 128, beside, lang)
    )


def _values(view: View, seat: int, y: float, beside: Aside, lang: str) -> str:
    """Who it is, hit points, shield, Force and Resistance, mana."""
    s, t, edition = view.state, view.edition.t, view.edition
    light = SIDES[seat]
    klass = edition.texts["classes"][edition.labels["classes"][t.klass_of[seat]]].get(lang)
    name = f"{PLAYERS[seat]} · {klass}"
    life = 176 * s.hp[seat] / t.max_hp[seat]
    stats = f"{say(view, 'force', lang)} {s.force[seat]} · "
    stats += f"{say(view, 'resistance', lang)} {s.resistance[seat]}"
    mark = disc(PANEL - 11, y + 12, 5, BEAM) if s.seat == seat else ""
    hp = f"{s.hp[seat]} / {t.max_hp[seat]} {say(view, 'hp', lang)}"
    return group(
        "values",
        f"{name}: {hp}, {say(view, 'shield', lang)} {s.shield[seat]}, {stats}, "
        f"{say(view, 'mana', lang)} {s.mana[seat]}",
        mark,
        label(PANEL, y + 18, 20, light.tint, name, more=BOLD),
        box(PANEL, y + 28, 176, 22, HOLLOW, rim(light.edge)),
        box(PANEL, y + 28, life, 22, LIFE) if life else "",
        label(PANEL + 88, y + 44, 14, INK, hp, "middle", BOLD),
        _shield(view, seat, y + 58, beside, lang),
        label(PANEL, y + 98, 14, INK, stats),
        _mana(s.mana[seat], y + 106, say(view, "mana", lang)),
    )


def _shield(view: View, seat: int, y: float, beside: Aside, lang: str) -> str:
    """The shield with its timers, and invincibility."""
    s = view.state
    timed = [pool for pool in beside["pools"][seat] if pool["left"]]
    note = ", ".join(say(view, "shield_timed", lang, n=p["amount"], turns=p["left"]) for p in timed)
    if s.invincible[seat]:
        note = say(view, "invincible", lang)
    tint = GUARD if s.shield[seat] else SOFT
    return (
        ICONS.icon("shield", PANEL - 2, y, 24, tint)
        + label(PANEL + 28, y + 18, 16, tint, s.shield[seat], more=BOLD)
        + label(PANEL + 68, y + 18, 14, BEAM if s.invincible[seat] else GUARD, note)
    )


def _mana(mana: int, y: float, word: str) -> str:
    pips = "".join(
        f'<path d="M{PANEL + 8 + 18 * pip} {y}l7 9l-7 9l-7-9Z" fill="{MANA}"/>'
        for pip in range(min(mana, MANA_PIPS))
    )
    at = PANEL + 18 * min(mana, MANA_PIPS) + (8 if mana else 0)
    return pips + label(at, y + 14, 14, MANA, f"{mana} {word}")


def _piles(view: View, seat: int, y: float, lang: str) -> str:
    """How many cards lie where, and the one on top of the deck if it is known."""
    s = view.state
    counts = {"deck": s.deck_n, "grave": s.grave_n, "removed": s.removed_n}
    beside = [(say(view, name, lang), count[seat]) for name, count in counts.items()]
    top = known_top(view, seat)
    said = ", ".join(f"{word} {count}" for word, count in beside)
    if top != n.NONE:
        said += ". " + say(view, "top", lang, card=card_name(view.edition, top))
    parts = []
    for i, (word, count) in enumerate(beside):
        parts.append(label(PILES + 72, y + 20 + 36 * i, 20, INK, count, "end"))
        parts.append(label(PILES + 72, y + 35 + 36 * i, 14, SOFT, word, "end"))
    return group("piles", said, *parts)


def _storms(view: View, seat: int, y: float, beside: Aside, lang: str) -> str:
    """What a player has raised, on two lines at most."""
    if not beside["storms"][seat]:
        return ""
    names, tint = view.edition.texts["cards"], SIDES[seat].tint
    said = [
        say(view, "storm", lang, card=names[one["card"]], n=one["amount"], turns=one["left"])
        for one in beside["storms"][seat]
    ]
    all_said = " · ".join(said)
    mark = ICONS.icon("storm", GEAR_X, y - 15, 18, tint)
    return group("storms", all_said, mark, column(GEAR_X + 24, y, tint, all_said, (92, 2)))


def _backs(view: View, seat: int, y: float, lang: str) -> str:
    """A hand one may not see."""
    count = view.state.hand_n[seat]
    step = min(BACK_WIDTH + 6, 640 / max(1, count))
    backs = (back(seat, GEAR_X + step * i, y) for i in range(count))
    return group("hand", f"{say(view, 'hand', lang)} {PLAYERS[seat]}: {count}", *backs)


def _hand(view: View, beside: Aside, lang: str) -> str:
    """One's own hand, each card once; narrower and at last overlapping where there are many."""
    s = view.state
    held = list(dict.fromkeys(s.hand[view.seat][: s.hand_n[view.seat]]))
    if not held:
        return label(WIDTH / 2, HAND_Y + 80, 16, SOFT, say(view, "empty", lang), "middle")
    room, gap = WIDTH - 2 * PANEL, 8
    width = min(CARD_WIDTH, max(NARROW, (room + gap) / len(held) - gap))
    step = min(width + gap, (room - width) / max(1, len(held) - 1))
    left = (WIDTH - width - step * (len(held) - 1)) / 2
    cards = []
    for i, card in enumerate(held):
        why = beside["hand"][view.edition.labels["cards"][card]]["why"]
        cards.append(hand_card(view, card, why, (left + step * i, HAND_Y, width), lang))
    return "".join(cards)


def _building(view: View, lang: str) -> list[str]:
    """A deck being built: the builder sees it, others see that it is being built."""
    s, edition = view.state, view.edition
    said = [
        label(PANEL, 48, 28, BEAM, turn_words(view, lang)),
        label(PANEL, 84, 16, INK, prompt(view, lang)),
    ]
    if view.seat == s.seat:
        gear = s.gear[s.seat][: s.gear_n[s.seat]]
        cards = Counter(s.list[s.seat][: s.list_n[s.seat]])
        beside = [card_name(edition, card).get(lang) for card in gear]
        beside += [
            f"{count} × {card_name(edition, card).get(lang)}" for card, count in cards.items()
        ]
        for i, line in enumerate(beside):
            said.append(label(PANEL + 300 * (i // 24), 130 + 24 * (i % 24), 16, INK, line))
    return said
