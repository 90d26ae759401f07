import { createMiddleware } from 'hono/factory';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../../platform/api-env';
import { accountTag } from '../../accounts/sessions/account-tag';
import { isBrowserReport } from '../../platform/middleware/is-browser-report';
import { isWrite } from './caller';

/** Writes that do not act as the signed-in account: signing in and out, registering, resetting a password. */
const pathsWithoutAccount =
  /^\/api\/(?:session(?:\/(?!proof)|$)|accounts(?:\/|$)|password-resets(?:\/|$)|passkeys\/questions$)/;

/**
 * Refuses a write with `account-changed` when the page was loaded under another account, because a person has signed in
 * or out in another tab since. The page sends the tag from `/api/me` in `Dogear-Account`. Calls without the header
 * pass.
 */
export const requirePageAccount = createMiddleware<ApiEnv>(async (c, next) => {
  const pageAccount = c.req.header('Dogear-Account');
  const isWithoutAccount = pathsWithoutAccount.test(c.req.path) || isBrowserReport(c.req.path);
  if (
    isWrite(c.req) &&
    pageAccount !== undefined &&
    !isWithoutAccount &&
    pageAccount !== (await accountTag(c.get('ctx').actor))
  ) {
    throw new Problem('account-changed');
  }
  await next();
});
