// Rules of a seat for reaction windows (LUD-7), and who may choose among them at the table.
import { REACTIONS } from "../options";
import type { LiveTable } from "../table.svelte";

/** Those offered where one of them holds now, which may be another's own. */
export function rulesWith(now: number): number[] {
  return [...new Set([...REACTIONS, now])].sort((a, b) => a - b);
}

/** Whether one's seat has a rule to choose: somebody else waits for its reactions, and at another
 * screen. */
export function mayChooseRule(table: LiveTable): boolean {
  const { info, holds, seats } = table;
  const on = info.windows && table.table?.phase === "on" && holds.length === 1;
  const mine = seats.find(({ number }) => number === holds[0]);
  const others = seats.some(({ yours, kind, left }) => !yours && (kind !== "level" || left));
  return on && others && mine?.resigned === false;
}
