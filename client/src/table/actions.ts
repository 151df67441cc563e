/** What an action is called, and how it is sent. */
import * as catalogue from "../catalogue";
import { insist, post } from "../protocol/api";
import { server } from "../protocol/server.svelte";
import type { CardTable, Option, TableShown } from "../protocol/types";
import { t } from "../words/index.svelte";
import { boardName, cardName } from "../words/things";

/** The parts of an action in its notation. */
export function partsOf(action: string): { kind: string; card: string } {
  const [kind = "", card = ""] = action.split(" ");
  return { kind, card };
}

/** The building in a city that makes a card free, by name. */
export function chainSource(table: CardTable, seat: number, id: string): string {
  const parents = catalogue.card(table.rules, id).from;
  const own = table.view.cities[seat]?.cards ?? [];
  return cardName(table.rules, parents.find((parent) => own.includes(parent)) ?? parents[0] ?? id);
}

/** An action in words, such as: build Baths. */
export function actionWords(table: CardTable, seat: number, action: string): string {
  const { kind, card } = partsOf(action);
  const rules = table.rules;
  switch (kind) {
    case "build":
      return t("choice-builds", { card: cardName(rules, card) });
    case "chain":
      return t("choice-chains", { card: cardName(rules, card) });
    case "free":
      return t("choice-frees", { card: cardName(rules, card) });
    case "stage":
      return t("choice-stages", { card: cardName(rules, card), n: (table.view.cities[seat]?.stages ?? 0) + 1 });
    case "sell":
      return t("choice-sells", { card: cardName(rules, card) });
    case "pick":
      return t("choice-picks", { card: cardName(rules, card) });
    case "take":
      return t("choice-takes", { board: boardName(card) });
    case "lose":
      return t("choice-loses", { card: cardName(rules, card) });
    case "forfeit":
      return t("choice-forfeits", { tokens: card.replaceAll("+", ", ") });
    default:
      return t("choice-declines");
  }
}

/** Send a choice; the answer is the table as it stands then. */
export async function choose(table: CardTable, seat: number, option: Pick<Option, "action">): Promise<void> {
  const body = { action: option.action, seat };
  server.keep(await insist<TableShown>(`/api/tables/${table.table}/choice`, body));
}

/** Take the last choice back. */
export async function takeBack(table: CardTable, seat: number): Promise<void> {
  server.keep(await post<TableShown>(`/api/tables/${table.table}/take-back`, { seat }));
}
