import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { wishIsbnsSchema, wishListSchema, wishQuerySchema, wishSchema } from '../../../domain/wishes/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { putWish } from '../../lists/wishes/put-wish';
import { readWishes, readWishIsbns } from '../../lists/wishes/read-wishes';
import { removeWish } from '../../lists/wishes/remove-wish';

const pathSchema = z.strictObject({ isbn: z.string().max(32) });

/** The wish list. */
export const wishRoutes = new Hono<ApiEnv>()
  .get(
    '/wishes',
    describeRoute({ summary: 'List wishes as books, newest first', responses: ok('A page of wishes', wishListSchema) }),
    input('query', wishQuerySchema),
    async (c) => c.json(await readWishes(c.get('ctx'), c.req.valid('query')), 200),
  )
  .get(
    '/wishes/isbns',
    describeRoute({ summary: 'List the ISBNs of all wishes', responses: ok('At most 500', wishIsbnsSchema) }),
    async (c) => c.json(await readWishIsbns(c.get('ctx')), 200),
  )
  .put(
    '/wishes/:isbn',
    describeRoute({ summary: 'Add a wish for a book', responses: ok('The wish', wishSchema) }),
    input('param', pathSchema),
    async (c) => c.json(await putWish(c.get('ctx'), c.req.valid('param').isbn), 200),
  )
  .delete(
    '/wishes/:isbn',
    describeRoute({ summary: 'Remove a wish', responses: ok('The removed wish', wishSchema) }),
    input('param', pathSchema),
    async (c) => c.json(await removeWish(c.get('ctx'), c.req.valid('param').isbn), 200),
  );
