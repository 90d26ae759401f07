/** Placeholder in a rendered page, which the Worker replaces by the number of the request. */
export const requestIdPlaceholder = 'request-placeholder-b91d6c20fe';

/** Id of the element whose `data-request` holds the number. */
const requestElementId = 'request-number';

/**
 * Returns the number of the request that loaded this page, for an element `#request-number` with `data-request`. Null
 * on pages that were opened without a load.
 */
export function pageRequestId(): string | null {
  if (typeof document === 'undefined') return requestIdPlaceholder;
  return document.getElementById(requestElementId)?.dataset['request'] ?? null;
}
