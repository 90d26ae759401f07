import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { faqIdSchema, faqQuerySchema, faqSchema, faqVoteSchema } from '../../../domain/faq/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { readFaq } from '../../content/faq/read-faq';
import { voteOnAnswer } from '../../content/faq/vote-on-answer';

const path = z.strictObject({ id: faqIdSchema });

/** Questions and answers, by topic or as a search; and whether they helped. */
export const faqRoutes = new Hono<ApiEnv>()
  .get(
    '/faq',
    describeRoute({
      summary: 'List questions and answers by topic, or with `q` the best matches first',
      responses: ok('Topics, and questions with safe HTML', faqSchema),
    }),
    input('query', faqQuerySchema),
    async (c) => {
      const faq = await readFaq(c.get('ctx'), c.req.valid('query'));
      c.header('Cache-Control', 'private, max-age=60');
      c.header('Vary', 'Accept-Language, Dogear-Market, Cookie', { append: true });
      return c.json(faq, 200);
    },
  )
  .post(
    '/faq/:id/votes',
    describeRoute({ summary: 'Report whether an answer helped', responses: { 204: { description: 'Counted' } } }),
    input('param', path),
    input('json', faqVoteSchema),
    async (c) => {
      await voteOnAnswer(c.get('ctx'), { id: c.req.valid('param').id, helped: c.req.valid('json').helped });
      return c.body(null, 204);
    },
  );
