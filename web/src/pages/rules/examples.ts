// The examples of a game's rulebook: which rules they show, and each of them played when asked for.
import type { Component } from "svelte";
import { faceOf } from "../../lib/faces";
import { get } from "../../lib/http";
import type { PositionProps } from "../../lib/play";
import type { Example, GameInfo, ScenarioRun } from "../../lib/wire";

export interface Opened {
  run: ScenarioRun;
  Position: Component<PositionProps>;
}

export class Examples {
  private readonly opened = new Map<string, Promise<Opened>>();

  private constructor(
    readonly info: GameInfo,
    readonly all: Example[],
  ) {}

  /** What there is for a game. */
  static async of(info: GameInfo): Promise<Examples> {
    return new Examples(info, await get<Example[]>(`/scenarios/${info.id}`));
  }

  byId(id: string): Example | undefined {
    return this.all.find((example) => example.id === id);
  }

  /** Those that show a rule. */
  showing(rule: string): Example[] {
    return this.all.filter((example) => example.rules.includes(rule));
  }

  /** One of them, played, with what draws it. */
  open(example: Example): Promise<Opened> {
    const found = this.opened.get(example.id) ?? this.fetch(example);
    this.opened.set(example.id, found);
    found.catch(() => this.opened.delete(example.id));
    return found;
  }

  private async fetch({ id, file }: Example): Promise<Opened> {
    const face = faceOf(this.info.id);
    const asked = `only=${encodeURIComponent(id)}${face.drawn ? "&drawn=true" : ""}`;
    const [{ default: Position }, [run]] = await Promise.all([
      face.position(),
      get<ScenarioRun[]>(`/scenarios/${this.info.id}/${file}/run?${asked}`),
    ]);
    return { run: run!, Position };
  }
}
