import { systemNow } from '../../../worker/platform/context';
import { retryAfterOf } from '../../../worker/maintenance/closure';
import { hasDeskAccess, isOpenWhileClosed } from '../../../worker/maintenance/closed-access';
import { readMaintenance } from '../../../worker/maintenance/read-maintenance';
import { cookieNames, readCookies } from '../../../worker/platform/middleware/cookies';
import { problemAnswer } from '../../../worker/api/middleware/problem';
import { maintenanceFreshMs } from '../../../worker/platform/settings/settings';
import { openRequestLog } from '../../../worker/platform/request-log';
import type { Isolate } from '../world/world';

/**
 * Returns the closed shop's answer to a call of the API, or null while the shop is open.
 * It repeats `worker/html/closed/answer-during-maintenance.ts` without the pages, which need the client's build.
 */
export async function answerOfClosed(request: Request, { env, execution }: Isolate): Promise<Response | null> {
  const now = systemNow();
  const { log, requestId } = openRequestLog();
  const ctx = { kv: env.KV, log, now };
  const closed = await readMaintenance(ctx, maintenanceFreshMs(env));
  if (closed === null || isOpenWhileClosed(new URL(request.url).pathname, closed)) return null;
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const session = { ...ctx, db: env.DB.withSession('first-unconstrained'), waitUntil };
  const cookies = readCookies(request.headers.get('Cookie'));
  if (await hasDeskAccess(session, closed, cookies.get(cookieNames.session))) return null;
  return problemAnswer('maintenance', requestId, { retryAfter: retryAfterOf(closed, now) });
}
