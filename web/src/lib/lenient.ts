// JSON as people paste it: between other words or in a fence, with curly quotes, a comma too many or
// too few, keys without quotes, comments. What was mended is told; what can't be read says where.

export type Mend = "around" | "quotes" | "commas" | "bare" | "comments";

export type Fault = "nothing" | "long" | "deep" | "end" | "quote" | "unexpected";

/** Where and why a text can't be read. */
export class Unreadable extends Error {
  constructor(
    readonly fault: Fault,
    readonly line: number,
    readonly column: number,
    readonly found = "",
  ) {
    super(`${fault} at ${line}:${column}`);
  }
}

const LONGEST = 20_000; // characters
const DEEPEST = 12;
const BLANK = /[\s\u200B-\u200D\u2060\uFEFF]/;
// Which characters close a quotation that this one opens.
const CLOSERS: Record<string, string> = {
  '"': '"',
  "'": "'",
  "`": "`'´",
  "“": '”“"',
  "”": '”“"',
  "„": '”“"',
  "‘": "’‘",
  "’": "’‘",
  "«": "»",
};
const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };
const BARE = /[\p{L}\p{N}_+-]/u;
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/** The value that a text tells, and what had to be mended to read it. */
export function readLenient(text: string): { value: unknown; mends: Mend[] } {
  const reader = new Reader(text);
  return { value: reader.whole(), mends: [...reader.mends] };
}

class Reader {
  readonly mends = new Set<Mend>();
  #at = 0;
  #depth = 0;

  constructor(private readonly text: string) {}

  /** The first object of the text, whatever stands around it. */
  whole(): unknown {
    if (this.text.length > LONGEST) throw this.#wrong("long");
    const start = this.text.indexOf("{");
    if (start < 0) throw this.#wrong("nothing");
    this.#at = start;
    const value = this.#value();
    const rest = this.text.slice(0, start) + this.text.slice(this.#at);
    if ([...rest].some((letter) => !BLANK.test(letter))) this.mends.add("around");
    return value;
  }

  #value(): unknown {
    const next = this.#peek();
    if (next === "{") return this.#object();
    if (next === "[") return this.#list();
    if (next in CLOSERS) return this.#quoted();
    return this.#word();
  }

  #object(): Record<string, unknown> {
    const found: [string, unknown][] = [];
    this.#each("}", () => {
      const key = this.#key();
      const sign = this.#peek();
      if (sign !== ":" && sign !== "=") throw this.#wrong("unexpected");
      if (sign === "=") this.mends.add("bare");
      this.#at++;
      found.push([key, this.#value()]);
    });
    return Object.fromEntries(found);
  }

  #list(): unknown[] {
    const found: unknown[] = [];
    this.#each("]", () => found.push(this.#value()));
    return found;
  }

  /** Everything up to a bracket, with commas between as they come. */
  #each(close: string, entry: () => void): void {
    if (++this.#depth > DEEPEST) throw this.#wrong("deep");
    this.#at++;
    let commas = 1; // since the last entry; none is wanted before the first
    let first = true;
    for (;;) {
      const next = this.#peek();
      if (next === close) break;
      if (next === ",") {
        commas++;
        this.#at++;
        continue;
      }
      if (next === "}" || next === "]" || next === ":") throw this.#wrong("unexpected");
      if (commas !== 1) this.mends.add("commas");
      entry();
      commas = 0;
      first = false;
    }
    if (commas !== (first ? 1 : 0)) this.mends.add("commas");
    this.#at++;
    this.#depth--;
  }

  #key(): string {
    if (this.#peek() in CLOSERS) return this.#quoted();
    this.mends.add("bare");
    return this.#bare();
  }

  #quoted(): string {
    const start = this.#at;
    const open = this.text[this.#at++]!;
    const closers = CLOSERS[open]!;
    if (open !== '"') this.mends.add("quotes");
    let made = "";
    for (;;) {
      const next = this.text[this.#at++];
      if (next === undefined || next === "\n") throw this.#wrong("quote", start);
      if (closers.includes(next)) return open === "«" ? made.trim() : made;
      made += next === "\\" ? this.#escaped() : next;
    }
  }

  #escaped(): string {
    const next = this.text[this.#at++] ?? "";
    if (next !== "u") return ESCAPES[next] ?? next;
    const code = /^[0-9a-fA-F]{4}/.exec(this.text.slice(this.#at))?.[0];
    if (!code) throw this.#wrong("unexpected");
    this.#at += 4;
    return String.fromCharCode(parseInt(code, 16));
  }

  /** A number, true, false, null, or a name without quotes. */
  #word(): unknown {
    const said = this.#bare();
    if (NUMBER.test(said)) return Number(said);
    if (said === "true" || said === "false") return said === "true";
    if (said === "null") return null;
    this.mends.add("bare");
    return said;
  }

  #bare(): string {
    const start = this.#at;
    while (BARE.test(this.text[this.#at] ?? "") || this.#dot()) this.#at++;
    if (start === this.#at) throw this.#wrong("unexpected");
    return this.text.slice(start, this.#at);
  }

  #dot(): boolean {
    return this.text[this.#at] === "." && /\d/.test(this.text[this.#at + 1] ?? "");
  }

  /** The next character that counts; the end of the text is an error. */
  #peek(): string {
    for (;;) {
      const rest = this.text.slice(this.#at, this.#at + 2);
      if (rest === "//" || rest === "/*") this.#comment(rest);
      else if (BLANK.test(rest[0] ?? "")) this.#at++;
      else break;
    }
    const next = this.text[this.#at];
    if (next === undefined) throw this.#wrong("end");
    return next;
  }

  #comment(open: string): void {
    this.mends.add("comments");
    const close = open === "//" ? "\n" : "*/";
    const end = this.text.indexOf(close, this.#at + 2);
    this.#at = end < 0 ? this.text.length : end + close.length;
  }

  #wrong(fault: Fault, at = this.#at): Unreadable {
    const before = this.text.slice(0, at).split("\n");
    const found = /^\S{0,16}/.exec(this.text.slice(at))?.[0] ?? "";
    return new Unreadable(fault, before.length, before.at(-1)!.length + 1, found);
  }
}
