// Where moves are made, told verb by verb.
import type { Spots } from "./play";

/** The one place of a move, by its verb: a selector with the arguments of the move, and with the move
 * itself, in braces; that of "*" where its verb has none. It may be data. */
export function spotsBy(places: Readonly<Record<string, string>>): Spots {
  return ({ verb, args, notation }) => {
    const known: Record<string, string | undefined> = { ...args, move: notation };
    const at = (places[verb] ?? places["*"])?.replace(/\{(\w+)\}/g, (_, key) => known[key] ?? "");
    return at ? [{ at }] : [];
  };
}
