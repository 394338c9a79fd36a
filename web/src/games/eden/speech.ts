// What is told of a cell: place, terrain, who holds it, what it yields or costs, what may be done.
import { called } from "../../lib/naming";
import { forceOf, hopeOf, mostSent, oddsOf } from "./odds";
import type { Scene } from "./scene";
import { NONE, cellName, groundOf, ownerOf } from "./state";
import { words } from "./words";

const told = (...parts: string[]): string => parts.filter(Boolean).join(", ");

export function speak(cell: number, scene: Scene): string {
  const { s, aside, book, colours, names, player, eyes } = scene;
  const say = words();
  const ground = s.ground[cell] ?? 0;
  const choice = player.at(cell) ? say.isChoice : "";
  const rich = player.riches?.cell === cell ? say.becomesRich(player.riches.cells.length) : "";
  if (!ground) return choice ? told(`(${cellName(cell)})`, say.empty, choice, rich) : "";
  const { kind, owner: of } = groundOf(ground, colours);
  const portal = of ? colours.indexOf(of) : NONE;
  const info = aside.cells[cell];
  const owner = ownerOf(s, cell);
  const troops = s.troops[cell] ?? 0;
  const foe = player.regarded?.cell === cell ? player.regarded.defence : null;
  const hand = forceOf(s.hand[player.me], book);
  const held =
    owner === NONE
      ? scene.conquest && info && info.wild >= 0
        ? say.wildOf(info.wild, info.wild + 1)
        : ""
      : owner === eyes
        ? say.mine(troops)
        : say.heldBy(owner, troops);
  const text = told(
    `${book.said("grounds", kind)} (${cellName(cell)})`,
    portal === NONE ? "" : portal === eyes ? say.ownPortal : say.portalOf(portal),
    info?.rich ? say.rich : "",
    held,
    info?.cut ? say.cut : owner !== NONE && scene.conquest ? say.yieldOf(info?.yields ?? 0) : "",
    info?.threat ? say.threatOf(info.threat) : "",
    choice,
    choice && foe && owner !== NONE ? hopeOf(oddsOf(foe, mostSent(s, player.me, cell), hand)) : "",
  );
  return called(text, names); // as one sentence: no name in the middle opens another
}
