import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { offerAnswersSchema, offersInputSchema } from '../../../domain/pricing/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { input } from '../../platform/middleware/input';
import { streamLines } from '../../lists/offers/stream-lines';
import { valueBooks } from '../../lists/offers/value-books';

const lines = 'application/x-ndjson';

/** Offers for many ISBNs: one document, or line by line for `application/x-ndjson`. */
export const offerRoutes = new Hono<ApiEnv>().post(
  '/offers',
  describeRoute({
    summary: 'Get offers for up to 1,000 books. Writes nothing',
    responses: {
      200: {
        description: 'One answer per book, in the order of the request; as x-ndjson one answer a line',
        content: {
          'application/json': { schema: resolver(offerAnswersSchema) },
          [lines]: { schema: { type: 'string' } },
        },
      },
    },
  }),
  input('json', offersInputSchema),
  async (c) => {
    const answers = await valueBooks(c.get('ctx'), c.req.valid('json'));
    if ((c.req.header('Accept') ?? '').toLowerCase().includes(lines)) {
      return c.body(streamLines(answers), 200, { 'Content-Type': `${lines}; charset=utf-8` });
    }
    return c.json({ items: [...answers] }, 200);
  },
);
