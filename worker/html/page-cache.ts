import type { Market } from '../../domain/market';
import { shownParameters } from './public-pages';
import type { Page } from './render-page';

/** Seconds a public page is served from the edge before it is rendered again. Prices change once a night. */
const freshSeconds = 60;

/** Keeps which route the page is of, for the log. */
const routeHeader = 'Dogear-Route';

/** Under which a page is kept: build, market, address with its language, and the parameters that show. */
export function cacheKey(url: URL, market: Market, version: string): string {
  const key = new URL(`https://cache.dogear/${version}/${market}${url.pathname}`);
  for (const name of shownParameters) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '') key.searchParams.set(name, value);
  }
  // Canonical and hreflang carry the address of the shop.
  key.searchParams.set('@', url.origin);
  return key.href;
}

/** The page that this version of the build kept, or null. Never anything of one person: only clean renders are stored. */
export async function cachedPage(url: URL, market: Market, version: string): Promise<Page | null> {
  if (version === 'dev') return null;
  const kept = await caches.default.match(cacheKey(url, market, version));
  return kept ? { status: 200, html: await kept.text(), route: kept.headers.get(routeHeader) ?? '', redirect: null, error: null } : null;
}

export async function storePage(url: URL, market: Market, version: string, { html, route }: Page): Promise<void> {
  if (version === 'dev') return;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': `public, max-age=${freshSeconds}`, [routeHeader]: route };
  await caches.default.put(cacheKey(url, market, version), new Response(html, { headers }));
}
