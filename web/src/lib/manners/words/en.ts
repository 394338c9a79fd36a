// What is said of breaking off, of draws and of absent players, in English.
import type { MannersWords } from "./fr";

const en: MannersWords = {
  abort: "Break off",
  abortLead: "Just begun: no result",
  offer: "Offer a draw",
  offerLead: "The match would be drawn",
  draw: "Draw",
  offered: (name) => `${name} offers a draw.`,
  waiting: (names) => `A draw is offered to ${names}: a move takes it back.`,
  claim: "Claim the win",
  absent: (name) => `${name} has left the table and had to play.`,
  reactions: "If you are slow to react",
  reactionsLead: "From the next reaction on; all can see it.",
  reactionsAsk: "You are always waited for",
  reactionsPass: (n) => `It goes by after ${n} s, whatever you hold`,
  ruledPass: "{S:@ lets|You let} reactions go by after # s.",
  ruledAsk: "{S:@ is|You are} always waited for to react.",
};
export default en;
