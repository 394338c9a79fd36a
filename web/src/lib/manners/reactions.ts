// Rules of a seat for reaction windows (LUD-7), and who may choose among them at the table.
import type { LiveTable } from "../table.svelte";

// As a new table offers them (a piece of the page shared with it would weigh on the first visit).
const RULES = [0, 10, 20, 45]; // seconds after which a window is let go by; 0: it is always asked

/** Those offered where one of them holds now, which may be another's own. */
export function rulesWith(now: number): number[] {
  return [...new Set([...RULES, now])].sort((a, b) => a - b);
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
