// The line under the map: what is happening, what is asked, how it ended.
import { brokenOff } from "../../lib/ending";
import { called, mark } from "../../lib/naming";
import { awaited } from "../../lib/stage/prompts";
import type { Outcome } from "../../lib/wire";
import { say as sayText } from "../../lib/words.svelte";
import type { Beat } from "./looks";
import type { Scene } from "./scene";
import { ACTION, BUILD, NONE, carriedOn, typeOf } from "./state";
import { words } from "./words";

/** The one line that matters now. */
export function promptOf(scene: Scene): string {
  return called(marked(scene), scene.names);
}

function marked(scene: Scene): string {
  const { stage, outcome, commander } = scene;
  const { ask } = words();
  if (stage.beat && !stage.idle) {
    const said = caption(scene, stage.beat);
    if (said || !stage.retelling) return said;
    return ask.retell;
  }
  if (outcome) return brokenOff(outcome, scene.play.seats, scene.names) ?? verdict(scene, outcome);
  return commander.acting ? asked(scene) : awaited(scene.play, ask.wait, ask.watch);
}

function unitName({ commander, book, s }: Scene): string {
  const { chosen, unit } = commander;
  const aboard = chosen && chosen.place !== NONE ? carriedOn(s, commander.me, unit) : [];
  const flyer = aboard.find(({ place }) => place === chosen?.place);
  if (flyer) return book.typeName(flyer.type);
  return (s.unit[unit] ?? 0) > 0 ? book.typeName(typeOf(s.unit[unit]!)) : "";
}

function asked(scene: Scene): string {
  const { commander, book, s } = scene;
  const { ask } = words();
  if (commander.phase === ACTION) {
    const carried = carriedOn(s, commander.me, commander.unit);
    const leaving = carried.find(({ place }) => place === commander.unloading);
    return leaving ? ask.unload(book.typeName(leaving.type)) : ask.action(unitName(scene));
  }
  if (commander.drawn) return commander.drawn.stop ? ask.draw : ask.drawNoStop;
  const target = commander.aim?.targets[0];
  if (target) {
    const unit = s.unit[target.cell] ?? 0;
    const name = target.site
      ? book.kindName(book.kindAt(target.cell)?.id ?? "")
      : unit > 0
        ? book.typeName(typeOf(unit))
        : "";
    return commander.aim?.enters ? ask.enter(name) : ask.aim(unitName(scene), name);
  }
  if (commander.phase === BUILD) return ask.create(book.kindName(book.kindAt(s.chosen)?.id ?? ""));
  if (commander.waits) return ask.waits(unitName(scene));
  const armed = (commander.thought?.zone?.length ?? 0) > 0;
  if (commander.unit !== NONE) return (armed ? ask.move : ask.moveOnly)(unitName(scene));
  const { units, sites } = commander.idle;
  if (units.length) return ask.main;
  return sites.length ? ask.sites : ask.allDone;
}

/** What a beat says in a line; nothing for what the map tells alone. */
function caption({ book, eyes }: Scene, { looks, events }: Beat): string {
  return looks[0]!.says?.(words().beats, book, eyes) ?? sayText(events.find(({ fr }) => fr));
}

/** Who won, from where the page sits. */
export function verdict(scene: Scene, { winners }: Outcome): string {
  const { eyes, names, play } = scene;
  if (winners.length === 0 || winners.length === play.seats.length) return words().drawn;
  const alone = eyes !== null && eyes === names.me;
  if (!alone) return called(words().won(winners.map((seat) => mark(seat)).join(", ")), names);
  return winners.includes(eyes) ? words().youWon : words().youLost;
}
