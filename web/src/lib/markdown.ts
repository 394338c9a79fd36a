// The Markdown of our rulebooks as a small tree: headings, paragraphs, lists, tables, code, and
// inside them bold, code, links and rule ids. Nothing is ever read as HTML.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "bold"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] }
  | { kind: "link"; href: string; parts: Inline[] }
  | { kind: "rule"; id: string };

export type Block =
  | { kind: "heading"; level: number; id: string; parts: Inline[] }
  | { kind: "paragraph"; rule: string | null; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; info: string; text: string }
  | { kind: "quote"; parts: Inline[] };

export const RULE =
  /(?:[A-Z][0-9]+|[A-Z]{1,5}(?:-[A-Z0-9]+(?:\.[0-9]+)*)*-[A-Za-z0-9_]+(?:\.[0-9]+)*)/;
const OWN_RULE = new RegExp(`^\\*\\*\\[(${RULE.source})\\]\\*\\*\\s*`);
const PIECE = new RegExp(
  `(\`[^\`]+\`)|\\*\\*(.+?)\\*\\*|\\*([^*\\s][^*]*?)\\*|\\[([^\\]]+)\\]\\(([^)\\s]+)\\)|\\b(${RULE.source})\\b`,
);

/** The blocks of a text. `known` tells which ids are rules of this book. */
export function parse(text: string): Block[] {
  const lines = text.split("\n");
  const rules = new Set(
    [...text.matchAll(new RegExp(`\\*\\*\\[(${RULE.source})\\]\\*\\*`, "g"))].map((m) => m[1]!),
  );
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (!line.trim()) at++;
    else if (line.startsWith("```")) at = code(lines, at, blocks);
    else if (/^#{1,6} /.test(line)) at = heading(lines, at, blocks, rules);
    else if (line.startsWith("|")) at = table(lines, at, blocks, rules);
    else if (/^(\d+\.|[-*]) /.test(line)) at = list(lines, at, blocks, rules);
    else if (line.startsWith(">")) at = quote(lines, at, blocks, rules);
    else at = paragraph(lines, at, blocks, rules);
  }
  return blocks;
}

/** The heading under which a text gives each of its rules. */
export function chapters(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let chapter = "";
  for (const line of text.split("\n")) {
    if (/^##+ /.test(line)) chapter = line.replace(/^#+ /, "").trim();
    for (const [, rule] of line.matchAll(new RegExp(`\\*\\*\\[(${RULE.source})\\]\\*\\*`, "g")))
      found.set(rule!, chapter);
  }
  return found;
}

/** What each table of a text is called: after its heading, counted where one has several. */
export function tableNames(blocks: Block[]): string[] {
  const counts = new Map<string, number>();
  let name = "";
  return blocks.map((block) => {
    if (block.kind === "heading") name = plain(block.parts);
    if (block.kind !== "table") return "";
    const whole = name || plain(block.head[0] ?? []);
    const nth = (counts.get(whole) ?? 0) + 1;
    counts.set(whole, nth);
    return nth > 1 ? `${whole} (${nth})` : whole;
  });
}

function code(lines: string[], at: number, blocks: Block[]): number {
  const end = lines.findIndex((line, i) => i > at && line.startsWith("```"));
  const last = end < 0 ? lines.length : end;
  blocks.push({
    kind: "code",
    info: lines[at]!.slice(3).trim(),
    text: lines.slice(at + 1, last).join("\n"),
  });
  return last + 1;
}

function heading(lines: string[], at: number, blocks: Block[], rules: Set<string>): number {
  const [, marks, words] = /^(#+) +(.*)$/.exec(lines[at]!)!;
  blocks.push({
    kind: "heading",
    level: marks!.length,
    id: anchor(words!),
    parts: inline(words!, rules),
  });
  return at + 1;
}

/** An address inside the page from the words of a heading. */
export function anchor(words: string): string {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

function cellsOf(line: string, rules: Set<string>): Inline[][] {
  const inner = line.trim().replace(/^\||\|$/g, "");
  return inner.split(/(?<!\\)\|/).map((cell) => inline(cell.replace(/\\\|/g, "|").trim(), rules));
}

function table(lines: string[], at: number, blocks: Block[], rules: Set<string>): number {
  let end = at;
  while (lines[end]?.startsWith("|")) end++;
  const rows = lines.slice(at, end).filter((line) => !/^\|[\s:|-]+\|?\s*$/.test(line));
  const [head = [], ...body] = rows.map((line) => cellsOf(line, rules));
  blocks.push({ kind: "table", head, rows: body });
  return end;
}

function list(lines: string[], at: number, blocks: Block[], rules: Set<string>): number {
  const ordered = /^\d/.test(lines[at]!);
  const items: string[] = [];
  let end = at;
  for (; end < lines.length && lines[end]!.trim(); end++) {
    const found = /^(?:\d+\.|[-*]) +(.*)$/.exec(lines[end]!);
    if (found) items.push(found[1]!);
    else items.push(`${items.pop() ?? ""} ${lines[end]!.trim()}`);
  }
  blocks.push({ kind: "list", ordered, items: items.map((item) => inline(item, rules)) });
  return end;
}

function quote(lines: string[], at: number, blocks: Block[], rules: Set<string>): number {
  let end = at;
  while (lines[end]?.startsWith(">")) end++;
  const words = lines
    .slice(at, end)
    .map((line) => line.replace(/^> ?/, ""))
    .join(" ");
  blocks.push({ kind: "quote", parts: inline(words, rules) });
  return end;
}

function paragraph(lines: string[], at: number, blocks: Block[], rules: Set<string>): number {
  let end = at;
  while (end < lines.length && lines[end]!.trim() && !/^(```|#{1,6} |\|)/.test(lines[end]!)) end++;
  const words = lines.slice(at, end).join(" ");
  const own = OWN_RULE.exec(words);
  const rest = own ? words.slice(own[0].length) : words;
  blocks.push({ kind: "paragraph", rule: own?.[1] ?? null, parts: inline(rest, rules) });
  return Math.max(end, at + 1);
}

/** The pieces of a line. */
export function inline(text: string, rules: Set<string>): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let found = PIECE.exec(rest); found; found = PIECE.exec(rest)) {
    if (found.index) parts.push({ kind: "text", text: rest.slice(0, found.index) });
    parts.push(piece(found, rules));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest) parts.push({ kind: "text", text: rest });
  return parts;
}

function piece(found: RegExpExecArray, rules: Set<string>): Inline {
  const [whole, tick, bold, em, label, href, rule] = found;
  if (tick) return { kind: "code", text: tick.slice(1, -1) };
  if (bold) return { kind: "bold", parts: inline(bold, rules) };
  if (em) return { kind: "em", parts: inline(em, rules) };
  if (label && href) return { kind: "link", href, parts: inline(label, rules) };
  if (rule && (rules.has(rule) || rule.startsWith("LUD-"))) return { kind: "rule", id: rule };
  return { kind: "text", text: whole };
}

/** The plain words of some pieces. */
export function plain(parts: Inline[]): string {
  return parts
    .map((part) => ("parts" in part ? plain(part.parts) : "id" in part ? part.id : part.text))
    .join("");
}
