/** The protocol by its own names; everything comes from the document of the API. */
import type { components } from "../made/protocol";
import { GAME_OF, type GameName, type Rules as RulesName } from "../made/vocabulary";

type Schemas = components["schemas"];

export type TableShown = Schemas["TableShown"];
export type Tables = Schemas["Tables"];
export type TableListed = Schemas["TableListed"];
export type TermsWanted = Partial<Schemas["TermsWanted"]>;
export type TableWanted = Partial<Schemas["TableWanted"]>;
export type SeatShown = Schemas["SeatShown"];
export type FreeSeat = Schemas["FreeSeat"]["kind"];
export type Spoken = Schemas["Spoken"];
export type History = Schemas["History"];
export type GamePlayed = Schemas["GamePlayed"];
export type Hint = Schemas["Hint"];
export type Me = Schemas["Me"];
export type PushShown = Schemas["PushShown"];
export type LinkNames = Schemas["LinkNames"];
export type Rules = Schemas["Rules"];
export type BoxShort = Schemas["BoxShort"];
export type BoxSummary = Schemas["BoxSummary"];
export type View = Schemas["View"];
export type City = Schemas["City"];
export type Legal = Schemas["Legal"];
export type Option = Schemas["Option"];
export type Refusal = Schemas["Refusal"];
export type GameEvent = Schemas["Event"];
export type Score = Schemas["Score"];
export type DiceView = Schemas["DiceView"];
export type DiceCity = Schemas["DiceCity"];
export type DiceLegal = Schemas["DiceLegal"];
export type DiceOption = Schemas["DiceOption"];
export type DiceRefusal = Schemas["DiceRefusal"];
export type DiceScore = Schemas["DiceScore"];
export type ForumDie = Schemas["Die"];
export type BoardsRead = Schemas["BoardsRead"];
export type SetOff = Schemas["SetOff"];
export type Sheets = Schemas["Sheets"];
export type EdificeShown = Schemas["Edifice"];
export type Message = Omit<Schemas["TableMessage"], "news"> & { news: GameEvent[]; now?: TableShown };

/** A table of the card game that has begun: the document leaves views of other games open. */
export type CardTable = Omit<TableShown, "view" | "legal" | "changes" | "scores"> & {
  view: View;
  legal: Record<string, Legal>;
  changes: Record<string, Legal>;
  scores?: Score[] | null;
};

/** A table of the dice game that has begun. */
export type DiceTable = Omit<TableShown, "view" | "legal" | "scores"> & {
  view: DiceView;
  legal: Record<string, DiceLegal>;
  scores?: DiceScore[] | null;
};

/** A table of any game that has begun, as far as all are alike. */
export type BegunTable = CardTable | DiceTable;

/** The game that is played with a ruleset; none for a ruleset that this page does not know. */
export function gameWith(rules: string): GameName | undefined {
  return Object.hasOwn(GAME_OF, rules) ? GAME_OF[rules as RulesName] : undefined;
}

/** Whether this is a table of the dice game that has begun. */
export function isDiceTable(table: TableShown | DiceTable): table is DiceTable {
  return table.view != null && gameWith(table.rules) === "dice";
}

/** Whether this is a table of the card game that has begun. */
export function isCardTable(table: TableShown | CardTable): table is CardTable {
  return table.view != null && gameWith(table.rules) === "cards";
}
