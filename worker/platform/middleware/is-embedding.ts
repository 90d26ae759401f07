/**
 * Returns whether another site's page embeds this request (picture, frame, script) instead of linking to it (Fetch
 * Metadata: `Sec-Fetch-Site`, `Sec-Fetch-Dest`). Such a page cannot read the answer, but counted attempts could lock
 * its visitors out of sign-on or reset links. A request without both headers is not embedded.
 */
export function isEmbedding(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const destination = headers.get('Sec-Fetch-Dest');
  return (site === 'cross-site' || site === 'same-site') && destination !== null && destination !== 'document';
}
