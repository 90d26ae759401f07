import { isLoopbackHost } from './loopback';
import type { Settings } from './settings';

/** Returns whether two origins are this machine's, with the same scheme and port. Developers use either name. */
function areSameLoopback(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return isLoopbackHost(a.hostname) && isLoopbackHost(b.hostname) && a.protocol === b.protocol && a.port === b.port;
}

/**
 * Returns the shop's origin for one request. With `SHOP_ORIGIN` it is that setting, whatever `Host` the request names;
 * on this machine `localhost` and `127.0.0.1` both count. Without the setting it is the request's own origin.
 */
export function originOfRequest(
  { origin, originIsSet }: Pick<Settings, 'origin' | 'originIsSet'>,
  requestOrigin: string,
): string {
  return originIsSet && !areSameLoopback(origin, requestOrigin) ? origin : requestOrigin;
}
