// Log lines of a move: the steps of one move told once.
import type { Told } from "../../lib/play";
import type { Event } from "../../lib/wire";
import { whole } from "./looks";

const SILENT = ["ordered"]; // the panel shows it

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
    const { fr, en, kind, args } = event;
    const last = lines.at(-1);
    if (kind === "stepped" && last && last.to === args["start"]) {
      last.fr = onward(last.fr, fr);
      last.en = onward(last.en, en);
      last.to = args["end"] as number;
    } else if (kind === "stepped") lines.push({ fr, en, to: args["end"] as number });
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
