/** Dice tables as the server tells them, from games that were played; `fixtures/make.py` writes them. */
import { Boards } from "../src/dice/boards";
import type { DiceLegal, DiceOption, DiceTable, Message, Sheets } from "../src/protocol/types";
import act from "./fixtures/dice-act.json";
import bonus from "./fixtures/dice-bonus.json";
import cross from "./fixtures/dice-cross.json";
import over from "./fixtures/dice-over.json";
import sheets from "./fixtures/dice-sheets.json";

const PLAYED = { act, bonus, cross, over };
export type DiceName = keyof typeof PLAYED;
export const DICE_NAMES = Object.keys(PLAYED) as DiceName[];

/** A dice table from the first seat, to change at will. */
export function diceOf(name: DiceName, change: (table: DiceTable) => void = () => undefined): DiceTable {
  const table = structuredClone(PLAYED[name].table) as unknown as DiceTable;
  change(table);
  return table;
}

export const diceMessages = (name: DiceName): Message[] =>
  structuredClone(PLAYED[name].messages) as unknown as Message[];

export const SHEETS = sheets as unknown as Sheets;
export const BOARDS = new Boards(SHEETS);

/** What the first seat is asked. */
export function askedOf(table: DiceTable): DiceLegal {
  const legal = table.legal["0"];
  if (!legal) throw new Error("nothing is asked");
  return legal;
}

/** An option with everything that a test does not care about. */
export function diceOption(change: Partial<DiceOption>): DiceOption {
  const parts = { kind: "build", chosen: "blue", at: "agora.mask.1", price: 0, die: 0, space: 0, gain: 0, coins: 5 };
  const option = { action: "", sets_off: [], then: "none", ...parts, ...change };
  return { ...option, action: change.action ?? [option.kind, option.chosen, option.at].filter(Boolean).join(" ") };
}
