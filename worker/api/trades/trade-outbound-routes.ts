import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { refundAccountSchema } from '../../../domain/desk/payout-schemas';
import { returnSentSchema, tradeSchema, withdrawSchema } from '../../../domain/trades/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { giveRefundAccount } from '../../trades/money/refunds/give-refund-account';
import { reportArrival } from '../../trades/outbound/report-arrival';
import { reportReturnSent } from '../../trades/outbound/report-return-sent';
import { withdrawLines } from '../../trades/outbound/withdraw-lines';
import { readTrade } from '../../trades/view/read-trade';
import { readTradeRequest } from './read-trade-request';

const pathSchema = z.strictObject({ id: z.string().max(64) });
const tradeResponses = ok('The trade', tradeSchema);

/** Steps of a customer who bought books: arrival, withdrawal, return, refund account. */
export const tradeOutboundRoutes = new Hono<ApiEnv>()
  .post(
    '/trades/:id/arrived',
    describeRoute({ summary: 'Report that the parcel has arrived', responses: tradeResponses }),
    input('param', pathSchema),
    async (c) => {
      await reportArrival(c.get('ctx'), readTradeRequest(c, c.req.valid('param').id));
      return c.json(await readTrade(c.get('ctx'), readTradeRequest(c, c.req.valid('param').id)), 200);
    },
  )
  .post(
    '/trades/:id/withdraw',
    describeRoute({
      summary: 'Withdraw from the purchase by line. A mail confirms it at once',
      responses: tradeResponses,
    }),
    input('param', pathSchema),
    input('json', withdrawSchema),
    async (c) => {
      await withdrawLines(c.get('ctx'), { ...readTradeRequest(c, c.req.valid('param').id), ...c.req.valid('json') });
      return c.json(await readTrade(c.get('ctx'), readTradeRequest(c, c.req.valid('param').id)), 200);
    },
  )
  .post(
    '/trades/:id/return-sent',
    describeRoute({
      summary: 'Report a posted return. Repeating it corrects the carrier or the tracking number',
      responses: tradeResponses,
    }),
    input('param', pathSchema),
    input('json', returnSentSchema),
    async (c) => {
      await reportReturnSent(c.get('ctx'), { ...readTradeRequest(c, c.req.valid('param').id), ...c.req.valid('json') });
      return c.json(await readTrade(c.get('ctx'), readTradeRequest(c, c.req.valid('param').id)), 200);
    },
  )
  .post(
    '/trades/:id/refund-account',
    describeRoute({ summary: "Set the bank account for a guest's refund", responses: tradeResponses }),
    input('param', pathSchema),
    input('json', refundAccountSchema),
    async (c) => {
      await giveRefundAccount(c.get('ctx'), {
        ...readTradeRequest(c, c.req.valid('param').id),
        ...c.req.valid('json'),
      });
      return c.json(await readTrade(c.get('ctx'), readTradeRequest(c, c.req.valid('param').id)), 200);
    },
  );
