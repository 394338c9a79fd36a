// Log lines of a move: the steps of one move told once.
import type { Told } from "../../lib/play";
import type { EventGenerals as Event } from "../../lib/wire";

const SILENT = ["ordered"]; // the panel shows it

/** Events without those halves that another tells whole: where all is shown, both are there. */
export function whole(events: Event[]): Event[] {
  const ends = events.map(({ args }) => ("end" in args ? args : null));
  const full = events.filter((_, i) => ends[i] && ends[i].start >= 0 && ends[i].end >= 0);
  const covered = ({ kind, args }: Event) =>
    "end" in args &&
    (args.start < 0 || args.end < 0) &&
    full.some(
      (one) =>
        one.kind === kind &&
        "end" in one.args &&
        (args.start < 0 ? one.args.end === args.end : one.args.start === args.start),
    );
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
    const { fr, en, kind, args } = event;
    const last = lines.at(-1);
    if (kind === "stepped" && last?.to === args.start) {
      last.fr = onward(last.fr, fr);
      last.en = onward(last.en, en);
      last.to = args.end;
    } else if (kind === "stepped") lines.push({ fr, en, to: args.end });
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
