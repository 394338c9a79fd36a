// The shelf: in which order boxes stand, and whom one plays with one click.
import type { GameCard, MatchSummary } from "../wire";

const DIFFICULTIES = ["facile", "moyen", "ardu"]; // easiest first

/** How hard a game is, from 1 to 3. */
export function hardness(card: GameCard): number {
  return 1 + DIFFICULTIES.indexOf(card.box.difficulty);
}

/** When each game was last played. */
export function lastPlayed(mine: MatchSummary[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { game, updated } of mine)
    found.set(game, Math.max(updated, found.get(game) ?? -Infinity));
  return found;
}

/** The boxes as they stand: last played first, then the easiest and shortest. */
export function ordered(cards: GameCard[], played = new Map<string, number>()): GameCard[] {
  const when = (card: GameCard) => played.get(card.id) ?? -Infinity;
  return [...cards].sort(
    (a, b) =>
      (when(b) === when(a) ? 0 : when(b) - when(a)) ||
      hardness(a) - hardness(b) ||
      a.box.minutes - b.box.minutes ||
      (a.id < b.id ? -1 : 1),
  );
}

/** The level one last played against; none before the first match. */
export function lastLevel(card: GameCard, mine: MatchSummary[]): string | null {
  const played = mine
    .filter(({ game, kinds, yours }) => game === card.id && yours.length && kinds.includes("level"))
    .sort((a, b) => b.updated - a.updated)
    .map(({ names, kinds }) => names[kinds.indexOf("level")]!);
  return played.find((level) => card.levels.includes(level)) ?? null;
}
