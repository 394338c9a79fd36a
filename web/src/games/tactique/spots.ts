// Where a move of Tactique is made: a card, a cell, a row or a button.
import { spotsBy } from "../../lib/spots";
import places from "./spots.json";

export default spotsBy(places);
