/**
 * Returns the path of a guest's link with its key in the fragment, or null for a path without a key. Outbox rows from
 * before this form carry the key in the query (`/en/trades/{id}?key=…`).
 */
export function pathOfGuestLink(path: string): string | null {
  if (path.includes('#key=')) return path;
  const [trade, key] = path.split('?key=');
  return key === undefined ? null : `${trade}/open#key=${key}`;
}
