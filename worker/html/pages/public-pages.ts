import { shownParameters, shownValue } from '../../../domain/pages/shown-parameters';

/**
 * Returns the canonical address of a public page, or null for any other page: the path without a slash at the end, and
 * the parameters that the page shows, each once with the value of `shownValue`, in a fixed order. The shared cache keys
 * a page by it, and the page is rendered from it, so unknown or doubled parameters reach neither.
 * @see docs/decisions/037-one-cache-key-one-page.md
 */
export function publicAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const path = pathname.replace(/\/$/, '');
  const names = shownParameters(path);
  if (names === null) return null;
  const given = new URLSearchParams(search);
  const shown = new URLSearchParams();
  for (const name of names) {
    const value = shownValue(name, given.getAll(name));
    if (value !== undefined) shown.set(name, value);
  }
  const query = shown.toString();
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Returns the canonical address of a public page, or null for a page that may differ from person to person.
 * Both the key in the shared cache and the render come from it: one key, one page.
 */
export function canonicalPageUrl(url: URL): URL | null {
  const address = publicAddress(url);
  return address === null ? null : new URL(address, url.origin);
}
