/** Where this document was loaded; the router changes the address afterwards, but not what the document may do. */
const loadedAt = import.meta.env.SSR ? '' : location.pathname;

/**
 * Keeps a page that was reached without a load waiting while it is loaded for good, for what only its own document may
 * do: the camera is allowed at one address. `path` is the page's. Without a network a page nobody kept would be lost by
 * that: it goes on as it is.
 */
export async function inOwnDocument(path: string): Promise<void> {
  if (import.meta.env.SSR || loadedAt.replace(/\/$/, '') === path.replace(/\/$/, '')) return;
  if (!navigator.onLine && (await navigator.serviceWorker?.getRegistration(path)) === undefined) return;
  // Behind the router's own change of the address, which is to be what is loaded, and what "back" leads away from.
  await new Promise(() => setTimeout(() => location.reload()));
}
