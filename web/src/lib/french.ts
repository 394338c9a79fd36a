// French words that change before a name.

const VOWELS = "aeiouàâäéèêëîïôöùûüœæ";
const LITTLE = ["de", "que", "à"]; // words that are joined to a name
const WHOLE: Record<string, string> = { "de le ": "du ", "à le ": "au ", "de les ": "des " };

/** Whether d’, l’ and qu’ stand before a name; never before a bare letter. */
function elides(name: string): boolean {
  const [first = "", second = ""] = `${name}`.toLowerCase();
  if (!second) return false;
  if (first === "y") return second !== second.toUpperCase() && !`${VOWELS}y`.includes(second);
  return VOWELS.includes(first === "h" ? second : first);
}

/** "de", "à" or "que" before a name: contracted with its article, or elided. */
export function joined(little: string, name: string): string {
  const low = little.toLowerCase();
  const apart = Object.keys(WHOLE).find((start) => `${low} ${name}`.startsWith(start));
  if (apart) {
    const whole = WHOLE[apart]! + name.slice(apart.length - low.length - 1);
    return little === low ? whole : whole.charAt(0).toUpperCase() + whole.slice(1);
  }
  return low !== "à" && elides(name) ? `${little.slice(0, -1)}’${name}` : `${little} ${name}`;
}

/** "de", before a name. */
export const of = (name: string): string => joined("de", name);

/** "à", before a name. */
export const to = (name: string): string => joined("à", name);

/** "que", before a name. */
export const that = (name: string): string => joined("que", name);

/** A masculine name with its article: le Maître, l’Oracle. */
export const withArticle = (name: string): string => (elides(name) ? `l’${name}` : `le ${name}`);

/** What stands before a name and the name, joined to the word before it. */
export function withName(part: string, name: string, french: boolean): string {
  const words = part.split(" ");
  const little = words.at(-2);
  if (!french || words.at(-1) !== "" || !little || !LITTLE.includes(little.toLowerCase()))
    return part + name;
  return part.slice(0, part.length - little.length - 1) + joined(little, name);
}
