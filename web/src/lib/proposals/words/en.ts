// What proposals say, in English.
import type { ProposalWords } from "./fr";

const en: ProposalWords = {
  title: "You are asked to a match",
  rematch: "You are asked to a rematch",
  by: (name, game) => `${name} proposes a match: ${game}.`,
  again: (name, game) => `${name} proposes a rematch: ${game}.`,
  nobody: (game) => `A seat is free: ${game}.`,
  with: (names) => `Also at the table: ${names}.`,
  usual: "The usual rules.",
  clock: (time) => `Time to play: ${time}.`,
  noClock: "No time limit.",
  hidden: "Nobody else may watch.",
  accept: "Accept and sit down",
  decline: "No, thanks",
  full: "No seat is free at this table any more.",
  begun: "The match has begun already.",
  over: "This match is over.",
  alone:
    "This link opens on this computer only: the server listens to nothing else. To invite somebody on another device of the network, start it with “--host 0.0.0.0”.",
  joining: "Join a table",
  yourName: "Your name at the table",
  share: "Share…",
  shareText: (game) => `A match: ${game}`,
  code: "Code to photograph",
  codeLead: "A phone that photographs this code opens the invitation.",
};
export default en;
