// Structural sharing: a new value keeps every part of the old one that did not change, so that
// only what did change is drawn again.

/** `next`, with the parts equal to those of `last` taken from `last`. */
export function share<T>(last: unknown, next: T): T {
  if (Object.is(last, next)) return next;
  if (Array.isArray(last) && Array.isArray(next)) return shareList(last, next) as T;
  if (isPlain(last) && isPlain(next)) return shareObject(last, next) as T;
  return next;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shareList(last: unknown[], next: unknown[]): unknown[] {
  let same = last.length === next.length;
  const made = next.map((value, i) => {
    const kept = share(last[i], value);
    same &&= Object.is(kept, last[i]);
    return kept;
  });
  return same ? last : made;
}

function shareObject(last: Record<string, unknown>, next: Record<string, unknown>): object {
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(last).length;
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    made[key] = share(last[key], next[key]);
    same &&= key in last && Object.is(made[key], last[key]);
  }
  return same ? last : made;
}
