// What a person keeps for a game between matches, such as decks, and what its game says of it.
import { get, send } from "./http";
import { comeIn } from "./me.svelte";
import type { Checked, Fault, Keep, Kept } from "./wire";

const at = (game: string, key = "") =>
  `/games/${encodeURIComponent(game)}/keepsakes${key && `/${encodeURIComponent(key)}`}`;

/** All that one keeps of a kind, latest first. */
export async function kept(game: string, kind: string): Promise<Kept[]> {
  await comeIn();
  return (await get<Kept[]>(at(game))).filter((one) => one.kind === kind);
}

/** Keep something, new or in the place of what had this key. */
export async function keep(game: string, key: string, what: Keep): Promise<Kept> {
  await comeIn();
  return send<Kept>("PUT", at(game, key), what);
}

/** Keep it no longer. */
export async function drop(game: string, key: string): Promise<void> {
  await comeIn();
  await send("DELETE", at(game, key));
}

/** What a game finds wrong with something; nothing if it can be played with. */
export async function check(game: string, kind: string, value: unknown): Promise<Fault[]> {
  const path = `/games/${encodeURIComponent(game)}/check`;
  return (await send<Checked>("POST", path, { kind, value })).faults;
}

/** A name that is not taken yet: the one wished for, else with a number behind it. */
export function freeName(wished: string, taken: Iterable<string>, most = 40): string {
  const used = new Set(taken);
  const name = wished.trim().slice(0, most).trim();
  if (name && !used.has(name)) return name;
  const stem = name.replace(/ \d+$/, "");
  for (let n = 2; ; n++) {
    const made = `${stem.slice(0, most - 1 - String(n).length)} ${n}`.trim();
    if (!used.has(made)) return made;
  }
}

/** A key for something new, chosen here so that asking twice keeps one thing. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");
}
