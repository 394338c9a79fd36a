// Terrains, seals and signs of Eden, drawn for a hexagon whose corners lie 50 units from its middle.
// Washes are pale and have a motif each; the inks of players are dark, with a shape each: neither is
// ever told by its hue alone.
import type { Part } from "../../../lib/board/Drawing.svelte";
import drawings from "./drawings.json";

export const COLOURS = ["green", "orange", "violet", "blue", "yellow", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export const R = 50;
export const UNIT = 2 * R; // a cell's height

interface Ink {
  ink: string; // counter and outline
  on: string; // numbers on it
  text: string; // words on parchment
  seal: string; // its shape
}

export const PICTURES: Record<keyof typeof drawings.pictures, Part[]> = drawings.pictures;
export const INKS: Record<Colour, Ink> = drawings.inks;
