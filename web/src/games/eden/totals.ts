// What decides a combat, read out of the state that is being told: nothing here is worked out anew.
import { type Eden, NONE, armyOf } from "./state";

/** Whether it is known who has won a front. */
export const isDecided = (s: Eden, front: number): boolean => s.won[front] !== NONE;

/** The totals of attacker and defender: as they stand, or those that decided. */
export function totalsOf(s: Eden, front: number): [number, number] {
  const [attack = 0, defence = 0] = (isDecided(s, front) ? s.total : s.total_now)[front] ?? [];
  return [attack, defence];
}

/** Whether the attacker has won a front, or would if it stopped now. */
export const attackWins = (s: Eden, front: number): boolean =>
  (isDecided(s, front) ? s.won : s.wins_now)[front] === 1;

/** What the total of a player is the sum of. */
export function partsOf(s: Eden, front: number, seat: number) {
  const side = seat === s.active ? 0 : 1;
  const troops = side ? s.troops[s.target[front] ?? NONE] : s.group[front];
  const force = armyOf(s, seat, front).reduce((sum, unit) => sum + (s.u_now[unit] ?? 0), 0);
  return { force, troops: troops ?? 0, effects: s.side[front]?.[side] ?? 0 };
}

/** Whether a player would lose a front that is still fought for. */
export function isLosing(s: Eden, seat: number): boolean {
  const fronts = Array.from({ length: s.fronts_n }, (_, front) => front);
  const part = fronts.filter((front) => seat === s.active || s.foe[front] === seat);
  return part.some((front) => !isDecided(s, front) && attackWins(s, front) !== (seat === s.active));
}
