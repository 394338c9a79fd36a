// Small readings of a turn: what would be lost, who is next, how far the last order goes back.
import type { Step } from "../../lib/wire";
import type { Book } from "./book";
import { friendsOf } from "./scene";
import { type Aside, type Battle, NONE, ownerOf, typeOf } from "./state";

/** One's aircraft that are lost if the turn ends now (D-27). */
export function dry(s: Battle, aside: Aside, book: Book, me: number): number[] {
  const friends = friendsOf(aside, me);
  return s.unit.flatMap((unit, cell) => {
    if (unit <= 0 || ownerOf(unit) !== me) return [];
    const type = typeOf(unit);
    const site = book.siteAt.get(cell);
    const base = site !== undefined && book.kind(site).id === book.type(type).parent;
    const safe = base && friends.has(s.site_owner[site] ?? NONE);
    return book.flies(type) && s.fuel[cell] === 0 && !safe ? [cell] : [];
  });
}

/** The next of some cells after one, going round. */
export function following(cells: number[], after: number): number {
  const order = [...cells].sort((a, b) => a - b);
  return order.find((cell) => cell > after) ?? order[0] ?? NONE;
}

/** How many moves the last order took: back to the one that began it. */
export function lastOrder(log: Pick<Step, "move">[]): number {
  const begins = /^(unit|launch|build|power)\b/;
  const back = log.toReversed().findIndex(({ move }) => begins.test(move ?? ""));
  return back < 0 ? 1 : back + 1;
}
