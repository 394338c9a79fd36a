// Written by `npm run types` from `python -m ludotheque.server.schema`. Do not edit.

/** The best moves, best first, the turn that begins with the best, and what speaks for it. */
export interface Advice {
  hints: Hint[];
  line: Legal[];
  why: Text | null;
}

/** What a new unit would do to an enemy in sight of some type. */
export interface AgainstGenerals {
  back: number;
  count: number;
  loss: number;
  unit: number;
}

/** A target with the cells it can be attacked from, and those of them where it replies. */
export interface AimGenerals {
  back: number;
  cell: number;
  dies: boolean;
  kills: boolean;
  loss: number;
  occupant: boolean;
  replied: number[];
  site: boolean;
  stands: number[];
}

/** A number of a card: as printed, and as it counts now. */
export interface AmountDuel {
  base: number;
  hits: number;
  now: number;
  verb: string;
}

/** The turning points of a match, the first in time first, as far as they are worked out. */
export interface Analysis {
  match: string;
  done: number;
  total: number;
  whole: boolean;
  turning: Turning[];
}

/** The attack that waits for an answer: a card, or "strike". */
export interface AnnouncedDuel {
  cancelled: boolean;
  card: string;
  damage: number;
  seat: number;
}

/** Agree or not to an undo that was asked; answers for every seat held. */
export interface Answer {
  type: "answer";
  match: string;
  version: number;
  key: string;
  yes: boolean;
}

export type AnyIn = Watch | Leave | Move | UndoMove | Answer | Resign | Say | Ping;

export type AnyOut = Hello | Shown | Seated | Said | Done | Refusal | Pong | Bye;

/** What stands beside a view; nothing while decks are built. */
export interface AsideDuel {
  announced?: AnnouncedDuel | null;
  gear?: GearDuel[][];
  hand?: Record<string, HeldDuel>;
  pick?: string[];
  pools?: PoolDuel[][];
  stats?: StatsDuel[];
  storms?: StormDuel[][];
  weapon?: WeaponDuel[];
}

/** What stands beside a view. */
export interface AsideEden {
  blacks?: number;
  cells?: Record<string, CellEden>;
  players?: StandingEden[];
  wares?: WareEden[];
}

/** All that stands beside a view. */
export interface AsideGenerals {
  boards?: number[];
  budget?: number;
  catalogue?: Record<string, OfferGenerals[]>;
  chart?: ChartGenerals;
  dry?: number[];
  idle_sites?: number[];
  income: number[];
  lit?: number[];
  memos?: MemoGenerals[];
  paths?: Record<string, string>;
  players: MemberGenerals[];
  ready?: number[];
  targets?: AimGenerals[];
  threat?: Record<string, number>;
  ticks?: Record<string, number>;
  unit?: number;
  zone?: number[];
}

/** What stands beside a view. */
export interface AsideNightDealer {
  closing: number[];
}

/** What stands beside a view; nothing while decks are built. */
export interface AsideTactique {
  factions?: string[];
  hand?: Record<string, HeldTactique>;
  holds?: HoldTactique[][];
  income?: number[];
  trackers?: TrackerTactique[][];
  units?: Record<string, StandingTactique>;
}

/** Ask for the best moves of a seat of yours that must act. */
export interface AskHints {
  seat?: number | null;
}

/** The option that says which seat begins: its value by lot, and its value for each seat. */
export interface BeginsInfo {
  option: string;
  lot: string;
  seats: string[];
}

/** A rulebook. */
export interface Book {
  name: string;
  lang: string;
}

/** One of your bots. */
export interface BotInfo {
  id: string;
  name: string;
  scope: string[];
}

/** A bot's bearer token, shown this once. */
export interface BotToken {
  id: string;
  name: string;
  scope: string[];
  token: string;
}

/** What a game's box says on the shelf. */
export interface BoxInfo {
  sentence: Text;
  brief: Text;
  minutes: number;
  difficulty: string;
}

/** The server stops or closes this socket; come back with `since`. */
export interface Bye {
  type: "bye";
  code: string;
  fr: string;
  en: string;
}

export interface CardFactDuel {
  attack: boolean;
  class: string;
  copies: number;
  cost: number;
  figures: Record<string, PlaceDuel[]>;
  frappe: boolean;
  id: string;
  limit: number;
  type: "ephemeral" | "equip" | "normal" | "rapid";
  verbs: string[];
  weapon: number | null;
}

/** A printed card. */
export interface CardFactEden {
  civ: string;
  copies: number;
  cost: number;
  force: number;
  id: string;
  pure: boolean;
  timings: string[];
  type: string;
  value: number;
}

/** A card as it is printed. */
export interface CardFactTactique {
  activates: number[];
  armor: number;
  atk: number;
  cost: number;
  faction: string;
  hp: number;
  id: string;
  keywords: string[];
  limit: number;
  range: number[];
  traits: string[];
  triggers: string[];
  type: "instant" | "persistent" | "terrain" | "token" | "unit";
}

/** A tile: whether it is rich or cut off, its wild total (-1: none), what it yields. */
export interface CellEden {
  cut: boolean;
  rich: boolean;
  strikes: boolean;
  threat: number;
  wild: number;
  yields: number;
}

/** The map of a scenario. */
export interface ChartGenerals {
  height: number;
  rows: string[];
  sites: SiteFactGenerals[];
  width: number;
}

/**
 * A line of talk; shown as text only. What those who watch say among themselves is sent to
 * players only after the end.
 */
export interface ChatLine {
  line: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
  who: string;
  gallery: boolean;
}

/** Something to look at without keeping it. */
export interface Check {
  kind: string;
  value: unknown;
  options?: Record<string, unknown>;
}

/** What its game finds wrong in it; nothing if it can be played with. */
export interface Checked {
  faults: Fault[];
}

/** A class with the deck it has in print. */
export interface ClassFactDuel {
  deck: DeckFactDuel;
  hp: number;
  id: string;
}

/** Time: "none", "move" (seconds each), "total" (with increment), "days" (days each). */
export interface ClockChoice {
  kind?: string;
  seconds?: number;
  increment?: number;
  timeout?: string;
  level?: string;
}

/** Time per seat, as of `at`; only `running` loses time. */
export interface Clocks {
  kind: string;
  seconds: number;
  increment: number;
  timeout: string;
  level: string;
  left: number[];
  running: number | null;
  at: number;
  passes: number | null;
  lasts: number | null;
}

/** A condition of laying, as the refusal that cites it says it, and whether it is kept. */
export interface ConditionEden {
  code: string;
  en: string;
  fr: string;
  kept: boolean;
  rule: string;
}

/** A victory condition with its numbers. */
export interface ConditionFactTactique {
  faction: string;
  id: string;
  kind: "elimination" | "survival" | "synergy" | "territory";
  n: number[];
}

/** A login and its password. */
export interface Credentials {
  login: string;
  password: string;
}

/** Chances of winning as each turn begins and at the end, as far as they are worked out. */
export interface Curve {
  match: string;
  done: number;
  total: number;
  points: CurvePoint[];
}

/** Chance of winning per seat when so many moves were made. */
export interface CurvePoint {
  made: number;
  chances: number[];
}

export interface DeckFactDuel {
  cards: Record<string, number>;
  class: string;
  equipment: string[];
}

/** A ready deck. */
export interface DeckFactTactique {
  aim: string;
  cards: Record<string, number>;
  faction: string;
  id: string;
  starter: boolean;
}

/**
 * What defends a territory: the least and the most that troops and printed Forces give, and in
 * how many deals of a hundred that is less than each number from 0 on.
 */
export interface DefenceEden {
  below: number[];
  least: number;
  most: number;
}

/** What was asked with this key is on disk. */
export interface Done {
  type: "done";
  key: string;
  match: string;
  version: number;
  duplicate: boolean;
}

/** A draw that is offered. */
export interface DrawOffer {
  by: number;
  waiting: number[];
}

/** A position as its game draws it: a picture (SVG), and the same in lines of text. */
export interface Drawn {
  picture: Text;
  words: Text;
}

/**
 * Something that happened, as far as this viewer may know it.
 *
 * Its line has marks where it names players: `{A}` is the name of seat A, `{A:others|own}` what is
 * said of another's seat and what is said to its own player, with `@` for the name.
 */
export interface Event {
  kind: string;
  args: Record<string, number | number[]>;
  fr: string;
  en: string;
  seen?: number;
  head?: boolean;
}

