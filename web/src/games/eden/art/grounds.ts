// Terrains, seals and signs of Eden, drawn for a hexagon whose corners lie 50 units from its middle.
// Washes are pale and have a motif each; the inks of players are dark, with a shape each: neither is
// ever told by its hue alone.

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

export const TERRAINS: Record<Colour, Motif> = {
  green: {
    wash: "#b3cf9f",
    mark: "#4a7a3e",
    fill: "M0-11L7-1H4L9 8H1.5V12H-1.5V8H-9L-4-1H-7z",
  },
  orange: {
    wash: "#e8bf92",
    mark: "#9a5717",
    line: "M-13 8L-4-9L1-1L4-5L13 8z",
    fill: "M-4-9L-8-1.5L-5-3L-3-.5L-.5-3.5z",
  },
  violet: {
    wash: "#cbb6da",
    mark: "#6a4591",
    line: "M-12 6q4-5 8 0t8 0t8 0M-5 0V-11M1 0V-8M6 0V-12",
    fill: "M-6.5-12h3v6h-3zM4.5-13h3v6h-3z",
  },
  blue: {
    wash: "#aecbe3",
    mark: "#2d5f99",
    line: "M-3-12L4-3L1 11L-6 2zM-3-12L-1 3L1 11",
    fill: "M6-8L10-1L7 8L4 2z",
  },
  yellow: {
    wash: "#ecdf97",
    mark: "#806400",
    line: "M-8 9Q-7-2-12-6M-3 9Q-2-3-4-10M3 9Q2-3 4-10M8 9Q7-2 12-6",
  },
  red: {
    wash: "#e3a79c",
    mark: "#96332a",
    line: "M-13 9L-5-7H5L13 9",
    fill: "M-5-7H5L3-2L1-4L0 5L-2-3L-3.5-1z",
  },
};

/** Where a motif is repeated in a tile, and how large. */
export const PLACES: [number, number, number][] = [
  [0, -31, 1],
  [27.5, -14, 0.86],
  [26, 17, 0.9],
  [0, 33, 0.95],
  [-26, 17, 0.9],
  [-27.5, -14, 0.86],
];

export const LATTICE =
  "M-41-20L-5 41M-41 6L-22 36M-24-34L24 34M5-41L41 20M22-36L41-6M41-20L5 41M41 6L22 36M24-34L-24 34M-5-41L-41 20M-22-36L-41-6";

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

interface Ink {
  ink: string; // counter and outline
  on: string; // numbers on it
  text: string; // words on parchment
  seal: string; // its shape
}

export const INKS: Record<Colour, Ink> = {
  green: {
    ink: "#1b6a3b",
    on: "#fff",
    text: "#1b6a3b",
    seal: "M0-17.5A17.5 17.5 0 0 1 0 17.5A17.5 17.5 0 0 1 0-17.5z",
  },
  orange: {
    ink: "#b0530a",
    on: "#fff",
    text: "#9a4706",
    seal: "M0-20L18.5-5L12.5 17H-12.5L-18.5-5z",
  },
  violet: { ink: "#5f2f9e", on: "#fff", text: "#5f2f9e", seal: "M0-22L21 0L0 22L-21 0z" },
  blue: { ink: "#1a4fae", on: "#fff", text: "#1a4fae", seal: "M-16-16H16V16H-16z" },
  yellow: {
    ink: "#f3c40a",
    on: "#241b0c",
    text: "#6f5400",
    seal: "M0-22L6-15.5L15.6-15.6L15.5-6L22 0L15.5 6L15.6 15.6L6 15.5L0 22L-6 15.5L-15.6 15.6L-15.5 6L-22 0L-15.5-6L-15.6-15.6L-6-15.5z",
  },
  red: {
    ink: "#a91d1d",
    on: "#fff",
    text: "#a91d1d",
    seal: "M-16.5-17H16.5V2C16.5 12 7 17.5 0 21C-7 17.5-16.5 12-16.5 2z",
  },
};

export const STAR = "M0-9.5L2.4-2.4L9.5 0L2.4 2.4L0 9.5L-2.4 2.4L-9.5 0L-2.4-2.4z";
export const SCRAP =
  "M-18-9L-11-17L-4-13L2-19L9-14L17-14L15-5L20 1L14 7L16 15L7 15L1 20L-6 14L-15 16L-15 7L-20 0L-14-4z";
export const SWORDS = "M4 4l12 12M20 4L8 16M13 19l6-6M5 13l6 6M4 20l3-3M20 20l-3-3";
export const CUT = "M3 12h6M15 12h6M10 18l4-12";
