// The games of the server, asked for once.
import { Trouble, get, send } from "./http";
import { comeIn } from "./me.svelte";
import type { GameCard, GameInfo, NewMatch, SeatChoice, TableInfo } from "./wire";

let cards: Promise<GameCard[]> | null = null;
type Begun = Pick<TableInfo, "game" | "options"> & { edition?: string };
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

/** A game as a match was begun with it: its own texts and numbers, whatever the files say now. */
export async function printedInfo({ game, options, edition = "" }: Begun): Promise<GameInfo> {
  const wanted = written(options);
  const usual = await infos.get(game)?.catch(() => undefined);
  if (!edition && wanted === "[]") return gameInfo(game);
  const same = usual && (!edition || usual.digest === edition);
  if (same && written(usual.chosen) === wanted) return usual;
  const path = `/games/${encodeURIComponent(game)}/print`;
  const body = { options, edition };
  try {
    return await once(`${game} ${edition} ${wanted}`, () => send<GameInfo>("POST", path, body));
  } catch (error) {
    // Of a very old match nothing may be known but its moves; it can still be looked at.
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
  printedInfo(made).catch(() => undefined); // the table will ask for it, and tell
  return `/table/${made.match}`;
}
