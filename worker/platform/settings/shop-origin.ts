import { isLoopbackHost } from './loopback';
import type { Settings } from './settings';

/** Returns whether two origins are this machine's, with the same scheme and port. Developers use either name. */
function areSameLoopback(one: string, other: string): boolean {
  const oneUrl = new URL(one);
  const otherUrl = new URL(other);
  const areLoopback = isLoopbackHost(oneUrl.hostname) && isLoopbackHost(otherUrl.hostname);
  return areLoopback && oneUrl.protocol === otherUrl.protocol && oneUrl.port === otherUrl.port;
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
