// What a card would do now, read from the events of moves that were only tried out.
import type { Tried } from "../../lib/play";
import type { Event } from "../../lib/wire";
import type { Names } from "../../lib/naming";
import { looks } from "./looks";
import { words } from "./words";

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

/** Who would take what from whom, a line for each who loses something: « Hélène → Apprenti : −28 PV ». */
export function tolls({ hp, shield }: Preview, by: number, names: Names): string[] {
  return names.labels.flatMap((name, seat) => {
    const [lost, guard] = [-(hp[seat] ?? 0), -(shield[seat] ?? 0)];
    const parts = [lost > 0 ? words().hurt(lost) : "", guard > 0 ? words().blocked(guard) : ""];
    const said = parts.filter(Boolean).join(", ");
    if (!said) return [];
    return [words().toll(seat === by ? name : `${names.labels[by]} → ${name}`, said)];
  });
}
