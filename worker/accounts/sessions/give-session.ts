import type { Context } from 'hono';
import type { ApiEnv } from '../../platform/api-env';
import { choiceAge, cookie, cookieNames } from '../../platform/middleware/cookies';
import type { CompletedSignIn } from './complete-sign-in';

/** One more cookie beside those an answer has already. */
export function setCookie(c: Context<ApiEnv>, value: string): void {
  c.header('Set-Cookie', value, { append: true });
}

/** Pages go by this cookie, the API by the account's choice: they must be the same. */
export function keepMarket(c: Context<ApiEnv>, market: string): void {
  setCookie(c, cookie(cookieNames.market, market, choiceAge, { script: true }));
}

/** Hands out session and device; the visitor's cookie goes once its lists are in the account. */
export function giveSession(c: Context<ApiEnv>, came: Omit<CompletedSignIn, 'answer'>): void {
  setCookie(c, cookie(cookieNames.session, came.cookie.token, came.cookie.maxAge));
  setCookie(c, cookie(cookieNames.device, came.device.token, came.device.maxAge));
  if (came.listsMoved) setCookie(c, cookie(cookieNames.visitor, '', 0));
  if (came.market !== null) keepMarket(c, came.market);
}
