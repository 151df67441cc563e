/**
 * The cards, boards and edifices as data; made from the catalogue of the rules. What a table is played with is a shelf:
 * an edition, or an edition with a custom box.
 */
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
  | { readonly text: string }
  | { readonly group: "row" | "close" | "choice" | "box" | "cities"; readonly glyphs: readonly Glyph[] };

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
  | { readonly seat: number }
  | { readonly player: number }
  | DiceThing;

/** Something of the dice game by its name in the notation. */
export type DiceThing =
  { readonly space: string } | { readonly die: string } | { readonly face: string } | { readonly bonus: string };

export interface Effect {
  readonly kind: EffectKind;
  readonly glyphs: readonly Glyph[];
  readonly message: Message;
}

/** Other names by language, for custom things: no language file has any for them. */
export type Names = Readonly<Record<string, string>>;

export interface Card {
  readonly name: string;
  readonly names?: Names;
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

export interface Wonder {
  readonly city: string;
  readonly name: string;
  readonly names?: Names;
  readonly city_names?: Names;
}

export interface Edifice {
  readonly name: string;
  readonly names?: Names;
  readonly age: number;
  readonly cost: Cost;
  readonly reward: readonly Effect[];
  readonly penalty: Effect;
}

type Things<T> = Readonly<Record<string, T>>;

interface Edition {
  readonly sides: readonly string[];
  readonly cards: Things<Card>;
  readonly boards: Things<Board>;
}

interface Shared {
  readonly wonders: Things<Wonder>;
  readonly edifices: Things<Edifice>;
}

type Shelf = Edition & Shared;

/** What a box changes in an edition. */
export type Added = Omit<Shelf, "sides">;

const { editions, ...shared } = made as unknown as Shared & { readonly editions: Things<Edition> };

const shelves = new Map<string, Shelf>(
  Object.entries(editions).map(([rules, edition]) => [rules, { ...edition, ...shared }]),
);

function found<T>(things: Things<T>, id: string): T {
  const thing = things[id];
  if (thing === undefined) throw new Error(`the catalogue has no ${id}`);
  return thing;
}

/** What a table is played with. */
export function shelfOf(table: { rules: string; box?: { digest: string } | null }): string {
  return table.box ? `${table.rules} ${table.box.digest}` : table.rules;
}

/** Whether everything of a shelf is here. */
export const isHere = (shelf: string): boolean => shelves.has(shelf);

/** Lay a box on a shelf of its own, with the edition that it is added to. */
export function addBox(table: { rules: string; box: { digest: string } }, added: Added): void {
  const plain = everythingOn(table.rules);
  shelves.set(shelfOf(table), {
    sides: plain.sides,
    cards: { ...plain.cards, ...added.cards },
    boards: { ...plain.boards, ...added.boards },
    wonders: { ...plain.wonders, ...added.wonders },
    edifices: { ...plain.edifices, ...added.edifices },
  });
}

/** Everything on a shelf. */
export function everythingOn(shelf: string): Shelf {
  const all = shelves.get(shelf);
  if (!all) throw new Error(`the catalogue has no ${shelf}`);
  return all;
}

export const card = (shelf: string, id: string): Card => found(everythingOn(shelf).cards, id);
export const board = (shelf: string, id: string): Board => found(everythingOn(shelf).boards, id);
export const edifice = (shelf: string, id: string): Edifice => found(everythingOn(shelf).edifices, id);
export const wonder = (shelf: string, id: string): Wonder => found(everythingOn(shelf).wonders, id);

/** What is drawn for a board: its wonder, by day or by night where the side is one of them; own wonders share one. */
export function drawingOf(board: string): { name: string; side: string } {
  const [name = "", side = ""] = board.split("/");
  return { name: Object.hasOwn(shared.wonders, name) ? name : "own", side };
}

/** The cards of a city in stacks by colour, in the order of a real table. */
export function stacks(shelf: string, cards: readonly string[]): { colour: Colour; cards: string[] }[] {
  return COLOURS.map((colour) => ({ colour, cards: cards.filter((id) => card(shelf, id).colour === colour) })).filter(
    (stack) => stack.cards.length > 0,
  );
}

/** The effects of the cards and boards of a shelf. */
export function effectsOf(shelf: string): Effect[] {
  const { cards, boards } = everythingOn(shelf);
  const stages = Object.values(boards).flatMap(({ stages }) => stages.flatMap(({ forms }) => Object.values(forms)));
  return [...Object.values(cards).flatMap(({ effects }) => effects), ...stages.flat()];
}
