// What the page calls by name. Written by `python -m ludotheque.core.derive`.
export const BUILD = 0;
export const PICK = 1;
export const PLAY = 2;
