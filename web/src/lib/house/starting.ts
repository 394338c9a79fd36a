// Matches of one click: the fewest seats, what was last chosen for the game or a fair proposal.
import { faceOf } from "../faces";
import { gameInfo, openTable, printedInfo } from "../games";
import { openedByPlay } from "../learn/offering";
import { type Chosen, sent } from "../options";
import { settings } from "../settings.svelte";
import type { GameCard, SeatChoice } from "../wire";

/** Under which name a choice of a game is remembered on this device. */
export function quickKey(game: string, at: number, option: string): string {
  return at ? `${game} ${option}` : game;
}

/** What a match of one click is played with. */
export function quickChoices(game: string): Chosen {
  const quick = faceOf(game).quick ?? [];
  const chosen = quick.map(({ option, proposed }, at) => {
    const last = settings.quick[quickKey(game, at, option)];
    return [option, last?.length === proposed.length ? last : proposed];
  });
  return Object.fromEntries(chosen) as Chosen;
}

/** One against the computer, in so many seats. */
export function againstLevel(seats: number, level: string): SeatChoice[] {
  return Array.from({ length: seats }, (_, at) => (at ? { kind: "level", level } : { kind: "me" }));
}

/** With what, and how many: a map may say how many sit at the table. */
async function quickTable(card: GameCard) {
  const chosen = quickChoices(card.id);
  if (!Object.keys(chosen).length) return { options: {}, seats: card.seats[0] ?? 2 };
  const options = sent((await gameInfo(card.id)).options, chosen);
  const { seats } = await printedInfo({ game: card.id, options });
  return { options, seats };
}

/** Play at once; answers with where to go. */
export async function playAtOnce(card: GameCard, level: string | null): Promise<string> {
  const { options, seats: count } = await quickTable(card);
  const seats = againstLevel(Math.max(2, count), level ?? card.levels[0]!);
  return openedByPlay(await openTable(card.id, seats, { options }));
}
