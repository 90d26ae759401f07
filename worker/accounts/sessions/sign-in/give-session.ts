import type { Context } from 'hono';
import type { ApiEnv } from '../../../platform/api-env';
import { choiceAge, cookieHeader, cookieNames } from '../../../platform/middleware/cookies';
import type { CompletedSignIn } from './complete-sign-in';

/** Adds a cookie to the answer. */
export function setCookie(c: Context<ApiEnv>, value: string): void {
  c.header('Set-Cookie', value, { append: true });
}

/** Sets the market cookie. Pages read this cookie, the API reads the account: both must be the same. */
export function setMarketCookie(c: Context<ApiEnv>, market: string): void {
  setCookie(c, cookieHeader(cookieNames.market, market, choiceAge, { script: true }));
}

/** Sets the language cookie, by which an address without a language is redirected. */
export function setLanguageCookie(c: Context<ApiEnv>, language: string): void {
  setCookie(c, cookieHeader(cookieNames.language, language, choiceAge, { script: true }));
}

/** Sets the cookies of a completed sign-in. Deletes the visitor cookie once its lists are in the account. */
export function giveSession(c: Context<ApiEnv>, signIn: Omit<CompletedSignIn, 'answer'>): void {
  setCookie(c, cookieHeader(cookieNames.session, signIn.cookie.token, signIn.cookie.maxAge));
  setCookie(c, cookieHeader(cookieNames.device, signIn.device.token, signIn.device.maxAge));
  if (signIn.listsMoved) setCookie(c, cookieHeader(cookieNames.visitor, '', 0));
  if (signIn.market !== null) setMarketCookie(c, signIn.market);
}
