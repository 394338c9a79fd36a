// Rooms are found by their folder: a new game joins by adding `games/<game>/room.ts`.
import type { Room } from "./play";

const found = import.meta.glob<{ room: Room }>("../games/*/room.ts", { eager: true });
const rooms = new Map(Object.values(found).map(({ room }) => [room.id, room]));

/** The room of a game, if somebody drew one. */
export function roomOf(game: string): Room | undefined {
  return rooms.get(game);
}
