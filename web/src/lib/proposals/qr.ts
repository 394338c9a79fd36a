// QR codes (ISO/IEC 18004): bytes with error correction M, versions 1 to 10, which hold any address
// of ours. A code is rows of modules, dark ones true.

interface Shape {
  check: number; // codewords of each block that correct errors
  blocks: number[]; // codewords of each block that hold data
}
const of = (check: number, ...blocks: number[]): Shape => ({ check, blocks });
// By version, from 1.
const SHAPES = [
  of(10, 16),
  of(16, 28),
  of(26, 44),
  of(18, 32, 32),
  of(24, 43, 43),
  of(16, 27, 27, 27, 27),
  of(18, 31, 31, 31, 31),
  of(22, 38, 38, 39, 39),
  of(22, 36, 36, 36, 37, 37),
  of(26, 43, 43, 43, 43, 44),
];
const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The code of a text; null where it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + SHAPES.findIndex((shape, at) => bytes.length <= room(shape, at + 1));
  if (!version) return null;
  const words = interleaved(SHAPES[version - 1]!, data(bytes, version));
  const codes = MASKS.map((_, mask) => new Code(version, mask, words).dark);
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

const countBits = (version: number) => (version < 10 ? 8 : 16);
const size = (version: number) => 17 + 4 * version;
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const room = (shape: Shape, version: number) => sum(shape.blocks) - (countBits(version) + 4) / 8;

/** Mode, count, the bytes, an end and a filling, as codewords. */
function data(bytes: number[], version: number): number[] {
  const all = sum(SHAPES[version - 1]!.blocks);
  const bits = [...binary(4, 4), ...binary(bytes.length, countBits(version))];
  bits.push(...bytes.flatMap((byte) => binary(byte, 8)));
  bits.push(...Array.from({ length: Math.min(4, 8 * all - bits.length) }, () => 0));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    words.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let filler = 0xec; words.length < all; filler ^= 0xfd) words.push(filler);
  return words;
}

function binary(value: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);
}

/** The blocks with their corrections, a codeword of each in turn. */
function interleaved({ check, blocks }: Shape, words: number[]): number[] {
  let at = 0;
  const parts = blocks.map((length) => words.slice(at, (at += length)));
  const checks = parts.map((part) => remainder(part, generator(check)));
  const turns = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
    ).flat();
  return [...turns(parts), ...turns(checks)];
}

/** The product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The product of (x - 2^i), its first coefficient left out. */
function generator(degree: number): number[] {
  const found: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++)
      found[j] = times(found[j]!, root) ^ (j + 1 < degree ? found[j + 1]! : 0);
  return found;
}

function remainder(words: number[], by: number[]): number[] {
  const left = by.map(() => 0);
  for (const word of words) {
    const factor = word ^ left.shift()!;
    left.push(0);
    by.forEach((one, i) => (left[i]! ^= times(one, factor)));
  }
  return left;
}

/** One code under one mask. */
class Code {
  readonly dark: boolean[][];
  #fixed: boolean[][]; // modules that hold no data
  #size: number;

  constructor(version: number, mask: number, words: number[]) {
    this.#size = size(version);
    const empty = () =>
      Array.from({ length: this.#size }, () => Array<boolean>(this.#size).fill(false));
    this.dark = empty();
    this.#fixed = empty();
    this.#patterns(version);
    this.#format(mask);
    this.#lay(words, MASKS[mask]!);
  }

  #set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.#size || y >= this.#size) return;
    this.dark[y]![x] = dark;
    this.#fixed[y]![x] = true;
  }

  #patterns(version: number): void {
    const last = this.#size - 7;
    for (let i = 0; i < this.#size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last + 3, 3],
      [3, last + 3],
    ] as const)
      this.#rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    const rows = alignment(version);
    for (const x of rows)
      for (const y of rows) {
        const corner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
        if (!corner) this.#rings(x, y, 2, (ring) => ring !== 1);
      }
    if (version > 6) this.#version(version);
  }

  /** Squares around a module, by their distance from it. */
  #rings(x: number, y: number, most: number, dark: (ring: number) => boolean): void {
    for (let dy = -most; dy <= most; dy++)
      for (let dx = -most; dx <= most; dx++)
        this.#set(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  #version(version: number): void {
    const bits = (version << 12) | checked(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [this.#size - 11 + (i % 3), Math.floor(i / 3)];
      this.#set(a, b, ((bits >> i) & 1) === 1);
      this.#set(b, a, ((bits >> i) & 1) === 1);
    }
  }

  /** Which correction (M is 0) and which mask, twice. */
  #format(mask: number): void {
    const bits = ((mask << 10) | checked(mask, 10, 0x537)) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    const end = this.#size - 1;
    for (let i = 0; i < 15; i++) {
      this.#set(8, i < 6 ? i : i < 8 ? i + 1 : end - 14 + i, bit(i));
      this.#set(i < 8 ? end - i : i < 9 ? 7 : 14 - i, 8, bit(i));
    }
    this.#set(8, end - 7, true);
  }

  /** The codewords in columns of two, up and down from the right, under the mask. */
  #lay(words: number[], mask: (x: number, y: number) => number): void {
    let at = 0;
    let up = true;
    for (let right = this.#size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up)
      for (let i = 0; i < this.#size; i++)
        for (const x of [right, right - 1]) {
          const y = up ? this.#size - 1 - i : i;
          if (this.#fixed[y]![x]) continue;
          const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
          this.dark[y]![x] = (bit === 1) !== (mask(x, y) === 0);
          at++;
        }
  }
}

/** Rows and columns of the small squares. */
function alignment(version: number): number[] {
  if (version === 1) return [];
  const last = size(version) - 7;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** What a binary code adds to a value. */
function checked(value: number, length: number, by: number): number {
  let left = value;
  for (let i = 0; i < length; i++) left = (left << 1) ^ ((left >> (length - 1)) * by);
  return left;
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one. */
function penalty(dark: boolean[][]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x]!));
  let total = 0;
  for (const line of [...dark, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) total += run.length - 2;
    for (const sign of ["10111010000", "00001011101"])
      for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) total += 40;
  }
  for (let y = 1; y < dark.length; y++)
    for (let x = 1; x < dark.length; x++) {
      const one = dark[y]![x];
      if (dark[y - 1]![x] === one && dark[y]![x - 1] === one && dark[y - 1]![x - 1] === one)
        total += 3;
    }
  const share = dark.flat().filter(Boolean).length / dark.length ** 2;
  return total + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The dark modules as a path of squares, one unit each. */
export function path(code: boolean[][]): string {
  return code
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
}
