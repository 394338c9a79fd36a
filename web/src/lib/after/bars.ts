// The measures of a chart of turns: what is drawn where, in pixels.

/** One turn in numbers, per seat. */
export interface Tally {
  turn: number;
  hurt: number[]; // what the other lost
  blocked: number[]; // what was dealt, and taken by the other's guard
  guard: number[]; // gained
}

/** What a chart reads of a look. */
export interface Counted {
  begins?: number; // the number of a turn
  about?: number; // whose
  loses?: { hp: number; shield: number };
  gains?: { shield: number };
}

/** The turns of a match in numbers; turns of the same number are one. */
export function tally(looks: Counted[]): Tally[] {
  const made: Tally[] = [];
  for (const { begins, about = 0, loses, gains } of looks) {
    if (begins && begins !== made.at(-1)?.turn)
      made.push({ turn: begins, hurt: [0, 0], blocked: [0, 0], guard: [0, 0] });
    const now = made.at(-1);
    if (now && gains) now.guard[about]! += gains.shield;
    if (now && loses) {
      now.hurt[1 - about]! += loses.hp;
      now.blocked[1 - about]! += loses.shield;
    }
  }
  return made;
}

export const BAND = 18; // between the halves, where the turns are numbered
export const MARGIN = 26; // left of the bars, where the scale is told
export const EDGE = 6; // above and below the tallest bar: half a figure of the scale
const FEWEST = 8; // turns that share the width, at least
const APART = 24; // from one number to the next, so that both can be read

export interface Scale {
  half: number; // height of the tallest bar
  step: number; // width of a turn
  nth: number; // every how many turns one is numbered
  mark: number; // a round amount for the line across, 0 where nothing happened
  high: (amount: number) => number;
}

export function scaleOf(tallies: Tally[], width: number, height: number): Scale {
  const tallest = Math.max(0, ...tallies.flatMap(heights));
  const half = Math.max(0, (height - BAND) / 2 - EDGE);
  const step = Math.max(0, width - MARGIN) / Math.max(FEWEST, tallies.length);
  return {
    half,
    step,
    nth: step > 0 ? Math.ceil(APART / step) : 1,
    mark: round(tallest),
    high: (amount) => (tallest ? (amount / tallest) * half : 0),
  };
}

/** Whether a turn has its number below it: the first, then every nth. */
export function numbered(turn: number, nth: number): boolean {
  return turn === 1 || turn % nth === 0;
}

function heights({ hurt, blocked, guard }: Tally): number[] {
  return [0, 1].flatMap((seat) => [hurt[seat]! + blocked[seat]!, guard[seat]!]);
}

/** The largest of 1, 2, 5, 10, 20, 50 … that is no more than an amount. */
function round(amount: number): number {
  if (amount < 1) return 0;
  const ten = 10 ** Math.floor(Math.log10(amount));
  return Math.max(...[1, 2, 5].filter((n) => n * ten <= amount)) * ten;
}
