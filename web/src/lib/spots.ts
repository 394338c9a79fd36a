// Where moves are made, told verb by verb.
import type { Spots } from "./play";

type Args = Record<string, string>;

/** The one place of a move, by its verb and its arguments; `usual` where its verb has none. */
export function spotsBy(
  places: Record<string, (args: Args) => string>,
  usual?: (notation: string) => string,
): Spots {
  return ({ verb, args, notation }) => {
    const at = places[verb]?.(args as Args) ?? usual?.(notation);
    return at ? [{ at }] : [];
  };
}
