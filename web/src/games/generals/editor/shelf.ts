// What the shelf is told of maps.
import { kindOf } from "../../../lib/shelf/kind";
import { asText, draftOf, drafts, dropDraft, keepDraft } from "./drafts";
import { words } from "./words";

/** The kind of things that are kept here. */
export const MAP = "map";

export const maps = kindOf({
  kind: MAP,
  field: "text",
  file: { ending: "txt", type: "text/plain", rows: 14 },
  read: asText,
  drafts: { drafts, draftOf, keepDraft, dropDraft },
  words,
});
