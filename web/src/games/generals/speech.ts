// A cell in words: for the announcement of the cursor, and for who can't see the map.
import { called } from "../../lib/naming";
import { points, tollFrom } from "./plan";
import type { Scene } from "./scene";
import { type Target, cargoOf, ownerOf, told, typeOf } from "./state";
import { words } from "./words";

/** Something with its owner, from where the page sits. */
export function owned(
  { eyes, friends, enemies, names }: Scene,
  name: string,
  seat: number,
): string {
  const { of } = words();
  if (seat < 0) return of.nobody(name);
  if (seat === eyes) return of.me(name);
  if (friends.has(seat)) return of.ally(name);
  if (eyes !== null && enemies === 1) return of.enemy(name);
  return called(of.seat(name, seat), names);
}

/** The ground or building of a cell. */
export function groundWords(scene: Scene, cell: number): string {
  const { book, s } = scene;
  const site = book.siteAt.get(cell);
  if (site === undefined) {
    const terrain = book.terrainAt(cell);
    return terrain ? words().lower(book.terrainName(terrain.id)) : "";
  }
  const kind = book.kind(site);
  const walls = s.walls[site] ?? kind.hp;
  const hurt = walls < kind.hp ? ` ${words().cell.hpOf(walls, kind.hp)}` : "";
  const lord = s.site_owner[site] ?? -1;
  return owned(scene, book.kindName(kind.id), lord) + hurt;
}

/** The unit of a cell, if one is seen there. */
export function unitWords(scene: Scene, cell: number): string {
  const { book, s, eyes } = scene;
  const unit = s.unit[cell] ?? 0;
  if (unit <= 0) return "";
  const type = typeOf(unit);
  const owner = ownerOf(unit);
  const said = [words().cell.hp(s.hp[cell] ?? 0)];
  const known = eyes === null || scene.friends.has(owner) || owner === eyes;
  if (book.flies(type) && known) said.push(words().cell.fuel(s.fuel[cell] ?? 0));
  const cargo = cargoOf(s).get(cell) ?? 0;
  if (cargo) said.push(words().cell.cargo(cargo));
  if (owner === eyes && scene.turn === eyes)
    said.push(s.done[cell] ? words().cell.done : words().cell.ready(book.type(type).gender));
  return words().pair(owned(scene, book.typeName(type), owner), said.join(", "));
}

/** What would come of an attack, in words. */
export function tollWords(target: Target, from: number, gender: number): string {
  const { loss, back } = tollFrom(target, from);
  const say = words();
  const said = [say.tollTold(loss, back, target.site, gender)];
  if (target.kills)
    said.push(target.site ? (target.occupant ? say.occupant : say.neutral) : say.killed(gender));
  if (target.dies && back > 0) said.push(say.dies);
  return said.join(", ");
}

/** All there is to say of a cell. */
export function cellWords(scene: Scene, cell: number): string {
  const { book, commander, aside } = scene;
  if (!book.has(cell)) return "";
  const say = words().cell;
  const said = [`${told(cell)} ${groundWords(scene, cell)}`, unitWords(scene, cell)];
  if (scene.fog && !scene.lit.has(cell)) said.push(say.fog);
  const memo = aside.memos.find((one) => one.cell === cell);
  if (memo)
    said.push(
      `${owned(scene, book.typeName(typeOf(memo.unit)), ownerOf(memo.unit))} ${say.seen(memo.day)}`,
    );
  const plan = commander.thought;
  const left = commander.spent;
  if (plan && left && plan.ticks?.[cell] !== undefined)
    said.push(say.reach(points(book, left.budget - plan.ticks[cell])));
  if (plan?.boards?.includes(cell)) said.push(say.board);
  for (const target of commander.targetsAt(cell)) said.push(say.target(target.loss, target.back));
  const threat = scene.threat ? (aside.threat?.[cell] ?? 0) : 0;
  if (threat) said.push(say.threat(threat));
  return said.filter(Boolean).join(words().then);
}
