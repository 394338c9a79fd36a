// The line under the board: what is happening, what is asked, how it ended.
import { brokenOff } from "../../lib/ending";
import { type Names, called } from "../../lib/naming";
import type { Play } from "../../lib/play";
import type { Outcome } from "../../lib/wire";
import { duels } from "./clash";
import type { Composer } from "./composer.svelte";
import { TRIANGLE, caption } from "./looks";
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
  const { stage, outcome, mine, s, play } = scene;
  if (stage.beat) return caption(stage.beat, s, allFight(play));
  if (outcome) return verdict(scene, outcome);
  return mine ? asked(scene) : waiting(scene);
}

/** Whether all tiles fight, not only those laid this turn. */
export function allFight({ options }: Play): boolean {
  return options.rps_scope === "board";
}

function asked(scene: Scene): string {
  const { composer } = scene;
  const words = nd().ask;
  const { phase, wheels, spot } = composer;
  if (composer.eclipse) return words.eclipse;
  if (composer.asking === "ready") return words.ready;
  if (phase === ROLL) return words.roll;
  if (phase === OMEN) return omen(scene);
  if (phase === PASS) return words.pass;
  if (spot !== null) return words.wheel(spot + 1);
  if (phase === REROLL) return wheels.length ? words.rerollSome(wheels.length) : words.reroll;
  return composing(composer);
}

/** Which tiles are about to change sides, and what beats them. */
function omen({ composer, s, play }: Scene): string {
  const words = nd().ask;
  const cells = composer.legal.flatMap(({ verb, values }) => (verb === "cancel" ? values : []));
  const told = cells.map((cell) => cell + 1);
  const listed = [told.slice(0, -1).join(", "), told.at(-1)].filter(Boolean).join(words.and);
  const fights = s.step === TRIANGLE ? duels(s, cells, allFight(play)) : "";
  return words.omen(listed, cells.length > 1, fights && nd().beatenBy(fights));
}

function composing(composer: Composer): string {
  const words = nd().ask;
  const { tile_cell, tile_kind, asked } = composer.state;
  if (composer.asking === "effect") {
    const cell = (tile_cell[asked] ?? 0) + 1;
    return tile_kind[asked] === 2 ? words.ally(cell) : words.hex(cell);
  }
  if (composer.wheels.length) return words.cell;
  if (composer.asking !== "more") return words.tile;
  return composer.ends ? words.more : words.moreOn;
}

function waiting({ play, s }: Scene): string {
  const { acting, seat } = play.position;
  if (acting === null || (acting === seat && play.busy)) return ""; // or a move is on its way
  if (s.phase === OMEN) return nd().ask.waitOmen(acting);
  const thinks = play.live && play.seats[acting]?.kind === "level";
  return thinks ? nd().ask.wait(acting) : nd().ask.watch(acting);
}

/** Who won and by how much: one's own lives first, or the winner's. */
function verdict({ play, names, s }: Scene, outcome: Outcome): string {
  const { winners, reason } = outcome;
  const winner = winners[0];
  if (winner !== undefined && reason === "resign") return nd().gaveUp(1 - winner);
  if (winner !== undefined && reason === "time") return nd().outOfTime(1 - winner);
  const broken = brokenOff(outcome, play.seats, names);
  if (broken !== null || winner === undefined) return broken ?? nd().drawn;
  const { me } = names;
  const near = me ?? winner;
  const [own = 0, other = 0] = [s.points[near], s.points[1 - near]];
  const who = me === null ? nd().won(winner) : winner === me ? nd().youWon : nd().youLost;
  return `${who}, ${nd().score(own, other, play.options.scoring === "rounds")}.`;
}
