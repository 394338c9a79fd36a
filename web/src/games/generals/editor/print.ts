// What is printed and an author of maps must know: letters, names, limits, ways of moving.
import type {
  FactsGenerals,
  GameInfo,
  KindFactGenerals,
  LimitsGenerals,
  MapFactGenerals,
  TerrainFactGenerals,
  Text,
  TypeFactGenerals,
} from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import type { Print as AnyPrint } from "../../../lib/maps/print";
import { type Ground, NEVER } from "../../../lib/maps/travel";

export type TerrainFact = TerrainFactGenerals;
export type KindFact = KindFactGenerals;
export type MapFact = MapFactGenerals;
export type Limits = LimitsGenerals;

export class Print implements AnyPrint {
  readonly terrains: TerrainFact[];
  readonly kinds: KindFact[];
  readonly maps: MapFact[];
  readonly generals: string[];
  readonly limits: Limits;
  readonly point: number; // ticks of a movement point
  readonly #types: TypeFactGenerals[];
  readonly #terrain: Map<string, TerrainFact>;
  readonly #kind: Map<string, KindFact>;

  constructor(readonly info: GameInfo) {
    const facts = info.facts as unknown as FactsGenerals;
    this.terrains = facts.terrains;
    this.kinds = facts.kinds;
    this.maps = facts.maps;
    this.generals = facts.generals.map(({ id }) => id);
    this.#types = facts.types;
    this.limits = facts.map_rules;
    this.point = facts.point;
    this.#terrain = new Map(this.terrains.map((one) => [one.letter, one]));
    this.#kind = new Map(this.kinds.map((one) => [one.letter, one]));
  }

  /** What a new cell is. */
  get blank(): string {
    return this.terrains[0]?.letter ?? ".";
  }

  /** Every letter that may be drawn. */
  get letters(): string[] {
    return [...this.#terrain.keys(), ...this.#kind.keys()];
  }

  isBuilding(letter: string): boolean {
    return this.#kind.has(letter);
  }

  terrain(letter: string): TerrainFact | undefined {
    return this.#terrain.get(letter);
  }

  kind(letter: string): KindFact | undefined {
    return this.#kind.get(letter);
  }

  /** The letter that a key stands for: as it is drawn, else without regard to case. */
  letterOf(key: string): string | undefined {
    const folded = key.toLowerCase();
    return (
      this.letters.find((one) => one === key) ??
      this.letters.find((one) => one.toLowerCase() === folded)
    );
  }

  /** The name of what a letter draws. */
  name(letter: string): string {
    const terrain = this.#terrain.get(letter);
    const kind = this.#kind.get(letter);
    return (
      (terrain && this.#said("terrains", terrain.id)) ||
      (kind && this.#said("buildings", kind.id)) ||
      letter
    );
  }

  mapName(id: string): Text {
    return this.info.texts.maps?.[id] ?? { fr: id, en: id };
  }

  generalName(id: string): string {
    return this.#said("generals", id) || id;
  }

  /** Ways of moving, in the order of the types that use them. */
  get ways(): string[] {
    return [...new Set(this.#types.map(({ move_type }) => move_type))];
  }

  wayName(way: string): string {
    return capital(this.#said("move_types", way) || way);
  }

  symmetryName(symmetry: string): string {
    return capital(this.#said("symmetries", symmetry) || symmetry);
  }

  /** What a way of moving meets on a map. */
  ground(way: string): Ground {
    const types = this.#types.filter((one) => one.move_type === way);
    const movers = new Set(types.map(({ id }) => id));
    const afloat = types.some(({ domain }) => domain === "water");
    const percents = new Map(this.terrains.map(({ id, percents }) => [id, percents]));
    const percent = (letter: string) => {
      const kind = this.#kind.get(letter);
      if (kind?.wet && afloat) return 100; // D-03
      return (percents.get(kind?.ground ?? this.#terrain.get(letter)?.id ?? "") ?? {})[way] ?? 0;
    };
    return {
      ticks: (letter) => (percent(letter) ? (100 * this.point) / percent(letter) : NEVER),
      makes: (letter) => this.#kind.get(letter)?.makes.some((type) => movers.has(type)) ?? false,
      isBuilding: (letter) => this.#kind.has(letter),
    };
  }

  #said(section: string, id: string): string {
    return say(this.info.texts[section]?.[id]);
  }
}

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
