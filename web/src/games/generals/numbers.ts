// What the page calls by name. Written by `python -m ludotheque.core.derive`.
export const MAIN = 0;
export const MOVE = 1;
export const DRAW = 2;
export const ACTION = 3;
export const BUILD = 4;

export const unit = {
  pack: (owner: number, type: number): number => owner + ((type + 1) << 3),
  owner: (entry: number): number => entry & 7,
  type: (entry: number): number => (entry >> 3) - 1,
};
