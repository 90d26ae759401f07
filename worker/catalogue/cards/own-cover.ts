/**
 * Returns the address of an edition's own picture where the setting COVER_HOSTS names its host, else null: the policy
 * of pages would block it, so the drawn cover is shown.
 */
export function ownCover(address: string | null, hosts: readonly string[]): string | null {
  const url = address !== null && URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return hosts.includes(url.host) ? url.href : null;
}
