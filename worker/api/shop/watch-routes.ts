import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { watchChangeSchema, watchInputSchema, watchListSchema } from '../../../domain/watches/schemas';
import { putWatch } from '../../lists/watches/put-watch';
import { readWatches } from '../../lists/watches/read-watches';
import { removeWatch } from '../../lists/watches/remove-watch';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';

const pathSchema = z.strictObject({ isbn: z.string().max(32) });

/** Offer watches: declined books for which an account wants to be told of an offer. */
export const watchRoutes = new Hono<ApiEnv>()
  .get(
    '/offer-watches',
    describeRoute({ summary: 'List offer watches, newest first', responses: ok('At most 500', watchListSchema) }),
    async (c) => c.json(await readWatches(c.get('ctx')), 200),
  )
  .put(
    '/offer-watches/:isbn',
    describeRoute({ summary: 'Ask to be told of an offer', responses: ok('The watch', watchChangeSchema) }),
    input('param', pathSchema),
    input('json', watchInputSchema),
    async (c) => c.json(await putWatch(c.get('ctx'), { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .delete(
    '/offer-watches/:isbn',
    describeRoute({ summary: 'Remove an offer watch', responses: ok('The removed watch', watchChangeSchema) }),
    input('param', pathSchema),
    async (c) => c.json(await removeWatch(c.get('ctx'), c.req.valid('param').isbn), 200),
  );
