import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { deleteAccountSchema, deletionCheckSchema, receiptSchema } from '../../../domain/accounts/account-schemas';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../../platform/api-env';
import { cookieHeader, cookieNames, readCookies } from '../../platform/middleware/cookies';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { checkDeletion, deleteAccount } from '../../privacy/delete-account';
import { exportAccount } from '../../privacy/export-account';

/** Export and deletion of a person's data. */
export const accountDataRoutes = new Hono<ApiEnv>()
  .get(
    '/account/export',
    describeRoute({
      summary: 'Export all personal data as a file. Needs fresh proof',
      responses: { 200: { description: 'One JSON document', content: { 'application/json': {} } } },
    }),
    async (c) => {
      // Reading this data stores an event, so a request from another site is refused.
      const site = c.req.header('Sec-Fetch-Site');
      if (site === 'cross-site' || site === 'same-site') throw new Problem('foreign-origin');
      const { day, text } = await exportAccount(c.get('ctx'));
      return c.body(text, 200, {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="dogear-${day}.json"`,
      });
    },
  )
  .get(
    '/account/deletion',
    describeRoute({
      summary: 'Get what prevents the deletion of the account',
      responses: ok('Open trades, and credit that would be lost', deletionCheckSchema),
    }),
    async (c) => c.json(await checkDeletion(c.get('ctx')), 200),
  )
  .delete(
    '/account',
    describeRoute({
      summary: 'Delete the account permanently. Needs fresh proof',
      responses: ok('The receipt', receiptSchema),
    }),
    input('json', deleteAccountSchema),
    async (c) => {
      const receipt = await deleteAccount(c.get('ctx'), c.req.valid('json'));
      // Deletes all cookies about the person. Language and market belong to the browser and stay.
      for (const name of readCookies(c.req.header('Cookie') ?? null).keys()) {
        if (name.startsWith('__Host-') && name !== cookieNames.bookmark)
          c.header('Set-Cookie', cookieHeader(name, '', 0), { append: true });
      }
      c.header('Set-Cookie', cookieHeader(cookieNames.session, '', 0), { append: true });
      return c.json(receipt, 200);
    },
  );
