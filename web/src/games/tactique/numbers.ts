// What the page calls by name. Written by `python -m ludotheque.core.derive`.
export const BUILD = 0;
export const PICK = 1;
export const PLAY = 2;
export const OVER = 3;
export const PHASES = ["build", "pick", "play", "over"] as const;
