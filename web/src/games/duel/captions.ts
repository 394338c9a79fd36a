// One line for each beat.
import type { Beat } from "./beats";
import type { Book } from "./book";
import { type Aside, FORCE, STRIKE } from "./state";
import { words } from "./words";

/** An announced attack in a few words: its name, and what it would do or that it no longer can. */
export function attackTitle(what: NonNullable<Aside["announced"]>, book: Book): string {
  const name = what.card === "strike" ? words().actsOf.strike : book.name(what.card);
  if (what.cancelled) return `${name}, ${words().wasCancelled}`;
  return what.damage ? words().announced(name, what.damage) : words().announcedPlain(name);
}

/** What is happening, for the line under the table; players are marked (lib/naming). */
export function caption(beat: Beat, book: Book): string {
  const say = words().beats;
  const { kind, a, b, c } = beat.events[0]!;
  const card = () => book.name(book.id(b));
  switch (kind) {
    case "deck_chosen":
      return say.decks(a, b === 1);
    case "turn_began":
      return say.turn(a, b);
    case "played_card":
      return say.play(a, card());
    case "struck":
      return say.strike(a);
    case "announced":
      return say.announce(b === STRIKE ? words().actsOf.strike : card(), c);
    case "reacted":
      return say.react(a, card());
    case "damaged":
      return say.hit(a, b, c);
    case "unhurt":
      return say.unhurt(a);
    case "shielded":
      return say.guard(a, b);
    case "became_invincible":
      return say.invincible(a);
    case "modified":
      return say.stat(a, b === FORCE ? words().force : words().resistance, c);
    case "healed":
      return say.heal(a, b);
    case "got_mana":
      return say.mana(a, b);
    case "sharpened":
      return say.weapon(a, b);
    case "storm_hit":
      return say.storm(card());
    case "triggered":
      return say.trigger(card());
    case "chilled_gear":
      return say.chill(card());
    case "froze":
      return say.freeze(card());
    case "thawed":
      return say.thaw(card());
    case "awoke":
      return say.awake(card());
    default:
      return plain(beat.name, a);
  }
}

/** Beats that name nothing but a player. */
function plain(beat: Beat["name"], seat: number): string {
  const say = words().beats;
  if (beat === "cancel" || beat === "end") return say[beat];
  const named = ["toss", "discard", "shuffle", "draw", "through", "back"] as const;
  const found = named.find((known) => known === beat);
  return found ? say[found](seat) : "";
}
