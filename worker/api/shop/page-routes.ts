import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { pageSchema } from '../../../domain/pages/schemas';
import { textsLoadedSchema, textsSchema, textStatesSchema } from '../../../domain/pages/text-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok, okShared } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { shareAnswer } from '../../platform/shared-answers/share-answer';
import { requireImportToken } from '../../catalogue/import/require-import-token';
import { loadTexts } from '../../content/pages/load-texts';
import { readPage, readTextStates } from '../../content/pages/read-pages';

const pathSchema = z.strictObject({ slug: z.string().max(60) });

/** The shop's own pages. With the import token: loading them, together with questions and answers. */
export const pageRoutes = new Hono<ApiEnv>()
  .get(
    '/pages/:slug',
    describeRoute({
      summary: 'Get a page of the shop as safe HTML',
      responses: okShared(
        'The page in the reader’s language, or else in the base language; the answer names it',
        pageSchema,
      ),
    }),
    input('param', pathSchema),
    shareAnswer('texts'),
    async (c) => c.json(await readPage(c.get('ctx'), c.req.valid('param').slug), 200),
  )
  .get(
    '/catalogue/texts',
    describeRoute({
      summary: 'Get the fingerprint of each language’s texts. Needs the import token',
      responses: ok('Fingerprints', textStatesSchema),
    }),
    async (c) => {
      await requireImportToken(c.get('ctx'), c.req.header('Authorization'));
      return c.json(await readTextStates(c.get('ctx')), 200);
    },
  )
  .post(
    '/catalogue/texts',
    describeRoute({
      summary: 'Load pages, questions and answers of one language. Needs the import token',
      responses: ok('The result of each', textsLoadedSchema),
    }),
    async (c, next) => {
      await requireImportToken(c.get('ctx'), c.req.header('Authorization'));
      return next();
    },
    input('json', textsSchema),
    async (c) => c.json(await loadTexts(c.get('ctx'), c.req.valid('json')), 200),
  );
