/** The cards, boards and edifices as data; made from the catalogue of the rules. */
import made from "../made/catalogue.json";
import { type BOARD_SIDES, type Colour, COLOURS, type EffectKind, type Good } from "../made/vocabulary";

export type BoardSide = (typeof BOARD_SIDES)[keyof typeof BOARD_SIDES][number];

export interface Cost {
  readonly coins: number;
  readonly goods: readonly Good[];
}

/** A drawing of the sprite: with a number on it, in the colour of a family, several times; its size is in em. */
export interface IconGlyph {
  readonly icon: string;
  readonly number?: number;
  readonly tint?: Colour;
  readonly times?: number;
  readonly size?: number;
}

export type Glyph =
  | IconGlyph
  | { readonly text: string; readonly style: "strong" | "small" }
  | { readonly group: "row" | "close" | "choice" | "box"; readonly glyphs: readonly Glyph[] };

/** A sentence by its key; what fills its gaps is said in the reader's language too. */
export interface Message {
  readonly key: string;
  readonly gaps: Readonly<Record<string, Gap>>;
}

export type Gap =
  | number
  | string
  | Message
  | { readonly list: readonly Gap[]; readonly last: "and" | "or" }
  | { readonly card: string }
  | { readonly board: string }
  | { readonly edifice: string }
  | { readonly wonder: string }
  | { readonly seat: number };

export interface Effect {
  readonly kind: EffectKind;
  readonly glyphs: readonly Glyph[];
  readonly message: Message;
}

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

/** What is drawn for a board: its wonder, by day or by night where the side is one of them. */
export function drawingOf(board: string): { name: string; side: string } {
  const [name = "", side = ""] = board.split("/");
  return { name, side };
}

/** The cards of a city in stacks by colour, in the order of a real table. */
export function stacks(rules: string, cards: readonly string[]): { colour: Colour; cards: string[] }[] {
  return COLOURS.map((colour) => ({ colour, cards: cards.filter((id) => card(rules, id).colour === colour) })).filter(
    (stack) => stack.cards.length > 0,
  );
}

/** The effects of the cards and boards of an edition. */
export function effectsOf(rules: string): Effect[] {
  const { cards, boards } = edition(rules);
  const stages = Object.values(boards).flatMap(({ stages }) => stages.flatMap(({ forms }) => Object.values(forms)));
  return [...Object.values(cards).flatMap(({ effects }) => effects), ...stages.flat()];
}
