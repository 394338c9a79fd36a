// What a room (one game's table) is given to draw and to play with, live or in a replay.
import type { Component, Snippet } from "svelte";
import type { Names } from "./naming";
import type {
  Clocks,
  Drawn,
  Event,
  GameInfo,
  Legal,
  Outcome,
  ReplayMark,
  Seat,
  Step,
  Text,
  Value,
} from "./wire";

/** A move: its number, its notation, or an object of labels. */
export type AnyMove = number | string | Record<string, string>;

/** A position as somebody sees it. */
export interface Position {
  state: Record<string, Value>;
  acting: number | null;
  legal: Legal[];
  outcome: Outcome | null;
  seat: number | null; // whose eyes; null: a spectator's
  prompt?: Text | null; // what the viewer must decide, in the game's own words
  aids?: Record<string, unknown>; // the game's own help for beginners, where the server sends it
  aside?: Record<string, unknown> | null; // what the game works out of this view
  known?: Record<string, Value> | null; // in a replay that shows all: what one seat knew then
  known_aside?: Record<string, unknown> | null;
}

/** A new position and the moves that led to it. */
export interface Frame {
  position: Position;
  steps: Step[];
  jump: boolean; // show it at once: the first look, or a leap in a replay
  cut: boolean; // and whatever was still being shown is dropped
}

/** What would happen if some moves were played, as far as nobody learns anything from it. */
export interface Tried {
  state: Record<string, Value>;
  acting: number | null;
  legal: Legal[];
  events: Step["events"]; // of all the moves tried
  aids?: Record<string, unknown>;
  aside?: Record<string, unknown> | null;
  refusal: { fr: string; en: string; rule: string | null } | null;
}

/** A move that was not accepted, with its rule. */
export interface Refused {
  fr: string;
  en: string;
  rule: string | null;
}

/** Something was refused by a rule: who teaches beside the table hears of it too. */
export function tellRefusal(rule: string | null | undefined): void {
  document.dispatchEvent(new CustomEvent("refused", { detail: rule ?? null }));
}

/** A match, as a room plays it. */
export interface Play {
  readonly info: GameInfo;
  readonly position: Position;
  readonly moment: string; // changes with the position or the eyes, and with nothing else
  readonly seats: Seat[];
  readonly clocks: Clocks | null;
  readonly options: Record<string, unknown>;
  readonly log: Step[]; // what happened so far, as far as it is known
  readonly live: boolean; // moves can be made
  readonly busy: boolean; // a move is on its way
  readonly refusal: Refused | null;
  readonly silence: Refused | null; // why the last `explore` brought nothing
  readonly undoable: number; // last moves the viewer may take back alone
  readonly lends?: boolean; // a first lesson: the only thing that can be begun is begun for who learns
  readonly back: boolean; // the viewer made a move, and may go back to before it if others agree
  listen(hear: (frame: Frame) => void): () => void;
  act(moves: AnyMove[]): Promise<boolean>;
  undo(moves: number): Promise<boolean>;
  askBack(): Promise<boolean>;
  /** What each line of moves would lead to; null where the server can't say. */
  explore(lines: AnyMove[][]): Promise<Tried[] | null>;
  /** What the game tells of a place on its table; null where it can't be asked. */
  regard<T>(place: number): Promise<T | null>;
  draw(): Promise<Drawn>; // the position as the game itself draws it
  forget(): void; // the refusal was read
}

export interface RoomProps {
  play: Play;
  idle?: boolean; // bound: nothing is being shown step by step
  ending?: Snippet; // what can be done once it is over
}

export interface PositionProps {
  info: GameInfo | null;
  state: Record<string, Value>;
  acting: number | null;
  aside?: Record<string, unknown> | null;
  drawn?: Drawn | null; // as the game itself draws it, for a room that asks for that
}

export interface Shortcut {
  keys: string;
  fr: string;
  en: string;
}

export interface RoomPageProps {
  info: GameInfo;
  base: string; // the page's own address
  rest: string[]; // what follows it in the address
}

/** A page that a game brings beside its table, at `/games/<game>/<path>`: a deck builder, say. */
export interface FacePage {
  path: string;
  title: { fr: string; en: string }; // above the page
  link: { fr: string; en: string }; // on what leads to it
  icon: "cards" | "open";
  keeps?: string; // the kind of things that people make there and keep
  load(): Promise<{ default: Component<RoomPageProps> }>;
}

/** An option worth a choice on the home page: one for all, or one that each seat has its own of. */
export interface Quick {
  option: string;
  proposed: string[]; // a fair match, until something else is chosen
  labels: { fr: string; en: string }[]; // of the one, or one's own and then the other's
  values?(info: GameInfo): string[]; // those to choose from, where not all suit two players
  says?(info: GameInfo): { fr: string; en: string }; // what was chosen, where people make their own
}

/** A match that is over, as its end is told. */
export interface Over {
  play: Play;
  outcome: Outcome;
  names: Names;
  log: Pick<Step, "events">[]; // all that happened, as far as the viewer knows
}

/** A score as it is written large: the winner's figure first, and whose figures they are. */
export interface Score {
  figures: (string | number)[];
  seats: number[];
}

/** A step with which a part of the match begins, such as a round. */
export interface Chapter {
  number: number;
  label: string;
}

/** What a game brings to the panel at its end; the house has the rest. */
export interface Ending {
  title(over: Over): string; // who won, in a word
  line(over: Over): string; // how, in a sentence: the winner's figure first
  score?(over: Over): Score | null;
  moment?(marks: ReplayMark[], number: number): string; // when a step was made: "tour 7"
  chapters?(marks: ReplayMark[]): Chapter[];
  telling?(event: Event): boolean; // whether it tells what a turn was about
  course?: Component<Over>; // how it went, as the game shows that
}

/** Where something stands on the table: an element, or a part of it (left, top, width, height, each
 * a share of the whole). */
export interface Spot {
  at: string; // a selector
  part?: [number, number, number, number];
}

/** The places that a move is about, from where it starts to where it leads. */
export type Spots = (move: Legal, info: GameInfo) => Spot[];

/** What a game's folder gives to the house; found by its file `face.ts`. */
export interface Face {
  id: string;
  art(): Promise<{ default: Component }>; // the picture on the home page
  table(): Promise<{ default: Component<RoomProps, object, "idle"> }>;
  position(): Promise<{ default: Component<PositionProps> }>;
  shortcuts: Shortcut[] | (() => Promise<{ default: Shortcut[] }>);
  aid?(): Promise<{ default: Component }>; // the game on one card
  pages?: FacePage[]; // what can be done away from the table
  optionWords?: Record<string, { fr: string; en: string }>; // values of options, for people
  quick?: Quick[]; // what is chosen beside the match of one click
  /** Whether a value of an option goes with what else is chosen for a seat; without this all do. */
  fits?(info: GameInfo, option: string, value: string, chosen: Record<string, string>): boolean;
  numbered?: boolean; // every line of the log has a number of its own
  open?: boolean; // nothing is hidden once a turn is over: two at one screen need no curtain
  previews?: boolean; // its table shows what a move would change, for who wants that
  drawn?: boolean; // its boards are those that the game itself draws
  whole?: boolean; // its table can show all that was hidden, beside what one seat knew
  ending?(): Promise<{ default: Ending }>;
  spots?(): Promise<{ default: Spots }>;
}

/** What a game says of its face: the rest lies in its folder, as `Table.svelte` or `spots.ts`. */
export type OwnFace = Partial<Face> & Pick<Face, "id">;
