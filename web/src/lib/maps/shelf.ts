// Maps as they are kept: on the shelf, and those that are not saved yet.
import { draftsAt } from "../shelf/drafts";
import { kindOf } from "../shelf/kind";
import { words } from "./words";

/** The kind of things that are kept here. */
export const MAP = "map";

/** The text of something kept. */
export const asText = (value: unknown) => (typeof value === "string" ? value : null);

/** The maps that are not saved yet. */
export const draftsOf = (game: string) => draftsAt(`ludotheque.${game}.maps`, "text", asText);

/** What the shelf is told of a game's maps. */
export const mapsOf = (game: string) =>
  kindOf({
    kind: MAP,
    field: "text",
    file: { ending: "txt", type: "text/plain", rows: 14 },
    read: asText,
    drafts: draftsOf(game),
    words,
  });
