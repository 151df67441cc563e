/** Where the reader is: the path of the address bar, and how to go elsewhere without reloading the page. */

import { isScreen, onScreen } from "./protocol/screen";

export const place = $state({ path: location.pathname, hash: location.hash.slice(1) });
let went = false;

function look(): void {
  went = true;
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}

addEventListener("popstate", look);

/** Go to a page. */
export function go(path: string): void {
  if (isScreen(path) !== onScreen) return location.assign(path);
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** Let the keyboard, and a screen reader with it, continue at a part of the page. */
function goOnAt(part: HTMLElement, options?: FocusOptions): void {
  if (part.tabIndex < 0) part.tabIndex = -1; // now it can take the focus, still without being a stop of the Tab key
  part.focus(options);
}

/** The main part of a page that was gone to takes the focus, which was lost with the page before. */
export function arrive(main: HTMLElement): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (went && lost) goOnAt(main, { preventScroll: true });
}

/** Links of our own pages are followed without loading. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const part = link.pathname === location.pathname ? document.getElementById(link.hash.slice(1)) : null;
  if (part)
    goOnAt(part); // the address stays: what follows its # may be an invitation
  else go(link.pathname + link.hash);
}
