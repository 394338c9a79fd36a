// When the coach speaks: what happened, or what is asked, held against what a remark waits for.
import type { Position } from "../play";
import type { Event, RemarkCard, RemarkTerm, Step } from "../wire";

/** Whether a remark is due after a step, or in a position. */
export function isDue(remark: RemarkCard, step: Step | null, position: Position): boolean {
  const me = position.seat;
  if (me === null) return false;
  if (remark.what === "asked")
    return (
      position.legal.some(({ verb }) => verb === remark.name) &&
      remark.terms.every((term) => holds(term, position.state[term.name], me))
    );
  return step?.events.some((event) => happened(remark, event, step.seat, me)) ?? false;
}

function happened(remark: RemarkCard, event: Event, by: number, me: number): boolean {
  if (event.kind !== remark.name) return false;
  return remark.terms.every((term) =>
    holds(term, term.name === "by" ? by : event.args[term.name], me),
  );
}

function holds({ sign, value }: RemarkTerm, found: unknown, me: number): boolean {
  if (typeof found !== "number") return false;
  if (value === "me") return found === me;
  if (value === "other") return found >= 0 && found !== me;
  return sign === ">=" ? found >= Number(value) : found === Number(value);
}
