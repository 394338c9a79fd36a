// What waits for me, wherever in the house I am: turns to play and invitations to answer.
import { get } from "./http";
import { comeIn } from "./me.svelte";
import type { MatchSummary } from "./wire";

const AGAIN = 30_000; // milliseconds until it is asked for anew

export const waits = $state({ count: 0 });

/** Whether a match waits for me. */
export const waitsForMe = ({ turn, invited }: MatchSummary): boolean => turn || invited;

/** Remember how many of my matches wait for me, and mark the tab. */
export function counted(mine: MatchSummary[]): void {
  waits.count = mine.filter(waitsForMe).length;
  void import("./calling").then(({ badge }) => badge(waits.count > 0));
}

/** Ask now and then, as long as somebody looks; the returned function stops. */
export function keepCounting(): () => void {
  const ask = async () => {
    if (document.hidden) return;
    await comeIn();
    counted(await get<MatchSummary[]>("/mine"));
  };
  const again = () => void ask().catch(() => undefined);
  again();
  const timer = setInterval(again, AGAIN);
  return () => clearInterval(timer);
}
