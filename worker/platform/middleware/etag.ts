/** Bytes of a hash that tell two answers of one address apart. */
const etagBytes = 12;

/** Returns the tag of an answer's body for the header `ETag`. */
export async function etagOf(body: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).slice(0, etagBytes);
  return `"${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Returns whether `If-None-Match` names an answer. A proxy that compresses makes its tag a weak one (`W/`). */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
