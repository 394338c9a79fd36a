// What the page calls by name. Written by `python -m ludotheque.core.derive`.
export const ROLL = 0;
export const REROLL = 1;
export const COMPOSE = 2;
export const OMEN = 3;
export const PASS = 4;
