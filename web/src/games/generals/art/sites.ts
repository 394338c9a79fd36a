// Buildings on a 48-unit square: what takes the owner's colour, and what stays ink.

export interface SiteShape {
  body: string; // filled in the owner's colour
  mark?: string; // strokes on it
  ink?: string; // strokes beside it
}

export const SITES: Record<string, SiteShape> = {
  oil: {
    body: "M5 34h38v7H5zM13 14q7.500 8 7.500 12a7.500 7.500 0 0 1-15 0q0-4 7.500-12z",
    ink: "M31 5l-9 29M31 5l9 29M27 18h8M25 26h12.500M27 18l10.500 8M35 18l-10 8M28 5h6",
  },
  barracks: {
    body: "M5 42V18h6.500v5h6.500v-5h12v5h6.500v-5H43v24z",
    mark: "M19 42v-7a5 5 0 0 1 10 0v7M9 28.500h5M34 28.500h5",
    ink: "M24 17V5M24 6h9l-3 3l3 3h-9",
  },
  port: {
    body: "M24 4a5.500 5.500 0 0 1 2.500 10.400V18H34v4.500h-7.500v14.300q6.500-1 8.500-6.300l-4.500 1l6-9L42 32l-3-.5Q37 42.500 24 44Q11 42.500 9 31.500L6 32l5.500-9.500l6 9l-4.500-1q2 5.300 8.500 6.300V22.500H14V18h7.500v-3.600A5.500 5.500 0 0 1 24 4z",
    mark: "M24 9.400h.1",
  },
  airport: {
    body: "M4 42v-9.500a9.500 9.500 0 0 1 19 0V42zM28.500 20.500h11L37.500 42h-7zM24.500 19l3-10h13l3 10z",
    mark: "M8.500 42v-8.500a5 5 0 0 1 10 0V42M28.500 14h11",
    ink: "M34 8.500V3",
  },
};

/** The building of a kind; a new kind looks like a block with a door. */
export function siteOf(id: string): SiteShape {
  return SITES[id] ?? { body: "M7 41V13h34v28z", mark: "M19 41V30h10v11M12 19h24" };
}
