import { cookie, cookieNames, readCookies } from '../../platform/middleware/cookies';

/** A guest's key opens the trade in this browser for 90 days; the mail's link opens it again. */
const keyAge = 90 * 86_400;
const keyShape = /^[\w-]{22}$/;

/** `Set-Cookie` with a guest's key to one trade. */
export function tradeKeyCookie(trade: string, key: string): string {
  return cookie(cookieNames.trade + trade, key, keyAge);
}

/** The key to a trade in a cookie header, or null. */
export function tradeKeyIn(header: string | undefined, trade: string): string | null {
  const key = readCookies(header ?? null).get(cookieNames.trade + trade);
  return key !== undefined && keyShape.test(key) ? key : null;
}
