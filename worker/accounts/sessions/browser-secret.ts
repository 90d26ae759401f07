import type { Context } from 'hono';
import type { ApiEnv } from '../../platform/api-env';
import { cookieHeader, cookieNames, readCookies } from '../../platform/middleware/cookies';
import { setCookie } from './sign-in/give-session';

/** Lifetime of the cookie in seconds. A registration is kept for 7 days, and no link is valid for longer. */
const secretAge = 7 * 86_400;
const secretShape = /^[\w-]{43}$/;

/** Returns the secret that this browser got when it requested a mailed link, or null. */
export function readBrowserSecret(c: Context<ApiEnv>): string | null {
  const secret = readCookies(c.req.header('Cookie') ?? null).get(cookieNames.browserSecret);
  return secret !== undefined && secretShape.test(secret) ? secret : null;
}

/**
 * Returns the secret of this browser and sets its cookie, for a request that is answered by a mailed link.
 * A browser keeps its secret, so that each of several links works in it.
 */
export function ensureBrowserSecret(c: Context<ApiEnv>): string {
  const secret = readBrowserSecret(c) ?? c.get('ctx').ids.token();
  setCookie(c, cookieHeader(cookieNames.browserSecret, secret, secretAge));
  return secret;
}
