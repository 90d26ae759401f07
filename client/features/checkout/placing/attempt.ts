/** Attempt to place a trade. The same body has the same key, so that it can be sent again after a lost answer. */
export interface Attempt {
  readonly body: string;
  readonly key: string;
}

/** Returns the attempt for a body: the last one if nothing has changed, else a new one with a new 128-bit key. */
export function attemptFor(body: string, last: Attempt | null): Attempt {
  if (last?.body === body) return last;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { body, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
