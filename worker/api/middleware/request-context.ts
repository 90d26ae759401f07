import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { negotiate } from '../../../domain/language';
import { networkOf } from '../../../domain/network';
import { jsonLog, randomIds, systemNow, type Ctx } from '../../platform/context';
import { openServices, type Services } from '../../services';
import type { ApiEnv } from '../../platform/api-env';
import { originOfRequest } from '../../platform/settings/shop-origin';
import { cookieNames, readCookies } from '../../platform/middleware/cookies';
import { watchVersion } from '../../platform/shared-answers/data-version';
import { sharedAnswers } from '../../platform/shared-answers/shared-answers';
import { isSharedRead, withoutPerson } from '../../platform/shared-answers/shared-reads';
import { setAnswerCookies } from './answer-cookies';
import { prefetchOfCall } from './prefetch-of-call';
import { isWrite, marketOf, openDb, readCaller, type Caller } from './caller';

/**
 * Builds the context of one API call, and sets the cookies that follow from the caller and the answer. It runs first:
 * all other middleware reads the context. The read of a shared answer gets no cookie that names a person.
 */
export const buildRequestContext = createMiddleware<ApiEnv>(async (c, next) => {
  const services = openServices(c.env);
  const sent = readCookies(c.req.header('Cookie') ?? null);
  const cookies = isSharedRead(c.req) ? withoutPerson(sent) : sent;
  const requestId = randomIds.id();
  const now = systemNow();
  const session = openDb(services.env, c.req, cookies, c.executionCtx);
  const watched = isWrite(c.req) && sharedAnswers() !== null ? watchVersion(session) : null;
  const db = watched?.db ?? session;
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  // The account may have another market. Then the verb ignores what was prefetched and reads again.
  const market = marketOf(c.req, cookies, null, c.req.header('CF-IPCountry') ?? null);
  const prefetch = cookies.has(cookieNames.session) ? await prefetchOfCall(c.req, { db, market, now }) : null;
  const caller = await readCaller(
    { db, kv: services.env.KV, now, waitUntil },
    c.req,
    cookies,
    c.executionCtx,
    prefetch,
  );
  c.set('prefetched', caller.signedIn?.prefetched ?? null);
  c.set('ctx', contextOf(c, services, cookies, caller, { requestId, db, now, waitUntil }));

  await next();

  const written = watched?.end();
  if (written?.isChanged === true) sharedAnswers()?.noteWrite({ now }, written.version);
  setAnswerCookies(c.res, caller, { cookies, bookmark: isWrite(c.req) ? db.getBookmark() : null });
});

/** Returns the context of a call: what its headers and cookies say, and the services. */
function contextOf(
  c: Context<ApiEnv>,
  services: Services,
  cookies: ReadonlyMap<string, string>,
  { actor, signedIn }: Caller,
  opened: Pick<Ctx, 'requestId' | 'db' | 'now' | 'waitUntil'>,
): Ctx {
  const country = c.req.header('CF-IPCountry') ?? null;
  return {
    ...opened,
    kv: services.env.KV,
    ids: randomIds,
    actor,
    log: jsonLog(opened.requestId),
    language: negotiate({ cookie: null, acceptLanguage: c.req.header('Accept-Language') ?? null, country }),
    market: marketOf(c.req, cookies, signedIn?.market ?? null, country),
    origin: originOfRequest(services.settings, new URL(c.req.url).origin),
    network: networkOf(c.req.header('CF-Connecting-IP') ?? null),
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
    userAgent: c.req.header('User-Agent') ?? null,
    device: cookies.get(cookieNames.device) ?? null,
    settings: services.settings,
    mailer: services.mailer,
    sealer: services.sealer,
    payments: services.payments,
    identityProviderOf: services.identityProviderOf,
    conversations: services.conversations,
    sendOutbox: services.sendOutbox,
  };
}
