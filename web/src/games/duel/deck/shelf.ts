// What the shelf is told of decks.
import { kindOf } from "../../../lib/shelf/kind";
import { DECK, asDeck } from "./deck";
import { draftOf, drafts, dropDraft, keepDraft } from "./drafts";
import { words } from "./words";

export const decks = kindOf({
  kind: DECK,
  field: "deck",
  file: { ending: "json", type: "application/json", rows: 12 },
  read: asDeck,
  drafts: { drafts, draftOf, keepDraft, dropDraft },
  words,
});
export const { shelved, standing } = decks;
