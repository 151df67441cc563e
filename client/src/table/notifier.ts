/** Tells whose turn it is, at whatever table: a sound where the table is shown, a notice where it is not. */
import { server } from "../protocol/server.svelte";
import type { Message, TableShown } from "../protocol/types";
import { place } from "../router.svelte";
import { settings } from "../settings/settings.svelte";
import { play } from "../sound/sounds";
import { showNotice } from "../ui/notices";
import { t } from "../words/index.svelte";

interface Stand {
  asked: boolean;
  over: boolean;
}
const before = new Map<string, Stand>();

/** The server lists what is legal for every seat that is still to be decided for, whatever is played. */
function standOf(table: TableShown): Stand {
  const asked = Object.keys(table.legal ?? {}).length > 0;
  return { asked: table.state === "playing" && asked, over: table.state === "over" };
}

function heard({ kind, now: table }: Message): void {
  if (!table?.view || table.seat === null) return;
  const [was, now] = [before.get(table.table), standOf(table)];
  before.set(table.table, now);
  if (!was || kind === "shown") return;
  const [turns, ends] = [now.asked && !was.asked, now.over && !was.over];
  if (turns && [`/t/${table.code}`, `/t/${table.table}`].includes(place.path)) play("turn");
  if (settings.notify && (turns || ends))
    void showNotice({
      title: t("app-name"),
      body: t(turns ? "notify-turn" : "notify-over", { code: table.code }),
      table: table.table,
      address: `/t/${table.code}`,
    }).catch(() => undefined); // a browser that changed its mind
}

/** Start notifying; returns how to stop. */
export const tellOfTurns = (): (() => void) => server.listen(heard);
