/** Notices outside the page. A worker shows them: phones allow no other way, and one press leads back to the table. */
import { go } from "../router.svelte";
import { startWorker } from "./worker";

const lockOf = (table: string): string => `heptapolis.view.${table}`;

export interface Notice {
  title: string;
  body: string;
  table: string;
  address: string;
}

/** Ask the browser to allow notices. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window) || !("serviceWorker" in navigator)) return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  void startWorker();
  return true;
}

/** Show a notice of a table, unless some tab has it in view; a newer one of the same table takes its place. */
export async function showNotice({ title, body, table, address }: Notice): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === lockOf(table))) return;
  await startWorker();
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: table, icon: "/icon-192.png", data: address });
}

/** Say to all tabs that this one has a table in view, as long as it is seen; answers with how to stop. */
export function haveInView(table: string): () => void {
  if (!("locks" in navigator)) return () => undefined; // as everywhere where there are no notices
  let release: (() => void) | undefined;
  const look = (): void => {
    release?.();
    release = undefined;
    if (document.visibilityState !== "visible") return;
    const gone = new Promise<void>((resolve) => (release = resolve));
    void navigator.locks.request(lockOf(table), { mode: "shared" }, () => gone);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    release?.();
  };
}

/** Go where the notice leads that was pressed. */
export function followNotices(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.onmessage = ({ data }: MessageEvent<{ address: string }>) => go(data.address);
}
