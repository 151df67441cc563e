/** Notices outside the page. A worker shows them: phones allow no other way, and one press leads back to the table. */
const WORKER = "/notices.js";

/** Ask the browser to allow notices. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window) || !("serviceWorker" in navigator)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Show a notice that leads to an address; a newer one with the same tag takes its place. */
export async function showNotice(title: string, body: string, tag: string, address: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag, icon: "/icon.svg", data: address });
}
