// A map as text and back: header lines, then `map:` and the rows. Only what the drawing table can hold
// in full is read; what is wrong with another text is asked of the rules.
import { type Chart, cellOf, isInside, rowsOf } from "./chart";
import type { Print } from "./print";
import { type Symmetry, isSymmetry } from "./symmetry";

/** All that is drawn, but the name. */
export interface Sketch {
  chart: Chart;
  players: number;
  days: number;
  symmetry: Symmetry;
  about: string[]; // header lines that describe it, as they were written
}

const HEADER = /^\s*([a-z_]+(?: [a-z0-9]+)?)\s*:(?:\s+(.*))?$/i;
const OWNER = /^owner P([1-9])$/;
const CELLS = /^(\s*\(\s*\d{1,3}\s*,\s*\d{1,3}\s*\))+\s*$/;
const LONGEST_NAME = 60;

/** The text of a map; a player without a building has no line. */
export function writeText(sketch: Sketch, name: string): string {
  const { chart, players, days, symmetry, about } = sketch;
  const shown = cleanName(name);
  const owned = Array.from({ length: players }, (_, i) => cellsOf(chart, i + 1));
  const lines = [
    ...(shown ? [`name: ${shown}`] : []),
    ...about,
    `players: ${players}`,
    `day_limit: ${days}`,
    `symmetry: ${symmetry}`,
    ...owned.flatMap((cells, i) => (cells ? [`owner P${i + 1}: ${cells}`] : [])),
    "map:",
    ...rowsOf(chart),
  ];
  return `${lines.join("\n")}\n`;
}

/** A name on one line, no longer than the rules allow. */
export function cleanName(name: string): string {
  return Array.from(name.replace(/\s+/g, " ").trim()).slice(0, LONGEST_NAME).join("").trim();
}

function cellsOf(chart: Chart, player: number): string {
  const { width } = chart;
  const found = chart.owners.flatMap((owner, cell) =>
    owner === player ? [`(${cell % width},${Math.floor(cell / width)})`] : [],
  );
  return found.join(" ");
}

/** The map of a text with its name, or null if it can't be drawn as it is written. */
export function readText(
  text: string,
  print: Print,
  language: string,
): { sketch: Sketch; name: string } | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim());
  const at = lines.findIndex((line) => line.trim() === "map:");
  const headers = headersOf(lines.slice(0, Math.max(at, 0)));
  const chart = at < 0 ? null : chartOf(lines.slice(at + 1), print);
  if (!headers || !chart) return null;
  const players = numberOf(headers.get("players"));
  const days = numberOf(headers.get("day_limit"));
  const symmetry = headers.get("symmetry") ?? "none";
  const [fewest, most] = print.limits.players;
  if (days === null || players === null || players < fewest || players > most) return null;
  if (!isSymmetry(symmetry) || !own(chart, headers, players, print)) return null;
  const about = [...headers].flatMap(([key, value]) =>
    /^about\b/.test(key) ? [`${key}: ${value}`] : [],
  );
  const name = headers.get(`name ${language}`) ?? headers.get("name") ?? headers.get("name en");
  return { sketch: { chart, players, days, symmetry, about }, name: name ?? "" };
}

/** Header lines by their keys; null if one is unknown or there twice. */
function headersOf(lines: string[]): Map<string, string> | null {
  const found = new Map<string, string>();
  for (const line of lines) {
    const [, key = "", value = ""] = HEADER.exec(line) ?? [];
    const known =
      OWNER.test(key) || /^(name|about)( fr| en)?$|^(players|day_limit|symmetry)$/.test(key);
    if (!known || !value.trim() || found.has(key)) return null;
    found.set(key, value.trim());
  }
  return found;
}

function numberOf(value: string | undefined): number | null {
  return value && /^\d{1,4}$/.test(value) ? Number(value) : null;
}

/** The rows as a map that nobody owns anything of. */
function chartOf(lines: string[], print: Print): Chart | null {
  const rows = lines.map((line) => Array.from(line.trim()));
  const [least, most] = print.limits.side;
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  if (Math.min(width, height) < least || Math.max(width, height) > most) return null;
  const known = new Set(print.letters);
  if (!rows.every((row) => row.length === width && row.every((letter) => known.has(letter))))
    return null;
  return { width, height, letters: rows.flat(), owners: Array<number>(width * height).fill(0) };
}

/** Give the buildings to their owners; false if one can't be given so. */
function own(chart: Chart, headers: Map<string, string>, players: number, print: Print): boolean {
  for (const [key, value] of headers) {
    const player = Number(OWNER.exec(key)?.[1] ?? 0);
    if (!player) continue;
    if (player > players || !CELLS.test(value)) return false;
    for (const [, x, y] of value.matchAll(/(\d+)\s*,\s*(\d+)/g)) {
      const spot = { x: Number(x), y: Number(y) };
      const cell = cellOf(chart, spot);
      const free = isInside(chart, spot) && !chart.owners[cell];
      if (!free || !print.isBuilding(chart.letters[cell]!)) return false;
      chart.owners[cell] = player;
    }
  }
  return true;
}
