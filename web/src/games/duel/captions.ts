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
  const { kind, args } = beat.events[0]!;
  const called = (card: number) => book.name(book.id(card));
  switch (kind) {
    case "deck_chosen":
      return say.decks(args.seat, args.deck === 1);
    case "turn_began":
      return say.turn(args.seat, args.turn);
    case "played_card":
      return say.play(args.seat, called(args.card));
    case "struck":
      return say.strike(args.seat);
    case "announced":
      return say.announce(args.what === STRIKE ? words().actsOf.strike : called(args.what), args.n);
    case "reacted":
      return say.react(args.seat, called(args.card));
    case "damaged":
      return say.hit(args.seat, args.hp, args.shield);
    case "unhurt":
      return say.unhurt(args.seat);
    case "shielded":
      return say.guard(args.seat, args.n);
    case "became_invincible":
      return say.invincible(args.seat);
    case "modified":
      return say.stat(args.seat, args.stat === FORCE ? words().force : words().resistance, args.n);
    case "healed":
      return say.heal(args.seat, args.n);
    case "got_mana":
      return say.mana(args.seat, args.n);
    case "sharpened":
      return say.weapon(args.seat, args.n);
    case "storm_hit":
      return say.storm(called(args.card));
    case "triggered":
      return say.trigger(called(args.card));
    case "chilled_gear":
      return say.chill(called(args.card));
    case "froze":
      return say.freeze(called(args.card));
    case "thawed":
      return say.thaw(called(args.card));
    case "awoke":
      return say.awake(called(args.card));
    default:
      return plain(beat.name, beat.seat);
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
