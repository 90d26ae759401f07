import { publicAddress } from '../../client/lib/public-address';

/**
 * Returns the canonical address of a public page, or null for a page that may differ from person to person.
 * Both the key in the shared cache and the render come from it: one key, one page.
 */
export function canonicalPageUrl(url: URL): URL | null {
  const address = publicAddress(url);
  return address === null ? null : new URL(address, url.origin);
}
