// What is printed: types, buildings, grounds, generals and the map, with their names.
import type {
  FactsGenerals,
  GameInfo,
  KindFactGenerals,
  TerrainFactGenerals,
  Text,
  TypeFactGenerals,
} from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { type Ground, groundOf } from "./art/ground";
import { type Shape, shapeOf } from "./art/units";
import { type Aside, type Member, SIDE, column, row } from "./state";

export type TypeFact = TypeFactGenerals;
export type KindFact = KindFactGenerals;
export type TerrainFact = TerrainFactGenerals;

export const FEMININE = 2;
const ARMOURS = ["light", "medium", "heavy"];

export class Book {
  readonly facts: FactsGenerals;
  readonly width: number;
  readonly height: number;
  readonly ground: Ground;
  readonly shapes: Shape[];
  readonly point: number;
  readonly siteAt = new Map<number, number>(); // number of the building on a cell
  readonly armours = ARMOURS;

  /** `chart`: another map than the one the game was printed with, as an example has. */
  constructor(
    readonly info: Pick<GameInfo, "facts" | "texts">,
    chart: Aside["chart"] = undefined,
  ) {
    this.facts = { ...(info.facts as unknown as FactsGenerals), ...chart };
    const { width, height, rows, terrains, types, sites } = this.facts;
    this.width = width;
    this.height = height;
    this.ground = groundOf(rows, terrains);
    this.shapes = types.map(({ id, move_type }) => shapeOf(id, move_type));
    this.point = this.facts.point;
    sites.forEach(({ cell }, i) => this.siteAt.set(cell, i));
  }

  #text(section: string, id: string): Text | undefined {
    return this.info.texts[section]?.[id];
  }

  #name(section: string, id: string): string {
    return say(this.#text(section, id)) || id;
  }

  has(cell: number): boolean {
    return cell >= 0 && column(cell) < this.width && row(cell) < this.height;
  }

  get cells(): number[] {
    const found: number[] = [];
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) found.push(y * SIDE + x);
    return found;
  }

  type(which: number | string): TypeFact {
    const { types } = this.facts;
    return (typeof which === "number" ? types[which] : types.find(({ id }) => id === which))!;
  }

  typeNumber(id: string): number {
    return this.facts.types.findIndex((type) => type.id === id);
  }

  typeName(which: number | string): string {
    return this.#name("units", this.type(which)?.id ?? String(which));
  }

  /** "une Infanterie". */
  aType(which: number | string): string {
    return this.#name("a_unit", this.type(which)?.id ?? String(which));
  }

  /** "l’Infanterie". */
  theType(which: number | string): string {
    return this.#name("the_unit", this.type(which)?.id ?? String(which));
  }

  about(which: number | string): string {
    return say(this.#text("unit_texts", this.type(which).id));
  }

  flies(which: number): boolean {
    return this.type(which)?.fuel != null;
  }

  kind(site: number): KindFact {
    return this.facts.kinds[this.facts.sites[site]!.kind]!;
  }

  kindAt(cell: number): KindFact | null {
    const site = this.siteAt.get(cell);
    return site === undefined ? null : this.kind(site);
  }

  kindName(id: string): string {
    return this.#name("buildings", id);
  }

  /** "la Caserne". */
  theKind(id: string): string {
    return this.#name("the_building", id);
  }

  terrainAt(cell: number): TerrainFact | null {
    const id = this.ground.at(column(cell), row(cell));
    return this.facts.terrains.find((terrain) => terrain.id === id) ?? null;
  }

  terrainName(id: string): string {
    return this.#name("terrains", id);
  }

  moveName(id: string): string {
    return this.#name("move_types", id);
  }

  domainName(id: string): string {
    return this.#name("domains", id);
  }

  armourName(id: string): string {
    return this.#name("armours", id);
  }

  /** The id of a player's general. */
  general({ general }: Pick<Member, "general">): string {
    return this.facts.generals[general]?.id ?? "none";
  }

  generalName(id: string): string {
    return this.#name("generals", id);
  }

  powerName(id: string): string {
    return say(this.#text("powers", id));
  }

  passiveText(id: string): string {
    return say(this.#text("passives", id));
  }

  powerText(id: string): string {
    return say(this.#text("power_texts", id));
  }
}
