import { expect, it } from "vitest";
import { share } from "../src/lib/share";

it("keeps what did not change", () => {
  const last = { board: [[1, 2], [3]], seat: 0, table: { names: ["A"] } };
  const next = share(last, { board: [[1, 2], [4]], seat: 1, table: { names: ["A"] } });
  expect(next).toEqual({ board: [[1, 2], [4]], seat: 1, table: { names: ["A"] } });
  expect(next.board[0]).toBe(last.board[0]);
  expect(next.board[1]).not.toBe(last.board[1]);
  expect(next.table).toBe(last.table);
});

it("is the old value itself if nothing changed", () => {
  const last = { a: [1, { b: null }] };
  expect(share(last, { a: [1, { b: null }] })).toBe(last);
});

it("sees what is missing or new", () => {
  const last: Record<string, number> = { a: 1, b: 2 };
  expect(share(last, { a: 1 })).toEqual({ a: 1 });
  expect(share([1, 2], [1])).toEqual([1]);
  expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
});
