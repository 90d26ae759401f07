import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { checkoutInputSchema, placedSchema, quoteInputSchema, quoteSchema } from '../../../domain/checkout/schemas';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../../platform/api-env';
import { jsonAnswer, ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { tradeKeyCookie } from '../../trades/guest-links/key-cookie';
import { placeTrade } from '../../checkout/place-trade';
import { readQuote } from '../../checkout/read-quote';

const keyShape = /^[\w-]{16,64}$/;

/** Checkout: the quote for basket and cart, and placing the trade. */
export const checkoutRoutes = new Hono<ApiEnv>()
  .post(
    '/checkout/quote',
    describeRoute({
      summary: 'Quote basket and cart. Writes nothing',
      responses: ok('The quote', quoteSchema),
    }),
    input('json', quoteInputSchema),
    async (c) => c.json(await readQuote(c.get('ctx'), c.req.valid('json'), c.get('prefetched')), 200),
  )
  .post(
    '/checkout',
    describeRoute({
      summary: 'Place basket, cart or both as one trade. Needs the header Idempotency-Key',
      responses: {
        201: jsonAnswer('The trade; the same key again gets the same answer', placedSchema),
      },
    }),
    input('json', checkoutInputSchema),
    async (c) => {
      const key = c.req.header('Idempotency-Key') ?? '';
      if (!keyShape.test(key)) throw new Problem('idempotency-key-missing');
      const sent = { key, body: c.req.valid('json'), prefetched: c.get('prefetched') };
      const { placed, key: guestKey } = await placeTrade(c.get('ctx'), sent);
      if (guestKey !== null) c.header('Set-Cookie', tradeKeyCookie(placed.trade.id, guestKey), { append: true });
      return c.json(placed, 201);
    },
  );
