/**
 * SHA-256 of a text, base64url. For secrets that are random already (cookies, links, keys), so that the database never
 * holds one that opens anything, and for counting by mail address without keeping the address.
 */
export async function secretHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
