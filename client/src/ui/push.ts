/** Notices with the page closed: the server sends them through the push service of the browser, sealed for this browser. */
import { get, post } from "../protocol/api";
import type { PushShown } from "../protocol/types";
import { t } from "../words/index.svelte";
import { allowNotices } from "./notices";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

const text = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Begin: ask the browser, then tell the server; whether it worked. */
export async function startPush(): Promise<boolean> {
  return canPush() && (await allowNotices()) && (await subscribe());
}

/** What the server knows of this browser is renewed at every visit; it may belong to someone else by now. */
export async function renewPush(): Promise<void> {
  if (canPush() && Notification.permission === "granted") await subscribe();
}

/** End, on this device. */
export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (!known) return;
  await post<PushShown>("/api/push/remove", { endpoint: known.endpoint });
  await known.unsubscribe();
}

async function subscribe(): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker.ready;
    const { key } = await get<PushShown>("/api/push");
    let known = await worker.pushManager.getSubscription();
    if (known && text(known.options.applicationServerKey) !== key) {
      await known.unsubscribe(); // made for another key of the server
      known = null;
    }
    known ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint } = known;
    await post("/api/push", { endpoint, p256dh: text(known.getKey("p256dh")), auth: text(known.getKey("auth")) });
    await leaveWords();
    return true;
  } catch {
    return false; // no push service, or no line to it
  }
}

/** What the worker says, in the reader's language: it has no words of its own. */
export async function leaveWords(): Promise<void> {
  const code = "{code}";
  const words = { title: t("app-name"), turn: t("notify-turn", { code }), over: t("notify-over", { code }) };
  await (await caches.open("heptapolis-words")).put("/words", new Response(JSON.stringify(words)));
}
