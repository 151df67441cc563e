/** The boards of a table: buildings, tracks and spaces, as the server sends them. */
import type { components } from "../made/protocol";
import type { Building, DieColour } from "../made/vocabulary";
import { getOrKept } from "../protocol/kept";
import type { Sheets } from "../protocol/types";
import { diceCity } from "../words/tables";

export type Space = components["schemas"]["Space"];
export type Track = components["schemas"]["Track"];
export type Plan = components["schemas"]["Plan"];

/** A drawing of the dice table, or with another sprite one of the card game. */
export interface IconOfDice {
  readonly icon: string;
  readonly sprite?: "dice";
  readonly number?: number;
  readonly tint?: "red" | "pen";
  readonly times?: number;
  readonly size?: number;
}

interface Letters {
  readonly text: string;
  readonly style: "strong" | "small";
  readonly tint?: "red";
}

/** How effects of spaces are drawn: drawings, letters, dice, marks of buildings, and groups of them. */
export type DiceGlyph =
  | IconOfDice
  | Letters
  | { readonly tile: "die"; readonly tint: DieColour; readonly size: number; readonly glyph: IconOfDice | Letters }
  | { readonly tile: "mark"; readonly tint: string; readonly size: number; readonly glyph: IconOfDice }
  | { readonly group: "row" | "close" | "column"; readonly glyphs: readonly DiceGlyph[] };

/** Something with glyphs; the document of the API leaves open what they are. */
export interface Drawn {
  readonly glyphs: readonly object[];
}
export const glyphsOf = (effect: Drawn): readonly DiceGlyph[] => effect.glyphs as readonly DiceGlyph[];
type Sheet = components["schemas"]["Sheet"];

/** A board with all its buildings. */
export class Board {
  readonly plans: ReadonlyMap<string, Plan>;
  readonly spaces: ReadonlyMap<string, Space>;

  constructor(
    private readonly sheet: Sheet,
    plans: readonly Plan[],
  ) {
    const own = sheet.plans.flatMap((number) => plans[number] ?? []);
    this.plans = new Map(own.map((plan) => [plan.building, plan]));
    const spaces = own.flatMap(({ tracks }) => tracks.flatMap((track) => track.spaces));
    this.spaces = new Map(spaces.map((space) => [space.id, space]));
  }

  get id(): string {
    return this.sheet.id;
  }

  get city(): string {
    return diceCity(this.sheet.city);
  }

  /** How many of its spaces are reconstructed, and how many there are. */
  get unsure(): number {
    return this.sheet.unsure;
  }

  plan(building: Building): Plan {
    const plan = this.plans.get(building);
    if (!plan) throw new Error(`the board ${this.id} has no ${building}`);
    return plan;
  }

  space(id: string): Space {
    const space = this.spaces.get(id);
    if (!space) throw new Error(`the board ${this.id} has no ${id}`);
    return space;
  }
}

/** How far a building is: crossed spaces, and all. */
export function progress(plan: Plan, crossed: readonly string[]): { done: number; all: number } {
  const spaces = plan.tracks.flatMap((track) => track.spaces);
  return { done: spaces.filter(({ id }) => crossed.includes(id)).length, all: spaces.length };
}

/** All boards that a table deals from, and what the bonuses do. */
export class Boards {
  private readonly boards: ReadonlyMap<string, Board>;

  constructor(readonly told: Sheets) {
    this.boards = new Map(told.boards.map((sheet) => [sheet.id, new Board(sheet, told.plans)]));
  }

  static async of(table: string): Promise<Boards> {
    return new Boards(await getOrKept<Sheets>(`/api/tables/${table}/boards`));
  }

  of(id: string): Board {
    const board = this.boards.get(id);
    if (!board) throw new Error(`the table has no board ${id}`);
    return board;
  }

  get bonuses(): Sheets["bonuses"] {
    return this.told.bonuses;
  }
}
