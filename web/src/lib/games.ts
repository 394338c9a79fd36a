// The games of the server, asked for once.
import { Trouble, get, send } from "./http";
import { comeIn } from "./me.svelte";
import type { GameCard, GameInfo, NewMatch, SeatChoice, TableInfo } from "./wire";

let cards: Promise<GameCard[]> | null = null;
const infos = new Map<string, Promise<GameInfo>>(); // by game, or by game and options

/** The games on the shelf. */
export function games(): Promise<GameCard[]> {
  cards ??= get<GameCard[]>("/games").catch((error: unknown) => {
    cards = null;
    throw error;
  });
  return cards;
}

/** A game as printed with its default options: names, texts, books. */
export function gameInfo(game: string): Promise<GameInfo> {
  return once(game, () => get<GameInfo>(`/games/${encodeURIComponent(game)}`));
}

/** A game as printed under a match's own options: its texts and numbers, not the default ones. */
export async function printedInfo(
  game: string,
  options: Record<string, unknown>,
): Promise<GameInfo> {
  const wanted = written(options);
  const usual = await infos.get(game)?.catch(() => undefined);
  if (wanted === "[]") return gameInfo(game);
  if (usual && written(usual.chosen) === wanted) return usual;
  const path = `/games/${encodeURIComponent(game)}/print`;
  try {
    return await once(`${game} ${wanted}`, () => send<GameInfo>("POST", path, { options }));
  } catch (error) {
    // An old match may have options that the game no longer knows; it can still be looked at.
    if (error instanceof Trouble && error.status >= 400 && error.status < 500) {
      return gameInfo(game);
    }
    throw error;
  }
}

/** Ask once; what failed may be asked again. */
function once(key: string, ask: () => Promise<GameInfo>): Promise<GameInfo> {
  const known = infos.get(key);
  if (known) return known;
  const asked = ask();
  infos.set(key, asked);
  asked.catch(() => infos.delete(key));
  return asked;
}

/** Options as a text that is the same for the same options. */
function written(options: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Open a table; answers with where to go. */
export async function openTable(
  game: string,
  seats: SeatChoice[],
  more: Partial<NewMatch> = {},
): Promise<string> {
  await comeIn();
  const made = await send<TableInfo>("POST", "/matches", { game, seats, ...more });
  printedInfo(game, made.options).catch(() => undefined); // the table will ask for it, and tell
  return `/table/${made.match}`;
}
