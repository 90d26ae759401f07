import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  deskImportChunkSchema,
  deskImportItemsSchema,
  deskImportReportSchema,
  deskImportsSchema,
  deskImportStartedSchema,
  deskImportStartSchema,
  importChangeGroups,
  importChangesSchema,
  rejectionsSchema,
  undoneStepSchema,
} from '../../../domain/desk/imports/desk-import-schemas';
import { importFinishedSchema, importFinishSchema } from '../../../domain/catalogue/import/import-schemas';
import { importDeskItems } from '../../imports/import-desk-items';
import { finishDeskImport } from '../../imports/finish-desk-import';
import { importPolicy } from '../../../domain/policy/imports';
import { readChanges } from '../../imports/read-changes';
import { readImports } from '../../imports/read-imports';
import { readRejections } from '../../imports/read-rejections';
import { readImport } from '../../imports/read-import';
import { startDeskImport } from '../../imports/start-desk-import';
import { stopImport } from '../../imports/stop-import';
import { undoImport } from '../../imports/undo/undo-import';
import type { ApiEnv } from '../../platform/api-env';
import { jsonAnswer, ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';

const runSchema = z.strictObject({ run: z.string().max(40) });
const chunkSchema = z.strictObject({ run: z.string().max(40), from: z.coerce.number().int().min(0) });
const pageSchema = z.strictObject({ cursor: z.string().max(100).optional() });
const changesQuerySchema = pageSchema.extend({ group: z.enum(importChangeGroups) });
const rejectionsQuerySchema = pageSchema.extend({
  limit: z.coerce.number().int().min(1).max(importPolicy.rejectionsPerPage).optional(),
});

/** Imports into the catalogue and the stock, for staff. */
export const deskImportRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/imports',
    describeRoute({ summary: 'List all imports, the newest first', responses: ok('Imports', deskImportsSchema) }),
    input('query', pageSchema),
    async (c) => c.json(await readImports(c.get('ctx'), c.req.valid('query').cursor), 200),
  )
  .post(
    '/desk/imports',
    describeRoute({
      summary: 'Start an import or its dry run; or learn that the file was imported or is being imported',
      responses: { 201: jsonAnswer('The run and its columns, or the earlier one', deskImportStartedSchema) },
    }),
    input('json', deskImportStartSchema),
    async (c) => c.json(await startDeskImport(c.get('ctx'), c.req.valid('json')), 201),
  )
  .put(
    '/desk/imports/:run/items/:from',
    describeRoute({
      summary: 'Load up to 2,000 items of a file, the first of them number `from`',
      responses: ok('The result', deskImportChunkSchema),
    }),
    input('param', chunkSchema),
    input('json', deskImportItemsSchema),
    async (c) => {
      const { run, from } = c.req.valid('param');
      return c.json(await importDeskItems(c.get('ctx'), { run, from, items: c.req.valid('json').items }), 200);
    },
  )
  .post(
    '/desk/imports/:run/finish',
    describeRoute({
      summary: 'Update the search index and the counts. Repeat with `after` until it is done',
      responses: ok('The progress', importFinishedSchema),
    }),
    input('param', runSchema),
    input('json', importFinishSchema),
    async (c) => {
      const { run } = c.req.valid('param');
      return c.json(await finishDeskImport(c.get('ctx'), { run, after: c.req.valid('json').after }), 200);
    },
  )
  .post(
    '/desk/imports/:run/stop',
    describeRoute({
      summary: 'End an import where it stands',
      responses: ok('The report', deskImportReportSchema),
    }),
    input('param', runSchema),
    async (c) => {
      const { run } = c.req.valid('param');
      await stopImport(c.get('ctx'), run);
      return c.json(await readImport(c.get('ctx'), run), 200);
    },
  )
  .get(
    '/desk/imports/:run',
    describeRoute({ summary: 'Show the report of an import', responses: ok('The report', deskImportReportSchema) }),
    input('param', runSchema),
    async (c) => c.json(await readImport(c.get('ctx'), c.req.valid('param').run), 200),
  )
  .get(
    '/desk/imports/:run/rejections',
    describeRoute({
      summary: 'List the rows that an import left out',
      responses: ok('A page of rows', rejectionsSchema),
    }),
    input('param', runSchema),
    input('query', rejectionsQuerySchema),
    async (c) => {
      const { cursor, limit } = c.req.valid('query');
      return c.json(await readRejections(c.get('ctx'), c.req.valid('param').run, cursor, limit), 200);
    },
  )
  .get(
    '/desk/imports/:run/changes',
    describeRoute({
      summary: 'List the books that an import changed, or those that it added',
      responses: ok('A page of books', importChangesSchema),
    }),
    input('param', runSchema),
    input('query', changesQuerySchema),
    async (c) => c.json(await readChanges(c.get('ctx'), c.req.valid('param').run, c.req.valid('query')), 200),
  )
  .post(
    '/desk/imports/:run/undo',
    describeRoute({
      summary: 'Undo an import by one step. Repeat until it is done',
      responses: ok('The progress', undoneStepSchema),
    }),
    input('param', runSchema),
    async (c) => c.json(await undoImport(c.get('ctx'), c.req.valid('param').run), 200),
  );