/** An event of Axe & Arcana. */
export type EventDuel = Omit<Event, "kind" | "args"> & (
  | { kind: "deck_chosen"; args: { seat: number; deck: number } }
  | { kind: "added"; args: { seat: number; card: number } }
  | { kind: "first_player"; args: { seat: number } }
  | { kind: "turn_began"; args: { seat: number; turn: number; own: number } }
  | { kind: "discarded"; args: { seat: number; n: number } }
  | { kind: "shield_gone"; args: { seat: number; n: number } }
  | { kind: "froze"; args: { seat: number; card: number } }
  | { kind: "drew"; args: { seat: number; cards: number[] } }
  | { kind: "took"; args: { seat: number; n: number } }
  | { kind: "reshuffled"; args: { seat: number; n: number } }
  | { kind: "mana_set"; args: { seat: number; n: number } }
  | { kind: "played_card"; args: { seat: number; card: number; left: number } }
  | { kind: "struck"; args: { seat: number; card: number } }
  | { kind: "announced"; args: { seat: number; what: number; n: number } }
  | { kind: "reacted"; args: { seat: number; card: number; left: number } }
  | { kind: "let_through"; args: { seat: number } }
  | { kind: "cancelled"; args: { seat: number; what: number } }
  | { kind: "damaged"; args: { seat: number; hp: number; shield: number } }
  | { kind: "unhurt"; args: { seat: number; n: number } }
  | { kind: "shielded"; args: { seat: number; n: number; turns: number } }
  | { kind: "modified"; args: { seat: number; stat: number; n: number } }
  | { kind: "healed"; args: { seat: number; n: number } }
  | { kind: "got_mana"; args: { seat: number; n: number } }
  | { kind: "sharpened"; args: { seat: number; n: number } }
  | { kind: "storm_rose"; args: { seat: number; n: number; turns: number } }
  | { kind: "storm_hit"; args: { seat: number; card: number } }
  | { kind: "chilled_gear"; args: { seat: number; card: number } }
  | { kind: "thawed"; args: { seat: number; card: number } }
  | { kind: "became_invincible"; args: { seat: number } }
  | { kind: "triggered"; args: { seat: number; card: number } }
  | { kind: "returned"; args: { seat: number; card: number } }
  | { kind: "put_back"; args: { seat: number; n: number } }
  | { kind: "to_grave"; args: { seat: number; card: number; spared: number } }
  | { kind: "to_removed"; args: { seat: number; card: number } }
  | { kind: "faded"; args: { seat: number; stat: number; n: number } }
  | { kind: "shield_ended"; args: { seat: number; n: number } }
  | { kind: "ended_turn"; args: { seat: number; turn: number } }
  | { kind: "game_ended"; args: { winner: number; loser: number; reason: number } }
  | { kind: "awoke"; args: { seat: number; card: number } }
  | { kind: "buried"; args: { seat: number; cards: number[] } }
  | { kind: "promised"; args: { seat: number; stat: number; n: number } }
  | { kind: "laid"; args: { seat: number; cards: number[] } }
);

/** An event of Battle For Eden. */
export type EventEden = Omit<Event, "kind" | "args"> & (
  | { kind: "first_player"; args: { seat: number } }
  | { kind: "tile_drawn"; args: { seat: number; ground: number } }
  | { kind: "tile_laid"; args: { seat: number; cell: number; ground: number } }
  | { kind: "tile_set_aside"; args: { seat: number; ground: number } }
  | { kind: "black_given"; args: { seat: number; n: number } }
  | { kind: "portal_laid"; args: { seat: number; cell: number } }
  | { kind: "portal_removed"; args: { seat: number; cell: number } }
  | { kind: "last_round"; args: Record<string, never> }
  | { kind: "token_given"; args: { seat: number } }
  | { kind: "unit_chosen"; args: { seat: number; card: number } }
  | { kind: "shuffled"; args: { seat: number } }
  | { kind: "drew"; args: { seat: number; cards: number[] } }
  | { kind: "took"; args: { seat: number; n: number } }
  | { kind: "troop_placed"; args: { seat: number; cell: number } }
  | { kind: "day_began"; args: { day: number } }
  | { kind: "turn_began"; args: { seat: number } }
  | { kind: "bonus_began"; args: { seat: number } }
  | { kind: "crystal_played"; args: { seat: number; card: number } }
  | { kind: "crystals_back"; args: { seat: number } }
  | { kind: "discarded"; args: { seat: number; card: number } }
  | { kind: "unit_returned"; args: { seat: number; card: number } }
  | { kind: "option_used"; args: { seat: number; card: number } }
  | { kind: "destroyed"; args: { seat: number; card: number } }
  | { kind: "card_taken"; args: { seat: number; card: number } }
  | { kind: "offensive"; args: { seat: number; cell: number; to: number; n: number } }
  | { kind: "bonus_paid"; args: { seat: number; cell: number } }
  | { kind: "unit_played"; args: { seat: number; card: number; front: number } }
  | { kind: "stopped"; args: { seat: number } }
  | { kind: "ability_used"; args: { seat: number; card: number } }
  | { kind: "force_changed"; args: { seat: number; card: number; n: number } }
  | { kind: "side_changed"; args: { seat: number; n: number } }
  | { kind: "unit_neutralised"; args: { seat: number; card: number } }
  | { kind: "unit_destroyed"; args: { seat: number; card: number } }
  | { kind: "unit_to_hand"; args: { seat: number; card: number } }
  | { kind: "unit_moved"; args: { seat: number; card: number } }
  | { kind: "unit_added"; args: { seat: number; card: number } }
  | { kind: "unit_rebuilt"; args: { seat: number; card: number; into: number } }
  | { kind: "unit_marked"; args: { seat: number; card: number; mark: number } }
  | { kind: "mana_put"; args: { seat: number; card: number; n: number } }
  | { kind: "mana_spent"; args: { seat: number; n: number } }
  | { kind: "stocks_gained"; args: { seat: number; n: number } }
  | { kind: "stocks_spent"; args: { seat: number; n: number } }
  | { kind: "troop_lost"; args: { seat: number; cell: number } }
  | { kind: "card_revealed"; args: { seat: number; card: number } }
  | { kind: "card_kept"; args: { seat: number; card: number } }
  | { kind: "card_recovered"; args: { seat: number; card: number } }
  | { kind: "card_milled"; args: { seat: number; card: number } }
  | { kind: "shield_used"; args: { seat: number; card: number } }
  | { kind: "front_decided"; args: { seat: number; attack: number; defence: number; won: number } }
  | { kind: "troop_retreated"; args: { seat: number; cell: number } }
  | { kind: "troops_removed"; args: { seat: number; cell: number } }
  | { kind: "occupied"; args: { seat: number; cell: number; n: number } }
  | { kind: "troop_kept"; args: { seat: number; cell: number } }
  | { kind: "pure_lost"; args: { n: number } }
  | { kind: "eliminated"; args: { seat: number; by: number } }
  | { kind: "produced"; args: { seat: number; n: number } }
  | { kind: "pure_gained"; args: { seat: number; n: number } }
  | { kind: "bought"; args: { seat: number; card: number } }
  | { kind: "sent_to"; args: { seat: number; card: number; rival: number } }
  | { kind: "sent_back"; args: { seat: number; card: number; rival: number } }
  | { kind: "mustered"; args: { seat: number; card: number } }
  | { kind: "crystals_spent"; args: { seat: number } }
  | { kind: "troops_moved"; args: { seat: number; cell: number; to: number; n: number } }
  | { kind: "game_ended"; args: { winner: number; reason: number } }
);

/** An event of Generals. */
export type EventGenerals = Omit<Event, "kind" | "args"> & (
  | { kind: "ordered"; args: { seat: number; place: number } }
  | { kind: "turn_began"; args: { seat: number; day: number; income: number } }
  | { kind: "turn_ended"; args: { seat: number } }
  | { kind: "stepped"; args: { start: number; end: number; seat: number; type: number; hp: number } }
  | { kind: "boarded"; args: { start: number; end: number; seat: number; type: number; hp: number } }
  | { kind: "took_off"; args: { start: number; end: number; seat: number; type: number; hp: number } }
  | { kind: "unloaded_unit"; args: { start: number; end: number; seat: number; type: number; hp: number } }
  | { kind: "interrupted"; args: { cell: number } }
  | { kind: "spotted"; args: { cell: number; seat: number; type: number; hp: number; done: number } }
  | { kind: "spotted_more"; args: { n: number } }
  | { kind: "fired"; args: { start: number; end: number; building: number } }
  | { kind: "hurt"; args: { cell: number; seat: number; type: number; n: number; hp: number } }
  | { kind: "died"; args: { cell: number; seat: number; type: number } }
  | { kind: "replied"; args: { start: number; end: number } }
  | { kind: "bombed"; args: { cell: number; n: number; hp: number } }
  | { kind: "neutralised"; args: { cell: number; seat: number; by: number } }
  | { kind: "captured"; args: { cell: number; seat: number } }
  | { kind: "waited"; args: { cell: number } }
  | { kind: "created"; args: { cell: number; seat: number; type: number } }
  | { kind: "gauge"; args: { seat: number; points: number } }
  | { kind: "gauge_full"; args: { seat: number } }
  | { kind: "power_used"; args: { seat: number; general: number } }
  | { kind: "repaired"; args: { cell: number; n: number } }
  | { kind: "refuelled"; args: { cell: number } }
  | { kind: "crashed"; args: { cell: number; seat: number; type: number } }
  | { kind: "eliminated"; args: { seat: number } }
  | { kind: "resigned"; args: { seat: number } }
  | { kind: "game_ended"; args: { winners: number[]; reason: number; drawn: number } }
  | { kind: "cargo_lost"; args: { cell: number; n: number } }
);

