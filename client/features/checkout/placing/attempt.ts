/** One try to place a trade: the same body again, after an answer that was lost, goes under the same key. */
export interface Attempt {
  readonly body: string;
  readonly key: string;
}

/** The attempt for a body: the last one where nothing was changed since, else a new one with a fresh 128-bit key. */
export function attemptFor(body: string, last: Attempt | null): Attempt {
  if (last?.body === body) return last;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { body, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
