/** Tables as the server tells them, from games that were played; `fixtures/make.py` writes them. */
import { addBox, type Added } from "../src/catalogue";
import type {
  BoxSummary,
  CardTable,
  City,
  GameEvent,
  Legal,
  Message,
  Option,
  Refusal,
  TableShown,
} from "../src/protocol/types";
import boards from "./fixtures/boards.json";
import dig from "./fixtures/dig.json";
import edificeUr from "./fixtures/edifice-ur.json";
import events from "./fixtures/events.json";
import firstSeven from "./fixtures/first-seven.json";
import freeCity from "./fixtures/free-city.json";
import lobby from "./fixtures/lobby.json";
import loseCard from "./fixtures/lose-card.json";
import loseTokens from "./fixtures/lose-tokens.json";
import ownBox from "./fixtures/own-box.json";
import over from "./fixtures/over.json";
import secondThree from "./fixtures/second-three.json";
import twoWays from "./fixtures/two-ways.json";
import wonderFree from "./fixtures/wonder-free.json";

const PLAYED = {
  secondThree,
  firstSeven,
  twoWays,
  wonderFree,
  freeCity,
  edificeUr,
  boards,
  dig,
  loseCard,
  loseTokens,
  over,
};

/** A custom box as the server tells it: to choose it, and to draw it. */
export const BOX = ownBox.summary as unknown as BoxSummary;
export const IN_BOX = ownBox.box as unknown as Added;

/** A table that is played with it, once everything of the box is here. */
export function boxTable(change: (table: CardTable) => void = () => undefined): CardTable {
  const table = structuredClone(ownBox.table) as unknown as CardTable;
  addBox({ rules: table.rules, box: BOX }, IN_BOX);
  change(table);
  return table;
}

export type Name = keyof typeof PLAYED;
export const NAMES = Object.keys(PLAYED) as Name[];

/** A table of the card game from the first seat, to change at will. */
export function tableOf(name: Name, change: (table: CardTable) => void = () => undefined): CardTable {
  const table = structuredClone(PLAYED[name].table) as unknown as CardTable;
  change(table);
  return table;
}

/** What was told of it last. */
export const messagesOf = (name: Name): Message[] => structuredClone(PLAYED[name].messages) as unknown as Message[];

/** A table that waits for players, as its host sees it, or someone who has just come. */
export function lobbyOf(who: "host" | "guest", change: (table: TableShown) => void = () => undefined): TableShown {
  const table = structuredClone(who === "host" ? lobby.table : lobby.guest) as unknown as TableShown;
  change(table);
  return table;
}

/** An event of every kind, with the ruleset of its game. */
export const EVENTS: readonly (GameEvent & { rules: string })[] = events;

/** What a seat is asked. */
export function legalOf(table: CardTable, seat = 0): Legal {
  const legal = table.legal[String(seat)];
  if (!legal) throw new Error(`seat ${String(seat)} is asked nothing`);
  return legal;
}

export function cityOf(table: CardTable, seat: number): City {
  const city = table.view.cities[seat];
  if (!city) throw new Error(`there is no city ${String(seat)}`);
  return city;
}

/** What is on offer for the first seat and as wanted; there must be something. */
export function offer(table: CardTable, wanted: (option: Option) => boolean): Option {
  const found = legalOf(table).options.find(wanted);
  if (!found) throw new Error("nothing on offer is as wanted");
  return found;
}

/** The refusal to build a card for a reason; there must be one. */
export function refusedFor(table: CardTable, reason: string): Refusal {
  const found = legalOf(table).refusals.find((refusal) => refusal.kind === "build" && refusal.reason === reason);
  if (!found) throw new Error(`no card is refused for ${reason}`);
  return found;
}

/** The ways to pay for something that costs the same on the left and on the right; it must be in the hand. */
export function bothWays(table: CardTable, kind = "build"): { card: string; left: Option; right: Option } {
  const ways = legalOf(table).options.filter((option) => option.kind === kind);
  for (const left of ways.filter((way) => way.left && !way.right)) {
    const right = ways.find((way) => way.card === left.card && !way.left && way.right === left.left);
    if (right) return { card: left.card, left, right };
  }
  throw new Error("nothing can be paid to the left or to the right");
}

/** An option with everything that a test does not care about. */
export function option(change: Partial<Option>): Option {
  const parts = {
    kind: "build",
    card: "baths",
    form: "",
    join: false,
    price: 0,
    left: 0,
    right: 0,
    bank: 0,
    source: "",
    bought: { left: {}, right: {} },
    ...change,
  };
  return { action: `${parts.kind} ${parts.card} L${String(parts.left)} R${String(parts.right)}`, ...parts };
}
