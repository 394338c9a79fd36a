// Rooms are found by their folder: a new game joins by adding `games/<game>/room.ts`; one without
// has the house's own room.
import { drawnRoom } from "./drawn/room";
import type { Room, RoomPage } from "./play";

const found = import.meta.glob<{ room: Room }>("../games/*/room.ts", { eager: true });
const rooms = new Map(Object.values(found).map(({ room }) => [room.id, room]));

/** The room of a game. */
export function roomOf(game: string): Room {
  if (!rooms.has(game)) rooms.set(game, drawnRoom(game));
  return rooms.get(game)!;
}

/** A page that a game brings, by its address. */
export function pageOf(game: string, path: string): RoomPage | undefined {
  return roomOf(game).pages?.find((page) => page.path === path);
}

/** Every page that games bring, each with its game. */
export function allPages(): { game: string; page: RoomPage; base: string }[] {
  return [...rooms.values()].flatMap(({ id, pages = [] }) =>
    pages.map((page) => ({ game: id, page, base: baseOf(id, page) })),
  );
}

/** Where a page of a game is. */
export function baseOf(game: string, page: RoomPage): string {
  return `/games/${game}/${page.path}`;
}