/** An event of Night Dealer. */
export type EventNightDealer = Omit<Event, "kind" | "args"> & (
  | { kind: "round_began"; args: { round: number; first: number; second: number } }
  | { kind: "rolled"; args: { seat: number; wheel: number; face: number } }
  | { kind: "rerolled"; args: { seat: number; wheel: number; face: number } }
  | { kind: "wheels_kept"; args: { seat: number } }
  | { kind: "eclipse_drawn"; args: { seat: number; wheel: number } }
  | { kind: "laid"; args: { wheel: number; cell: number; tile: number } }
  | { kind: "chosen"; args: { cell: number; move: number } }
  | { kind: "wheel_used"; args: { seat: number; wheel: number; face: number } }
  | { kind: "placed"; args: { seat: number; cell: number; tile: number } }
  | { kind: "own_trap_lifted"; args: { seat: number; cell: number } }
  | { kind: "trap_tagged"; args: { owner: number; cell: number; tile: number } }
  | { kind: "shielded"; args: { seat: number; cell: number; ward: number } }
  | { kind: "trap_laid"; args: { seat: number; cell: number; hex: number } }
  | { kind: "trap_replaced"; args: { seat: number; cell: number; old: number } }
  | { kind: "marked"; args: { seat: number; cell: number; hex: number } }
  | { kind: "attempted"; args: { step: number; cell: number; owner: number } }
  | { kind: "shield_broken"; args: { step: number; cell: number; owner: number } }
  | { kind: "omen_offered"; args: { seat: number; step: number; cells: number[] } }
  | { kind: "omen_kept"; args: { seat: number; step: number } }
  | { kind: "omen_used"; args: { seat: number; cell: number; step: number } }
  | { kind: "flipped"; args: { step: number; cell: number; owner: number } }
  | { kind: "trap_spent"; args: { owner: number; cell: number } }
  | { kind: "curse_due"; args: { author: number; cell: number } }
  | { kind: "curse_void"; args: { author: number; cell: number } }
  | { kind: "passed"; args: { seat: number } }
  | { kind: "round_scored"; args: { round: number; first: number; cells: number; second: number; others: number } }
  | { kind: "match_ended"; args: { reason: number; winner: number; high: number; low: number } }
);

/** An event of TCG Tactique. */
export type EventTactique = Omit<Event, "kind" | "args"> & (
  | { kind: "deck_chosen"; args: { seat: number; deck: number } }
  | { kind: "added"; args: { seat: number; card: number } }
  | { kind: "picked"; args: { seat: number; goal: number } }
  | { kind: "has_picked"; args: { seat: number } }
  | { kind: "goal_shown"; args: { seat: number; goal: number } }
  | { kind: "first_player"; args: { seat: number } }
  | { kind: "turn_began"; args: { seat: number; turn: number } }
  | { kind: "echoes_set"; args: { seat: number; n: number } }
  | { kind: "drew"; args: { seat: number; cards: number[] } }
  | { kind: "took"; args: { seat: number; n: number } }
  | { kind: "played_card"; args: { seat: number; card: number; left: number } }
  | { kind: "placed"; args: { seat: number; cell: number; card: number } }
  | { kind: "attacked"; args: { seat: number; cell: number; card: number; to: number; foe: number } }
  | { kind: "used_ability"; args: { seat: number; cell: number; card: number; left: number } }
  | { kind: "moved"; args: { seat: number; cell: number; card: number; to: number } }
  | { kind: "swapped"; args: { seat: number; cell: number; card: number; to: number; other: number } }
  | { kind: "triggered"; args: { seat: number; card: number } }
  | { kind: "damaged"; args: { seat: number; cell: number; card: number; hp: number; shield: number } }
  | { kind: "poisoned"; args: { seat: number; cell: number; card: number } }
  | { kind: "healed"; args: { seat: number; cell: number; card: number; n: number } }
  | { kind: "shielded"; args: { seat: number; cell: number; card: number; n: number } }
  | { kind: "boosted"; args: { seat: number; cell: number; card: number; n: number; lapse: number } }
  | { kind: "grew"; args: { seat: number; cell: number; card: number; n: number } }
  | { kind: "gained"; args: { seat: number; cell: number; card: number; keyword: number; lapse: number } }
  | { kind: "stunned"; args: { seat: number; cell: number; card: number } }
  | { kind: "readied"; args: { seat: number; cell: number; card: number } }
  | { kind: "doomed"; args: { seat: number; cell: number; card: number } }
  | { kind: "destroyed"; args: { seat: number; cell: number; card: number } }
  | { kind: "reassembled"; args: { seat: number; cell: number; card: number } }
  | { kind: "returned"; args: { seat: number; cell: number; card: number; vanishes: number } }
  | { kind: "summoned"; args: { seat: number; cell: number; card: number } }
  | { kind: "revived"; args: { seat: number; cell: number; card: number } }
  | { kind: "laid"; args: { seat: number; cell: number; terrain: number } }
  | { kind: "burned"; args: { seat: number; cell: number; card: number } }
  | { kind: "got_echoes"; args: { seat: number; n: number } }
  | { kind: "lasts"; args: { seat: number; card: number } }
  | { kind: "faded"; args: { seat: number; card: number } }
  | { kind: "repaired"; args: { seat: number } }
  | { kind: "closed_ranks"; args: { seat: number } }
  | { kind: "held"; args: { seat: number; row: number; n: number } }
  | { kind: "broken"; args: { seat: number; row: number } }
  | { kind: "ripened"; args: { seat: number; cell: number; card: number; n: number } }
  | { kind: "met"; args: { seat: number; goal: number } }
  | { kind: "spent"; args: { seat: number; card: number } }
  | { kind: "ended_turn"; args: { seat: number } }
  | { kind: "game_ended"; args: { winner: number; loser: number; reason: number; goal: number } }
);

/** An example that readers can step through, and the rules it shows. */
export interface Example {
  id: string;
  file: string;
  title: Text;
  rules: string[];
}

/** A faction with its formation. */
export interface FactionFactTactique {
  conditions: string[];
  id: string;
  mask: string[];
}

/** Cards, classes with their own decks, and the limits of decks. */
export interface FactsDuel {
  cards: CardFactDuel[];
  classes: ClassFactDuel[];
  limits: LimitFactDuel[];
}

/** All that is printed. */
export interface FactsEden {
  cards: CardFactEden[];
  goal: number;
}

/** All that a page is told. */
export interface FactsGenerals {
  day_limit: number;
  generals: GeneralFactGenerals[];
  height: number;
  kinds: KindFactGenerals[];
  map_rules: LimitsGenerals;
  maps: MapFactGenerals[];
  name: NameGenerals;
  players: number;
  point: number;
  rows: string[];
  sites: SiteFactGenerals[];
  sketch: boolean;
  terrains: TerrainFactGenerals[];
  types: TypeFactGenerals[];
  width: number;
}

/** All that is printed. */
export interface FactsTactique {
  cards: CardFactTactique[];
  conditions: ConditionFactTactique[];
  decks: DeckFactTactique[];
  factions: FactionFactTactique[];
  limits: LimitFactTactique[];
  numbers: Record<string, number>;
}

/** A rule that something breaks, with the ids of what is at fault in it: cards of a deck. */
export interface Fault {
  code: string;
  fr: string;
  en: string;
  rule: string | null;
  about: string[];
}

/** A field of the state that somebody may see. */
export interface FieldInfo {
  name: string;
  shape: number[];
  sight: string;
  legend: string;
  hidden: number;
  wide: boolean;
}

/** Have all that is kept of you deleted. */
export interface Forget {
  name: string;
}

