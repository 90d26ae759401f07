import { chooseMarket } from '../../../domain/market/market';
import { splitLanguage, type Language } from '../../../domain/language';
import { systemNow } from '../../platform/context';
import { expectedOpening, retryAfterOf } from '../../maintenance/closure';
import { hasDeskAccess, isOpenWhileClosed } from '../../maintenance/closed-access';
import { readMaintenance } from '../../maintenance/read-maintenance';
import { cookieNames, readCookies } from '../../platform/middleware/cookies';
import { problemAnswer } from '../../api/middleware/problem';
import { maintenanceFreshMs } from '../../platform/settings/settings';
import type { RequestLog } from '../../platform/request-log';
import { maintenancePage } from './maintenance-page';
import { isFile } from '../files/serve-file';

/**
 * Returns the answer of the closed shop, or null when the request may continue. The entry point calls it once, before
 * any cache. A request that has passed finishes with all its internal calls. `preferredLanguage` gives the language
 * of an address that names none.
 */
export async function answerDuringMaintenance(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  requestLog: RequestLog,
  preferredLanguage: () => Language,
): Promise<Response | null> {
  const now = systemNow();
  const ctx = { kv: env.KV, log: requestLog.log, now };
  const closed = await readMaintenance(ctx, maintenanceFreshMs(env));
  const { pathname: path } = new URL(request.url);
  if (closed === null || isOpenWhileClosed(path, closed) || isFile(path)) return null;
  const cookies = readCookies(request.headers.get('Cookie'));
  const session = {
    ...ctx,
    db: env.DB.withSession('first-unconstrained'),
    waitUntil: (work: Promise<unknown>) => execution.waitUntil(work),
  };
  if (await hasDeskAccess(session, closed, cookies.get(cookieNames.session))) return null;
  requestLog.route = 'maintenance';
  const retryAfter = retryAfterOf(closed, now);
  if (path === '/api' || path.startsWith('/api/')) {
    const until = expectedOpening(closed, now);
    return problemAnswer('maintenance', requestLog.requestId, { retryAfter, ...(until === null ? {} : { until }) });
  }
  if (path.startsWith('/sitemap'))
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' },
    });
  const market = chooseMarket({
    account: null,
    cookie: cookies.get(cookieNames.market) ?? null,
    country: request.headers.get('CF-IPCountry'),
  });
  return maintenancePage(closed, languageOf(path, preferredLanguage), market, now);
}

function languageOf(path: string, preferredLanguage: () => Language): Language {
  const address = splitLanguage(path, preferredLanguage);
  return address.redirect === null ? address.language : preferredLanguage();
}
