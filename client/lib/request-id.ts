/** Stands in a rendered page for the number of its request; the answer gets the number in its place. */
export const requestIdPlaceholder = 'request-placeholder-b91d6c20fe';

/** Where the page shows it: `data-request` of the element with this id. */
const place = 'request-number';

/**
 * The number of the request that brought this page, for an element `#request-number` with `data-request`. Null on pages
 * that came without a load: nobody asked the server for them.
 */
export function pageRequestId(): string | null {
  if (typeof document === 'undefined') return requestIdPlaceholder;
  return document.getElementById(place)?.dataset['request'] ?? null;
}
