// The orders that can be given now, as a list: the ring beside a unit, the sheet on a phone.
import { FEMININE } from "./book";
import type { GlyphName } from "./Glyph.svelte";
import { tollFrom } from "./plan";
import type { Scene } from "./scene";
import { tollWords } from "./speech";
import { ACTION, MAIN, NONE, type Target, carriedOn, named, ownerOf, typeOf } from "./state";
import { words } from "./words";

export interface Order {
  key: string;
  sign: GlyphName;
  label: string;
  note: string; // what would come of it
  toll: string; // the same in figures
  deadly: boolean;
  run: () => void;
}

export interface Orders {
  cell: number; // beside which cell
  list: Order[];
}

/** A unit or building as something to attack: with its article, and its gender. */
function nameOf({ book, s }: Scene, target: Target): { name: string; gender: number } {
  const kind = book.kindAt(target.cell);
  if (target.site && kind) return { name: book.theKind(kind.id), gender: kind.gender };
  const unit = s.unit[target.cell] ?? 0;
  if (unit <= 0) return { name: "", gender: FEMININE };
  const type = typeOf(unit);
  return { name: book.theType(type), gender: book.type(type).gender };
}

function blow(scene: Scene, target: Target, from: number, run: () => void): Order {
  const say = words();
  const { loss, back } = tollFrom(target, from);
  const { name, gender } = nameOf(scene, target);
  return {
    key: `${target.site ? "bomb" : "attack"} ${named(target.cell)}`,
    sign: target.site ? "bomb" : "attack",
    label: say.orderOf(say.attack, name),
    note: tollWords(target, from, gender),
    toll: say.toll(loss, back),
    deadly: target.kills,
    run,
  };
}

const plain = (key: string, sign: GlyphName, label: string, run: () => void, note = ""): Order => ({
  key,
  sign,
  label,
  note,
  toll: "",
  deadly: false,
  run,
});

/** What can be ordered of the unit whose turn to act it is. */
function actions(scene: Scene): Order[] {
  const { commander, s, book } = scene;
  const say = words();
  const { unit } = commander;
  const list = (commander.aside.targets ?? [])
    .filter(({ cell, site }) => commander.can(`${site ? "bomb" : "attack"} ${named(cell)}`))
    .map((target) => {
      const move = `${target.site ? "bomb" : "attack"} ${named(target.cell)}`;
      return blow(scene, target, unit, () => void commander.send([move]));
    });
  if (commander.can("capture"))
    list.push(
      plain(
        "capture",
        "capture",
        say.capture,
        () => void commander.send(["capture"]),
        kindAt(scene, unit),
      ),
    );
  const places = new Set(commander.of("unload").map(({ args }) => Number(args.place)));
  for (const { place, type, hp } of carriedOn(s, commander.me, unit))
    if (places.has(place))
      list.push(
        plain(
          `unload ${place}`,
          "unload",
          say.orderOf(say.unload, book.theType(type)),
          () => (commander.unloading = place),
          say.cell.hp(hp),
        ),
      );
  if (commander.can("wait"))
    list.push(plain("wait", "wait", say.waitHere, () => void commander.send(["wait"])));
  return list;
}

function kindAt({ book }: Scene, cell: number): string {
  const kind = book.kindAt(cell);
  return kind ? book.kindName(kind.id) : "";
}

/** Aircraft aboard the carrier on a cell that could take off. */
function launches({ commander, s, book }: Scene, cell: number): Order[] {
  const say = words();
  return carriedOn(s, commander.me, cell)
    .filter(({ place }) => commander.can(`launch ${place}`))
    .map(({ place, type, hp, fuel }) =>
      plain(
        `launch ${place}`,
        "launch",
        say.orderOf(say.launch, book.theType(type)),
        () => void commander.choose(cell, place),
        `${say.cell.hp(hp)}, ${say.cell.fuel(fuel)}`,
      ),
    );
}

/** The orders to be shown, or null. */
export function ordersOf(scene: Scene): Orders | null {
  const { commander, s } = scene;
  if (!commander.acting || commander.moving || !scene.stage.idle) return null;
  if (commander.phase === ACTION) {
    if (commander.unloading === NONE) return { cell: commander.unit, list: actions(scene) };
    const list = commander.landings.map(({ cell, way }) =>
      plain(`way ${way}`, "unload", words().ways[way]!, () => void commander.press(cell, false)),
    );
    return { cell: commander.unit, list };
  }
  if (commander.aim) {
    const { targets, from, enters } = commander.aim;
    const list = targets.map((target, i) =>
      blow(scene, target, from, () => void commander.confirm(i)),
    );
    const { cell } = targets[0]!;
    if (enters)
      list.push(
        plain("enter", "go", words().enter, () => void commander.go(cell), kindAt(scene, cell)),
      );
    return { cell, list };
  }
  if (commander.phase !== MAIN || commander.drawn) return null;
  const cell = commander.chosen?.place === NONE ? commander.chosen.cell : commander.deck;
  if (cell === NONE || ownerOf(s.unit[cell] ?? 0) !== commander.me) return null;
  const list = launches(scene, cell);
  return list.length ? { cell, list } : null;
}
