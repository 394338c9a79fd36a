// The signs of Eden: what a card is, when it acts, what is counted.
import { signsOf } from "../../lib/cards/signs";
import lines from "./signs.json";

export const SIGNS = signsOf(lines);
