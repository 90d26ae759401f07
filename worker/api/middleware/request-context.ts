import { createMiddleware } from 'hono/factory';
import { chooseMarket, isMarket } from '../../../domain/market/market';
import { negotiate } from '../../../domain/language';
import { jsonLog, randomIds, systemNow, type Actor, type Ctx } from '../../platform/context';
import { openServices } from '../../services';
import type { ApiEnv } from '../../platform/api-env';
import { isId } from '../../platform/id-shape';
import { originOfRequest } from '../../platform/settings/shop-origin';
import { readSession } from '../../accounts/sessions/read-session';
import { choiceAge, cookie, cookieNames, readCookies, visitorAge } from '../../platform/middleware/cookies';
import { isBrowserReport } from '../../platform/middleware/is-browser-report';

const bookmarkShape = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

/**
 * Returns the network of an address: the IPv4 address, or the /64 of an IPv6 address
 * (docs/product.md#sign-in-attempts).
 */
export function networkOf(address: string | null): string {
  if (address === null || address === '') return 'unknown';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * Builds the context of one API call: actor, language, market, database session. A guest's first write sets a visitor
 * cookie. Each write stores its bookmark in a cookie, so people read their own writes.
 */
export const requestContext = createMiddleware<ApiEnv>(async (c, next) => {
  const services = openServices(c.env);
  const cookies = readCookies(c.req.header('Cookie') ?? null);
  const write = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  const now = systemNow();
  const requestId = randomIds.id();
  const log = jsonLog(requestId);
  const bookmark = cookies.get(cookieNames.bookmark);
  const db = services.env.DB.withSession(
    write ? 'first-primary' : bookmark !== undefined && bookmarkShape.test(bookmark) ? bookmark : 'first-unconstrained',
  );
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const known = cookies.get(cookieNames.visitor);
  const visitor = known !== undefined && isId(known) ? known : null;
  const isReport = isBrowserReport(c.req.path);
  const token = isReport ? undefined : cookies.get(cookieNames.session);
  const signedIn = token === undefined ? null : await readSession({ db, kv: services.env.KV, now, later }, token);
  const minted = write && !isReport && signedIn === null && visitor === null ? randomIds.id() : null;
  const actor: Actor = signedIn
    ? {
        kind: 'account',
        account: signedIn.account,
        session: signedIn.session,
        provedAt: signedIn.provedAt,
        secondFactor: signedIn.secondFactor,
        visitor,
      }
    : { kind: 'guest', visitor: visitor ?? minted };
  const country = c.req.header('CF-IPCountry') ?? null;
  // A page cannot set headers on a socket's handshake, so the market is in the address there.
  const ofTab =
    c.req.header('Dogear-Market') ?? (c.req.header('Upgrade') === undefined ? undefined : c.req.query('market'));
  const ctx: Ctx = {
    requestId,
    db,
    kv: services.env.KV,
    now,
    ids: randomIds,
    actor,
    log,
    later,
    language: negotiate({
      cookie: null,
      acceptLanguage: c.req.header('Accept-Language') ?? null,
      country,
    }),
    market: chooseMarket({
      account: signedIn?.market ?? null,
      cookie: isMarket(ofTab) ? ofTab : (cookies.get(cookieNames.market) ?? null),
      country,
    }),
    origin: originOfRequest(services.settings, new URL(c.req.url).origin),
    network: networkOf(c.req.header('CF-Connecting-IP') ?? null),
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
    userAgent: c.req.header('User-Agent') ?? null,
    device: cookies.get(cookieNames.device) ?? null,
    settings: services.settings,
    mailer: services.mailer,
    sealer: services.sealer,
    payments: services.payments,
    talks: services.talks,
    sendOutbox: services.sendOutbox,
  };
  c.set('ctx', ctx);
  const started = performance.now();
  await next();
  if (minted !== null && c.res.ok) {
    c.res.headers.append('Set-Cookie', cookie(cookieNames.visitor, minted, visitorAge));
  }
  const givesSession = c.res.headers.getSetCookie().some((line) => line.startsWith(`${cookieNames.session}=`));
  if (signedIn !== null && signedIn.renewedFor !== null && token !== undefined && !givesSession) {
    c.res.headers.append('Set-Cookie', cookie(cookieNames.session, token, signedIn.renewedFor));
  }
  const setsMarket = c.res.headers.getSetCookie().some((line) => line.startsWith(`${cookieNames.market}=`));
  if (
    signedIn !== null &&
    isMarket(signedIn.market) &&
    signedIn.market !== cookies.get(cookieNames.market) &&
    c.res.ok &&
    !setsMarket
  ) {
    // The account's market was chosen on another device. Pages use the cookie.
    c.res.headers.append('Set-Cookie', cookie(cookieNames.market, signedIn.market, choiceAge, { script: true }));
  }
  const mark = write ? db.getBookmark() : null;
  if (mark !== null && mark !== undefined && c.res.ok) {
    c.res.headers.append('Set-Cookie', cookie(cookieNames.bookmark, mark, 3600));
  }
  const took = Math.round(performance.now() - started);
  c.res.headers.set('Server-Timing', `app;dur=${took}`);
  c.res.headers.set('X-Request-Id', requestId);
  c.res.headers.set('X-Content-Type-Options', 'nosniff');
  // A browser that opens an answer as a document must run and load nothing.
  c.res.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store');
  log.info('request', { method: c.req.method, route: c.req.routePath, status: c.res.status, ms: took });
});
