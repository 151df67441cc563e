/** What an action is called, and how it is sent. */
import { post } from "../protocol/api";
import { server } from "../protocol/server.svelte";
import { sendChoice } from "../protocol/unsent.svelte";
import type { BegunTable, CardTable, TableShown } from "../protocol/types";
import { t } from "../words/index.svelte";
import { shelfOf } from "../catalogue";
import { boardName, cardName } from "../words/things";

/** The parts of an action in its notation. */
export function partsOf(action: string): { kind: string; card: string } {
  const [kind = "", card = ""] = action.split(" ");
  return { kind, card };
}

/** An action in words, such as: build Baths. */
export function actionWords(table: CardTable, seat: number, action: string): string {
  const { kind, card } = partsOf(action);
  const shelf = shelfOf(table);
  switch (kind) {
    case "build":
      return t("choice-builds", { card: cardName(shelf, card) });
    case "chain":
      return t("choice-chains", { card: cardName(shelf, card) });
    case "free":
      return t("choice-frees", { card: cardName(shelf, card) });
    case "stage":
      return t("choice-stages", { card: cardName(shelf, card), n: (table.view.cities[seat]?.stages ?? 0) + 1 });
    case "sell":
      return t("choice-sells", { card: cardName(shelf, card) });
    case "pick":
      return t("choice-picks", { card: cardName(shelf, card) });
    case "take":
      return t("choice-takes", { board: boardName(shelf, card) });
    case "lose":
      return t("choice-loses", { card: cardName(shelf, card) });
    case "forfeit":
      return t("choice-forfeits", { tokens: card.replaceAll("+", ", ") });
    default:
      return t("choice-declines");
  }
}

/** Send a choice; the answer is the table afterwards. */
export async function choose(table: BegunTable, seat: number, option: { action: string }): Promise<void> {
  await sendChoice(table, seat, option.action);
}

/** Take the last choice back. */
export async function takeBack(table: BegunTable, seat: number): Promise<void> {
  server.keep(await post<TableShown>(`/api/tables/${table.table}/take-back`, { seat }));
}
