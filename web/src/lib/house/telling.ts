// What lists say of matches: against whom, how far, how it ended.
import { lasting } from "../lasting";
import { letter, levelName, personName } from "../names";
import { titled } from "../naming";
import { day, scoreOrCause } from "../past/past";
import type { MatchSummary, PlayedMatch } from "../wire";
import { w } from "../words.svelte";

/** Somebody in a sentence: a computer with its article. */
function called(kind: string, name: string, seat: number): string {
  if (kind === "open") return w().lobby.free;
  return kind === "level" ? titled(levelName(name)) : person(name, seat);
}

function person(name: string, seat: number): string {
  return name ? personName(name) : w().seat.player(letter(seat));
}

/** Against whom one plays; two at one screen are nobody's opponents. */
export function opponents(match: MatchSummary): string {
  if (match.yours.length > 1) return w().home.here;
  const others = match.names.flatMap((name, seat) =>
    match.yours.includes(seat) ? [] : [called(match.kinds[seat] ?? "", name, seat)],
  );
  return w().home.versus(others.join(", "));
}

/** Who proposes a match. */
export function inviter({ names, kinds, yours }: MatchSummary): string {
  const seat = kinds.findIndex((kind, at) => kind === "person" && !yours.includes(at));
  return seat < 0 ? w().home.invited : w().home.invites(person(names[seat] ?? "", seat));
}

/** The one thing worth knowing of a match under way: the time left, or how far it is. */
export function fact(match: MatchSummary, now = Date.now() / 1000): string {
  if (match.phase === "waiting") return w().home.waiting;
  if (match.due !== null && match.due !== undefined) return w().home.left(rest(match.due - now));
  if (!match.turn) return w().home.theirTurn;
  if (!match.steps) return w().home.begins;
  return `${w().home.moves(match.steps)} · ${day(match.updated)}`;
}

/** A time left in one unit, rounded down. */
function rest(seconds: number): string {
  const whole = Math.max(0, seconds);
  if (whole >= 172_800) return lasting(Math.floor(whole / 86_400) * 86_400, w().home.day);
  if (whole >= 7200) return `${Math.floor(whole / 3600)}\u00a0h`;
  return lasting(Math.floor(whole / 60) * 60 || Math.floor(whole), w().home.day);
}

/** The score, or what else ended it. */
export function score(match: PlayedMatch): string {
  const reasons = match.result === "won" ? w().home.theirs : w().home.reasons;
  return reasons[match.reason] ?? (match.points.length > 1 ? scoreOrCause(match) : "");
}

/** Who sits at a table, as a list of names. */
export function host(match: MatchSummary): string {
  const seated = match.names.flatMap((name, seat) => {
    const kind = match.kinds[seat] ?? "";
    if (kind === "open") return [];
    return [kind === "level" ? levelName(name) : person(name, seat)];
  });
  return seated.join(", ") || w().lobby.nobody;
}

/** The clock of a table, always said. */
export function clockWords({ clock }: MatchSummary): string {
  const { kind, seconds = 0, increment = 0 } = clock;
  if (!kind || kind === "none") return w().clock.none;
  return kind === "total" ? w().clock.total(seconds, increment) : w().clock.each(seconds);
}
