// Faces are found by their folder: a new game joins by adding `games/<game>/face.ts`; one without
// has the house's own face. What lies in the folder under a usual name need not be said there.
import { drawnFace } from "./drawn/face";
import type { Face, FacePage, OwnFace } from "./play";

const found = import.meta.glob<{ face: OwnFace }>("../games/*/face.ts", { eager: true });
const brought = import.meta.glob([
  "../games/*/{Art,Aid,Table,Position}.svelte",
  "../games/*/{ending,spots}.ts",
  "../games/*/shortcuts.json",
]);
const faces = new Map(
  Object.entries(found).map(([path, { face }]) => [face.id, whole(path, face)]),
);

/** A face with what its folder brings, each when it is asked for. */
function whole(path: string, face: OwnFace): Face {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const own = Object.keys(brought).filter((file) => file.startsWith(folder));
  const names = own.map((file) => file.slice(folder.length, file.lastIndexOf(".")).toLowerCase());
  const rooms = Object.fromEntries(names.map((name, at) => [name, brought[own[at]!]]));
  return { ...rooms, ...face } as Face;
}

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
