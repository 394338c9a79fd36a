// The front line: whose turn it is, what is asked, what is being told, how it ended.
import { brokenOff } from "../../lib/ending";
import { called } from "../../lib/naming";
import type { Outcome } from "../../lib/wire";
import { type Said as AnySaid, awaited, tellings } from "../../lib/stage/prompts";
import { say } from "../../lib/words.svelte";
import type { Player } from "./player.svelte";
import type { Scene } from "./scene";
import { BUILD, PICK, cellName } from "./state";
import { words } from "./words";

export interface Said extends AnySaid {
  alarm?: boolean;
  link?: number; // of a chain being told
}

export const GIVEN_UP = "concede"; // the reason of an end

/** The one line that matters now. */
export function promptOf(scene: Scene): Said {
  const { stage, outcome, names } = scene;
  const told = sentence(scene);
  if (told) return { title: "", text: called(told, names), link: stage.beat?.link ?? 0 };
  if (outcome) return { title: "", text: ended(scene, outcome) };
  const said = scene.player.acting ? asked(scene) : waiting(scene);
  return { ...said, title: called(said.title, names), text: called(said.text, names) };
}

/** The sentence of what is being told, and to how many more the same happens. */
function sentence({ stage }: Scene): string {
  const [first, ...more] = tellings(stage);
  return (first ?? "") + (more.length ? ` ${words().andMore(more.length)}` : "");
}

function asked(scene: Scene): Said {
  const { player, book } = scene;
  const { ask } = words();
  const { phase } = player.s;
  if (phase === BUILD) return { title: "", text: ask.build };
  if (phase === PICK) return { title: "", text: ask.pick };
  if (player.sure) return { title: ask.yours, text: ask.endWarn(left(player)) };
  if (player.begun && player.chosen !== null)
    return { title: unitName(scene, player.chosen), text: step(player) };
  if (player.card) return { title: book.name(player.card), text: step(player) };
  if (player.chosen !== null) return { title: unitName(scene, player.chosen), text: order(player) };
  if (player.composing) return { title: "", text: step(player) };
  const threat = alarm(scene, 1 - player.me);
  if (threat) return { title: ask.yours, text: threat, alarm: true };
  const attacks = player.can("attack") !== null;
  const plays = player.can("play") !== null;
  const more = (player.can("move") ?? player.can("activate")) ? ask.more : ask.endOnly;
  const text = plays ? (attacks ? ask.both : ask.play) : attacks ? ask.attack : more;
  return { title: ask.yours, text };
}

/** What could still be done, in words. */
function left({ legal }: Player): string {
  const { ask } = words();
  const count = (verb: string) => legal.filter((move) => move.verb === verb).length;
  return [ask.leftCards(count("play")), ask.leftAttacks(count("attack"))]
    .filter(Boolean)
    .join(", ");
}

function unitName({ book, player }: Scene, spot: number): string {
  return book.name(book.id(player.s.unit[spot] ?? 0));
}

/** What the action being composed asks for next. */
function step(player: Player): string {
  const { ask } = words();
  const verbs = new Set(player.next.map(({ verb }) => verb));
  const skip = verbs.has("skip") ? ` ${ask.orSkip}` : "";
  if (player.ready) return ask.confirm;
  if (verbs.has("row")) return ask.row + skip;
  if (verbs.has("discard")) return ask.discard + skip;
  if (verbs.has("target")) return ask.target + skip;
  return (verbs.has("cell") ? ask.cell : ask.none) + skip;
}

/** What a unit of one's own may do. */
function order(player: Player): string {
  const { ask } = words();
  const verbs = new Set(player.next.map(({ verb }) => verb));
  const able = player.abilities.length > 0;
  if (verbs.has("target") && verbs.has("cell")) return ask.strikeOrMove;
  if (verbs.has("target")) return ask.strike;
  if (verbs.has("cell")) return ask.move;
  return able ? ask.activate : "";
}

/** The sentence of an alarm: how a player will win when the next turn of theirs begins. */
export function alarm({ player, book }: Pick<Scene, "player" | "book">, seat: number): string {
  const found = (player.aside.trackers[seat] ?? []).find((tracker) => tracker.alarm);
  if (!found) return "";
  const name = book.said("conditions", found.goal);
  return words().alarm(seat, name, words().stop[found.kind] ?? "");
}

function waiting({ play, player }: Scene): Said {
  const { acting } = play.position;
  if (acting === null || acting === play.position.seat) return { title: "", text: "" };
  const { ask } = words();
  const { phase } = player.s;
  if (phase === BUILD) return { title: "", text: ask.building(acting) };
  if (phase === PICK) return { title: "", text: ask.picking(acting) };
  return { title: "", text: awaited(play, ask.thinks, ask.watch) };
}

function ended({ play, names }: Scene, outcome: Outcome): string {
  const broken = brokenOff(outcome, play.seats, names);
  if (broken) return broken;
  const [winner] = outcome.winners;
  if (winner === undefined) return `${words().drawn} ${say(outcome)}`;
  if (outcome.reason === GIVEN_UP) return called(words().gaveUp(1 - winner, winner), names);
  return `${called(words().won(winner), names)} ${say(outcome)}`;
}

/** A cell in words, for who hears the table. */
export function place(spot: number): string {
  const [row = "", column = ""] = cellName(spot).split(".");
  return words().place(row, column);
}
