/**
 * Returns whether another site's page sent a write: its `Origin` is not the shop's, or `Sec-Fetch-Site` names another
 * site. Tools send neither header and carry no person's cookies by accident. `origin` is the shop's own.
 */
export function isForeignWrite(headers: Headers, origin: string): boolean {
  const from = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  return (from !== null && from !== origin) || (site !== null && site !== 'same-origin' && site !== 'none');
}
