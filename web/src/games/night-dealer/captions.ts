// One line for each beat, and what the Dealer thinks of it.
import { type Beat, cellsOfBeat } from "./beats";
import { clashesOf } from "./clash";
import type { Night } from "./state";
import { nd } from "./words";

/** What is happening, for the line under the board; players are marked (lib/naming). */
export function caption(beat: Beat, s: Night, all = false): string {
  const words = nd().beats;
  const { args } = beat.events[0]!;
  const seat = "seat" in args ? args.seat : 0;
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
      return kinds.includes("shield_broken") ? words.shielded : threat(beat, s, all);
    case "flip":
      return flips ? words.flip(flips) : words.trapSpent;
    case "curse":
      return kinds[0] === "curse_void" ? words.curseVoid : words.curse;
    case "score":
      return "others" in args ? words.score(args.cells, args.others) : "";
    case "round":
      return words.round("round" in args ? args.round : 1);
    default:
      return words[beat.name];
  }
}

const TRAP = 3;
export const TRIANGLE = 4; // the step of the resolution where tiles beat each other

/** What attacks: a trap, tiles that beat others, or a curse. */
function threat(beat: Beat, s: Night, all: boolean): string {
  const words = nd().beats;
  const { args } = beat.events[0]!;
  const cell = "cell" in args ? args.cell : 0;
  const owner = "owner" in args ? args.owner : 0;
  if (beat.step === TRAP) return words.trap(1 - owner, cell + 1);
  if (beat.step !== TRIANGLE) return words.strikes(cell + 1);
  return duels(s, cellsOfBeat(beat), all) || words.triangle;
}

/** Who beats whom: with cells for one attack, by kind for several. */
export function duels(s: Night, on: number[], all: boolean): string {
  const found = clashesOf(s, on, all);
  const kind = (cell: number) => s.kind[cell] ?? 0;
  if (found.length === 1)
    return nd().duel(kind(found[0]!.from), found[0]!.from + 1, found[0]!.to + 1);
  return [...new Set(found.map(({ from }) => nd().duel(kind(from))))].join(", ");
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
