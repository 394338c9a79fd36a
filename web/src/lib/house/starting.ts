// Matches of one click: the fewest seats, what was last chosen for the game or a fair proposal.
import { faceOf } from "../faces";
import { gameInfo, openTable, printedInfo } from "../games";
import { openedByPlay } from "../learn/offering";
import { type Chosen, LOT } from "../options";
import type { Quick } from "../play";
import { isBalanced, lotsOf, optionsOf, settledOptions } from "../proposal/proposal";
import { settings } from "../settings.svelte";
import type { GameCard, SeatChoice } from "../wire";

/** Under which name a choice of a game is remembered on this device. */
export function quickKey(game: string, at: number, option: string): string {
  return at ? `${game} ${option}` : game;
}

/** What stands in a quick choice of a game until somebody chooses. */
export function quickProposed(card: GameCard, { option, proposed }: Quick): string[] {
  if (!isBalanced(card.id, card.proposal)) return proposed;
  if (lotsOf(card.proposal).includes(option)) return proposed.map(() => LOT);
  const value = card.proposal.options[option];
  return value === undefined ? proposed : [value];
}

/** What a match of one click is played with. */
function quickChoices(card: GameCard): Chosen {
  const quick = faceOf(card.id).quick ?? [];
  const chosen = quick.map((one, at) => {
    const last = settings.quick[quickKey(card.id, at, one.option)];
    const proposed = quickProposed(card, one);
    const known = last?.length === proposed.length && (proposed[0] === LOT || !last.includes(LOT));
    return [one.option, known ? last : proposed];
  });
  return Object.fromEntries(chosen) as Chosen;
}

/** One against the computer, in so many seats. */
export function againstLevel(seats: number, level: string): SeatChoice[] {
  return Array.from({ length: seats }, (_, at) => (at ? { kind: "level", level } : { kind: "me" }));
}

/** With what a match is played at once, and how many: a map may say how many sit at the table. */
export async function quickTable(card: GameCard) {
  const [chosen, info] = [quickChoices(card), await gameInfo(card.id)];
  const settled = settledOptions(info, card.proposal, chosen);
  const { seats } = await printedInfo({ game: card.id, options: settled });
  return { options: optionsOf(info, card.proposal, chosen, seats), seats };
}

/** Play at once; answers with where to go. */
export async function playAtOnce(card: GameCard, level: string | null): Promise<string> {
  const { options, seats: count } = await quickTable(card);
  const seats = againstLevel(Math.max(2, count), level ?? card.levels[0]!);
  return openedByPlay(await openTable(card.id, seats, { options }));
}
