/**
 * Returns the SHA-256 of a text in base64url. Use it for secrets that are random already (cookies, links, keys), so the
 * database holds no usable secret, and for counting by mail address without storing the address.
 */
export async function secretHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
