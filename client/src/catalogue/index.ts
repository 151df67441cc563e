/** The cards, boards and edifices as data; made from the catalogue of the rules. */
import made from "../made/catalogue.json";
import {
  type BOARD_SIDES,
  type Colour,
  COLOURS,
  type Counted,
  type Good,
  type Place,
  type Symbol,
} from "../made/vocabulary";

export type { Place };

export type Thing = Counted;
export type BoardSide = (typeof BOARD_SIDES)[keyof typeof BOARD_SIDES][number];

export interface Cost {
  readonly coins: number;
  readonly goods: readonly Good[];
}

export type Effect =
  | { readonly kind: "produce" | "produce_choice" | "private_choice"; readonly symbols: readonly (readonly Good[])[] }
  | { readonly kind: "science"; readonly n: Symbol }
  | { readonly kind: "discount"; readonly raw: boolean; readonly neighbours: readonly ("left" | "right")[] }
  | {
      readonly kind: "coins_per" | "points_per";
      readonly each: number;
      readonly what: readonly Thing[];
      readonly where: readonly Place[];
    }
  | { readonly kind: "points_per_set"; readonly each: number; readonly of: readonly Thing[] }
  | { readonly kind: "lose_card"; readonly n: Colour }
  | { readonly kind: Numbered; readonly n: number };

export type Numbered =
  | "points"
  | "shields"
  | "science_choice"
  | "coins"
  | "points_if_complete"
  | "free_build_each_age"
  | "free_first_of_colour"
  | "free_first_of_age"
  | "free_last_of_age"
  | "build_from_discard"
  | "play_last_card"
  | "copy_guild"
  | "points_per_colour"
  | "victory_token"
  | "drop_defeats"
  | "repeat_guild"
  | "pawn"
  | "lose_coins"
  | "lose_victory_tokens";

export interface Card {
  readonly name: string;
  readonly age: number;
  readonly colour: Colour;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export interface Stage {
  readonly cost: Cost;
  /** Its effects; more than one entry where the builder chooses a form. */
  readonly forms: Readonly<Record<string, readonly Effect[]>>;
}

export interface Board {
  readonly wonder: string;
  readonly side: string;
  readonly resource: Good;
  readonly stages: readonly Stage[];
}

export interface Edifice {
  readonly name: string;
  readonly age: number;
  readonly cost: Cost;
  readonly reward: readonly Effect[];
  readonly penalty: Effect;
}

interface Edition {
  readonly sides: readonly string[];
  readonly cards: Readonly<Record<string, Card>>;
  readonly boards: Readonly<Record<string, Board>>;
}

interface Catalogue {
  readonly editions: Readonly<Record<string, Edition>>;
  readonly wonders: Readonly<Record<string, { readonly city: string; readonly name: string }>>;
  readonly edifices: Readonly<Record<string, Edifice>>;
}

const catalogue = made as unknown as Catalogue;

function found<T>(things: Readonly<Record<string, T>> | undefined, id: string): T {
  const thing = things?.[id];
  if (thing === undefined) throw new Error(`the catalogue has no ${id}`);
  return thing;
}

export const edition = (rules: string): Edition => found(catalogue.editions, rules);
export const card = (rules: string, id: string): Card => found(edition(rules).cards, id);
export const board = (rules: string, id: string): Board => found(edition(rules).boards, id);
export const edifice = (id: string): Edifice => found(catalogue.edifices, id);
export const wonder = (id: string): { city: string; name: string } => found(catalogue.wonders, id);

/** The cards of a city in stacks by colour, in the order of a real table. */
export function stacks(rules: string, cards: readonly string[]): { colour: Colour; cards: string[] }[] {
  return COLOURS.map((colour) => ({ colour, cards: cards.filter((id) => card(rules, id).colour === colour) })).filter(
    (stack) => stack.cards.length > 0,
  );
}
