// A combat as one looks at it: whose side is which, what each total is made of, who would win. All of
// it is read out of the state that is on show.
import type { Scene } from "../scene";
import { CMB_SIDE, type Eden, NONE, armyOf } from "../state";
import { attackWins, isDecided, partsOf, totalsOf } from "../totals";
import { words } from "../words";

/** Who is drawn on the left: oneself, where one takes part, else the attacker. */
export const leftOf = ({ s, eyes }: Scene, front: number): number =>
  s.foe[front] === eyes ? s.foe[front]! : s.active;

export const rightOf = (scene: Scene, front: number): number =>
  leftOf(scene, front) === scene.s.active ? scene.s.foe[front]! : scene.s.active;

/** The total of a side. */
export const totalOf = (s: Eden, front: number, seat: number): number =>
  totalsOf(s, front)[seat === s.active ? 0 : 1];

/** Of what it is made, in words; a total that is decided is made of what was there then. */
export function madeOf(s: Eden, front: number, seat: number): string[] {
  if (isDecided(s, front)) return [];
  if (seat === NONE) return [words().wild];
  const { force, troops, effects } = partsOf(s, front, seat);
  const signed = (n: number) => `${n > 0 ? "+" : "−"}${Math.abs(n)}`;
  return [
    `${words().force} ${force}`,
    `${words().troops.toLocaleLowerCase()} +${troops}`,
    ...(effects ? [`${words().effects} ${signed(effects)}`] : []),
  ];
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
  decided: boolean;
}

/** Who won, or would if it stopped now, for the one on the left; and what that takes. */
export function verdictOf(scene: Scene, front: number): Verdict {
  const { s, eyes } = scene;
  const left = leftOf(scene, front);
  const mine = left === s.active;
  const [attack, defence] = totalsOf(s, front);
  const wins = attackWins(s, front);
  const good = mine === wins;
  const how = `${good ? "won" : "lost"}${eyes === left ? "" : "Left"}` as const;
  const decided = isDecided(s, front);
  const bare = attack > defence && !wins; // ahead without a troop: that is lost
  if (decided) {
    const [ours, theirs] = mine ? [attack, defence] : [defence, attack];
    const need = bare ? words().noTroop : attack === defence ? words().tie : "";
    return { text: words().settled[how](ours, theirs), need, good, decided };
  }
  const { tied, bare: alone, ...ahead } = words().verdict;
  const margin = Math.abs(attack - defence);
  const text = bare ? alone[how] : margin ? ahead[how](margin) : tied[how];
  const need = (mine && eyes === s.active ? words().needs : words().holds)(defence + 1);
  return { text, need: bare ? words().noTroop : need, good, decided };
}
