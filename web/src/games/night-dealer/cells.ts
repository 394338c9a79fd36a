// How each cell looks and what it says, from the position shown and the composition under way.
import { type Names, called } from "../../lib/naming";
import type { Legal } from "../../lib/wire";
import type { Composer } from "./composer.svelte";
import type { Stage } from "./stage.svelte";
import { CELLS, ECLIPSE, KINDS, type Night, NONE, OMEN, cellsOf, curseOn } from "./state";
import { nd } from "./words";

export type Target = "tile" | "ally" | "curse" | "trap" | "save";

export interface CellLook {
  cell: number;
  owner: number;
  kind: number;
  badge: boolean;
  shield: boolean;
  traps: number[]; // seats whose trap lies here
  curse: number; // who cursed it, or NONE
  tentative: boolean;
  selected: boolean; // the tile or cell a choice is about
  dim: boolean; // not to be chosen now
  target: Target | null;
  threatened: boolean;
  won: boolean;
  lost: boolean;
  breaks: boolean;
  hint: { gain: number; loss: number } | null;
  effect: Target | null; // chosen in the composition, for this cell
  touched: string; // name of the beat that touches it, or nothing
}

/** Cells without anybody's composition: a replay, an example, a spectator's look. */
export function plainCells(s: Night): CellLook[] {
  return CELLS.map((cell) => ({
    cell,
    owner: s.owner[cell] ?? NONE,
    kind: s.kind[cell] ?? NONE,
    badge: s.badge[cell] === 1,
    shield: s.shield[cell] === 1,
    traps: [0, 1].filter((seat) => s.trap[seat] === cell),
    curse: curseOn(s, cell),
    tentative: false,
    selected: false,
    dim: false,
    target: null,
    threatened: ((s.pending >> cell) & 1) === 1,
    won: false,
    lost: false,
    breaks: false,
    hint: null,
    effect: null,
    touched: "",
  }));
}

/** All nine cells as the player sees them now. */
export function liveCells(stage: Stage, composer: Composer, apprentice: boolean): CellLook[] {
  const s = stage.shown;
  if (!s) return [];
  const cells = plainCells(s);
  for (const look of cells) look.touched = stage.touches(look.cell) ? (stage.beat?.name ?? "") : "";
  if (!stage.idle || !composer.acting) return cells;
  for (const tile of composer.prepared) prepare(cells[tile.cell]!, tile, composer.me);
  const open = targets(composer, s);
  for (const [cell, target] of open) cells[cell]!.target = target;
  for (const text of composer.effects) chosen(cells, text);
  point(cells, composer);
  dim(cells, open);
  if (apprentice) advise(cells, composer);
  return cells;
}

function prepare(look: CellLook, tile: { kind: number; eclipse: boolean }, me: number): void {
  Object.assign(look, { owner: me, kind: tile.kind, badge: tile.eclipse, tentative: true });
}

/** Show what a choice is about: the cell of an Eclipse, the tile whose effect is asked. */
function point(cells: CellLook[], composer: Composer): void {
  if (composer.spot !== null) cells[composer.spot]!.selected = true;
  if (composer.eclipse) {
    const look = cells[composer.eclipse.cell]!;
    Object.assign(look, { owner: composer.me, kind: ECLIPSE, tentative: true, selected: true });
  } else if (composer.asking === "effect") {
    const { tile_cell, asked } = composer.state;
    const look = cells[tile_cell[asked] ?? NONE];
    if (look) look.selected = true;
  }
}

/** While a target is wanted, what can't be one stands back. */
function dim(cells: CellLook[], open: Map<number, Target>): void {
  if (!open.size) return;
  const laying = [...open.values()].includes("tile");
  for (const look of cells) {
    const idle = !open.has(look.cell) && !look.tentative;
    look.dim = idle && (!laying || look.owner === NONE);
  }
}

function chosen(cells: CellLook[], text: string): void {
  const [verb, cell] = text.split(" ");
  const look = cells[Number(cell) - 1];
  if (look) look.effect = verb as Target;
}

/** What each cell is a target for. */
export function targets(composer: Composer, s: Night): Map<number, Target> {
  const found = new Map<number, Target>();
  if (composer.eclipse) return found;
  const [wheel] = composer.wheels;
  if (composer.wheels.length === 1 && wheel !== undefined) {
    for (const move of composer.tiles(wheel)) found.set(move.values[1]!, "tile");
  }
  for (const move of composer.legal) {
    const target = EFFECTS[move.verb];
    const cell = move.values[0];
    if (target && cell !== undefined && cell < CELLS.length) found.set(cell, target);
  }
  if (s.phase === OMEN && !composer.legal.length)
    for (const cell of cellsOf(s.pending)) found.delete(cell);
  return found;
}

const EFFECTS: Record<string, Target> = {
  ally: "ally",
  curse: "curse",
  trap: "trap",
  cancel: "save",
};

/** The legal move a click on a cell stands for, tiles apart. */
export function moveAt(legal: Legal[], cell: number): Legal | undefined {
  return legal.find((move) => EFFECTS[move.verb] && move.values[0] === cell);
}

function advise(cells: CellLook[], composer: Composer): void {
  const { preview } = composer;
  if (preview) {
    for (const cell of preview.won) cells[cell]!.won = true;
    for (const cell of preview.lost) cells[cell]!.lost = true;
    for (const cell of preview.broken) cells[cell]!.breaks = true;
  }
  const hints = composer.hints;
  if (hints) {
    for (const look of cells) if (look.target === "tile") look.hint = hints.get(look.cell) ?? null;
  }
}

/** A cell in words, for those who hear it. */
export function cellWords(look: CellLook, names: Names): string {
  const words = nd();
  const parts = [words.cell(look.cell + 1)];
  if (look.owner === NONE && look.effect !== "trap") parts.push(words.empty);
  else if (look.owner === NONE) parts.push(words.planned.trap);
  else parts.push(words.tileOf(words.kinds[look.kind] ?? "", look.owner));
  if (look.tentative) parts.push(words.tentative);
  if (look.badge) parts.push(words.badge);
  if (look.shield) parts.push(words.shield);
  for (const seat of look.traps) parts.push(words.trapOf(seat));
  if (look.curse !== NONE) parts.push(words.curse(look.curse));
  if (look.threatened) parts.push(words.threatened);
  if (look.target) parts.push(TARGET_WORDS[look.target]());
  if (look.effect && look.effect !== "trap") parts.push(words.planned[look.effect]);
  if (look.selected && !look.tentative) parts.push(words.chosen);
  if (look.hint && look.hint.gain + look.hint.loss)
    parts.push(words.gains(look.hint.gain, look.hint.loss));
  if (look.won) parts.push(words.wouldWin);
  if (look.lost) parts.push(words.wouldLose);
  if (look.breaks) parts.push(words.wouldBreak);
  return called(parts.join(", "), names);
}

const TARGET_WORDS: Record<Target, () => string> = {
  tile: () => nd().target,
  ally: () => nd().canShield,
  curse: () => nd().canCurse,
  trap: () => nd().canTrap,
  save: () => nd().canSave,
};

/** The name of the sign of a kind. */
export function signOf(kind: number): string {
  return KINDS[kind] ?? "";
}
