/** Returns the groups of an IPv6 address, with the zeros that `::` stands for and without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [before = '', after = ''] = address.split('::');
  const left = before.split(':').filter(Boolean);
  const right = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * Returns the network of an address: the IPv4 address, or the `/64` of an IPv6 address.
 * @see docs/product.md#sign-in-attempts
 */
export function networkOf(address: string | null): string {
  if (address === null || address === '') return 'unknown';
  if (!address.includes(':')) return address;
  return `${ipv6Groups(address).slice(0, 4).join(':')}::/64`;
}

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
  const groups = ipv6Groups((address.split('/')[0] ?? '').toLowerCase());
  return `${groups.slice(0, 3).join(':')}::/48`;
}
