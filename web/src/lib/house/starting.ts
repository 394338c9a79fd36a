// Matches of one click: the fewest seats, what was last chosen for the game or a fair proposal.
import { faceOf } from "../faces";
import { openTable } from "../games";
import { openedByPlay } from "../learn/offering";
import { settings } from "../settings.svelte";
import type { GameCard, SeatChoice } from "../wire";

/** Under which name a choice of a game is remembered on this device. */
export function quickKey(game: string, at: number, option: string): string {
  return at ? `${game} ${option}` : game;
}

/** What a match of one click is played with. */
export function quickOptions(game: string): Record<string, string> {
  const quick = faceOf(game).quick ?? [];
  const chosen = quick.map(({ option, proposed }, at) => {
    const last = settings.quick[quickKey(game, at, option)];
    return [option, (last?.length === proposed.length ? last : proposed).join()];
  });
  return Object.fromEntries(chosen) as Record<string, string>;
}

/** One against the computer, in so many seats. */
export function againstLevel(seats: number, level: string): SeatChoice[] {
  return Array.from({ length: seats }, (_, at) => (at ? { kind: "level", level } : { kind: "me" }));
}

/** Play at once; answers with where to go. */
export async function playAtOnce(card: GameCard, level: string | null): Promise<string> {
  const seats = againstLevel(Math.max(2, card.seats[0] ?? 2), level ?? card.levels[0]!);
  return openedByPlay(await openTable(card.id, seats, { options: quickOptions(card.id) }));
}
