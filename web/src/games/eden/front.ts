// Which front of a combat is looked at: the one that a question is about, or what is being told.
import type { Scene } from "./scene";
import { CMB_OPEN, NONE, OCCUPY, RETREAT, armyOf } from "./state";

type Seen = Pick<Scene, "s" | "player" | "stage">;

/** The front that is being opened: the first one without a unit of the attacker. */
export function openedIn({ s, player }: Pick<Seen, "s" | "player">): number {
  if (!player.shows || s.ask !== CMB_OPEN) return NONE;
  for (let front = 0; front < s.fronts_n; front++)
    if (!armyOf(s, s.active, front).length) return front;
  return NONE;
}

/** The front that a question is about, or what is being told; NONE where it is about none, or all. */
export function frontOf({ s, player, stage }: Seen, shown: number): number {
  if (!stage.idle) return stage.beat?.looks.find(({ front }) => front !== undefined)?.front ?? NONE;
  if (!player.shows) return NONE;
  if (s.ask === OCCUPY || s.ask === RETREAT) return s.at;
  if (s.r_on) return s.r_front;
  const fronts = s.u_front.filter((_, unit) => player.ofUnit(unit).length > 0);
  return fronts.includes(shown) ? shown : (fronts[0] ?? openedIn({ s, player }));
}
