// The light of the duel, and the tints of its cards.
import { tint } from "../../lib/cards/tints";
import "./light.css";
import tints from "./tints.json";

tint("duel", tints);
