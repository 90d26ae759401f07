import { cookieHeader, cookieNames, readCookies } from '../../platform/middleware/cookies';

/** Lifetime of the cookie with a guest key, in seconds: 90 days. The link in the mail works after that. */
const keyCookieSeconds = 90 * 86_400;
const keyShape = /^[\w-]{22}$/;

/** Returns the `Set-Cookie` value that stores the guest key of a trade. */
export function tradeKeyCookie(trade: string, key: string): string {
  return cookieHeader(cookieNames.trade + trade, key, keyCookieSeconds);
}

/** Returns the guest key of a trade from a cookie header, or null. */
export function tradeKeyIn(header: string | undefined, trade: string): string | null {
  const key = readCookies(header ?? null).get(cookieNames.trade + trade);
  return key !== undefined && keyShape.test(key) ? key : null;
}
