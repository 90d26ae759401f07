import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { receiveReturnSchema, dispatchSchema, pickListSchema } from '../../../domain/desk/outbound-schemas';
import { deskTradeSchema } from '../../../domain/desk/trade-schema';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { cancelTradeAtDesk } from '../../trades/outbound/cancel/cancel-trade-at-desk';
import { clearWarning } from '../../trades/money/disputes/clear-warning';
import { deliverOrder } from '../../trades/outbound/deliver-order';
import { dispatchOrder } from '../../trades/outbound/dispatch-order';
import { loseOrder } from '../../trades/outbound/lose-order';
import { packOrder } from '../../trades/outbound/pack-order';
import { readPickList } from '../../desk/read-pick-list';
import { receiveReturn } from '../../trades/outbound/receive-return';
import { readDeskTrade } from '../../trades/view/read-desk-trade';

const pathSchema = z.strictObject({ id: z.string().max(64) });
const linePathSchema = pathSchema.extend({ line: z.coerce.number().int().min(1).max(9999) });
const tradeResponses = ok('The trade as the desk sees it', deskTradeSchema);
const listResponses = ok('Copies by shelf, and the orders they are for', pickListSchema);

/** Packing and dispatch of orders, and returns. For staff only. */
export const deskOutboundRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/pick-list',
    describeRoute({
      summary: 'Get the pick list of the oldest orders that may be packed',
      responses: listResponses,
    }),
    async (c) => c.json(await readPickList(c.get('ctx')), 200),
  )
  .post(
    '/desk/trades/:id/clear-warning',
    describeRoute({
      summary: 'Mark a fraud warning as checked, so that the books may be packed',
      responses: tradeResponses,
    }),
    input('param', pathSchema),
    async (c) => {
      await clearWarning(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/pack',
    describeRoute({ summary: 'Mark the books as packed. They must be paid for', responses: tradeResponses }),
    input('param', pathSchema),
    async (c) => {
      await packOrder(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/dispatch',
    describeRoute({ summary: 'Dispatch the parcel. Its copies leave the stock', responses: tradeResponses }),
    input('param', pathSchema),
    input('json', dispatchSchema),
    async (c) => {
      await dispatchOrder(c.get('ctx'), { trade: c.req.valid('param').id, ...c.req.valid('json') });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/delivered',
    describeRoute({ summary: 'Mark a parcel as delivered, as the carrier reports', responses: tradeResponses }),
    input('param', pathSchema),
    async (c) => {
      await deliverOrder(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/lost',
    describeRoute({ summary: 'Mark the parcel as lost and refund its contents', responses: tradeResponses }),
    input('param', pathSchema),
    async (c) => {
      await loseOrder(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/cancel',
    describeRoute({
      summary: 'Cancel the parts of a trade that are neither posted nor packed',
      responses: tradeResponses,
    }),
    input('param', pathSchema),
    async (c) => {
      await cancelTradeAtDesk(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/lines/:line/came-back',
    describeRoute({
      summary: 'Receive a returned line with its condition, and refund it',
      responses: tradeResponses,
    }),
    input('param', linePathSchema),
    input('json', receiveReturnSchema),
    async (c) => {
      const { id, line } = c.req.valid('param');
      await receiveReturn(c.get('ctx'), { trade: id, line, ...c.req.valid('json') });
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  );
