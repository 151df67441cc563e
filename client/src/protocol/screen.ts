/**
 * A shared screen is told only what everyone sees, whoever uses the browser: it asks for it, and listens on a line of its
 * own. A page is one from its first moment on, or never: to become one it is loaded anew.
 */
export const isScreen = (path: string): boolean => /^\/tv(\/|$)/.test(path);

/** Whether this page is one. */
export const onScreen = isScreen(location.pathname);

/** The address of something at a table, as this page may see it. */
export const asSeen = (path: string): string =>
  onScreen ? `${path}${path.includes("?") ? "&" : "?"}screen=true` : path;
