// What a card would do now, read from the events of moves that were only tried out.
import type { Tried } from "../../lib/play";
import type { EventDuel as Event } from "../../lib/wire";

/** Changes per seat, before the turn ends. */
export interface Preview {
  hp: number[];
  shield: number[];
}

/** What some events change, up to the end of the turn. */
export function changes(events: Event[]): Preview {
  const found: Preview = { hp: [0, 0], shield: [0, 0] };
  for (const { kind, args } of events) {
    if (kind === "ended_turn") break;
    if (kind === "damaged") {
      found.hp[args.seat]! -= args.hp;
      found.shield[args.seat]! -= args.shield;
    } else if (kind === "shielded") found.shield[args.seat]! += args.n;
    else if (kind === "healed") found.hp[args.seat]! += args.n;
  }
  return found;
}

/** The longest of the lines that could be played: the attack alone, or let through by the other. */
export function previewOf(tries: (Tried | undefined)[] | null): Preview | null {
  const played = (tries ?? []).filter((tried): tried is Tried => !!tried && !tried.refusal);
  const last = played.at(-1);
  return last ? changes(last.events as Event[]) : null;
}
