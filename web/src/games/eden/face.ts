import type { Face } from "../../lib/play";

export const face: Face = {
  id: "eden",
  art: () => import("./Art.svelte"),
  table: () => import("./Table.svelte"),
  position: () => import("./Position.svelte"),
  ending: () => import("./ending"),
  spots: () => import("./spots"),
  shortcuts: () => import("./shortcuts"),
};
