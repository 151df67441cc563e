/** Tables in words. */
import { EXPANSIONS, type Rules } from "../made/vocabulary";
import type { BoxShort, TableShown } from "../protocol/types";
import { language, lookUp, t } from "./index.svelte";

/** The name of a custom box. */
export const boxName = (box: BoxShort): string => box.names[language()] ?? box.name;

/** The name of a ruleset. */
export const rulesName = (rules: string): string => t(`rules-${rules as Rules}`);

/** The ruleset of a table or a game, and the box that is played with. */
export function rulesOf({ rules, box }: { rules: string; box?: BoxShort | null }): string[] {
  return [rulesName(rules), ...(box ? [t("box-with", { box: boxName(box) })] : [])];
}

/** A city of the dice game, given its board or what it is called in English; a custom board may have any city. */
export const diceCity = (city: string): string => lookUp(`name-city-${city.toLowerCase()}`) ?? city;

/** What is played at a table. */
export function gameOf(table: TableShown): string[] {
  return [
    ...rulesOf(table),
    t("new-players-n", { n: table.seats.length }),
    ...EXPANSIONS.filter((name) => table.options[name]).map((name) => t(`new-expansion-${name}`)),
  ];
}
