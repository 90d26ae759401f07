import { createMiddleware } from 'hono/factory';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../../platform/api-env';
import { accountTag } from '../../accounts/sessions/account-tag';
import { isBrowserReport } from '../../platform/middleware/is-browser-report';

/** Writes that do not act as who is signed in: signing in and out, registering, resetting. */
const free = /^\/api\/(?:session(?:\/(?!proof)|$)|accounts(?:\/|$)|password-resets(?:\/|$)|passkeys\/questions$)/;

/**
 * Refuses a write of a page that was loaded as somebody else (`Dogear-Account`, as `/api/me` tells the tag) with
 * `account-changed`: in another tab somebody has signed in or out since. Tools that send no such header know whom they
 * act for.
 */
export const requirePageAccount = createMiddleware<ApiEnv>(async (c, next) => {
  const page = c.req.header('Dogear-Account');
  const write = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  const isFree = free.test(c.req.path) || isBrowserReport(c.req.path);
  if (write && page !== undefined && !isFree && page !== (await accountTag(c.get('ctx').actor))) {
    throw new Problem('account-changed');
  }
  await next();
});
