import type { OwnFace } from "../../lib/play";

export const face: OwnFace = {
  id: "eden",
};
