// Patches: the cells of a state that changed, as the server saw them change.
import type { Step, Value } from "../wire";

export type Patch = Step["patches"][number];
export type State = Record<string, Value>;

/** A state with a patch applied; the parts that the patch does not name are those of the old one. */
export function patched(state: State, patch: Patch): State {
  return changed(state, patch) as State;
}

/** The state after some steps, as their patches tell. */
export function follow(state: State, steps: Step[]): State {
  return steps.flatMap((step) => step.patches).reduce(patched, state);
}

function changed(value: unknown, change: unknown): unknown {
  if (typeof change !== "object" || change === null || Array.isArray(change)) return change;
  const made = (Array.isArray(value) ? [...value] : { ...(value as object) }) as State;
  for (const [key, inner] of Object.entries(change)) made[key] = changed(made[key], inner) as Value;
  return made;
}
