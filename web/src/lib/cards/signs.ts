// Signs of a game: few strokes, one weight, on a 48-unit square.

/** By name, a line and, where something is filled, that: what `d` of a path takes. */
export type Signs = Readonly<Record<string, readonly [line: string, filled?: string]>>;

/** The sign of what has none of its own: every set holds it. */
export const PLAIN = "neutral";

/** Signs that are one line each. */
export const signsOf = (lines: Readonly<Record<string, string>>): Signs =>
  Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, [line] as const]));
