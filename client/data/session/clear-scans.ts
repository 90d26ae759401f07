/** Name of the database of scanning runs, and prefix of that page's caches and worker. */
export const scansDatabase = 'dogear-scanning';
/** Name of the database of typed titles that wait for an answer on that page. */
export const titlesDatabase = 'dogear-scanning-titles';

/**
 * Removes everything of scanning from the device: runs, the offline copy of the page, covers, the service worker. Call
 * it after signing out, before the page is left. Never fails. Other tabs notice by themselves.
 */
export async function clearScans(): Promise<void> {
  const databases = [scansDatabase, titlesDatabase].map(
    (name) =>
      new Promise<void>((resolve) => {
        if (!('indexedDB' in window)) return resolve();
        const asked = indexedDB.deleteDatabase(name);
        for (const end of ['success', 'error'] as const) asked.addEventListener(end, () => resolve());
      }),
  );
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
  await Promise.allSettled([...databases, caches(), workers()]);
}
