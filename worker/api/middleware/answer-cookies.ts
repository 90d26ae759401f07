import { isMarket } from '../../../domain/market/market';
import { choiceAge, cookieHeader, cookieNames, visitorAge } from '../../platform/middleware/cookies';
import type { Caller } from './caller';

/** Lifetime of a bookmark in seconds. Replicas of the database are at most some minutes behind. */
const bookmarkSeconds = 3600;

/**
 * Adds the cookies that follow from the caller: a new visitor, a renewed session, the market of the account, and the
 * bookmark of a write, so that people read their own writes. A cookie that the route sets itself stays.
 */
export function setAnswerCookies(
  answer: Response,
  { signedIn, token, newVisitor }: Caller,
  {
    cookies,
    bookmark,
  }: { readonly cookies: ReadonlyMap<string, string>; readonly bookmark: string | null | undefined },
): void {
  const { headers, ok } = answer;
  const add = (line: string) => headers.append('Set-Cookie', line);
  const isSet = (name: string) => headers.getSetCookie().some((line) => line.startsWith(`${name}=`));

  if (newVisitor !== null && ok) add(cookieHeader(cookieNames.visitor, newVisitor, visitorAge));
  const renewedFor = signedIn?.renewedFor ?? null;
  if (renewedFor !== null && token !== undefined && !isSet(cookieNames.session))
    add(cookieHeader(cookieNames.session, token, renewedFor));
  // The account's market was chosen on another device. Pages use the cookie.
  const market = signedIn?.market ?? null;
  if (ok && isMarket(market) && market !== cookies.get(cookieNames.market) && !isSet(cookieNames.market))
    add(cookieHeader(cookieNames.market, market, choiceAge, { script: true }));
  if (ok && bookmark !== null && bookmark !== undefined)
    add(cookieHeader(cookieNames.bookmark, bookmark, bookmarkSeconds));
}