/** A game on the home page. */
export interface GameCard {
  id: string;
  title: Text;
  box: BoxInfo;
  seats: number[];
  levels: string[];
  hidden: boolean;
  proposal: ProposalInfo;
  learn: Learning | null;
}

/** A game as printed under some options: all that a page needs to draw it. */
export interface GameInfo {
  id: string;
  title: Text;
  version: string;
  digest: string;
  seats: number;
  fewest: number;
  most: number;
  hidden: boolean;
  levels: string[];
  characters: Record<string, Text>;
  promises: Record<string, Text>;
  options: OptionInfo[];
  chosen: Record<string, unknown>;
  verbs: VerbInfo[];
  fields: FieldInfo[];
  events: string[];
  texts: Record<string, Record<string, Text>>;
  labels: Record<string, string[]>;
  books: string[];
  scenarios: string[];
  keeps: string[];
  facts: Record<string, unknown>;
  learn: boolean;
  windows: boolean;
}

/** A record at one game. Matches against several count in `tally` and `used` alone. */
export interface GameRecord {
  game: string;
  matches: number;
  last: number;
  tally: Tally;
  levels: Record<string, Tally>;
  people: VersusRecord[];
  used: Record<string, UsedRecord[]>;
}

/** An Equipment, and the rounds it waits. */
export interface GearDuel {
  card: string;
  rounds: number;
  state: "chilled" | "frozen" | "ready" | "waiting";
}

/** A general, and what its power costs. */
export interface GeneralFactGenerals {
  cost: number;
  id: string;
}

/** Who this browser was before it logged in, and what they had; no name: nobody. */
export interface GuestLeft {
  name: string | null;
  running: number;
  matches: number;
  kept: number;
  bots: number;
}

/** What an account took over from a guest. */
export interface GuestTaken {
  matches: number;
  kept: number;
  apart: string[];
  kept_left: number;
}

/** All that a game brings for those who learn it, and how far you are. */
export interface GuideInfo {
  game: string;
  name: Text;
  first: Text;
  last: Text;
  play: Text;
  seat: number;
  options: Record<string, unknown>;
  steps: TaskCard[];
  puzzles: TaskCard[];
  remarks: RemarkCard[];
  skipped: boolean;
  coach: boolean;
}

/**
 * Something that happened at the table beside the moves.
 *
 * `kind` is one of: "begun"; "from_position" (the match begins at a position of `Table.origin`);
 * "sat", "bot_sat", "computer_sat" (somebody takes a seat), "opened" (a seat is free again);
 * "left" and "replaced" (a computer of `level` sits in for `name`, who got up, or in whose place
 * the owner put it), "came_back"; "resigned"; "timeout_played" (a move was played for the seat, or
 * all of its turn), "timeout_computer" (a computer of `level` sits in), "timeout_lost";
 * "undo_asked", "undo_refused" (by `seat`), "undone" (all agreed); "rematch" (by `seat`);
 * "aborted", "draw_offered", "draw_accepted", "draw_declined", "claimed" (by `seat`);
 * "ruled" (`seat` chose its rule for reaction windows: let go by after `seconds`, 0: never);
 * "withdrawn" (the owner took the table away before the match began); "stopped" (`seat` ended a
 * match that nobody could play on).
 */
export interface Happening {
  number: number;
  at: number;
  kind: string;
  seat: number | null;
  name: string;
  level: string | null;
  step: number;
  seconds?: number;
}

/** A card in the hand: its numbers, and why it can't be played. */
export interface HeldDuel {
  values: AmountDuel[];
  why: WhyDuel | null;
}

/** A card in the hand: why it can't be played, and the Echoes that are missing. */
export interface HeldTactique {
  lacks: number;
  why: WhyTactique | null;
}

/** The first frame: who the server takes you for. */
export interface Hello {
  type: "hello";
  you: string;
  name: string;
  kind: string;
  now: number;
  protocol: number;
}

/** A move and the chance of winning with it, 0 to 1. */
export interface Hint {
  number: number;
  notation: string;
  chance: number;
}

/** A row that can win: the turns it was held and must be held. */
export interface HoldTactique {
  armed: boolean;
  have: number;
  need: number;
  row: number;
}

/** Sit down: at a seat or the first free one. A private table wants its invite. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
  name?: string | null;
  pass_after?: number | null;
}

/** Something to keep, finished or not. */
export interface Keep {
  kind: string;
  name: string;
  value: unknown;
}

/** Something kept, with what its game finds wrong in it now. */
export interface Kept {
  key: string;
  kind: string;
  name: string;
  value: unknown;
  updated: number;
  faults: Fault[];
}

/** What a match keeps of its game: see core.editions. */
export interface KeptEdition {
  digest: string;
  kept: string;
}

/** A kind of buildings. */
export interface KindFactGenerals {
  armour: string;
  drawing: string;
  gender: number;
  ground: string;
  hp: number;
  id: string;
  income: number;
  letter: string;
  makes: string[];
  wet: boolean;
}

/** How much a game brings for those who learn it. */
export interface Learning {
  steps: number;
  puzzles: number;
}

/** Stop following a match. */
export interface Leave {
  type: "leave";
  match: string;
}

/** Get up. */
export interface LeaveSeat {
  seat?: number | null;
}

/** A move that may be chosen: its three forms and, where the game has them, its words. */
export interface Legal {
  number: number;
  notation: string;
  verb: string;
  args: Record<string, string>;
  values: number[];
  fr: string;
  en: string;
}

/** A step or an exercise, with a table of its own to play it at. */
export interface Lesson {
  match: string;
  id: string;
  title: Text;
  before: Text | null;
  ask: Text;
  slow: Text | null;
  refused: RuleAnswer[];
  rules: string[];
  seat: number;
  info: GameInfo;
}

/** A limit as pages are told of it: what counts against it, and how much of it there may be. */
export interface LimitFactDuel {
  cards: string[];
  exact: boolean;
  most: number;
  name: string;
}

/** A limit as pages are told of it: what counts against it, and how much of it there may be. */
export interface LimitFactTactique {
  cards: string[];
  exact: boolean;
  most: number;
  name: string;
}

/** The numbers of the map rules: fewest and most, or at most. */
export interface LimitsGenerals {
  buildings: number;
  days: [number, number];
  players: [number, number];
  side: [number, number];
}

/**
 * "abort" before the second move, "offer" a draw, "accept" or "decline" it, "claim" the game
 * of who has gone, "withdraw" a table of one's own before it has begun.
 */
export interface Manner {
  what: string;
  seat?: number | null;
}

/** What the viewer's seat may do beside playing, and what is offered. */
export interface Manners {
  abort: boolean;
  offer: boolean;
  draw: DrawOffer | null;
  claim: number | null;
}

/** A map that may be chosen; `text` is all of it. */
export interface MapFactGenerals {
  height: number;
  id: string;
  players: number;
  text: string;
  width: number;
}

/** What the page asks to remember: "skip", "coach-off", or a remark that was said. */
export interface Mark {
  mark: string;
}

/** A table in a list. */
export interface MatchSummary {
  match: string;
  game: string;
  phase: string;
  created: number;
  updated: number;
  steps: number;
  names: string[];
  kinds: string[];
  clock: ClockChoice;
  options: Record<string, unknown>;
  yours: number[];
  turn: boolean;
  public: boolean;
  own: boolean;
  invited: boolean;
  due: number | null;
}

/** Who you are. */
export interface Me {
  id: string;
  name: string;
  kind: string;
  login: string | null;
}

/** A player; what is not known of them is None. */
export interface MemberGenerals {
  alive: boolean;
  cost: number;
  full: boolean;
  gauge: number | null;
  general: number;
  money: number | null;
  power: boolean;
  seat: number;
  team: number;
}

/** Where an enemy was seen last, and on which day. */
export interface MemoGenerals {
  cell: number;
  day: number;
  hp: number;
  unit: number;
}

/** A unit that another could strike in its next turn, and what it would lose. */
export interface MenaceGenerals {
  cell: number;
  kills: boolean;
  loss: number;
}

/** Play one move or a few, all or nothing. */
export interface Move {
  type: "move";
  match: string;
  version: number;
  key: string;
  moves: (number | string | Record<string, string>)[];
  seat?: number | null;
}

/** A name in both languages. */
export interface NameGenerals {
  en: string;
  fr: string;
}

/** A bot of yours; `scope` is what its token may do. */
export interface NewBot {
  name: string;
  scope?: string[];
}

/** Come in. */
export interface NewGuest {
  name?: string | null;
}

/** Open a table. */
export interface NewMatch {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatChoice[];
  clock?: ClockChoice;
  public?: boolean;
  hints?: boolean;
  open_eyes?: boolean;
  spectators?: boolean;
}

