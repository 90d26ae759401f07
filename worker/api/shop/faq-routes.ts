import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { faqIdSchema, faqQuerySchema, faqSchema, faqVoteSchema } from '../../../domain/faq/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { okShared } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { shareAnswer } from '../../platform/shared-answers/share-answer';
import { readFaq } from '../../content/faq/read-faq';
import { voteOnAnswer } from '../../content/faq/vote-on-answer';

const pathSchema = z.strictObject({ id: faqIdSchema });

/** Questions and answers, by topic or as a search; and whether they helped. */
export const faqRoutes = new Hono<ApiEnv>()
  .get(
    '/faq',
    describeRoute({
      summary: 'List questions and answers by topic, or with `q` the best matches first',
      responses: okShared('Topics, and questions with safe HTML', faqSchema),
    }),
    input('query', faqQuerySchema),
    shareAnswer('texts'),
    async (c) => c.json(await readFaq(c.get('ctx'), c.req.valid('query')), 200),
  )
  .post(
    '/faq/:id/votes',
    describeRoute({ summary: 'Report whether an answer helped', responses: { 204: { description: 'Counted' } } }),
    input('param', pathSchema),
    input('json', faqVoteSchema),
    async (c) => {
      await voteOnAnswer(c.get('ctx'), { id: c.req.valid('param').id, helped: c.req.valid('json').helped });
      return c.body(null, 204);
    },
  );
