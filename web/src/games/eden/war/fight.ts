// A combat as one looks at it: whose side is which, what each total is made of, who would win.
import type { Scene } from "../scene";
import { CMB_OPEN, CMB_SIDE, NONE, OCCUPY, RETREAT, armyOf } from "../state";
import { words } from "../words";

/** Who is drawn on the left: oneself, where one takes part, else the attacker. */
export const leftOf = ({ s, eyes }: Scene, front: number): number =>
  s.foe[front] === eyes ? s.foe[front]! : s.active;

export const rightOf = (scene: Scene, front: number): number =>
  leftOf(scene, front) === scene.s.active ? scene.s.foe[front]! : scene.s.active;

/** The total of a side as it stands. */
export function totalOf({ s, aside }: Scene, front: number, seat: number): number {
  const found = aside.fronts[front];
  return (seat === s.active ? found?.attack : found?.defence) ?? 0;
}

/** Of what it is made: Force, troops, effects. */
export function partsOf({ s, aside }: Scene, front: number, seat: number): number[] {
  const found = aside.fronts[front];
  return (seat === s.active ? found?.attackers : found?.defenders) ?? [0, 0, 0];
}

/** The front that is being opened: the first one without a unit of the attacker. */
export function openedIn({ s, player }: Scene): number {
  if (!player.shows || s.ask !== CMB_OPEN) return NONE;
  for (let front = 0; front < s.fronts_n; front++)
    if (!armyOf(s, s.active, front).length) return front;
  return NONE;
}

/** The unit beside which another may be put, to its left or to its right. */
export function mateIn({ s, player, stage }: Scene): number {
  if (!player.shows || !stage.idle || s.ask !== CMB_SIDE) return NONE;
  return s.r_b !== NONE ? s.r_b : s.r_unit;
}

/** The columns of an army, and how many rows it has. */
export function spreadOf(scene: Scene, seat: number, front: number) {
  const { s } = scene;
  const mate = mateIn(scene);
  const army = seat === NONE ? [] : armyOf(s, seat, front);
  const columns = army.map((unit) => s.u_col[unit]!);
  if (army.includes(mate)) columns.push(s.u_col[mate]! - 1, s.u_col[mate]! + 1);
  const low = Math.min(0, ...columns);
  const deep = Math.max(0, ...army.map((unit) => s.u_row[unit]! + 1));
  return { low, wide: Math.max(0, ...columns) - low + 1, deep };
}

export interface Verdict {
  text: string;
  need: string;
  good: boolean;
}

/** Who won, or would if it stopped now, for the one on the left; and what that takes. */
export function verdictOf(scene: Scene, front: number): Verdict {
  const { s, aside, eyes } = scene;
  const found = aside.fronts[front];
  if (!found) return { text: "", need: "", good: false };
  const left = leftOf(scene, front);
  const mine = left === s.active;
  const how = (good: boolean) => `${good ? "won" : "lost"}${eyes === left ? "" : "Left"}` as const;
  // The fighting is over and the armies have gone: totals tell nothing any more.
  if (s.ask === OCCUPY || s.ask === RETREAT) {
    const good = mine === (s.won[front] === 1);
    return { text: words().settled[how(good)], need: "", good };
  }
  const margin = found.attack - found.defence;
  const good = mine === (margin > 0 && (s.group[front] ?? 0) > 0);
  const { tieWon, tieLost, ...told } = words().verdict;
  const text = margin ? told[how(good)](Math.abs(margin)) : good ? tieWon : tieLost;
  const mark = found.defence + 1;
  const need = mine && eyes === s.active ? words().needs(mark) : words().holds(mark);
  return { text, need, good };
}
