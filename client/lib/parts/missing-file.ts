/** How browsers word the failure of `import()`, in this order: Chromium, Firefox, Safari. */
const wordings = /dynamically imported module|Importing a module script failed/;

/** Whether `import()` failed because a script file could not be fetched: no network, or gone after a deploy. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && wordings.test(error.message);
}

/** Milliseconds after which a shop that does not answer counts as out of reach. */
const patienceMs = 4_000;

/** Resolves when the network is back, or after some milliseconds: browsers do not notice every network that is back. */
export const networkBack = (waitMs: number) =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, waitMs);
  });

/** The version that this page's scripts are of; `dev` in development. */
export function pageVersion(): string {
  return document.querySelector<HTMLElement>('script[data-version]')?.dataset['version'] ?? 'dev';
}

/**
 * Returns the version that the shop serves now, null where it does not answer: a browser that says "online" may have a
 * network without a way out.
 */
export async function shopVersion(): Promise<string | null> {
  if (!navigator.onLine) return null;
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch('/api/health', { cache: 'no-store', signal }).catch(() => null);
  if (answer === null) return null;
  const health: unknown = await answer.json().catch(() => null);
  if (typeof health !== 'object' || health === null || !('version' in health)) return pageVersion();
  return String(health.version);
}

/** Whether the shop answers at all. */
export async function isReachable(): Promise<boolean> {
  return (await shopVersion()) !== null;
}
