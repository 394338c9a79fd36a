// Log lines of a move: the steps of one move told once.
import type { Told } from "../../lib/play";
import type { Event } from "../../lib/wire";

const SILENT = ["gauge", "waited", "ordered"]; // the panel and the board show it

const TWO_ENDS = ["stepped", "boarded", "took_off", "unloaded_unit", "fired", "replied"];

/** Events without those halves that another tells whole: where all is shown, both are there. */
export function whole(events: Event[]): Event[] {
  const full = events.filter(({ kind, a, b }) => TWO_ENDS.includes(kind) && a >= 0 && b >= 0);
  const covered = ({ kind, a, b }: Event) =>
    TWO_ENDS.includes(kind) &&
    (a < 0 || b < 0) &&
    full.some((one) => one.kind === kind && (a < 0 ? one.b === b : one.a === a));
  return full.length ? events.filter((event) => !covered(event)) : events;
}

const told = new WeakMap<Event[], Told[]>(); // a log only grows

/** The lines that tell some events, in order. */
export function tell(events: Event[]): Told[] {
  const known = told.get(events);
  if (known) return known;
  const lines = joined(whole(events).filter(({ kind }) => !SILENT.includes(kind))).filter(
    ({ fr, en }) => fr || en,
  );
  told.set(events, lines);
  return lines;
}

/** One line for all the steps of one unit in a row: from its first cell to its last. */
function joined(events: Event[]): Told[] {
  const lines: (Told & { to?: number })[] = [];
  for (const event of events) {
    const { fr, en, kind, a, b } = event;
    const last = lines.at(-1);
    if (kind === "stepped" && last?.to === a) {
      last.fr = onward(last.fr, fr);
      last.en = onward(last.en, en);
      last.to = b;
    } else if (kind === "stepped") lines.push({ fr, en, to: b });
    else lines.push(kind === "turn_began" ? { fr, en, head: true } : { fr, en });
  }
  return lines;
}

/** "X: (1,2) → (1,3)." followed by "X: (1,3) → (1,4)." */
function onward(line: string, next: string): string {
  const arrow = line.lastIndexOf("→");
  const end = next.lastIndexOf("→");
  return arrow < 0 || end < 0 ? line : line.slice(0, arrow) + next.slice(end);
}
