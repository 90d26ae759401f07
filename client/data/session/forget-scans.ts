/** Name of the database of scanning runs, and what caches and the worker of that page begin with. */
export const scansDatabase = 'dogear-scanning';

/**
 * Takes everything of scanning from the device: runs, the offline copy of the page, covers that were seen, the worker.
 * To be called on signing out, before the page is left. Never fails; other tabs notice by themselves.
 */
export async function forgetScans(): Promise<void> {
  const database = new Promise<void>((resolve) => {
    if (!('indexedDB' in window)) return resolve();
    const asked = indexedDB.deleteDatabase(scansDatabase);
    for (const end of ['success', 'error'] as const) asked.addEventListener(end, () => resolve());
  });
  const caches = async () => {
    if (!('caches' in window)) return;
    const names = await window.caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(scansDatabase)).map((name) => window.caches.delete(name)));
  };
  const workers = async () => {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(
      registrations.filter(({ scope }) => scope.endsWith('/bulk-scanning')).map((each) => each.unregister()),
    );
  };
  await Promise.allSettled([database, caches(), workers()]);
}
