// How each event of a night looks (ND-RES-1 … 6): the only place of the page that names events.
import {
  type AnyLook,
  type Beat as AnyBeat,
  type Looks,
  type Manner,
  reading,
} from "../../lib/stage/looks";
import type { EventNightDealer } from "../../lib/wire";
import manners from "./beats.json";
import { duels } from "./clash";
import type { Night } from "./state";
import { nd } from "./words";

const BEATS = manners as Record<keyof typeof manners, Manner>;

// Three beeps (ND-UI-f).
const LAY = { type: "square", from: 440, to: 440, seconds: 0.06 } as const;
const SHIELD = { type: "triangle", from: 660, to: 660, seconds: 0.12 } as const;
const FLIP = { type: "sawtooth", from: 220, to: 330, seconds: 0.09 } as const;

const TRAP = 3;
export const TRIANGLE = 4; // the step of the resolution where tiles beat each other

/** What a beat is told from. */
interface Told {
  say: ReturnType<typeof nd>["beats"];
  s: Night;
  all: boolean; // tiles fight, not only those laid this turn
  looks: Look[];
}

export interface Look extends AnyLook<keyof typeof BEATS> {
  says?: (told: Told) => string; // players are marked (lib/naming)
  first?: boolean; // it is said rather than what others of its beat say
  cell?: number; // that it touches
  owner?: number; // whose its tile becomes
  breaks?: boolean; // the shield there
  due?: boolean; // the curse there
  wheel?: number; // that turns
  opens?: number; // a round: which seat
  begins?: number; // that round
  lays?: { seat: number; tile: number };
  counts?: { round: number; held: number[] }; // what each seat held as it ended
  remark?: (typeof REMARKS)[number];
}
export type Beat = AnyBeat<Look>;

// What the Dealer remarks upon, the rarest first.
const REMARKS = ["omen", "trap", "eclipse", "shield", "flip"] as const;

const unseen = (): Look => ({});
const at =
  (look: Look) =>
  ({ cell }: { cell: number }): Look => ({ ...look, cell });
const rolls = ({ seat, wheel }: { seat: number; wheel: number }): Look => ({
  beat: "roll",
  says: ({ say }) => say.roll(seat),
  wheel,
});
const effect: Look = { beat: "effects", says: ({ say }) => say.effects };

const LOOKS: Looks<EventNightDealer, Look> = {
  round_began: ({ round, first }) => ({
    beat: "round",
    says: ({ say }) => say.round(round),
    opens: first,
    begins: round,
  }),
  rolled: rolls,
  rerolled: rolls,
  wheels_kept: unseen,
  eclipse_drawn: ({ seat }) => ({
    beat: "roll",
    says: ({ say }) => say.roll(seat),
    remark: "eclipse",
  }),
  laid: unseen,
  chosen: unseen,
  wheel_used: ({ seat }) => ({ beat: "place", says: ({ say }) => say.place(seat) }),
  placed: ({ seat, cell, tile }) => ({
    beat: "place",
    says: ({ say }) => say.place(seat),
    cell,
    lays: { seat, tile },
    sound: LAY,
  }),
  own_trap_lifted: ({ seat, cell }) => ({
    beat: "place",
    says: ({ say }) => say.place(seat),
    cell,
  }),
  trap_tagged: at({ beat: "tag", says: ({ say }) => say.tag }),
  shielded: at({ ...effect, sound: SHIELD }),
  trap_laid: at(effect),
  trap_replaced: at(effect),
  marked: at(effect),
  attempted: ({ step, cell, owner }) => ({
    beat: "threat",
    about: step,
    cell,
    says: ({ say, s, all, looks }) => {
      if (step === TRAP) return say.trap(1 - owner, cell + 1);
      if (step !== TRIANGLE) return say.strikes(cell + 1);
      return duels(s, touched(looks), all) || say.triangle;
    },
  }),
  shield_broken: ({ step, cell }) => ({
    beat: "threat",
    about: step,
    cell,
    breaks: true,
    first: true,
    says: ({ say }) => say.shieldHolds,
    sound: SHIELD,
    remark: "shield",
  }),
  omen_offered: unseen,
  omen_kept: unseen,
  omen_used: at({ beat: "omen", says: ({ say }) => say.omen, remark: "omen" }),
  flipped: ({ step, cell, owner }) => ({
    beat: "flip",
    about: step,
    cell,
    owner,
    first: true,
    says: ({ say, looks }) => say.flip(looks.filter((look) => look.owner !== undefined).length),
    sound: FLIP,
    remark: "flip",
  }),
  trap_spent: at({
    beat: "flip",
    about: TRAP,
    says: ({ say }) => say.trapSpent,
    remark: "trap",
  }),
  curse_due: at({ beat: "curse", says: ({ say }) => say.curse, due: true }),
  curse_void: at({ beat: "curse", says: ({ say }) => say.curseVoid }),
  passed: ({ seat }) => ({ beat: "pass", says: ({ say }) => say.pass(seat) }),
  round_scored: ({ round, first, cells, others }) => ({
    beat: "score",
    says: ({ say }) => say.score(cells, others),
    counts: { round, held: first ? [others, cells] : [cells, others] },
  }),
  match_ended: () => ({ beat: "end", says: ({ say }) => say.end }),
};

export const { beats, looks, script } = reading(LOOKS, BEATS);

/** The cells that some looks touch. */
export function touched(looks: Look[]): number[] {
  return [...new Set(looks.flatMap(({ cell }) => cell ?? []))];
}

/** What is happening, for the line under the board; players are marked (lib/naming). */
export function caption({ looks }: Beat, s: Night, all = false): string {
  const told = looks.find(({ first }) => first) ?? looks[0]!;
  return told.says?.({ say: nd().beats, s, all, looks }) ?? "";
}

/** A remark of the Dealer's on what just happened, the same for everyone at the table. */
export function remark({ looks }: Beat, salt: number): string {
  const found = REMARKS.find((name) => looks.some((look) => look.remark === name));
  const list = found ? nd().remarks[found] : [];
  return list[salt % list.length] ?? "";
}
