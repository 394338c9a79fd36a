// Log lines of a move: draws told once.
import type { Told } from "../../lib/play";
import type { EventDuel as Event } from "../../lib/wire";

const REPEATS: Record<string, string> = { took: "drew", put_back: "returned" };

/** The lines that tell some events, in order. */
export function tell(events: Event[]): Told[] {
  const lines: Told[] = [];
  let last = "";
  for (const event of events) {
    // who drew or put back is told the cards; that there were some need not be said again
    if (REPEATS[event.kind] !== last) lines.push(lineOf(event));
    last = event.kind;
  }
  return lines;
}

function lineOf({ kind, fr, en }: Event): Told {
  return kind === "turn_began" ? { fr, en, head: true } : { fr, en };
}
