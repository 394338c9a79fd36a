// Terrains, seals and signs of Eden, drawn for a hexagon whose corners lie 50 units from its middle.
// Washes are pale and have a motif each; the inks of players are dark, with a shape each: neither is
// ever told by its hue alone.
import drawings from "./drawings.json";

export const COLOURS = ["green", "orange", "violet", "blue", "yellow", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export const R = 50;

/** A motif: strokes and filled parts around a point. */
interface Motif {
  wash: string;
  mark: string;
  line?: string;
  fill?: string;
}

interface Ink {
  ink: string; // counter and outline
  on: string; // numbers on it
  text: string; // words on parchment
  seal: string; // its shape
}

/** A part of a picture; "ink" is that of whose it is. */
interface Part {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number; // of the stroke
  opacity?: number;
  transform?: string;
}

export const PICTURES: Record<"heart" | "black" | "portal", Part[]> = drawings.pictures;
export const TERRAINS: Record<Colour, Motif> = drawings.terrains;
export const INKS: Record<Colour, Ink> = drawings.inks;
/** Where a motif is repeated in a tile, and how large. */
export const PLACES = drawings.places;
export const { star: STAR, scrap: SCRAP, swords: SWORDS, cut: CUT } = drawings;

/** The corners of a hexagon so far from its middle, the uppermost first. */
export function hexagon(radius: number): string {
  return corners(radius)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

export function corners(radius: number): [number, number][] {
  return [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
