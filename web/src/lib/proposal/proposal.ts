// Balanced matches: what a game proposes to people, and what is left to the lot.
import { faceOf } from "../faces";
import { type Chosen, LOT, fitted, sent, usual, withLots, withoutLots } from "../options";
import { choose, settings } from "../settings.svelte";
import type { GameInfo, OptionInfo, ProposalInfo } from "../wire";

/** Whether matches of a game are played balanced; the way back is remembered on this device. */
export function isBalanced(game: string, proposal: ProposalInfo): boolean {
  return proposal.balanced !== null && !settings.book[game];
}

/** Play a game balanced, or as in the book. */
export function setBalanced(game: string, balanced: boolean): void {
  choose({ book: { ...settings.book, [game]: !balanced } });
}

/** The options whose values are drawn by lot unless somebody chooses them. */
export function lotsOf(proposal: ProposalInfo): string[] {
  return [...new Set(proposal.pairings.flatMap((pairing) => Object.keys(pairing)))];
}

/** What is proposed, under what was chosen. */
export function proposed(proposal: ProposalInfo, chosen: Chosen): Chosen {
  const options = Object.entries(proposal.options).map(([name, value]) => [name, [value]]);
  const lots = lotsOf(proposal).map((name) => [name, []]);
  return { ...(Object.fromEntries([...options, ...lots]) as Chosen), ...chosen };
}

type Pairing = Record<string, string[]>;
const turned = (pairing: Pairing): Pairing =>
  Object.fromEntries(Object.entries(pairing).map(([name, [a, b]]) => [name, [b!, a!]]));

/** The same choices with the lots drawn: for two seats one of the pairings that agree with what is
 * chosen, in either order; else any values that are free. */
function drawn(
  info: GameInfo,
  proposal: ProposalInfo,
  chosen: Chosen,
  seats: number,
  random: () => number,
): Chosen {
  const one = <T>(from: T[]): T | undefined => from[Math.floor(random() * from.length)];
  const agrees = (pairing: Pairing) =>
    Object.entries(pairing).every(([name, values]) =>
      values.every((value, seat) => [value, LOT].includes(chosen[name]?.[seat] ?? LOT)),
    );
  const both = proposal.pairings.flatMap((pairing) => [pairing, turned(pairing)]);
  const pairing = seats === 2 ? one(both.filter(agrees)) : undefined;
  const options = info.options.filter(({ name }) => lotsOf(proposal).includes(name));
  const all = { ...chosen, ...pairing };
  const filled = options.map((option) => [option.name, freely(option, all[option.name], one)]);
  return { ...all, ...(Object.fromEntries(filled) as Chosen) };
}

/** A value for every seat: where no two may have the same, one that is free; else the usual. */
function freely(
  option: OptionInfo,
  chosen: string[] | undefined,
  one: (from: string[]) => string | undefined,
): string[] {
  const values = withLots(option, chosen);
  if (!option.distinct) return values.map((value, seat) => value || usual(option)[seat]!);
  for (const [seat, value] of values.entries())
    values[seat] = value || one(option.values.filter((other) => !values.includes(other)))!;
  return values;
}

/** What a match is opened with, from what was chosen: balanced or as in the book, lots drawn. */
export function optionsOf(
  info: GameInfo,
  proposal: ProposalInfo,
  chosen: Chosen,
  seats: number,
  random: () => number = Math.random,
): Record<string, string> {
  const balanced = isBalanced(info.id, proposal);
  const all = balanced
    ? drawn(info, proposal, proposed(proposal, chosen), seats, random)
    : withoutLots(info, chosen);
  const { begins } = proposal; // of so many seats only
  const fits = fitted(info, all, faceOf(info.id).fits);
  const options = sent(info.options, fits);
  if (begins && seats > begins.seats.length) delete options[begins.option];
  return options;
}

/** The same before the lots are drawn: enough to know how many sit at the table. */
export function settledOptions(
  info: GameInfo,
  proposal: ProposalInfo,
  chosen: Chosen,
): Record<string, string> {
  const all = isBalanced(info.id, proposal) ? proposed(proposal, chosen) : chosen;
  return sent(info.options, fitted(info, withoutLots(info, all), faceOf(info.id).fits));
}
