// Where a move of the duel is made: a card, an Equipment, or a button.
import { spotsBy } from "../../lib/spots";
import places from "./spots.json";

export default spotsBy(places);
