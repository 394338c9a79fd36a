// Who we are to the server: a guest from the first visit, an account for those who want one.
import { send } from "./http";
import { line } from "./socket.svelte";
import type { Me } from "./wire";
import { w } from "./words.svelte";

export const me = $state<{ value: Me | null }>({ value: null });
let coming: Promise<Me> | null = null;

/** Come in, once: known by the cookie, or as a new guest. */
export function comeIn(): Promise<Me> {
  coming ??= enter().catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

async function enter(): Promise<Me> {
  // The name is only for those who come for the first time; others keep theirs.
  const name = w().guest(1 + Math.floor(Math.random() * 998));
  return become(await send<Me>("POST", "/guest", { name }));
}

const GIVEN = /^(Invité|Guest)\s\d+$/; // as `enter` names them, in either language

/** Whether somebody still has the name that they were given at their first visit. */
export function isUnnamed(who: Me | null): boolean {
  return who?.kind === "guest" && GIVEN.test(who.name);
}

/** Take another name; an empty one changes nothing. */
export async function rename(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted && wanted !== me.value?.name) become(await send<Me>("PATCH", "/me", { name: wanted }));
}

/** Remember who we are now. */
export function become(who: Me): Me {
  me.value = who;
  coming = Promise.resolve(who);
  return who;
}

/** Forget it: the next request comes in anew. */
export function goOut(): void {
  me.value = null;
  coming = null;
}

// Logged out here or elsewhere: we are somebody else when the line is back.
line.ended = () => {
  goOut();
  void comeIn().catch(() => undefined); // the next request tries again
};
