// The line under the board: what is happening, what is asked, how it ended.
import { type Names, called } from "../../lib/naming";
import type { Play } from "../../lib/play";
import type { Outcome } from "../../lib/wire";
import { caption } from "./captions";
import type { Composer } from "./composer.svelte";
import type { Stage } from "./stage.svelte";
import { type Night, OMEN, PASS, REROLL, ROLL } from "./state";
import { nd } from "./words";

export interface Scene {
  stage: Stage;
  composer: Composer;
  play: Play;
  names: Names;
  eyes: number | null;
  outcome: Outcome | null;
  mine: boolean; // the page's player must decide something
  s: Night; // as shown
}

/** The one line that matters now. */
export function promptOf(scene: Scene): string {
  return called(marked(scene), scene.names);
}

function marked(scene: Scene): string {
  const { stage, outcome, mine } = scene;
  if (stage.beat) return caption(stage.beat);
  if (outcome) return `${verdict(scene, outcome)} · ${score(scene)}`;
  return mine ? asked(scene.composer) : waiting(scene);
}

function asked(composer: Composer): string {
  const words = nd().ask;
  const { phase, wheels } = composer;
  if (composer.eclipse) return words.eclipse;
  if (composer.asking === "ready") return words.ready;
  if (phase === ROLL) return words.roll;
  if (phase === OMEN) return words.omen;
  if (phase === PASS) return words.pass;
  if (phase === REROLL) return wheels.length ? words.rerollSome(wheels.length) : words.reroll;
  return composing(composer);
}

function composing(composer: Composer): string {
  const words = nd().ask;
  const { tile_cell, tile_kind, asked } = composer.state;
  if (composer.asking === "effect") {
    const cell = (tile_cell[asked] ?? 0) + 1;
    return tile_kind[asked] === 2 ? words.ally(cell) : words.hex(cell);
  }
  if (composer.wheels.length) return words.cell;
  return composer.asking === "more" ? words.more : words.tile;
}

function waiting({ play, s }: Scene): string {
  const { acting } = play.position;
  if (acting === null) return "";
  if (s.phase === OMEN) return nd().ask.waitOmen(acting);
  const thinks = play.live && play.seats[acting]?.kind === "level";
  return thinks ? nd().ask.wait(acting) : nd().ask.watch(acting);
}

function score({ s, eyes }: Scene): string {
  const near = eyes ?? 0;
  return `${s.points[near]} – ${s.points[1 - near]}`;
}

function verdict({ play, eyes }: Scene, { winners }: Outcome): string {
  if (!winners.length) return nd().drawn;
  const alone = eyes !== null && play.seats.filter((seat) => seat.yours).length < 2;
  if (!alone) return nd().won(winners[0] ?? 0);
  return winners.includes(eyes) ? nd().youWon : nd().youLost;
}