/** Another password, by who knows the old one. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A type that a building offers, and why not. */
export interface OfferGenerals {
  can: boolean;
  price: number;
  type: number;
  why: WhyGenerals | null;
}

/** Somebody played against: `person`, `bot` or computer `level`. */
export interface Opponent {
  kind: string;
  name: string;
  key: string;
}

/**
 * An option of a game; `values` for names, `low` and `high` for numbers and subsets.
 *
 * Of kind "per_seat" it is a list with a value for each of `seats` seats; `each` is the kind of
 * these values.
 */
export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  fr: string;
  en: string;
  values: string[];
  low: number;
  high: number;
  seats: number;
  each: string;
  distinct: boolean;
}

/** The position of another match that this one began from. */
export interface Origin {
  match: string;
  step: number;
}

/** How it ended: share of the win per seat, and why. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  fr: string;
  en: string;
}

/**
 * All that is kept of somebody, to be taken away. The moves of a match are in its own file:
 * see /matches/{match}/export.
 */
export interface OwnData {
  me: Me;
  since: number;
  matches: PlayedMatch[];
  running: string[];
  kept: OwnThing[];
  learnt: OwnMark[];
  bots: BotInfo[];
}

/** A step or an exercise that somebody has done. */
export interface OwnMark {
  game: string;
  mark: string;
  at: number;
}

/** A deck, a map or the like that somebody keeps. */
export interface OwnThing {
  game: string;
  kind: string;
  name: string;
  value: unknown;
  updated: number;
}

/** One move of the others, as a seat saw it. */
export interface PastStep {
  made: number;
  seat: number;
  events: Event[];
  patches: (Record<string, unknown>)[];
  aside: Record<string, unknown> | null;
}

/** Answered by `pong`. */
export interface Ping {
  type: "ping";
  key?: string;
}

/** Where a figure stands in a text, or a word that goes with it and has another form. */
export interface PlaceDuel {
  at: number;
  many: string;
  n: number;
  of: string;
  one: string;
}

/** A new match from a position of a finished one (or of one all may see). */
export interface PlayFrom {
  made: number;
  seats: SeatChoice[];
  clock?: ClockChoice;
}

/** A match that is over, as it was to who asks. */
export interface PlayedMatch {
  match: string;
  game: string;
  at: number;
  result: string;
  seat: number;
  opponents: Opponent[];
  reason: string;
  said: Text;
  points: number[];
  steps: number;
  used: Record<string, Text>;
  why_not: string;
}

/** A page of somebody's matches, latest first. */
export interface PlayedPage {
  matches: PlayedMatch[];
  total: number;
  next: string | null;
}

/** Somebody's record, the game last played first. */
export interface PlayedRecord {
  games: GameRecord[];
  since: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  key: string;
  now: number;
}

/** A shield, and the turns it has left. */
export interface PoolDuel {
  amount: number;
  left: number;
}

/** Which options to print a game under; with a digest, as a match of it was begun. */
export interface PrintGame {
  options?: Record<string, unknown>;
  edition?: string;
}

/** Why a request was not answered: a code for programs, words for people. */
export interface Problem {
  code: string;
  fr: string;
  en: string;
  rule: string | null;
}

/**
 * What people who start a match are proposed: options of a balanced match, and pairings: one
 * is drawn by lot, for either order of the two seats (option -> its values).
 */
export interface ProposalInfo {
  balanced: Text | null;
  options: Record<string, string>;
  pairings: (Record<string, string[]>)[];
  begins: BeginsInfo | null;
}

/**
 * What was asked was not done; nothing changed.
 *
 * `code`: "rule" (then `rule` is an id of the rulebook), "stale" (then `version` is the present
 * one and a view follows), or a name of `refusals.REFUSALS`.
 */
export interface Refusal {
  type: "refused";
  code: string;
  fr: string;
  en: string;
  key: string | null;
  match: string | null;
  rule: string | null;
  version: number | null;
  move: number | null;
}

/** What is told of a cell. */
export interface RegardEden {
  defence: DefenceEden | null;
  laying: ConditionEden[];
}

/** What is told of one cell when somebody asks. */
export interface RegardGenerals {
  against: Record<string, AgainstGenerals[]>;
  menaced: MenaceGenerals[];
  reach: number[];
  zone: number[];
}

/** What a game tells of a place on its table. */
export interface Regarded {
  told: unknown;
}

/** Something that the coach says once in a first match, when it comes up. */
export interface RemarkCard {
  id: string;
  what: string;
  name: string;
  terms: RemarkTerm[];
  rule: string;
  fr: string;
  en: string;
  said: boolean;
}

/** A condition: an argument of an event (`by`: who moved), or a field of the state. */
export interface RemarkTerm {
  name: string;
  whose: string;
  item: number | null;
  sign: string;
  value: string;
}

/** Take another name. */
export interface Rename {
  name: string;
}

/** The position after so many steps, from one viewer's eyes or with all of it open. */
export interface ReplayFrame {
  match: string;
  number: number;
  eye: number | null;
  acting: number | null;
  state: Record<string, Value>;
  legal: Legal[];
  outcome: Outcome | null;
  aside: Record<string, unknown> | null;
  all: boolean;
  against: number | null;
  known: Record<string, Value> | null;
  known_aside: Record<string, unknown> | null;
  made: number | null;
  drawn: Drawn | null;
  patches: (Record<string, unknown>)[];
}

/** A match from one viewer's eyes; a long one comes in pages, asked for with `after`. */
export interface ReplayIndex {
  match: string;
  game: string;
  version: string;
  options: Record<string, unknown>;
  over: boolean;
  eyes: (number | null)[];
  eye: number | null;
  marks: ReplayMark[];
  total: number;
  outcome: Outcome | null;
  open: boolean;
  all: boolean;
  happenings: Happening[];
  origin: Origin | null;
}

/**
 * One step of a match, for the scrubber, with the moves that led to it.
 *
 * What the set-up did comes first, with number = 0 and seat = -1.
 */
export interface ReplayMark {
  number: number;
  seat: number;
  at: number;
  turn: number;
  move: string | null;
  events: Event[];
  made: number | null;
}

/** Give up. */
export interface Resign {
  type: "resign";
  match: string;
  key: string;
  seat?: number | null;
}

/** What the guide adds when the game refuses a move by a rule. */
export interface RuleAnswer {
  rule: string;
  fr: string;
  en: string;
}

/** Lines of chat, oldest first. */
export interface Said {
  type: "chat";
  match: string;
  lines: ChatLine[];
  anew: boolean;
}

/** A line of chat. */
export interface Say {
  type: "say";
  match: string;
  key: string;
  text: string;
}

/** A file of examples. */
export interface ScenarioFile {
  game: string;
  file: string;
}

/** One line of an example and the board after it, as the acting seat sees it. */
export interface ScenarioFrame {
  word: string;
  text: string;
  acting: number | null;
  state: Record<string, Value>;
  events: Event[];
  refusal: Text | null;
  rule: string | null;
  aside: Record<string, unknown> | null;
  drawn: Drawn | null;
}

/** An example, played. */
export interface ScenarioRun {
  id: string;
  title: Text;
  rules: string[];
  frames: ScenarioFrame[];
  wrong: string;
}

/** A seat: `open`, or held by a `person`, a computer `level`, or a `bot`. */
export interface Seat {
  number: number;
  kind: string;
  name: string;
  level: string | null;
  yours: boolean;
  connected: boolean;
  ready: boolean;
  resigned: boolean;
  left: boolean;
  kept: boolean;
  pass_after: number | null;
}

/** Who is to sit: "me", "open", "level" (with its name), or "bot" (one of yours, by id). */
export interface SeatChoice {
  kind?: string;
  level?: string | null;
  bot?: string | null;
  name?: string | null;
  pass_after?: number | null;
}

/** Something about the table changed, but not the position. */
export interface Seated {
  type: "table";
  table: Table;
}

/** What silence of a seat of yours means, from the next reaction window on (LUD-7). */
export interface SetRule {
  pass_after: number;
  seat?: number | null;
}

/** The owner puts a computer or a bot in a seat, or opens it, before or during play. */
export interface SetSeat {
  seat: number;
  choice: SeatChoice;
}

/** A new position (or the first look at one). */
export interface Shown {
  type: "view";
  view: View;
}

/** What a seat saw since its own last turn ended, step by step, to be shown again. */
export interface SinceTurn {
  match: string;
  seat: number;
  version: number;
  state: Record<string, Value>;
  aside: Record<string, unknown> | null;
  steps: PastStep[];
  left_out: number;
}

/** A building of the map, its kind by number. */
export interface SiteFactGenerals {
  cell: number;
  kind: number;
}

