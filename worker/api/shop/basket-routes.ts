import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  basketAddedSchema,
  basketChangeSchema,
  basketEditionsSchema,
  basketLineInputSchema,
  basketLinesInputSchema,
  basketPageInputSchema,
  basketPageSchema,
  basketSchema,
} from '../../../domain/basket/schemas';
import { gradeSchema, usedGradeSchema } from '../../../domain/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { addBasketLines } from '../../lists/basket/add-basket-lines';
import { putBasketLine } from '../../lists/basket/put-basket-line';
import { readBasket } from '../../lists/basket/read-basket';
import { readBasketPage } from '../../lists/basket/read-basket-page';
import { removeBasketLine } from '../../lists/basket/remove-basket-line';
import { renewHolds } from '../../lists/basket/renew-holds';
import { setBasketEditions } from '../../lists/basket/set-basket-editions';

const pathSchema = z.strictObject({ isbn: z.string().max(32), grade: gradeSchema });
const moveSchema = z.strictObject({ from: usedGradeSchema.optional() });

/** The basket: books that the customer sells to the shop. */
export const basketRoutes = new Hono<ApiEnv>()
  .get(
    '/basket',
    describeRoute({
      summary: 'Get the basket in the market of the request',
      responses: ok('The basket', basketSchema),
    }),
    async (c) => c.json(await readBasket(c.get('ctx'), c.get('prefetched')), 200),
  )
  .get(
    '/basket/page',
    describeRoute({
      summary: 'Get a page of the lines that a search finds, with the sums of the whole basket',
      responses: ok('The page', basketPageSchema),
    }),
    input('query', basketPageInputSchema),
    async (c) => c.json(await readBasketPage(c.get('ctx'), c.req.valid('query'), c.get('prefetched')), 200),
  )
  .put(
    '/basket/editions',
    describeRoute({
      summary: 'Set all lines of some editions at once. An edition with a refused line stays as it was',
      responses: ok('The basket, and what was refused', basketAddedSchema),
    }),
    input('json', basketEditionsSchema),
    async (c) => c.json(await setBasketEditions(c.get('ctx'), c.req.valid('json'), c.get('prefetched')), 200),
  )
  .put(
    '/basket/lines/:isbn/:grade',
    describeRoute({
      summary: 'Set a line. With `from`, move it from that grade',
      responses: ok('The line and the new sums', basketChangeSchema),
    }),
    input('param', pathSchema),
    input('query', moveSchema),
    input('json', basketLineInputSchema),
    async (c) => {
      const line = {
        ...c.req.valid('param'),
        ...c.req.valid('query'),
        ...c.req.valid('json'),
        prefetched: c.get('prefetched'),
      };
      return c.json(await putBasketLine(c.get('ctx'), line), 200);
    },
  )
  .delete(
    '/basket/lines/:isbn/:grade',
    describeRoute({ summary: 'Remove a line. Its hold stays', responses: ok('The new sums', basketChangeSchema) }),
    input('param', pathSchema),
    async (c) => c.json(await removeBasketLine(c.get('ctx'), c.req.valid('param')), 200),
  )
  .post(
    '/basket/lines',
    describeRoute({
      summary: 'Add many books to the basket',
      responses: ok('The basket, and what was refused', basketAddedSchema),
    }),
    input('json', basketLinesInputSchema),
    async (c) => c.json(await addBasketLines(c.get('ctx'), c.req.valid('json'), c.get('prefetched')), 200),
  )
  .post(
    '/basket/holds',
    describeRoute({
      summary: 'Renew the holds of lines whose hold has ended',
      responses: ok('The basket', basketSchema),
    }),
    async (c) => c.json(await renewHolds(c.get('ctx')), 200),
  );
