// What the page calls by name. Written by `python -m ludotheque.core.derive`.
export const READY = 0;
export const FROZEN = 2;
export const BUILD = 0;
export const PLAY = 1;
export const RETURN = 2;
export const FREEZE = 3;
export const REACT = 4;
export const GEAR_STATES = ["ready", "chilled", "frozen"] as const;