/** Where Force or Resistance come from; no card: the class. */
export interface SourceDuel {
  amount: number;
  card: string | null;
  left: string | number;
}

/** How an attempt stands. */
export interface Standing {
  status: string;
  misses: number;
  said: Text | null;
  way: Text | null;
  shown: boolean;
  wanted: Legal[];
}

/** A player in numbers that all may know. */
export interface StandingEden {
  civ: string;
  colour: string;
  crystals: number;
  income: number;
  lands: number;
  limit: number;
  seat: number;
  troops: number;
}

/** A unit's values as they count now. */
export interface StandingTactique {
  armor: number;
  atk: number;
  costs: number[];
  dormant: boolean;
  high: number;
  keys: string[];
  linked: boolean;
  links: number[];
  low: number;
  need: number;
  rows: number[];
}

export interface StateDuel {
  /** who must act; 0 = A, 1 = B, NOBODY when it is over */
  seat: number;
  /** BUILD, PLAY, RETURN, FREEZE, REACT or OVER */
  phase: number;
  /** game turn, from 1; 0 while decks are built */
  turn: number;
  /** whose turn it is */
  active: number;
  /** who has game turn 1 */
  first: number;
  /** why the game ended, or NOT_OVER */
  ended: number;
  /** hit points */
  hp: number[];
  /** all shield pools together */
  shield: number[];
  /** mana left; the defender's pays Rapides */
  mana: number[];
  /** Force: class and modifiers */
  force: number[];
  /** Resistance: class and modifiers */
  resistance: number[];
  /** added to the weapon's base damage */
  weapon_bonus: number[];
  /** 1 until the start of one's next turn */
  invincible: number[];
  /** 1 once this turn's free strike is used */
  struck: number[];
  /** cards discarded this turn */
  discarded: number[];
  /** attacks made this turn */
  attacks: number[];
  /** strikes in a row */
  chain: number[];
  /** cards played this turn, Rapides not counted */
  plays: number[];
  /** bits of remembered cards the player has finished */
  done: number[];
  /** 1 if the deck is a custom one */
  custom: number[];
  /** cards held, oldest first */
  hand: number[][];
  /** how many */
  hand_n: number[];
  /** the deck, top last */
  deck: number[][];
  /** seats that know each card of the deck */
  known: number[][];
  /** cards in the deck */
  deck_n: number[];
  /** graveyard, oldest first */
  grave: number[][];
  /** how many */
  grave_n: number[];
  /** cards removed from the game, oldest first */
  removed: number[][];
  /** how many */
  removed_n: number[];
  /** cards the active player discarded this turn */
  thrown: number[];
  /** deck list */
  list: number[][];
  /** seats that know each card of the list */
  listed: number[][];
  /** how many of them all know; they stand in front */
  shown: number[];
  /** cards of the list so far */
  list_n: number[];
  /** Equipments in board order */
  gear: number[][];
  /** seats that know a player's Equipments */
  laid: number[];
  /** how many are chosen so far */
  gear_n: number[];
  /** READY, CHILLED or FROZEN */
  gear_state: number[][];
  /** modifiers of Force and Resistance */
  mod_n: number[];
  /** card each comes from, or NONE */
  mod_card: number[][];
  /** FORCE or RESISTANCE */
  mod_stat: number[][];
  /** how much */
  mod_amount: number[][];
  /** game turns left, or FOREVER, THIS_TURN, … */
  mod_left: number[][];
  /** shield pools */
  pool_n: number[];
  /** their shield, oldest first */
  pool_amount: number[][];
  /** game turns left, 0 without a timer */
  pool_left: number[][];
  /** storms a player has raised */
  storm_n: number[];
  /** their cards */
  storm_card: number[][];
  /** damage at each end of turn */
  storm_amount: number[][];
  /** game turns left */
  storm_left: number[][];
  /** effects that wait for the end of this turn */
  later_n: number;
  /** their effect rows, in order of play */
  later: number[];
  /** programs that wait, the last to be gone on with */
  stack_n: number;
  /** whose each is, or NONE */
  stack_source: number[];
  /** the player who controls it */
  stack_seat: number[];
  /** the row it goes on with */
  stack_row: number[];
  /** the row behind its last */
  stack_last: number[];
  /** how many targets are chosen for it */
  stack_chosen: number[];
  /** these targets */
  stack_target: number[][];
  /** 1 once the announced attack is cancelled */
  cancelled: number;
  /** 1 while a frozen weapon is being struck with */
  dull: number;
  /** cards just drawn, last of the hand, one may go back */
  fresh: number;
  /** how many of them must still be put back */
  back: number;
}

export interface StateEden {
  /** who must act, NOBODY when it is over */
  seat: number;
  /** the decision: MAP_DRAW, …, or NOTHING */
  ask: number;
  /** where the game goes on: see rules/flow */
  stage: number;
  /** MAP, FINAL, SETUP, EXPANSION, PRODUCTION, LOGISTICS, OVER */
  phase: number;
  /** from 1 */
  day: number;
  /** who holds the first-player token */
  token: number;
  /** whose turn it is */
  active: number;
  /** players who have had their turn in this phase */
  moved: number;
  /** turns begun so far */
  begun: number;
  /** decisions of this day */
  today: number;
  /** pure energy on the Heart */
  pure: number;
  /** troops still to be placed */
  placed: number;
  /** why the game ended, or NOT_OVER */
  ended: number;
  /** who has won, as bits */
  winners: number;
  /** 1 in a bonus turn */
  again: number;
  /** 1 once a territory of another player was taken in this turn */
  captured: number;
  /** 1 once the offensive of this turn was decided */
  attacked: number;
  /** territories conquered in the turn before, or NONE */
  base: number[];
  /** what units of a rift may still cost */
  rift_left: number;
  /** units that a rift may still bring */
  rift_units: number;
  /** 1 while nothing was taken from it */
  rift_first: number;
  /** 1 where troops came from, 2 where they went, by tile */
  given: number[];
  /** source of the troops being moved */
  from_cell: number;
  /** and where they go */
  to_cell: number;
  /** 0, a colour from 1, BLACK, HEART or PORTAL + seat */
  ground: number[];
  /** 1 + seat that controls it, or 0 */
  owner: number[];
  /** troops that stand there */
  troops: number[];
  /** cells with a tile, ascending */
  tile: number[];
  /** how many */
  tiles_n: number;
  /** cell of each portal, or NONE */
  portal: number[];
  /** when it was added last */
  stamp: number[];
  /** additions of portals so far */
  stamps: number;
  /** how many */
  pile_n: number[];
  /** how many of each colour lie there */
  pile_of: number[][];
  /** the face-up tile, or 0 */
  face: number[];
  /** the tile to be laid, or 0 */
  drawn: number;
  /** black tiles still to be laid before the portal */
  blacks: number;
  /** the cell that the portal has just left, or NONE */
  left: number;
  /** first player of the map stage */
  first: number;
  /** 1 while a player is in the game */
  alive: number[];
  /** in which order players were eliminated, from 1 */
  fell: number[];
  /** energy stocks */
  stocks: number[];
  /** copies of each card held */
  hand: number[][];
  /** cards held */
  hand_n: number[];
  /** cards in it */
  deck_n: number[];
  /** copies of each card in hand and deck together */
  held: number[][];
  /** discard, oldest first */
  discard: number[][];
  /** how many */
  discard_n: number[];
  /** crystals played, by card */
  front: number[][];
  /** technologies, oldest first */
  table: number[][];
  /** how many */
  table_n: number[];
  /** Worlds by seat, then the supply */
  pool: number[][];
  /** options of cards in hand used in this turn of play */
  uses: number[];
  /** copies bought in this Logistics phase */
  bought: number[];
  /** cards sent today, by sender and receiver */
  sent: number[][];
  /** crystal value spent in this Logistics phase */
  spent: number;
  /** fronts of the offensive */
  fronts_n: number;
  /** where each comes from */
  source: number[];
  /** and goes to */
  target: number[];
  /** the attacker's troops at the front */
  group: number[];
  /** who defends it, NONE: wild */
  foe: number[];
  /** total of a wild territory */
  wild: number[];
  /** added to the totals of attacker and defender */
  side: number[][];
  /** totals when the winner was determined */
  total: number[][];
  /** 1 if the attacker has won, 0 if not, NONE: not yet known */
  won: number[];
  /** 1 while a combat runs */
  fighting: number;
  /** players who have stopped, as bits */
  stopped: number;
  /** place in the ring of who plays */
  ring_at: number;
  /** 1 if the same player decides again */
  same_again: number;
  /** PLAYING, DELAYING, AFTER, or 0 */
  window: number;
  /** place in the order of priority */
  window_at: number;
  /** abilities used in this combat */
  acts: number;
  /** front or defender that is being settled */
  at: number;
  /** 1 + seat that loses the Heart, or 0 */
  losing: number;
  /** places in use, with gaps */
  units_n: number;
  /** GONE, IN_ARMY, IN_PILE or DEPARTED */
  u_where: number[];
  /** its card */
  u_card: number[];
  /** whose it is */
  u_seat: number[];
  /** the front it stands or stood on */
  u_front: number[];
  /** its row from 0, or its place in the neutralised pile */
  u_row: number[];
  /** its column */
  u_col: number[];
  /** changes of its Force */
  u_force: number[];
  /** mana on it */
  u_mana: number[];
  /** DOOMED, SILENCED, … */
  u_marks: number[];
  /** abilities used, as bits */
  u_used: number[];
  /** conditions of reactions that held last, as bits */
  u_true: number[];
  /** 1 if it was just added */
  u_fresh: number[];
  /** 1 once the operation has dealt with it */
  u_done: number[];
  /** reactions that wait */
  chance_n: number;
  /** whose */
  chance_unit: number[];
  /** which ability */
  chance_ability: number[];
  /** the event unit, or NONE */
  chance_event: number[];
  /** cards that came back to a hand in this combat */
  returned: number[][];
  /** 1 while an ability is being resolved */
  r_on: number;
  /** the operation it goes on with */
  r_row: number;
  /** the one behind the last */
  r_last: number;
  /** which ability of the unit's card */
  r_ability: number;
  /** the card whose ability it is */
  r_card: number;
  /** the unit */
  r_unit: number;
  /** who controls it */
  r_seat: number;
  /** on which front */
  r_front: number;
  /** the event unit, or NONE */
  r_event: number;
  /** what its cost has taken */
  r_paid: number;
  /** the card revealed, or NONE */
  r_open: number;
  /** how far the operation is */
  r_step: number;
  /** how often it is still to be done */
  r_left: number;
  /** the unit chosen, or NONE */
  r_a: number;
  /** the unit it goes to, or NONE */
  r_b: number;
  /** beside it: 0 left, 1 right */
  r_way: number;
  /** who closes the gap: 0 those on the left, 1 on the right */
  r_shift: number;
  /** the Force that counts now, of units in an army */
  u_now: number[];
  /** 1 if the attacker would win as totals stand */
  wins_now: number[];
  /** attacker’s and defender’s total as it stands */
  total_now: number[][];
}

