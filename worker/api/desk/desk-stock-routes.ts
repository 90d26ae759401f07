import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { recallStartSchema } from '../../../domain/catalogue/recalls/recall-schemas';
import { deskStockSchema, stockChangeSchema, stockQuerySchema } from '../../../domain/desk/stock-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { correctStock } from '../../stock/correct-stock';
import { readStock } from '../../stock/read-stock';
import { endRecall } from '../../stock/recalls/end-recall';
import { startRecall } from '../../stock/recalls/start-recall';

/** Stock and recalls. For staff only. */
export const deskStockRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/stock',
    describeRoute({
      summary: 'Find copies by ISBN or words, with their shelf and last stock movement',
      responses: ok('Books with their copies', deskStockSchema),
    }),
    input('query', stockQuerySchema),
    async (c) => c.json(await readStock(c.get('ctx'), c.req.valid('query')), 200),
  )
  .post(
    '/desk/stock',
    describeRoute({
      summary: 'Correct the number of copies, or set their shelf',
      responses: ok('The book with its copies', deskStockSchema),
    }),
    input('json', stockChangeSchema),
    async (c) => c.json(await correctStock(c.get('ctx'), c.req.valid('json')), 200),
  )
  .post(
    '/desk/recalls',
    describeRoute({
      summary: 'Start the recall of a book: it is neither sold nor bought, and its buyers get a mail',
      responses: ok('The book with its copies', deskStockSchema),
    }),
    input('json', recallStartSchema),
    async (c) => c.json(await startRecall(c.get('ctx'), c.req.valid('json')), 200),
  )
  .post(
    '/desk/recalls/:isbn/end',
    describeRoute({
      summary: 'End the recall of a book',
      responses: ok('The book with its copies', deskStockSchema),
    }),
    input('param', z.strictObject({ isbn: z.string().max(32) })),
    async (c) => c.json(await endRecall(c.get('ctx'), c.req.valid('param').isbn), 200),
  );
