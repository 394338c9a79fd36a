// What a game tells the drawing table of its maps: what may lie on a cell and what it is called, how
// large maps may be, how they look. The rest is the same for every game.
import { type Snippet, createContext } from "svelte";
import type { GameInfo, Text } from "../wire";
import type { Chart } from "./chart";
import type { Ground } from "./travel";

/** A building, as far as an author of maps must know it. */
export interface Building {
  letter: string;
  income: number;
  makes: readonly string[]; // what it creates
}

/** How far maps go: the least and the most. */
export interface Limits {
  side: readonly [number, number];
  players: readonly [number, number];
  days: readonly [number, number];
}

export interface Print {
  readonly info: GameInfo;
  readonly terrains: readonly { letter: string }[];
  readonly kinds: readonly Building[];
  readonly maps: readonly { id: string; text: string }[]; // that come with the game
  readonly limits: Limits;
  readonly point: number; // ticks of a movement point
  readonly blank: string; // what a new cell is
  readonly letters: string[]; // all that may be drawn
  readonly ways: string[]; // of moving
  isBuilding(letter: string): boolean;
  kind(letter: string): Building | undefined;
  letterOf(key: string): string | undefined; // that a key stands for
  name(letter: string): string;
  mapName(id: string): Text;
  wayName(way: string): string;
  symmetryName(symmetry: string): string;
  ground(way: string): Ground; // what a way of moving meets on a map
}

/** How a game draws its maps, asks for a match on one, and what only it says of them. */
export interface Looks {
  picture: Snippet<[chart: Chart, grid?: boolean, over?: Snippet]>; // over it: in units of a cell's
  swatch: Snippet<[letter: string, owner: number]>; // of what a letter draws, for an owner from 1
  play: Snippet<[name: string, text: string, players: number, close: () => void]>;
  plates: readonly string[]; // behind a player's number
  words: () => { blank: string; days: string; daysHelp: string };
}

/** The looks of the maps on a page, for all that is on it. */
export const [looks, setLooks] = createContext<Looks>();
