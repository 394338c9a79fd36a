// Silhouettes of units, seen from the side and facing right (aircraft of the upper air: from above),
// on a 48-unit square. They are told apart without colour.

export interface Shape {
  fill: string; // holes by the even-odd rule
  line?: string; // strokes as thick as a barrel
  cut?: string; // thin strokes in the colour of what lies below
}

const wheel = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const tyre = (x: number, y: number, r: number) => wheel(x, y, r) + wheel(x, y, r / 2.6);
const track = (left: number, right: number, y: number) =>
  `M${left + 4} ${y}H${right - 4}a4 4 0 0 1 0 8H${left + 4}a4 4 0 0 1 0-8z` +
  [0, 1, 2, 3].map((i) => wheel(left + 4.5 + ((right - left - 9) * i) / 3, y + 4, 1.7)).join("");

export const UNITS: Record<string, Shape> = {
  infantry: {
    fill: "M17.500 15.500a6.500 6.500 0 0 1 13 0l2 .5v2H15.500v-2zM19.500 19.500h9q-.5 4-4.500 4t-4.500-4zM16.500 25h15l1.500 8h-4.500v7.500h-4V34h-1.500v6.500h-4V33H15z",
    line: "M12 33L37 20",
    cut: "M13.500 34.800L38 22",
  },
  bazooka: {
    fill: "M17 19.500a5.500 5.500 0 0 1 11 0v2q-1 3.500-5.500 3.500t-5.500-3.500zM14 27h15l3 7h5v5H27.500l-3.500-5l-4 5h-9l4-5zM7 11.500h25v6H7zM32 10l8 1.500v6L32 19z",
    cut: "M14 18.800h19M11 11v7",
  },
  tank: {
    fill: `${track(6, 41, 29)}M9 27.500l4-5h22l4.500 5zM15 21c0-4.500 2.500-7 6.500-7H27c4 0 6 2.500 6 7zM32.500 15.500H45v3.500H32.500z`,
  },
  recon: {
    fill: `${tyre(13.5, 33.5, 5.2)}${tyre(34.5, 33.5, 5.2)}M6 32v-8l8-2l5-6.500h10.500l4.500 6.500l7.500 2v8h-.8a6.800 6.800 0 0 0-13.400 0h-6.600a6.800 6.800 0 0 0-13.400 0z`,
    line: "M12 22V9M28 13h9",
    cut: "M20.500 21.500l3.500-4h4.500l3 4z",
  },
  vtb: {
    fill: `${tyre(12, 34.5, 4.3)}${tyre(23, 34.5, 4.3)}${tyre(34, 34.5, 4.3)}M5 32V15.500h27l10 9V32h-3a5.500 5.500 0 0 0-10.500 0h-.6a5.500 5.500 0 0 0-10.600 0h-.6a5.500 5.500 0 0 0-10.400 0z`,
    cut: "M9 19.500h7v8H9zM20 19.500h7v8h-7zM31 19.500v5h6",
  },
  dca: {
    fill: `${track(6, 38, 30)}M9 28.500l3-4h21l3 4zM13 23.500l2-6h11l3.500 6z`,
    line: "M18 18.500L31.500 5.500M26 20.500L39.500 7.500M29.500 9.500l-2-2M37.500 11.500l-2-2",
  },
  artillery: {
    fill: `${wheel(19, 32, 8)}${wheel(19, 32, 5.5)}${wheel(19, 32, 2.2)}M10 24L39.500 5.500l3 4.800L13.500 29z`,
    line: "M17 34L4.500 40.500M28.500 11.500l7.500 12",
    cut: "M26 13l7.500 12",
  },
  missiles: {
    fill: `${tyre(11, 35.5, 3.9)}${tyre(20, 35.5, 3.9)}${tyre(36.5, 35.5, 3.9)}M31 21.500h6.500l5 6.500v5.500h-1.600a4.800 4.800 0 0 0-8.800 0H24.500a4.800 4.800 0 0 0-9 .1a4.800 4.800 0 0 0-9 0H5v-4h26zM7 23.500l20-14l5-1l-2 4.800l-20 14zM11.500 28.500l7-4.900l2.500 4.900z`,
    cut: "M33.500 24.500h3.200l2.300 3h-5.500zM9.300 25.500L30 11",
  },
  helicopter: {
    fill: "M17 23.500c1-5 5-8 11-8c8 0 13 5.500 13 10.500c0 3.500-3 5.500-7 5.500h-9c-5 0-8-2.500-8.500-5.500L5 22.500V14h3l2.500 6z",
    line: "M11 10.500h32M27 10.500v6M20 36.500h18M24.500 31v5M33.500 31v5",
    cut: "M32 19v6.500h8",
  },
  bomber: {
    fill: "M4 24q0-3 4-3h11l1-17h6.500l4 17h7q6 0 7 3q-1 3-7 3h-7l-4 17H20l-1-17H8q-4 0-4-3zM5 14h4l4 8H8zM5 34h4l4-8H8zM25 9h5v4.500h-4zM26 15h5v4h-4zM25 39h5v-4.500h-4zM26 33h5v-4h-4z",
    cut: "M37 21.500v5",
  },
  fighter: {
    fill: "M45 24q-4-2.500-11-3.200L21 6h-5l4 14.500h-7L7.500 15H4l2.500 9L4 33h3.500l5.500-5.500h7L16 42h5l13-14.800q7-.7 11-3.200z",
    cut: "M30 24h8",
  },
  ulm: {
    fill: `M24.500 6L46 19.500L24.500 15.500L3 19.500zM18 29.500q1-4 5.500-4h6.500q5 0 6.500 5l-.5 2.500H18z${wheel(20, 37.5, 3)}${wheel(34, 37.5, 3)}`,
    line: "M24.500 15v11M13.500 24v13",
    cut: "M24.500 7v8",
  },
  submarine: {
    fill: "M4 22h3.500v4q3-1.500 8-1.500H19l1.500-9H30l2 9h3q9 .5 9 6.500t-10 6.500H17Q9 37.500 7.500 34v4.500H4z",
    line: "M25.500 15.500V8h5",
    cut: "M35 30h.1M30 30h.1M25 30h.1M20 30h.1M15 30h.1",
  },
  barge: {
    fill: "M4 27h3V13.500h10V27h19l5.500-11l3.500 1.500l-5 13l-4 8.500H9z",
    cut: "M9.500 17h5v4h-5zM11 31.500h24",
  },
  destroyer: {
    fill: "M3 28.500h13V22h4.500v-5h6v5H31v6.500h14l-6 9.500H8zM32.500 27.500v-4.500h6v4.500zM8 27.500V24h5v3.500z",
    line: "M23.500 17V7.500M19 11.500h9M37 24.500h8",
    cut: "M10 32.500h29",
  },
  battleship: {
    fill: "M2 29h44l-6 11H8zM18 28V17h3v-7.500h6V17h3.500v11zM31.500 28v-6h8.500v6zM7.500 28v-6H16v6z",
    line: "M24 10V5M38 23h8.500M38 26.300h8.500M10 23H1.500M10 26.300H1.500",
    cut: "M7 33h34",
  },
  carrier: {
    fill: "M1.500 27.500H46.500L42 32l-3 8.500H10L6 32zM27 26.500V17h4v-6.500h4V17h5v9.500zM4.500 26l3.500-6.500l3.500 3.500h7.500l3.500 3z",
    line: "M33 10.500V6",
    cut: "M8 31.500h32",
  },
};

// A new type needs no drawing: it looks like the family it moves with.
const FAMILY: Record<string, string> = {
  walk: "infantry",
  tread: "tank",
  roll: "recon",
  fly: "fighter",
  float: "destroyer",
};

/** The silhouette of a type. */
export function shapeOf(id: string, moveType = ""): Shape {
  return UNITS[id] ?? UNITS[FAMILY[moveType] ?? ""] ?? UNITS.infantry!;
}

/** Plates of units by seat, and the same shapes small: whose it is, without colour. */
export const PLATES = [
  "M9 5.500h30a3.500 3.500 0 0 1 3.500 3.500v30a3.500 3.500 0 0 1-3.500 3.500H9a3.500 3.500 0 0 1-3.500-3.500V9A3.500 3.500 0 0 1 9 5.500z",
  "M24 3.500a20.500 20.500 0 1 1 0 41a20.500 20.500 0 1 1 0-41z",
  "M13.500 4.500h21L46 24L34.500 43.500h-21L2 24z",
  "M5 5.500q10 0 19-2.500q9 2.500 19 2.500v19q0 13-19 20.500Q5 37.500 5 24.500z",
];
