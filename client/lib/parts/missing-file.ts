/** Wordings of a failed `import()`, in this order: Chromium, Firefox, Safari. */
const wordings = /dynamically imported module|Importing a module script failed/;

/** Returns whether `import()` failed because a script file could not be fetched: no network, or removed by a deploy. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && wordings.test(error.message);
}

/** Milliseconds after which a shop that does not answer counts as unreachable. */
const maxWaitMs = 4_000;

/** Resolves when the network returns, or after `waitMs`: browsers do not notice every return of the network. */
export const waitForNetwork = (waitMs: number) =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, waitMs);
  });

/** Returns the version of this page's scripts; `dev` in development. */
export function pageVersion(): string {
  return document.querySelector<HTMLElement>('script[data-version]')?.dataset['version'] ?? 'dev';
}

/**
 * Returns the version that the shop serves now. Null if it does not answer: a browser that reports "online" may be in a
 * network without internet.
 */
export async function shopVersion(): Promise<string | null> {
  if (!navigator.onLine) return null;
  const signal = AbortSignal.timeout(maxWaitMs);
  const answer = await fetch('/api/health', { cache: 'no-store', signal }).catch(() => null);
  if (answer === null) return null;
  const health: unknown = await answer.json().catch(() => null);
  if (typeof health !== 'object' || health === null || !('version' in health)) return pageVersion();
  return String(health.version);
}

/** Returns whether the shop answers at all. */
export async function isReachable(): Promise<boolean> {
  return (await shopVersion()) !== null;
}
