import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { tradeDocumentsSchema } from '../../../domain/trades/documents/document-schemas';
import { tradeListSchema, tradeSchema } from '../../../domain/trades/schemas';
import { restoredListsSchema } from '../../../domain/trades/restored-lists-schema';
import { tradeEtag } from '../../../domain/trades/etag';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { cancelTrade } from '../../trades/outbound/cancel/cancel-trade';
import { restoreLists } from '../../trades/outbound/cancel/restore-lists';
import { checkGuestKey } from '../../trades/guest-links/check-guest-key';
import { endOtherLinks } from '../../trades/guest-links/end-other-links';
import { readDocuments } from '../../trades/documents/read-documents';
import { readTrade } from '../../trades/view/read-trade';
import { readTrades } from '../../trades/view/read-trades';
import { requireVersion } from '../../trades/view/require-version';
import { tradeKeyCookie } from '../../trades/guest-links/key-cookie';
import { readTradeRequest } from './read-trade-request';

const pathSchema = z.strictObject({ id: z.string().max(64) });
const pageSchema = z.strictObject({
  state: z.enum(['open', 'ended']).optional(),
  q: z.string().max(100).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
const keySchema = z.strictObject({ key: z.string().max(100) });
const openedSchema = z.strictObject({ id: z.string() });

/** Trades, for the account or the guest who placed them. */
export const tradeRoutes = new Hono<ApiEnv>()
  .get(
    '/trades',
    describeRoute({
      summary: "List the account's trades, newest first; by open or ended, or by a number or title",
      responses: ok('A page of trades', tradeListSchema),
    }),
    input('query', pageSchema),
    async (c) => c.json(await readTrades(c.get('ctx'), c.req.valid('query')), 200),
  )
  .get(
    '/trades/:id',
    describeRoute({
      summary:
        'Get a trade: both legs, the money, past and expected events. With `If-None-Match` only when it has ' +
        'changed',
      responses: {
        ...ok('The trade', tradeSchema),
        304: { description: 'The trade has not changed since that version' },
      },
    }),
    input('param', pathSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const [ctx, known] = [c.get('ctx'), c.req.header('If-None-Match')];
      const request = readTradeRequest(c, id);
      if (known !== undefined && known === tradeEtag(await requireVersion(ctx, request), ctx.language)) {
        c.header('ETag', known);
        return c.body(null, 304);
      }
      const trade = await readTrade(ctx, request, c.get('prefetched'));
      c.header('ETag', tradeEtag(trade, ctx.language));
      return c.json(trade, 200);
    },
  )
  .get(
    '/trades/:id/papers',
    describeRoute({
      summary:
        'Get what label, packing slip and invoice show beside the trade: the seller, the reply licence, the tax in ' +
        'new copies',
      responses: ok('For printing', tradeDocumentsSchema),
    }),
    input('param', pathSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await readDocuments(c.get('ctx'), readTradeRequest(c, id)), 200);
    },
  )
  .post(
    '/trades/:id/key',
    describeRoute({
      summary: "Exchange the key of a guest's mail link for a cookie",
      responses: ok('The trade is open', openedSchema),
    }),
    input('param', pathSchema),
    input('json', keySchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const { key } = c.req.valid('json');
      const opened = await checkGuestKey(c.get('ctx'), { id, key });
      c.header('Set-Cookie', tradeKeyCookie(opened.id, key), { append: true });
      return c.json(opened, 200);
    },
  )
  .post(
    '/trades/:id/links/end',
    describeRoute({
      summary: "End all mailed links of a guest's trade. This browser keeps it",
      responses: ok('The links have ended', openedSchema),
    }),
    input('param', pathSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const key = await endOtherLinks(c.get('ctx'), readTradeRequest(c, id));
      c.header('Set-Cookie', tradeKeyCookie(id, key), { append: true });
      return c.json({ id }, 200);
    },
  )
  .post(
    '/trades/:id/cancel',
    describeRoute({
      summary: 'Cancel the whole trade while nothing is posted or packed',
      responses: ok('The trade', tradeSchema),
    }),
    input('param', pathSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await cancelTrade(c.get('ctx'), readTradeRequest(c, id));
      return c.json(await readTrade(c.get('ctx'), readTradeRequest(c, id)), 200);
    },
  )
  .post(
    '/trades/:id/restore-lists',
    describeRoute({
      summary: 'Add the books of a cancelled trade to basket and cart, at the offers and prices of today',
      responses: ok('The added and the refused books', restoredListsSchema),
    }),
    input('param', pathSchema),
    async (c) => c.json(await restoreLists(c.get('ctx'), readTradeRequest(c, c.req.valid('param').id)), 200),
  );
