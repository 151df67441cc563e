/** Where the reader is: the path of the address bar, and how to go elsewhere without loading the page anew. */

export const place = $state({ path: location.pathname, hash: location.hash.slice(1) });

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}

addEventListener("popstate", look);

/** Go to a page. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  look();
  scrollTo(0, 0);
}

/** Links of our own pages are followed without loading. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
