/**
 * Whether another site's page loads this into itself (a picture, a frame, a script's call) instead of leading a person
 * here (Fetch Metadata: `Sec-Fetch-Site`, `Sec-Fetch-Dest`). It sees nothing of the answer, but attempts are counted,
 * by which it could keep its visitors from signing on or from a reset link. Who sends neither header is no such page.
 */
export function isEmbedding(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const destination = headers.get('Sec-Fetch-Dest');
  return (site === 'cross-site' || site === 'same-site') && destination !== null && destination !== 'document';
}
