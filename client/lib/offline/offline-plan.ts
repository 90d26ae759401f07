/** How the worker answers a request. `network`: not at all, the browser does as it would without it. */
export type Way = 'page' | 'asset' | 'cover' | 'network';

export interface Asked {
  readonly method: string;
  /** `navigate` for a page. */
  readonly mode: string;
  readonly url: string;
}

/**
 * Only the scanning page, its files and the covers on it have a copy; never an answer of the API, never another page.
 * `scope` is the page's own address, `/{language}/bulk-scanning` of the shop.
 */
export function wayOf({ method, mode, url }: Asked, scope: string): Way {
  const asked = new URL(url);
  const page = new URL(scope);
  if (method !== 'GET' || asked.origin !== page.origin) return 'network';
  if (mode === 'navigate') return asked.pathname.replace(/\/$/, '') === page.pathname.replace(/\/$/, '') ? 'page' : 'network';
  if (asked.pathname.startsWith('/assets/')) return 'asset';
  return asked.pathname.startsWith('/covers/') ? 'cover' : 'network';
}

/** Language of a scope. */
export function languageOfScope(scope: string): string {
  return new URL(scope).pathname.split('/')[1] ?? '';
}
