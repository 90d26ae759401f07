import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  payoutFailSchema,
  payoutFileInputSchema,
  payoutFileListSchema,
  payoutFileQuerySchema,
  payoutFileSchema,
  payoutListSchema,
  payoutQuerySchema,
  payoutRetrySchema,
  payoutSchema,
} from '../../../domain/desk/payout-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { confirmPayout } from '../../trades/money/payouts/confirm-payout';
import { confirmPayoutFile } from '../../trades/money/payouts/confirm-payout-file';
import { failPayout } from '../../trades/money/payouts/fail-payout';
import { makePayoutFile } from '../../trades/money/payouts/make-payout-file';
import { readPayoutFile } from '../../trades/money/payouts/read-payout-file';
import { readPayoutFiles } from '../../trades/money/payouts/read-payout-files';
import { readPayouts } from '../../trades/money/payouts/read-payouts';
import { retryPayout } from '../../trades/money/payouts/retry-payout';

const pathSchema = z.strictObject({ id: z.string().max(64) });
const confirmedSchema = z.strictObject({ confirmed: z.int(), left: z.int() });

/** Payouts and refunds, and the files for the bank. For staff only. */
export const deskPayoutRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/payouts',
    describeRoute({
      summary: 'List payouts and refunds in a state, oldest first',
      responses: ok('A page of payouts', payoutListSchema),
    }),
    input('query', payoutQuerySchema),
    async (c) => c.json(await readPayouts(c.get('ctx'), c.req.valid('query')), 200),
  )
  .post(
    '/desk/payouts/:id/confirm',
    describeRoute({
      summary: 'Confirm that the money of a payout was sent',
      responses: ok('The payout', payoutSchema),
    }),
    input('param', pathSchema),
    async (c) => c.json(await confirmPayout(c.get('ctx'), c.req.valid('param')), 200),
  )
  .post(
    '/desk/payouts/:id/fail',
    describeRoute({ summary: 'Mark a payout as returned by the bank', responses: ok('The payout', payoutSchema) }),
    input('param', pathSchema),
    input('json', payoutFailSchema),
    async (c) => c.json(await failPayout(c.get('ctx'), { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .post(
    '/desk/payouts/:id/retry',
    describeRoute({
      summary: 'Retry a returned payout. A refund may use another refund method',
      responses: ok('The payout that is replaced', payoutSchema),
    }),
    input('param', pathSchema),
    input('json', payoutRetrySchema),
    async (c) => c.json(await retryPayout(c.get('ctx'), { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .get(
    '/desk/payout-files',
    describeRoute({
      summary: 'List payout files, newest first',
      responses: ok('A page of files', payoutFileListSchema),
    }),
    input('query', payoutFileQuerySchema),
    async (c) => c.json(await readPayoutFiles(c.get('ctx'), c.req.valid('query')), 200),
  )
  .post(
    '/desk/payout-files',
    describeRoute({
      summary: 'Make a bank file of all payouts due in a currency, so that no other file sends them',
      responses: ok('The file', payoutFileSchema),
    }),
    input('json', payoutFileInputSchema),
    async (c) => c.json(await makePayoutFile(c.get('ctx'), c.req.valid('json')), 200),
  )
  .get(
    '/desk/payout-files/:id',
    describeRoute({
      summary: 'Get the text of a payout file',
      responses: {
        200: { description: 'pain.001.001.09 as XML, or CSV', content: { 'application/xml': {}, 'text/csv': {} } },
      },
    }),
    input('param', pathSchema),
    async (c) => {
      const { name, type, text } = await readPayoutFile(c.get('ctx'), c.req.valid('param'));
      return c.body(text, 200, {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      });
    },
  )
  .post(
    '/desk/payout-files/:id/confirm',
    describeRoute({
      summary: 'Confirm all payouts of a file',
      responses: ok('How many payouts were confirmed', confirmedSchema),
    }),
    input('param', pathSchema),
    async (c) => c.json(await confirmPayoutFile(c.get('ctx'), c.req.valid('param')), 200),
  );
