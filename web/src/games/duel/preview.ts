// What a card would do now, read from the events of moves that were only tried out.
import type { Tried } from "../../lib/play";
import type { Event } from "../../lib/wire";
import { looks } from "./looks";

/** Changes per seat, before the turn ends. */
export interface Preview {
  hp: number[];
  shield: number[];
}

/** What some events change, up to the end of the turn. */
export function changes(events: Event[]): Preview {
  const found: Preview = { hp: [0, 0], shield: [0, 0] };
  for (const { about = 0, ends, loses, gains } of looks(events)) {
    if (ends) break;
    if (!loses && !gains) continue;
    found.hp[about]! += (gains?.hp ?? 0) - (loses?.hp ?? 0);
    found.shield[about]! += (gains?.shield ?? 0) - (loses?.shield ?? 0);
  }
  return found;
}

/** The longest of the lines that could be played: the attack alone, or let through by the other. */
export function previewOf(tries: (Tried | undefined)[] | null): Preview | null {
  const played = (tries ?? []).filter((tried): tried is Tried => !!tried && !tried.refusal);
  const last = played.at(-1);
  return last ? changes(last.events) : null;
}
