/** The service worker: it keeps the pages for a time without a line, and shows notices. */

/** Start it; nothing where browsers have none (plain HTTP), and while developing. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}
