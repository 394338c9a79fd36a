// Log lines of a move: draws told once.
import type { Told } from "../../lib/play";
import type { Event } from "../../lib/wire";

/** The lines that tell some events, in order. */
export function tell(events: Event[]): Told[] {
  const lines: Told[] = [];
  let drew = false;
  for (const event of events) {
    // who drew is told the cards; that some were taken need not be said again
    if (!(event.kind === "took" && drew)) lines.push(lineOf(event));
    drew = event.kind === "drew";
  }
  return lines;
}

function lineOf({ kind, fr, en }: Event): Told {
  return kind === "turn_began" ? { fr, en, head: true } : { fr, en };
}