export interface StateGenerals {
  /** who must act; NOBODY when it is over */
  seat: number;
  /** the day, from 1 */
  day: number;
  /** place of the acting seat in the order of play */
  turn_at: number;
  /** seats in the order of play */
  order: number[];
  /** why the game ended, or NOT_OVER */
  ended: number;
  /** bits of the seats that won or drew */
  winners: number;
  /** 1 while a player is in the game */
  alive: number[];
  /** turns begun */
  turns: number[];
  /** 1 while the general's power is active */
  power: number[];
  /** 1 while the gauge is full */
  full: number[];
  /** producing buildings owned */
  makers: number[];
  /** money */
  money: number[];
  /** points of the power gauge */
  gauge: number[];
  /** units owned, cargo included */
  units: number[];
  /** who knows all about a player: the team, or all */
  purse_eyes: number[];
  /** who sees what a team sees */
  team_eyes: number[];
  /** MAIN, MOVE, DRAW, ACTION, BUILD or OVER */
  phase: number;
  /** cell of the chosen unit or building, or NONE */
  chosen: number;
  /** its place aboard, for one taking off */
  place: number;
  /** 1 if the chosen unit changed its cell */
  moved: number;
  /** 1 once a unit was unloaded in this order */
  unloading: number;
  /** by row, bits of the cells it can go to */
  reach: number[];
  /** cells of the drawn path */
  path: number[];
  /** how many */
  path_n: number;
  /** ticks the drawn path takes */
  spent: number;
  /** bits of the directions it can go on */
  ways: number;
  /** 1 if it may end here */
  stop: number;
  /** creations of each building this turn */
  made: number[];
  /** who knows the order being given */
  order_eyes: number;
  /** owner of each building, or NEUTRAL */
  site_owner: number[];
  /** its HP */
  walls: number[];
  /** owner and type of what stands there */
  unit: number[];
  /** HP of the unit there */
  hp: number[];
  /** 1 if it has had its order */
  done: number[];
  /** its fuel */
  fuel: number[];
  /** viewers of a team that see a cell */
  viewers: number[][];
  /** units carried */
  aboard_n: number[];
  /** cell of the transport */
  aboard_on: number[][];
  /** type */
  aboard_type: number[][];
  /** HP */
  aboard_hp: number[][];
  /** fuel */
  aboard_fuel: number[][];
  /** 1 if it has had its order */
  aboard_done: number[][];
  /** remembered sightings */
  memo_n: number[];
  /** where */
  memo_cell: number[][];
  /** which, as in `unit` */
  memo_unit: number[][];
  /** its HP then */
  memo_hp: number[][];
  /** the day */
  memo_day: number[][];
}

export interface StateNightDealer {
  /** who must act; 0 = A, 1 = B, NOBODY when it is over */
  seat: number;
  /** ROLL, REROLL, COMPOSE, OMEN, PASS or OVER */
  phase: number;
  /** points of A and B, or rounds won (scoring=rounds) */
  points: number[];
  /** round under way, from 1 */
  round: number;
  /** who opened round 1 */
  starter: number;
  /** why the match ended, or NOT_OVER */
  ended: number;
  /** who is P1 in this round */
  first: number;
  /** turn of the round, 1 to 6; odd ones are P1's */
  turn: number;
  /** seat that holds each cell, or NONE */
  owner: number[];
  /** kind of the tile on each cell, or NONE */
  kind: number[];
  /** 1 where the tile has a shield */
  shield: number[];
  /** 1 where the tile was laid as ECLIPSE */
  badge: number[];
  /** cell of each player's trap, or NONE */
  trap: number[];
  /** face each wheel shows, SPENT or UNROLLED */
  wheel: number[][];
  /** 1 once the player's ECLIPSE has come up this round */
  drawn: number[];
  /** 1 while P2 may still use Omen this round */
  omen: number;
  /** marks made, that come due at the end of the next turn */
  mark_n: number;
  /** their cells, in order of creation */
  mark_cell: number[];
  /** who made them */
  mark_author: number[];
  /** step of the resolution, 0 outside one */
  step: number;
  /** cells of the tiles placed this turn, as bits */
  placed: number;
  /** cells about to flip in this batch, as bits */
  pending: number;
  /** marks that come due in this resolution */
  due_n: number;
  /** how many of them were dealt with */
  due_at: number;
  /** their cells, in order of creation */
  due_cell: number[];
  /** who made them */
  due_author: number[];
  /** bit of the seat that is composing, 0 outside COMPOSE */
  composer: number;
  /** what is asked of the composer: TILE, MORE or EFFECT */
  stage: number;
  /** tiles laid so far */
  laid: number;
  /** tile whose effect is asked at EFFECT */
  asked: number;
  /** wheel of each tile, or NONE */
  tile_wheel: number[];
  /** cell of each tile, or NONE */
  tile_cell: number[];
  /** kind of each tile, or NONE */
  tile_kind: number[];
  /** effect move chosen for each tile, or NONE */
  tile_choice: number[];
}

