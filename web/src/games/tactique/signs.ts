// The signs of Tactique.
import type { Signs } from "../../lib/cards/signs";
import lines from "./signs.json";

export const SIGNS: Signs = Object.fromEntries(
  Object.entries(lines).map(([name, line]) => [name, [line] as const]),
);
