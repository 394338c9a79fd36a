// What the tools of a map say, whatever game it is of.
import { settings } from "../settings.svelte";

const fr = {
  tools: "Outils de la carte",
  larger: "Agrandir",
  smaller: "Réduire",
  fit: "Toute la carte",
  minimap: "La carte en petit",
};
const en: typeof fr = {
  tools: "Map tools",
  larger: "Larger",
  smaller: "Smaller",
  fit: "The whole map",
  minimap: "The map in small",
};

export const boardWords = (): typeof fr => (settings.language === "fr" ? fr : en);
