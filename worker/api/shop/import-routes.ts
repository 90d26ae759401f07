import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  importChunkSchema,
  importFinishedSchema,
  importFinishSchema,
  importRowsSchema,
  importRunSchema,
  importStartSchema,
} from '../../../domain/catalogue/import/import-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { jsonAnswer, ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { finishImport } from '../../catalogue/import/finish-import';
import { importRows } from '../../catalogue/import/import-rows';
import { requireImportToken } from '../../catalogue/import/require-import-token';
import { startImport } from '../../catalogue/import/start-import';
import { importRunItems } from '../../imports/import-run-items';

const tokenOnly = createMiddleware<ApiEnv>(async (c, next) => {
  await requireImportToken(c.get('ctx'), c.req.header('Authorization'));
  await next();
});

const runSchema = z.strictObject({ run: z.string().max(40) });
const chunkSchema = z.strictObject({ run: z.string().max(40), from: z.coerce.number().int().min(0) });

/** Loading books into the running shop; needs `Authorization: Bearer IMPORT_TOKEN`. */
export const importRoutes = new Hono<ApiEnv>()
  .post(
    '/catalogue/imports',
    describeRoute({
      summary: 'Start an import, or resume an interrupted one',
      responses: { 201: jsonAnswer('The run and its columns', importRunSchema) },
    }),
    tokenOnly,
    input('json', importStartSchema),
    async (c) => c.json(await startImport(c.get('ctx'), c.req.valid('json')), 201),
  )
  .put(
    '/catalogue/imports/:run/rows/:from',
    describeRoute({
      summary: 'Load up to 2,000 lines, the first of them row `from`',
      responses: ok('The result of each', importChunkSchema),
    }),
    tokenOnly,
    input('param', chunkSchema),
    input('json', importRowsSchema),
    async (c) => {
      const { run, from } = c.req.valid('param');
      const { rows } = c.req.valid('json');
      return c.json(await importRows(c.get('ctx'), { run, from, rows }, importRunItems), 200);
    },
  )
  .post(
    '/catalogue/imports/:run/finish',
    describeRoute({
      summary: 'Update the search index and the counts. Repeat with `after` until it is done',
      responses: ok('The progress', importFinishedSchema),
    }),
    tokenOnly,
    input('param', runSchema),
    input('json', importFinishSchema),
    async (c) =>
      c.json(
        await finishImport(c.get('ctx'), { run: c.req.valid('param').run, after: c.req.valid('json').after }),
        200,
      ),
  );
