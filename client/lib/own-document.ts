/**
 * Path at which this document was loaded. The router changes the address later, but the document keeps its permissions.
 */
const loadedPath = import.meta.env.SSR ? '' : location.pathname;

/**
 * Loads a page as a document of its own if the router opened it without a load. Only its own document may use the
 * camera, which is allowed at one address. `path` is the page's path. Without a network the page stays as it is,
 * because a load could fail.
 */
export async function reloadInOwnDocument(path: string): Promise<void> {
  if (import.meta.env.SSR || loadedPath.replace(/\/$/, '') === path.replace(/\/$/, '')) return;
  if (!navigator.onLine && (await navigator.serviceWorker?.getRegistration(path)) === undefined) return;
  // The load must come after the router's own change of the address, so that this address is loaded and "back" leads
  // away from it.
  await new Promise(() => setTimeout(() => location.reload()));
}
