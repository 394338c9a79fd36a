// Another's unit in words: where it could go, and whom it could strike.
import { FEMININE } from "./book";
import { more } from "./more";
import type { Scene } from "./scene";
import { owned } from "./speech";
import { ownerOf, typeOf } from "./state";
import type { Regarded } from "./thinking.svelte";

/** Those of its victims that are worth a warning: one's own side's, or all for who only looks. */
export function victimsOf(scene: Scene, { menaced }: Regarded): Regarded["menaced"] {
  const { eyes, friends, s } = scene;
  return menaced.filter(({ cell }) => eyes === null || friends.has(ownerOf(s.unit[cell] ?? 0)));
}

/** « Char de l’ennemi : 23 cases à sa portée ; peut frapper votre infanterie (−45). » */
export function regardWords(scene: Scene, regarded: Regarded): string {
  const { book, s } = scene;
  const unit = s.unit[regarded.cell] ?? 0;
  if (unit <= 0) return "";
  const say = more().regard;
  const hits = victimsOf(scene, regarded).map(({ cell, loss, kills }) => {
    const type = typeOf(s.unit[cell]!);
    const name = owned(scene, book.typeName(type), ownerOf(s.unit[cell]!));
    return say.hit(name, loss, kills, book.type(type).gender === FEMININE);
  });
  return say.line(
    owned(scene, book.typeName(typeOf(unit)), ownerOf(unit)),
    regarded.reach.length - 1,
    hits.length ? say.hits(hits.join(", ")) : regarded.zone.length ? say.nobody : say.unarmed,
  );
}
