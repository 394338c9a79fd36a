// Maps that are not saved yet.
import { draftsAt } from "../../../lib/shelf/drafts";

/** The text of something kept. */
export const asText = (value: unknown) => (typeof value === "string" ? value : null);

export const { drafts, draftOf, keepDraft, dropDraft } = draftsAt(
  "ludotheque.generals.maps",
  "text",
  asText,
);
