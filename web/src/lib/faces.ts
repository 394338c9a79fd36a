// Faces are found by their folder: a new game joins by adding `games/<game>/face.ts`; one without
// has the house's own face.
import { drawnFace } from "./drawn/face";
import type { Face, FacePage } from "./play";

const found = import.meta.glob<{ face: Face }>("../games/*/face.ts", { eager: true });
const faces = new Map(Object.values(found).map(({ face }) => [face.id, face]));

/** The face of a game. */
export function faceOf(game: string): Face {
  if (!faces.has(game)) faces.set(game, drawnFace(game));
  return faces.get(game)!;
}

/** A page that a game brings, by its address. */
export function pageOf(game: string, path: string): FacePage | undefined {
  return faceOf(game).pages?.find((page) => page.path === path);
}

/** Every page that games bring, each with its game. */
export function allPages(): { game: string; page: FacePage; base: string }[] {
  return [...faces.values()].flatMap(({ id, pages = [] }) =>
    pages.map((page) => ({ game: id, page, base: baseOf(id, page) })),
  );
}

/** Where a page of a game is. */
export function baseOf(game: string, page: FacePage): string {
  return `/games/${game}/${page.path}`;
}
