"""The duel in a terminal: lines with Rich markup."""

from collections import Counter

from ludotheque.core.sentences import word
from ludotheque.core.view import View
from ludotheque.games.duel import codes as n
from ludotheque.games.duel.rules.conditions import pending
from ludotheque.games.duel.show.aside import Aside, Gear, Storm, aside
from ludotheque.games.duel.show.looks import BEAM, GUARD, LIFE, MANA, MARKS, SIDES, TINTS
from ludotheque.games.duel.show.sentences import (
    PLAYERS,
    announced_name,
    card_name,
    known_top,
    turn_words,
    worth,
)

BAR = 20  # signs of a full bar of hit points
RULE = 72


def board(view: View, lang: str) -> str:
    """The view as lines of text with Rich markup; the one who looks sits at the bottom."""
    near = view.seat if view.seat in (0, 1) else 0
    beside = aside(view)
    title = view.edition.rules.title.get(lang)
    lines = [f"[bold]{title}[/] · {turn_words(view, lang)}", ""]
    if view.state.phase == n.BUILD:
        return "\n".join([*lines, *_building(view, lang)])
    lines += [*_player(view, 1 - near, beside, lang), "", _middle(view, beside, lang), ""]
    lines += _player(view, near, beside, lang)
    if view.seat in (0, 1):
        lines += ["", *_hand(view, beside, lang)]
    return "\n".join([*lines, "", f"[dim]{word(view, 'legend', lang)}[/]"])


def _player(view: View, seat: int, beside: Aside, lang: str) -> list[str]:
    """Values, piles, Equipments and storms of one player."""
    s, t = view.state, view.edition.t
    klass = view.edition.texts["classes"][view.edition.labels["classes"][t.klass_of[seat]]]
    light = SIDES[seat]
    mark = "▸" if s.seat == seat else " "
    full = -(-s.hp[seat] * BAR // t.max_hp[seat])
    life = f"[{LIFE}]{'█' * full}[/][dim]{'░' * (BAR - full)}[/]"
    head = f"{mark} [bold {light.tint}]{PLAYERS[seat]}[/]  [{light.tint}]{klass.get(lang)}[/]"
    lines = [f"{head}  {life} {s.hp[seat]}/{t.max_hp[seat]} {word(view, 'hp', lang)}"]
    lines.append("     " + " · ".join(_values(view, seat, beside, lang)))
    lines.append("     " + " · ".join(_piles(view, seat, lang)))
    lines += ["     " + _gear(view, gear, lang) for gear in beside["gear"][seat]]
    return lines + ["     " + _storm(view, storm, lang) for storm in beside["storms"][seat]]


def _values(view: View, seat: int, beside: Aside, lang: str) -> list[str]:
    s = view.state
    timed = [pool for pool in beside["pools"][seat] if pool["left"]]
    shield = f"[{GUARD}]{word(view, 'shield', lang)} {s.shield[seat]}[/]"
    if timed:
        parts = (word(view, "shield_timed", lang, n=p["amount"], turns=p["left"]) for p in timed)
        shield += f" ({', '.join(parts)})"
    found = [shield]
    if s.invincible[seat]:
        found.append(f"[{BEAM}]{word(view, 'invincible', lang)}[/]")
    found.append(f"{word(view, 'force', lang)} {s.force[seat]}")
    found.append(f"{word(view, 'resistance', lang)} {s.resistance[seat]}")
    return [*found, f"[{MANA}]{word(view, 'mana', lang)} {s.mana[seat]}[/]"]


def _piles(view: View, seat: int, lang: str) -> list[str]:
    s = view.state
    counts = {"hand": s.hand_n, "deck": s.deck_n, "grave": s.grave_n, "removed": s.removed_n}
    found = [f"{word(view, name, lang)} {count[seat]}" for name, count in counts.items()]
    top = known_top(view, seat)
    if top != n.NONE:
        found.append(word(view, "top", lang, card=card_name(view.edition, top)))
    return found


def _gear(view: View, gear: Gear, lang: str) -> str:
    """One Equipment: its state by sign, by tint and in words."""
    name = view.edition.texts["cards"][gear["card"]].get(lang)
    state = gear["state"]
    note = "" if state in ("ready", "waiting") else f" · {word(view, state, lang)}"
    if gear["rounds"]:
        note += f" · {word(view, 'rounds', lang, n=gear['rounds'])}"
    style = "dim" if state == "waiting" else TINTS[state]
    return f"[{style}]{MARKS[state]} {name}{note}[/]"


def _storm(view: View, storm: Storm, lang: str) -> str:
    card = view.edition.texts["cards"][storm["card"]]
    values = {"card": card, "n": storm["amount"], "turns": storm["left"]}
    return "↯ " + word(view, "storm", lang, **values)


def _middle(view: View, beside: Aside, lang: str) -> str:
    """The line of light between the sides, with what is announced."""
    found = beside["announced"]
    if not found:
        return f"  [{BEAM}]{'─' * RULE}[/]"
    what = announced_name(view.edition, pending(view.state))
    values = {"seat": PLAYERS[found["seat"]], "what": what}
    if found["cancelled"]:
        said = word(view, "announced_off", lang, **values)
    else:
        said = word(view, "announced", lang, n=found["damage"], **values)
    return f"  [{BEAM}]── [bold]{said}[/] {'─' * max(2, RULE - len(said) - 4)}[/]"


def _hand(view: View, beside: Aside, lang: str) -> list[str]:
    """The hand, each card once, with what it is worth now and why it can't be played."""
    s, edition = view.state, view.edition
    held = Counter(s.hand[view.seat][: s.hand_n[view.seat]])
    lines = [] if held else [f"     [dim]{word(view, 'empty', lang)}[/]"]
    for card, count in held.items():
        label = edition.labels["cards"][card]
        name = card_name(edition, card).get(lang) + (f" ×{count}" if count > 1 else "")
        now = " · ".join(words.get(lang) for words in worth(view, view.seat, card))
        why = beside["hand"][label]["why"]
        lines.append(f"     [{'dim' if why else 'bold'}]{name}[/]  [dim]{now}[/]")
        lines.append(f"       {edition.texts['card_texts'][label].get(lang)}")
        if why:
            lines.append(f"       [dim italic]{why.get(lang) or why['en']}[/]")
    return lines


def _building(view: View, lang: str) -> list[str]:
    """The deck as far as its builder has chosen it; others see nothing of it."""
    s, edition = view.state, view.edition
    if view.seat != s.seat:
        return []
    gear = s.gear[s.seat][: s.gear_n[s.seat]]
    cards = Counter(s.list[s.seat][: s.list_n[s.seat]])
    lines = [f"     ● {card_name(edition, card).get(lang)}" for card in gear]
    lines += [f"     {count} × {card_name(edition, c).get(lang)}" for c, count in cards.items()]
    return [*lines, f"     [dim]{sum(cards.values())}/{n.DECK}[/]"]
