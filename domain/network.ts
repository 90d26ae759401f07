const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;

/**
 * Returns the block of a network address: `/24` of IPv4, `/48` of IPv6. One customer of an access provider often has a
 * whole block, so rate limits count by it. Takes an address or a prefix such as `2001:db8:1:2::/64`; returns null for
 * anything else.
 */
export function networkBlock(address: string): string | null {
  const [, head] = ipv4.exec(address) ?? [];
  if (head !== undefined) return `${head}.0/24`;
  if (!/^[\da-f:]+(?:\/\d+)?$/i.test(address) || !address.includes(':')) return null;
  const [before = '', after] = (address.split('/')[0] ?? '').split('::');
  const left = before.split(':').filter(Boolean);
  const right = (after ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 3);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/48`;
}
