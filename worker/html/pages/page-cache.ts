import type { Market } from '../../../domain/market/market';
import type { Page } from './render-page';

/** Seconds a public page is served from the edge before it is rendered again. Prices change once a night. */
const freshSeconds = 60;

/** Stores the page's route, for the log. */
const routeHeader = 'Dogear-Route';
/** Stores the version of what staff had edited when the page was rendered; see `DataVersion`. */
const editsHeader = 'Dogear-Edits';

/** Returns the key of a page: build, market, and its canonical address. `page` is what `canonicalPageUrl` gave. */
function cacheKey(page: URL, market: Market, version: string): string {
  const key = new URL(`https://cache.dogear/${version}/${market}${page.pathname}${page.search}`);
  // Canonical and hreflang carry the address of the shop. No page shows a parameter of this name.
  key.searchParams.set('@', page.origin);
  return key.href;
}

/**
 * Returns the page that this version of the build stored, or null: also when staff have edited the catalogue since.
 * `edits` returns the present version of that. No stored page holds anything of one person.
 */
export async function cachedPage(
  page: URL,
  market: Market,
  version: string,
  edits: () => Promise<string>,
): Promise<Page | null> {
  if (version === 'dev') return null;
  const stored = await caches.default.match(cacheKey(page, market, version));
  if (!stored || stored.headers.get(editsHeader) !== (await edits())) return null;
  const route = stored.headers.get(routeHeader) ?? '';
  return { status: 200, html: await stored.text(), route, redirect: null, error: null };
}

/**
 * Stores a rendered page for `freshSeconds`. `page` is the canonical address that it was rendered from, `edits` the
 * version of the edits that it shows.
 */
export async function storePage(
  page: URL,
  market: Market,
  version: string,
  { html, route, edits }: Pick<Page, 'html' | 'route'> & { readonly edits: string },
): Promise<void> {
  if (version === 'dev') return;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': `public, max-age=${freshSeconds}`,
    [routeHeader]: route,
    [editsHeader]: edits,
  };
  await caches.default.put(cacheKey(page, market, version), new Response(html, { headers }));
}
