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
import { askEmailChange, cancelEmailChange } from '../../accounts/settings/ask-email-change';
import { confirmEmailChange } from '../../accounts/settings/confirm-email-change';

/** The account's mail address. */
export const accountMailRoutes = new Hono<ApiEnv>()
  .put(
    '/account/email',
    describeRoute({
      summary:
        'Ask for another mail address; needs fresh proof, counts once confirmed; the answer is the same whether ' +
        'the address is known or not',
      responses: ok('The account, with the address that waits', accountSchema),
    }),
    input('json', emailInputSchema),
    async (c) => c.json(await askEmailChange(c.get('ctx'), c.req.valid('json')), 200),
  )
  .delete(
    '/account/email',
    describeRoute({
      summary: 'Take back the wish for another mail address',
      responses: ok('The account', accountSchema),
    }),
    async (c) => c.json(await cancelEmailChange(c.get('ctx')), 200),
  )
  .post(
    '/account/email/confirmations',
    describeRoute({
      summary: 'Confirm the new mail address by its link; no sign-in needed',
      responses: ok('The address that counts now', emailConfirmedSchema),
    }),
    input('json', tokenInputSchema),
    async (c) => c.json(await confirmEmailChange(c.get('ctx'), c.req.valid('json').token), 200),
  );
