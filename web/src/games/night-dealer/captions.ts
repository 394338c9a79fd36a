// One line for each beat, and what the Dealer thinks of it.
import type { Beat } from "./beats";
import { nd } from "./words";

/** What is happening, for the line under the board; players are marked (lib/naming). */
export function caption(beat: Beat): string {
  const words = nd().beats;
  const seat = beat.events[0]?.a ?? 0;
  const kinds = beat.events.map((event) => event.kind);
  const flips = kinds.filter((kind) => kind === "flipped").length;
  switch (beat.name) {
    case "roll":
      return words.roll(seat);
    case "place":
      return words.place(seat);
    case "pass":
      return words.pass(seat);
    case "threat":
      return kinds.includes("shield_broken") ? words.shielded : (words.threat[beat.step] ?? "");
    case "flip":
      return flips ? words.flip(flips) : words.trapSpent;
    case "curse":
      return kinds[0] === "curse_void" ? words.curseVoid : words.curse;
    case "score":
      return words.score(beat.events[0]?.b ?? 0, beat.events[0]?.c ?? 0);
    case "round":
      return words.round(beat.events[0]?.a ?? 1);
    default:
      return words[beat.name];
  }
}

/** A remark of the Dealer's on what just happened, the same for everyone at the table. */
export function remark(kinds: string[], salt: number): string {
  const { remarks } = nd();
  const has = (kind: string) => kinds.includes(kind);
  const pick = (list: string[]) => list[salt % list.length] ?? "";
  if (has("omen_used")) return pick(remarks.omen);
  if (has("trap_spent")) return pick(remarks.trap);
  if (has("eclipse_drawn")) return pick(remarks.eclipse);
  if (has("shield_broken")) return pick(remarks.shield);
  return has("flipped") ? pick(remarks.flip) : "";
}
