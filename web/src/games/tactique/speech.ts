// What is read aloud of a cell: owner, place, terrain, unit, values, marks, what may be done.
import type { Book } from "./book";
import type { Signs } from "./Cell.svelte";
import { place } from "./prompts";
import type { Field } from "./scene";
import { TERRAINS, marksOf, seatOf } from "./state";
import { words } from "./words";

/** All that a card in the hand says, in one sentence. */
export function speakCard(book: Book, id: string, copies = 1): string {
  const say = words();
  const fact = book.fact(id);
  const figures = book.isUnit(fact)
    ? [say.atk(fact.atk), say.hpOf(fact.hp), say.rangeOf(book.range(fact.range))]
    : [book.sort(fact).name];
  const named = copies > 1 ? `${book.name(id)} ×${copies}` : book.name(id);
  return `${[named, `${say.costs} ${fact.cost}`, ...figures].join(", ")}. ${book.text(id)}`.trim();
}

/** A cell and its unit in one sentence. */
export function speak(spot: number, scene: Field, signs: Signs = {}): string {
  const { book, s } = scene;
  const say = words();
  const ground = TERRAINS[s.terrain[spot] ?? 0];
  const where = [place(spot), whose(spot, scene)];
  if (ground) where.push(book.said("terrains", ground));
  const card = s.unit[spot] ?? -1;
  const who = card < 0 ? [say.empty] : unit(spot, scene);
  const may = [
    signs.chosen ? say.selected : "",
    signs.can ? say.canAct : "",
    signs.able ? say.canActivate : "",
    signs.aim ? say.isTarget : signs.legal ? say.isChoice : "",
    signs.why ?? "",
    signs.hit ?? "",
  ];
  return [...(card < 0 ? where : [who[0]!, ...where]), ...who.slice(card < 0 ? 0 : 1), ...may]
    .filter(Boolean)
    .join(", ");
}

/** Whose a cell is: for who plays "yours" or "enemy", for who watches the player's name. */
function whose(spot: number, { near, eyes, names }: Field): string {
  const say = words();
  const seat = seatOf(spot);
  if (eyes === null) return say.gridOf(names.called[seat] ?? "");
  return seat === near ? say.mine : say.theirs;
}

function unit(spot: number, { book, s, aside }: Field): string[] {
  const say = words();
  const standing = aside.units[spot];
  const fact = book.fact(book.id(s.unit[spot] ?? 0));
  const marks = [...marksOf(s, spot, standing), ...(standing?.dormant ? ["dormant"] : [])];
  const shield = s.shield[spot] ?? 0;
  return [
    book.name(fact.id),
    say.atk(standing?.atk ?? fact.atk),
    say.hp(s.hp[spot] ?? 0, s.max_hp[spot] ?? 0),
    shield ? say.shieldOf(shield) : "",
    standing?.armor ? say.armorOf(standing.armor) : "",
    say.rangeOf(book.range(standing ? [standing.low, standing.high] : fact.range)),
    standing ? say.reaches(standing.rows.length, standing.rows.join(say.and)) : "",
    ...(standing?.keys ?? []).map((key) => book.said("keywords", key)),
    standing?.need ? say.age(s.age[spot] ?? 0, standing.need) : "",
    ...marks.map((mark) => book.said("marks", mark)),
  ];
}
