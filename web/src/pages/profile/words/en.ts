// What only the profile says, in English.
import type { ProfileWords } from "./fr";

const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

const en: ProfileWords = {
  tabs: { "": "Overview", matches: "Matches", creations: "Creations", settings: "Settings" },
  sum: (matches, won) =>
    [
      matches ? many(matches, "match", "matches") : "no match finished",
      won !== null && `${won} won`,
    ]
      .filter(Boolean)
      .join(" · "),
  since: (month) => `at the Ludothèque since ${month}`,
  matches: (n) => many(n, "match", "matches"),
  tally: (won, lost, drawn) =>
    [`${won} won`, `${lost} lost`, drawn ? `${drawn} drawn` : ""].filter(Boolean).join(" · "),
  never: "not played yet",
  last: "Last matches",
  allMatches: "All matches",
  record: "Record",
  game: "Game",
  against: "Against",
  lost: "Lost",
  drawn: "Drawn",
  used: { deck: "With this deck", map: "On this map" },
  noRecord: "Nothing to count yet: play a match to its end against somebody, and here it is.",
  filters: "Choose the matches",
  anyGame: "All games",
  result: "Result",
  anyResult: "All results",
  opponent: "Opponent",
  anyOpponent: "All opponents",
  found: (n) => (n ? `${many(n, "match", "matches")} found` : "No match."),
  older: "Older ones",
  tempo: "Speed of animations",
  tempos: { "0.5": "Fast", "1": "Normal", "1.5": "Slow" },
  volume: "Volume",
  surely: "Ask me to confirm (resigning, breaking off, end of turn)",
  callMe: "Call me when it is my turn",
  notify: "Called by a notification when it is my turn",
  own: "Your data",
  ownLead: "Your matches and their results, creations, lessons and bots, in one file.",
  take: "Download my data",
  forget: "Delete my data…",
  forgetTitle: "Delete everything?",
  forgetWhat: [
    "Your running matches are resigned, your tables that wait are withdrawn.",
    "Your name and your words disappear everywhere; the others keep their matches, against “someone”.",
    "History, record, creations, lessons, bots and password are lost, with no way back.",
  ],
  forgetName: (name) => `To confirm, type your name: ${name}`,
  forgetNow: "Delete for good",
  forgotten: "Everything is deleted. You are a new guest now.",
  noNotices: "This browser shows no notifications for this page.",
};
export default en;
