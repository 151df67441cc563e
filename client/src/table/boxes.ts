/** The custom boxes of tables. */
import { addBox, type Added, isHere, shelfOf } from "../catalogue";
import { getOrKept } from "../protocol/kept";
import type { TableShown } from "../protocol/types";

/** Have what is in the box of a table here; it never changes, so it is asked for once. */
export async function openBox({ table, rules, box }: TableShown): Promise<void> {
  if (!box || isHere(shelfOf({ rules, box }))) return;
  addBox({ rules, box }, await getOrKept<Added>(`/api/tables/${table}/box/${box.digest}`));
}
