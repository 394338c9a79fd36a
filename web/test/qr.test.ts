import { describe, expect, it } from "vitest";
import { path, qr } from "../src/lib/proposals/qr";

// Reading a code as a camera's program does, from the standard: none of the writer's own words.
const LAYOUT: Record<number, [number, number[]]> = {
  1: [10, [16]],
  4: [18, [32, 32]],
  6: [16, [27, 27, 27, 27]],
  8: [22, [38, 38, 39, 39]],
  10: [26, [43, 43, 43, 43, 44]],
};
const CENTRES: Record<number, number[]> = {
  1: [],
  4: [6, 26],
  6: [6, 34],
  8: [6, 24, 42],
  10: [6, 28, 50],
};
const EXP: number[] = [];
for (let i = 0, x = 1; i < 255; i++, x = x << 1 > 255 ? (x << 1) ^ 285 : x << 1) EXP.push(x);
const power = (a: number, n: number) => (a ? EXP[(EXP.indexOf(a) + n) % 255]! : 0);

function fixed(version: number, x: number, y: number): boolean {
  const n = 17 + 4 * version;
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x >= n - 8 && y < 9) || (x < 9 && y >= n - 8)) return true;
  if (version > 6 && ((x < 6 && y >= n - 11) || (y < 6 && x >= n - 11))) return true;
  const near = (c: number, d: number) => Math.abs(x - c) < 3 && Math.abs(y - d) < 3;
  const centres = CENTRES[version]!;
  return centres.some((c) =>
    centres.some(
      (d) =>
        near(c, d) &&
        !(c === 6 && d === 6) &&
        !(c === 6 && d === n - 7) &&
        !(d === 6 && c === n - 7),
    ),
  );
}

const masks = [
  (i: number, j: number) => (i + j) % 2 === 0,
  (i: number) => i % 2 === 0,
  (_: number, j: number) => j % 3 === 0,
  (i: number, j: number) => (i + j) % 3 === 0,
  (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

function read(code: boolean[][]): { text: string; version: number } {
  const n = code.length;
  const version = (n - 17) / 4;
  // the format beside the first corner, most significant bit first
  const spots = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => code[8]![x]!);
  spots.push(...[7, 5, 4, 3, 2, 1, 0].map((y) => code[y]![8]!));
  const format = parseInt(spots.map(Number).join(""), 2) ^ 0b101010000010010;
  expect(format >> 13, "error correction M").toBe(0);
  const mask = masks[(format >> 10) & 7]!;
  const bits: number[] = [];
  let up = true;
  for (let right = n - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < n; i++)
      for (const x of [right, right - 1]) {
        const y = up ? n - 1 - i : i;
        if (!fixed(version, x, y)) bits.push(Number(code[y]![x]! !== mask(y, x)));
      }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, i) =>
    parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2),
  );
  const [check, lengths] = LAYOUT[version]!;
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...lengths); i++)
    blocks.forEach((block, b) => i < lengths[b]! && block.push(words[at++]!));
  const data = blocks.flatMap((block) => [...block]);
  for (let i = 0; i < check; i++) for (const block of blocks) block.push(words[at++]!);
  for (const block of blocks)
    for (let root = 0; root < check; root++) {
      const value = block.reduce((sum, word) => power(sum, root) ^ word, 0);
      expect(value, "every block is sound").toBe(0);
    }
  const stream = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  expect(stream.slice(0, 4), "bytes").toBe("0100");
  const head = version < 10 ? 12 : 20;
  const count = parseInt(stream.slice(4, head), 2);
  const bytes = Array.from({ length: count }, (_, i) =>
    parseInt(stream.slice(head + 8 * i, head + 8 * i + 8), 2),
  );
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), version };
}

describe("a QR code", () => {
  it.each([
    [1, "Minuit"],
    [4, "http://127.0.0.1:8000/join/0123456789abcdef?invite=é"],
    [6, `https://ludotheque.example.org/join/${"a".repeat(16)}?invite=${"b".repeat(40)}`],
    [8, "x".repeat(150)],
    [10, "y".repeat(213)],
  ])("of version %i is read again", (version, text) => {
    expect(read(qr(text)!)).toEqual({ text, version });
  });

  it("is not made of what does not fit", () => {
    expect(qr("z".repeat(214))).toBeNull();
  });

  it("is drawn square by square", () => {
    expect(
      path([
        [true, false],
        [false, true],
      ]),
    ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });
});