export interface StateTactique {
  /** who must act, NOBODY when it is over */
  seat: number;
  /** BUILD, PICK, PLAY or OVER */
  phase: number;
  /** whose turn it is */
  active: number;
  /** who has the first turn */
  first: number;
  /** why the game ended, or NOT_OVER */
  ended: number;
  /** who has won, or NONE */
  winner: number;
  /** the victory condition that was met, or NONE */
  won_by: number;
  /** units that entered play so far */
  births: number;
  /** turns each player has begun */
  own_turn: number[];
  /** Echoes a player has anew each turn */
  capacity: number[];
  /** Echoes left */
  echoes: number[];
  /** enemy units destroyed in one's last own turn */
  kills: number[];
  /** enemy units destroyed so far, by any cause */
  kills_total: number[];
  /** 1 once Proliferation was used this turn */
  brooded: number[];
  /** turns each row has been held */
  hold: number[][];
  /** 1 if the row was complete at the end of a turn */
  armed: number[][];
  /** 1 if the deck was built card by card */
  custom: number[];
  /** condition picked, or NONE */
  goal: number[];
  /** seats that know what a player picked */
  told: number[];
  /** conditions met without winning, as bits */
  ruled_out: number[];
  /** card of the unit on each spot, or NONE */
  unit: number[];
  /** its hit points */
  hp: number[];
  /** the most it may have */
  max_hp: number[];
  /** its shield points */
  shield: number[];
  /** attacks it made this turn */
  made: number[];
  /** attacks it may make */
  allowed: number[];
  /** 1 if it entered play this turn */
  fresh: number[];
  /** 1 while it is stunned */
  stunned: number[];
  /** 1 once it used Mobile this turn */
  moved: number[];
  /** activations this turn */
  uses: number[];
  /** 1 once it was reassembled */
  reassembled: number[];
  /** turns a Core has ripened */
  age: number[];
  /** which unit of the match it is, from 1 */
  born: number[];
  /** ATK bonuses: perm, turn, next of each player */
  boost: number[][];
  /** armor given, likewise */
  plate: number[][];
  /** keywords given as bits, likewise */
  granted: number[][];
  /** COVER, CREEP, RELAY, ACID or 0 */
  terrain: number[];
  /** cards held, oldest first */
  hand: number[][];
  /** how many */
  hand_n: number[];
  /** cards of the hand that all know (Q40) */
  known: number[][];
  /** how many */
  known_n: number[];
  /** cards in the deck */
  deck_n: number[];
  /** discard pile, oldest first */
  discard: number[][];
  /** how many */
  discard_n: number[];
  /** persistent spells in play, oldest first */
  lasting: number[][];
  /** how many */
  lasting_n: number[];
  /** deck list */
  list: number[][];
  /** seats that know each card of the list */
  listed: number[][];
  /** how many of them all know; they stand in front */
  shown: number[];
  /** cards of the list so far */
  list_n: number[];
  /** ACT_PLAY, ACT_ATTACK, …, or 0 */
  act: number[];
  /** the card played, or the spot of the unit */
  act_what: number[];
  /** the ability that asks for choices, or NONE */
  act_ability: number[];
  /** choices made so far, NONE for those skipped */
  picks: number[][];
  /** how many */
  picks_n: number[];
  /** programs that wait, the last to be gone on with */
  stack_n: number;
  /** whose each is, or NONE */
  stack_source: number[];
  /** the player who controls it */
  stack_seat: number[];
  /** the row it goes on with */
  stack_row: number[];
  /** the row behind its last */
  stack_last: number[];
  /** how many targets are chosen for it */
  stack_chosen: number[];
  /** these targets */
  stack_target: number[][];
}

/** The sources of both. */
export interface StatsDuel {
  force: SourceDuel[];
  resistance: SourceDuel[];
}

/**
 * One move with what it did, or (with `undo`) moves taken back.
 *
 * What the set-up did comes as a step of its own, with made = 0 and seat = -1.
 *
 * `patches`, for a page that keeps the state: for each event what it changed, and last what
 * changed after them; empty where that is not known.
 */
export interface Step {
  version: number;
  made: number;
  number: number;
  seat: number;
  events: Event[];
  move: string | null;
  undo: boolean;
  patches: (Record<string, unknown>)[];
}

/** Damage to come, and in how many turns. */
export interface StormDuel {
  amount: number;
  card: string;
  left: number;
}

/** Everything about a table but the position: who sits, clocks, undo, what the owner chose. */
export interface Table {
  match: string;
  phase: string;
  seats: Seat[];
  clocks: Clocks;
  undo: Undo;
  watchers: number;
  owner: boolean;
  hints: boolean;
  open_eyes: boolean;
  public: boolean;
  rematch: string | null;
  readonly: Text | null;
  manners: Manners;
  happenings: Happening[];
  origin: Origin | null;
}

/** A table, for who asks. */
export interface TableInfo {
  match: string;
  game: string;
  version: string;
  options: Record<string, unknown>;
  edition: string;
  created: number;
  table: Table;
  yours: number[];
  invite: string | null;
}

/** How often each result was had. */
export interface Tally {
  won: number;
  lost: number;
  drawn: number;
}

/** A step or an exercise in a list. */
export interface TaskCard {
  id: string;
  title: Text;
  rules: string[];
  level: number;
  done: boolean;
  helped: boolean;
}

/** A kind of ground. */
export interface TerrainFactGenerals {
  cover: boolean;
  drawing: string;
  id: string;
  letter: string;
  percents: Record<string, number>;
  tint: string;
}

/** One sentence in both languages. */
export interface Text {
  fr: string;
  en: string;
}

/** A victory condition and how far its player is. */
export interface TrackerTactique {
  alarm: boolean;
  goal: string;
  have: number;
  kind: "elimination" | "survival" | "synergy" | "territory";
  need: number;
  standing: "announced" | "counts" | "mine" | "off" | "ruled" | "unknown";
}

/** Where a line would lead, as far as the seat can tell, or why it can't be played. */
export interface Tried {
  state: Record<string, Value>;
  acting: number | null;
  legal: Legal[];
  events: Event[];
  aids: Record<string, unknown>;
  refusal: Problem | null;
  aside: Record<string, unknown> | null;
}

/** Lines of moves to try out; an empty line is the position itself. */
export interface Try {
  lines: ((number | string | Record<string, string>)[])[];
  version?: number;
  seat?: number | null;
}

/**
 * A decision that cost its maker most: what was played, and what the engine would have played
 * to the end of the turn, going by what the maker could know then.
 */
export interface Turning {
  made: number;
  seat: number;
  played: Legal[];
  better: Legal[];
  chance: number;
  best: number;
}

/** A type of units. */
export interface TypeFactGenerals {
  armour: string;
  capacity: number;
  carries: string[];
  damage: Record<string, number[]>;
  dives: boolean;
  domain: string;
  exit: string | null;
  fuel: number | null;
  gender: number;
  id: string;
  letter: string;
  move: number;
  move_type: string;
  no_fire_after_move: boolean;
  price: number;
  range: number[] | null;
  vision: number;
}

/** What the viewer may take back. */
export interface Undo {
  free: number;
  back: number | null;
  ask: UndoAsk | null;
  how: string;
}

/** Somebody asks the others to go back. */
export interface UndoAsk {
  by: number;
  made: number;
  waiting: number[];
}

/**
 * Go back to `made` moves, or to where the action begins that is under way there: at once if
 * free, else the others are asked.
 */
export interface UndoMove {
  type: "undo";
  match: string;
  version: number;
  key: string;
  made: number;
  seat?: number | null;
}

/** A record with a deck, on a map and the like. */
export interface UsedRecord {
  key: string;
  name: Text;
  tally: Tally;
  last: number;
}

/** An integer (or, for eight-byte fields, its digits), or nested lists of them. */
export type Value = number | string | Value[];

/** A kind of move: the labels of each argument, in order. */
export interface VerbInfo {
  name: string;
  args: Record<string, string[]>;
}

/** A record against somebody. */
export interface VersusRecord {
  opponent: Opponent;
  tally: Tally;
  last: number;
}

/** All that one viewer may know of a match now. */
export interface View {
  match: string;
  game: string;
  version: number;
  made: number;
  seat: number | null;
  holds: number[];
  acting: number | null;
  state: Record<string, Value>;
  since: number | null;
  legal: Legal[];
  steps: Step[];
  outcome: Outcome | null;
  options: Record<string, unknown>;
  table: Table;
  prompt: Text | null;
  window: boolean;
  aside: Record<string, unknown> | null;
  mid_action: boolean;
}

/** A card that is for sale: what it costs, how many are left, why it can't be had. */
export interface WareEden {
  card: string;
  left: number;
  price: number;
  shelf: "common" | "tech" | "world";
  why: WhyEden | null;
}

/**
 * Follow a match, through one's own seat's eyes or as a spectator; answered by a `view`.
 *
 * Sent again with another `seat` it changes the eyes (two at one screen: after the curtain).
 */
export interface Watch {
  type: "watch";
  match: string;
  seat?: number | null;
  since?: number;
  chat?: number;
  blind?: boolean;
  keeps?: boolean;
}

/** What a strike does now. */
export interface WeaponDuel {
  base: number;
  bonus: number;
  card: string;
  now: number;
  why: WhyDuel | null;
}

/** Why something can't be done. */
export interface WhyDuel {
  code: string;
  en: string;
  fr: string;
  rule: string;
}

/** Why something can't be done. */
export interface WhyEden {
  code: string;
  en: string;
  fr: string;
  rule: string;
}

/** Why something can't be done. */
export interface WhyGenerals {
  code: string;
  en: string;
  fr: string;
  rule: string;
}

/** Why something can't be done. */
export interface WhyTactique {
  code: string;
  en: string;
  fr: string;
  rule: string;
}
