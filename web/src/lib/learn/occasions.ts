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
      remark.terms.every((term) => holds(term, ofState(term, position, me), me))
    );
  return step?.events.some((event) => happened(remark, event, step.seat, position)) ?? false;
}

function happened(remark: RemarkCard, event: Event, by: number, position: Position): boolean {
  const me = position.seat!;
  if (event.kind !== remark.name) return false;
  return remark.terms.every((term) => {
    if (term.name === "by") return holds(term, by, me);
    const told = !term.whose && term.item === null && term.name in event.args;
    return holds(term, told ? event.args[term.name] : ofState(term, position, me), me);
  });
}

/** What a condition says of the position: a field, a seat's entry of it, or how many are alike. */
function ofState({ name, whose, item }: RemarkTerm, position: Position, me: number): unknown {
  let found: unknown = position.state[name];
  if (whose) {
    const row = found as unknown[];
    found = row[whose === "me" ? me : row.findIndex((_, seat) => seat !== me)];
  }
  return item === null ? found : (found as unknown[]).filter((one) => one === item).length;
}

function holds({ sign, value }: RemarkTerm, found: unknown, me: number): boolean {
  if (typeof found !== "number") return false;
  if (value === "me") return found === me;
  if (value === "other") return found >= 0 && found !== me;
  if (sign === ">=") return found >= Number(value);
  return sign === "<=" ? found <= Number(value) : found === Number(value);
}
