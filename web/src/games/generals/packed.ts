// How a unit's owner and type lie in one number; made from the game's own record, tested against it.
export const unit = {
  pack: (owner: number, type: number): number => owner + ((type + 1) << 3),
  owner: (entry: number): number => entry & 7,
  type: (entry: number): number => (entry >> 3) - 1,
};
