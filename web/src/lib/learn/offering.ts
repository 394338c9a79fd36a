// The match that was just opened by « Jouer »: at its table the guide is offered to who never met it.
let opened = "";

/** Keep in mind which table was opened, by its path; answers with the path. */
export function openedByPlay(path: string): string {
  opened = path;
  return path;
}

/** Whether a match was opened so. */
export function isFresh(match: string): boolean {
  return opened === `/table/${match}`;
}
