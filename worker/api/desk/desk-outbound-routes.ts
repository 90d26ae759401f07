import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { receiveReturnSchema, dispatchSchema, pickListSchema } from '../../../domain/desk/outbound-schemas';
import { deskTradeSchema } from '../../../domain/desk/trade-schema';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { cancelOrder } from '../../trades/outbound/cancel-order';
import { clearWarning } from '../../trades/money/disputes/clear-warning';
import { deliverOrder } from '../../trades/outbound/deliver-order';
import { dispatchOrder } from '../../trades/outbound/dispatch-order';
import { loseOrder } from '../../trades/outbound/lose-order';
import { packOrder } from '../../trades/outbound/pack-order';
import { readPickList } from '../../desk/read-pick-list';
import { receiveReturn } from '../../trades/outbound/receive-return';
import { readDeskTrade } from '../../trades/view/read-desk-trade';

const path = z.strictObject({ id: z.string().max(64) });
const linePath = path.extend({ line: z.coerce.number().int().min(1).max(9999) });
const trade = ok('The trade as the desk sees it', deskTradeSchema);
const list = ok('Copies by shelf, and the orders they are for', pickListSchema);

/** Orders that are packed and sent, and returns. For staff only. */
export const deskOutboundRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/pick-list',
    describeRoute({
      summary: 'What to take from the shelves for the oldest orders that may be packed',
      responses: list,
    }),
    async (c) => c.json(await readPickList(c.get('ctx')), 200),
  )
  .post(
    '/desk/trades/:id/clear-warning',
    describeRoute({ summary: 'A warning of fraud was looked at, and the books may be packed', responses: trade }),
    input('param', path),
    async (c) => {
      await clearWarning(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/pack',
    describeRoute({ summary: 'The books are packed, once they are paid for', responses: trade }),
    input('param', path),
    async (c) => {
      await packOrder(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/dispatch',
    describeRoute({ summary: 'The parcel goes to a carrier; its copies leave the stock', responses: trade }),
    input('param', path),
    input('json', dispatchSchema),
    async (c) => {
      await dispatchOrder(c.get('ctx'), { trade: c.req.valid('param').id, ...c.req.valid('json') });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/delivered',
    describeRoute({ summary: 'The carrier says that the parcel has arrived', responses: trade }),
    input('param', path),
    async (c) => {
      await deliverOrder(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/lost',
    describeRoute({ summary: 'The parcel is lost; everything in it is refunded', responses: trade }),
    input('param', path),
    async (c) => {
      await loseOrder(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/cancel',
    describeRoute({ summary: 'Cancel what is neither posted nor packed', responses: trade }),
    input('param', path),
    async (c) => {
      await cancelOrder(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/lines/:line/came-back',
    describeRoute({
      summary: 'A withdrawn line has come back, in what state; what it cost is refunded',
      responses: trade,
    }),
    input('param', linePath),
    input('json', receiveReturnSchema),
    async (c) => {
      const { id, line } = c.req.valid('param');
      await receiveReturn(c.get('ctx'), { trade: id, line, ...c.req.valid('json') });
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  );
