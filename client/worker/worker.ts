/**
 * The service worker: keeps the pages of this version for when the server cannot be reached, and shows notices. It never
 * keeps an answer of the server, and a page comes from here only if nobody else answers.
 */
import type { Build, Pushed } from "./kinds.ts";

declare const self: ServiceWorkerGlobalScope;
/** Which files there are, and what they are called together; the build writes it here. */
declare const BUILD: Build;

const SHELL = `heptapolis-shell-${BUILD.version}`;
const OLD_SHELL = /^heptapolis-shell-/;
const WORDS = "heptapolis-words";
const PAGE = "/";
const PATIENCE = 6000; // a line that hangs says nothing for minutes

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

/** Keep all files of this version, or none: a page that is already that of the next version does not fit them. */
async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  const page = await fetch(PAGE, { cache: "no-cache" });
  if (!page.ok || !(await page.clone().text()).includes(BUILD.entry)) throw new Error("another version is there");
  await shell.addAll([...BUILD.files]);
  await shell.put(PAGE, page);
  await self.skipWaiting(); // what old pages still need they have, or ask the server for
}

self.addEventListener("activate", (event) => {
  event.waitUntil(clean().then(() => self.clients.claim()));
});

async function clean(): Promise<void> {
  const old = (await caches.keys()).filter((name) => OLD_SHELL.test(name) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(pageOf(request));
  else if (BUILD.files.includes(pathname)) event.respondWith(fileOf(request));
});

/** The page as the server has it now; the kept one if it does not answer. */
async function pageOf(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(PAGE);
  if (!kept) return fetch(request);
  try {
    const page = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (page.status >= 502 && page.status <= 504) return kept; // a proxy that misses its server
    if (page.ok && (await page.clone().text()) !== (await kept.clone().text())) {
      await shell.delete(PAGE); // from now on it would be a page of an old version
      void self.registration.update().catch(() => undefined);
    }
    return page;
  } catch {
    return kept;
  }
}

/** A file with a hash in its name is what it was; others are asked for again. */
async function fileOf(request: Request): Promise<Response> {
  const kept = await (await caches.open(SHELL)).match(request);
  if (kept && new URL(request.url).pathname.startsWith("/assets/")) return kept;
  return fetch(request).catch((fault: unknown) => {
    if (kept) return kept;
    throw fault;
  });
}

self.addEventListener("push", (event) => {
  event.waitUntil(told(event.data?.json() as Pushed | undefined));
});

/** Show what the server says, in the words that the page left here, unless the table is in view. */
async function told(message: Pushed | undefined): Promise<void> {
  if (!message) return;
  const { held = [] } = await self.navigator.locks.query();
  if (held.some(({ name }) => name === `heptapolis.view.${message.table}`)) return;
  const left = await (await caches.open(WORDS)).match("/words");
  const words = left ? ((await left.json()) as Record<string, string>) : {};
  await self.registration.showNotification(words["title"] ?? "Heptapolis", {
    body: (words[message.kind] ?? "").replace("{code}", message.code),
    tag: message.table,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: `/t/${message.code}`,
  });
}

/** Pressing a notice brings its table to the front: in a page that is open, else in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

async function open(address: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) {
    await self.clients.openWindow(address);
    return;
  }
  page.postMessage({ address });
  await page.focus();
}
