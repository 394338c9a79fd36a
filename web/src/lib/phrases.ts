// Sentences as data: places and plurals, as the server's core/phrases.py writes them.
//
// A key names its sentence and the places in it: "held(row, turns)"; a key with [] is a table that
// names from elsewhere look into. In a sentence {n} is filled with a value, {n:carte|cartes} with
// the form that goes with the number, {n:rien|un tour|{n} tours} with the first one where there is
// none. A form with @ calls somebody: {name:de @} by name, joined to the little word before it, and
// {seat:@ joue|Vous jouez} whoever sits there, once `called` knows who it is.
import { withName } from "./french";
import type { Language } from "./settings.svelte";

type Value = string | number;
type Values<Places> = Places extends `${string}, ${infer More}`
  ? [Value, ...Values<More>]
  : [Value];
type Name<Key> = Key extends `${infer Called}(${string})` | `${infer Called}[]` ? Called : Key;
type Sentence<Key, Text> = Key extends `${string}(${infer Places})`
  ? (...values: Values<Places>) => string
  : Key extends `${string}[]`
    ? Record<string, string>
    : Spoken<Text>;

/** A book of sentences as the page uses it: texts, and functions where a key names places. */
export type Spoken<Book> = Book extends (infer Line)[]
  ? Spoken<Line>[]
  : Book extends object
    ? { [Key in keyof Book as Name<Key>]: Sentence<Key, Book[Key]> }
    : Book;

/** The sentences of a book, ready to be said in its language. */
export function spoken<Book>(book: Book, language: Language): Spoken<Book> {
  return said(book, language) as Spoken<Book>;
}

function said(book: unknown, language: Language): unknown {
  if (Array.isArray(book)) return book.map((line) => said(line, language));
  if (typeof book !== "object" || book === null) return book;
  const entries = Object.entries(book).map(([key, text]) => {
    const { name, places } = signature(key);
    if (!places.length) return [name, said(text, language)];
    const say = (...values: Value[]) =>
      filled(text, new Map(places.map((place, i) => [place, values[i]!])), language);
    return [name, say];
  });
  return Object.fromEntries(entries);
}

/** What a key says: the name of its sentence, and the places in it. */
export function signature(key: string): { name: string; places: string[] } {
  const [, name = key, places = ""] = /^(\w+)(?:\((.+)\)|\[\])$/.exec(key) ?? [];
  return { name, places: places ? places.split(", ") : [] };
}

/** A sentence with its places filled. */
function filled(text: string, values: Map<string, Value>, language: Language): string {
  return parts(text)
    .map(({ words, place, forms }) => {
      if (place === undefined) return words;
      const value = values.get(place)!;
      if (!forms.length) return `${words}${value}`;
      const calls = forms[0]!.includes("@");
      const form = calls ? forms.join("|") : fitting(Number(value), forms, language);
      const whole = filled(form, values, language);
      return words + (calls ? calling(value, whole, language) : whole);
    })
    .join("");
}

/** The form that goes with a number: none, one or many; in French 0 goes with one. */
function fitting(n: number, forms: string[], language: Language): string {
  if (forms.length > 2 && !n) return forms[0]!;
  const [one, many] = forms.slice(-2);
  return (language === "fr" ? n < 2 : n === 1) ? one! : many!;
}

/** Somebody by name, or a seat as a mark that `called` fills. */
function calling(who: Value, form: string, language: Language): string {
  if (typeof who === "number") return `{${letter(who)}:${form}}`;
  const [before = "", after = ""] = form.split("@");
  return withName(before, who, language === "fr") + after;
}

/** A, B, C… as the rulebooks call the seats. */
export function letter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

interface Part {
  words: string; // what stands before the place
  place?: string; // none at the end of a sentence
  forms: string[];
}

/** A sentence taken apart at its places; those inside of forms stay there. */
export function parts(text: string): Part[] {
  const [words, inside, after] = split(text);
  if (inside === undefined) return [{ words, forms: [] }];
  const colon = inside.indexOf(":");
  if (colon < 0) return [{ words, place: inside, forms: [] }, ...parts(after)];
  const forms = alternatives(inside.slice(colon + 1));
  return [{ words, place: inside.slice(0, colon), forms }, ...parts(after)];
}

/** What stands before, inside and after the first braces. */
function split(text: string): [string, string | undefined, string] {
  const open = text.indexOf("{");
  if (open < 0) return [text, undefined, ""];
  let shut = open + 1;
  for (let depth = 1; depth && shut < text.length; shut++)
    depth += text[shut] === "{" ? 1 : text[shut] === "}" ? -1 : 0;
  return [text.slice(0, open), text.slice(open + 1, shut - 1), text.slice(shut)];
}

/** Forms parted by bars; a bar inside of braces belongs to them. */
function alternatives(text: string): string[] {
  const [words, inside, after] = split(text);
  const forms = words.split("|");
  if (inside === undefined) return forms;
  const [first = "", ...more] = alternatives(after);
  return [...forms.slice(0, -1), `${forms.at(-1)}{${inside}}${first}`, ...more];
}
