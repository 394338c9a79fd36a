// What a room (one game's table) is given to draw and to play with, live or in a replay.
import type { Component, Snippet } from "svelte";
import type { Clocks, Event, GameInfo, Legal, Outcome, Seat, Step, Value } from "./wire";

/** A move: its number, its notation, or an object of labels. */
export type AnyMove = number | string | Record<string, string>;

/** A position as somebody sees it. */
export interface Position {
  state: Record<string, Value>;
  acting: number | null;
  legal: Legal[];
  outcome: Outcome | null;
  seat: number | null; // whose eyes; null: a spectator's
  aids?: Record<string, unknown>; // the game's own help for beginners, where the server sends it
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
  refusal: { fr: string; en: string; rule: string | null } | null;
}

/** A move that was not accepted, with its rule. */
export interface Refused {
  fr: string;
  en: string;
  rule: string | null;
}

/** A match, as a room plays it. */
export interface Play {
  readonly info: GameInfo;
  readonly position: Position;
  readonly moment: string; // changes with the position or the eyes, and with nothing else
  readonly seats: Seat[];
  readonly clocks: Clocks | null;
  readonly options: Record<string, unknown>;
  readonly live: boolean; // moves can be made
  readonly busy: boolean; // a move is on its way
  readonly refusal: Refused | null;
  readonly undoable: number; // last moves the viewer may take back alone
  listen(hear: (frame: Frame) => void): () => void;
  act(moves: AnyMove[]): Promise<boolean>;
  undo(moves: number): Promise<boolean>;
  /** What each line of moves would lead to; null where the server can't say. */
  explore(lines: AnyMove[][]): Promise<Tried[] | null>;
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
}

export interface Shortcut {
  keys: string;
  fr: string;
  en: string;
}

/** What a game's folder gives to the house; found by its file `room.ts`. */
export interface Room {
  id: string;
  blurb: { fr: string; en: string };
  Art: Component;
  table(): Promise<{ default: Component<RoomProps, object, "idle"> }>;
  position(): Promise<{ default: Component<PositionProps> }>;
  shortcuts: Shortcut[];
  Aid?: Component; // the game on one card
  optionWords?: Record<string, { fr: string; en: string }>; // values of options, for people
  /** The log lines of one move's events, where the game has better than one line each. */
  tell?(events: Event[]): { fr: string; en: string }[];
}
