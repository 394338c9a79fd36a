// The games of the server, asked for once.
import { get, send } from "./http";
import { comeIn } from "./me.svelte";
import type { GameCard, GameInfo, NewMatch, SeatChoice, TableInfo } from "./wire";

let cards: Promise<GameCard[]> | null = null;
const infos = new Map<string, Promise<GameInfo>>();

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
  const known = infos.get(game);
  if (known) return known;
  const asked = get<GameInfo>(`/games/${encodeURIComponent(game)}`);
  infos.set(game, asked);
  asked.catch(() => infos.delete(game));
  return asked;
}

/** Open a table; answers with where to go. */
export async function openTable(
  game: string,
  seats: SeatChoice[],
  more: Partial<NewMatch> = {},
): Promise<string> {
  await comeIn();
  const made = await send<TableInfo>("POST", "/matches", { game, seats, ...more });
  return `/table/${made.match}`;
}
