// The line under the table: what is happening, what is asked, how it ended.
import { brokenOff } from "../../lib/ending";
import { called } from "../../lib/naming";
import { awaited } from "../../lib/stage/prompts";
import type { Scene as AnyScene } from "../../lib/stage/scene";
import type { Outcome } from "../../lib/wire";
import type { Book } from "./book";
import { caption } from "./looks";
import type { Player } from "./player.svelte";
import type { Stage } from "./stage.svelte";
import { BUILD, FREEZE, REACT, RETURN } from "./state";
import { words } from "./words";

export type Scene = AnyScene<Stage, Player, Book>;

/** The one line that matters now. */
export function promptOf(scene: Scene): string {
  return called(marked(scene), scene.names);
}

function marked(scene: Scene): string {
  const { stage, outcome, book, player } = scene;
  if (stage.beat && !stage.idle) return caption(stage.beat, book);
  if (outcome) return ended(scene, outcome);
  return player.acting ? asked(scene) : waiting(scene);
}

function asked({ player, book }: Scene): string {
  const { ask } = words();
  const { phase } = player;
  if (phase === BUILD) return ask.build;
  if (phase === RETURN) return player.keeps ? ask.keep : ask.pick;
  if (phase === FREEZE) return ask.freeze;
  if (player.sure) return words().endWarn(player.s.mana[player.me] ?? 0);
  if (player.selected && player.can(phase === REACT ? "rapid" : "play", { card: player.selected }))
    return ask.selected(book.name(player.selected));
  if (phase === REACT) return answer(player);
  const plays = player.can("play") !== null;
  if (player.can("strike")) return plays ? ask.play : ask.strikeOnly;
  return plays ? ask.playOnly : ask.endOnly;
}

/** What may be said to an attack, or to what is left of one that was cancelled. */
function answer({ answers, aside, passesItself }: Player): string {
  const say = words();
  if (aside.announced?.cancelled) return answers.length ? say.answerStopped : say.answerOver;
  return answers.length ? say.answer : passesItself ? say.answerNone : say.answerNeeded;
}

function waiting({ play, player }: Scene): string {
  const { acting } = play.position;
  if (acting === null || acting === play.position.seat) return ""; // a move is on its way
  const { ask } = words();
  if (player.phase === BUILD) return ask.building(acting);
  if (player.phase === REACT) return ask.react(acting);
  return awaited(play, ask.wait, ask.watch);
}

function ended(scene: Scene, outcome: Outcome): string {
  const said = verdict(scene, outcome);
  const broken = brokenOff(outcome, scene.play.seats, scene.names);
  return broken ?? `${said} · ${score(scene, outcome.winners[0] ?? 0)}`;
}

/** Hit points at the end: one's own first; where nobody is "you" the winner's, with names. */
function score(scene: Scene, winner: number): string {
  const { hp } = scene.player.s;
  const near = isAlone(scene) ? (scene.eyes ?? 0) : winner;
  if (isAlone(scene)) return words().score(`${hp[near]}`, `${hp[1 - near]}`);
  const { labels } = scene.names;
  return words().score(`${labels[near]} ${hp[near]}`, `${hp[1 - near]} ${labels[1 - near]}`);
}

/** Whether the eyes are those of the page's own and only seat. */
function isAlone({ names, eyes }: Scene): boolean {
  return eyes !== null && eyes === names.me;
}

/** Who won, from where the page sits. */
export function verdict(scene: Scene, { winners }: Outcome): string {
  if (!winners.length) return words().drawn;
  if (!isAlone(scene)) return called(words().won(winners[0] ?? 0), scene.names);
  return winners.includes(scene.eyes ?? -1) ? words().youWon : words().youLost;
}
