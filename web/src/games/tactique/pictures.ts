// What is drawn on a card: a sign of its own, or that of what it does.
import type { CardFact } from "./book";
import pictures from "./pictures.json";

const OWN: Record<string, string> = pictures;

/** The sign on a card: its own, that of its first keyword or ability, or its faction's. */
export function pictureOf(card: CardFact): string {
  const [key] = [...card.keywords, ...card.triggers];
  return OWN[card.id] ?? key ?? card.faction;
}
