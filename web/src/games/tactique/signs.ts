// The signs of Tactique.
import { signsOf } from "../../lib/cards/signs";
import lines from "./signs.json";

export const SIGNS = signsOf(lines);
