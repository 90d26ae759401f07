import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  accountSchema,
  emailConfirmedSchema,
  emailInputSchema,
  tokenInputSchema,
} from '../../../domain/accounts/account-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { requestEmailChange, cancelEmailChange } from '../../accounts/settings/request-email-change';
import { confirmEmailChange } from '../../accounts/settings/confirm-email-change';

/** The account's mail address. */
export const accountMailRoutes = new Hono<ApiEnv>()
  .put(
    '/account/email',
    describeRoute({
      summary:
        'Request a change of the mail address. Needs fresh proof; the new address must be confirmed. The answer is ' +
        'the same for a known address',
      responses: ok('The account with the unconfirmed address', accountSchema),
    }),
    input('json', emailInputSchema),
    async (c) => c.json(await requestEmailChange(c.get('ctx'), c.req.valid('json')), 200),
  )
  .delete(
    '/account/email',
    describeRoute({
      summary: 'Withdraw the requested change of the mail address',
      responses: ok('The account', accountSchema),
    }),
    async (c) => c.json(await cancelEmailChange(c.get('ctx')), 200),
  )
  .post(
    '/account/email/confirmations',
    describeRoute({
      summary: 'Confirm a new mail address by its link, without signing in',
      responses: ok('The confirmed address', emailConfirmedSchema),
    }),
    input('json', tokenInputSchema),
    async (c) => c.json(await confirmEmailChange(c.get('ctx'), c.req.valid('json').token), 200),
  );
