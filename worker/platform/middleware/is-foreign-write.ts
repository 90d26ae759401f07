/**
 * Tells whether a write was sent by another site's page: its `Origin` is not the shop's, or `Sec-Fetch-Site` names
 * another site. Tools send neither header; they carry nobody's cookies by accident. `origin` is the shop's own.
 */
export function isForeignWrite(headers: Headers, origin: string): boolean {
  const from = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  return (from !== null && from !== origin) || (site !== null && site !== 'same-origin' && site !== 'none');
}
