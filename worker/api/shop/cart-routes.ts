import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { balanceSchema, cartLineInputSchema, cartSchema } from '../../../domain/cart/schemas';
import { gradeSchema } from '../../../domain/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { putCartLine } from '../../lists/cart/put-cart-line';
import { readBalance } from '../../lists/cart/read-balance';
import { readCart } from '../../lists/cart/read-cart';
import { removeCartLine } from '../../lists/cart/remove-cart-line';

const pathSchema = z.strictObject({ isbn: z.string().max(32), grade: gradeSchema });

/** The cart: books that the customer buys; and the balance of both lists. */
export const cartRoutes = new Hono<ApiEnv>()
  .get(
    '/cart',
    describeRoute({ summary: 'Get the cart in the market of the request', responses: ok('The cart', cartSchema) }),
    async (c) => c.json(await readCart(c.get('ctx'), c.get('prefetched')), 200),
  )
  .put(
    '/cart/lines/:isbn/:grade',
    describeRoute({
      summary: 'Set the quantity of a line. `price` agrees to the current price',
      responses: ok('The cart', cartSchema),
    }),
    input('param', pathSchema),
    input('json', cartLineInputSchema),
    async (c) => {
      const line = { ...c.req.valid('param'), ...c.req.valid('json'), prefetched: c.get('prefetched') };
      return c.json(await putCartLine(c.get('ctx'), line), 200);
    },
  )
  .delete(
    '/cart/lines/:isbn/:grade',
    describeRoute({ summary: 'Remove a line', responses: ok('The cart', cartSchema) }),
    input('param', pathSchema),
    async (c) => c.json(await removeCartLine(c.get('ctx'), c.req.valid('param')), 200),
  )
  .get(
    '/balance',
    describeRoute({
      summary: 'Get the totals of basket and cart and their difference',
      responses: ok('The balance', balanceSchema),
    }),
    async (c) => c.json(await readBalance(c.get('ctx'), c.get('prefetched')), 200),
  );
