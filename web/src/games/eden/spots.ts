// Where a move of Eden is made: a cell, a card, a unit or a button.
import { spotsBy } from "../../lib/spots";
import places from "./spots.json";

export default spotsBy(places);
