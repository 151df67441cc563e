/** Tables in words. */
import type { Rules } from "../made/vocabulary";
import type { TableShown } from "../protocol/types";
import { t } from "./index.svelte";

/** What is played at a table. */
export function gameOf(table: TableShown): string[] {
  return [
    t(`rules-${table.rules as Rules}`),
    t("new-players-n", { n: table.seats.length }),
    ...(table.options["edifice"] ? [t("new-edifice")] : []),
    ...(table.options["carthage"] ? [t("new-carthage")] : []),
  ];
}
