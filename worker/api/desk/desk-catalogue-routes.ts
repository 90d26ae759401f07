import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  descriptionEditSchema,
  descriptionLanguageSchema,
  deskEditionSchema,
  deskWorkSchema,
  editionEditSchema,
  findQuerySchema,
  foundEditionsSchema,
  joinSchema,
  newEditionSchema,
  putBackSchema,
  workEditSchema,
} from '../../../domain/desk/catalogue/catalogue-schemas';
import { addEdition } from '../../catalogue/editing/books/add-edition';
import { describeWork } from '../../catalogue/editing/works/describe-work';
import { editEdition } from '../../catalogue/editing/books/edit-edition';
import { editWork } from '../../catalogue/editing/works/edit-work';
import { findEditions } from '../../catalogue/editing/books/find-editions';
import { joinWorks } from '../../catalogue/editing/works/join-works';
import { partEdition } from '../../catalogue/editing/works/part-edition';
import { restoreValue } from '../../catalogue/editing/books/restore-value';
import { readEdition } from '../../catalogue/editing/books/read-edition';
import { readWork } from '../../catalogue/editing/works/read-work';
import { releaseField } from '../../catalogue/editing/books/release-field';
import type { ApiEnv } from '../../platform/api-env';
import { jsonAnswer, ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';

const bookPath = z.strictObject({ isbn: z.string().max(32) });
const workPath = z.strictObject({ work: z.string().min(1).max(200) });
const fieldName = z.string().max(40);
const changePath = z.strictObject({ change: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const editionResponses = ok('The edition as the desk edits it', deskEditionSchema);
const workResponses = ok('The work as the desk edits it', deskWorkSchema);

/** Looking up and editing editions and works, with their history. For staff only; answers are never shared. */
export const deskCatalogueRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/catalogue/books',
    describeRoute({
      summary: 'Find editions by ISBN or words, also those that are sold out or have no price',
      responses: ok('A page of editions', foundEditionsSchema),
    }),
    input('query', findQuerySchema),
    async (c) => c.json(await findEditions(c.get('ctx'), c.req.valid('query')), 200),
  )
  .post(
    '/desk/catalogue/books',
    describeRoute({
      summary: 'Add a book that the catalogue does not have',
      responses: { 201: jsonAnswer('The edition as the desk edits it', deskEditionSchema) },
    }),
    input('json', newEditionSchema),
    async (c) => {
      const isbn = await addEdition(c.get('ctx'), c.req.valid('json'));
      return c.json(await readEdition(c.get('ctx'), isbn), 201);
    },
  )
  .get(
    '/desk/catalogue/books/:isbn',
    describeRoute({ summary: 'Get an edition with its edited fields and its history', responses: editionResponses }),
    input('param', bookPath),
    async (c) => c.json(await readEdition(c.get('ctx'), c.req.valid('param').isbn), 200),
  )
  .patch(
    '/desk/catalogue/books/:isbn',
    describeRoute({
      summary: 'Change fields of an edition. `seen` is the value that the clerk saw, so that no edit is lost',
      responses: editionResponses,
    }),
    input('param', bookPath),
    input('json', editionEditSchema),
    async (c) => {
      const { isbn } = c.req.valid('param');
      await editEdition(c.get('ctx'), isbn, c.req.valid('json'));
      return c.json(await readEdition(c.get('ctx'), isbn), 200);
    },
  )
  .delete(
    '/desk/catalogue/books/:isbn/edited/:field',
    describeRoute({ summary: 'Let files change an edited field of an edition again', responses: editionResponses }),
    input('param', bookPath.extend({ field: fieldName })),
    async (c) => {
      const { isbn: key, field } = c.req.valid('param');
      await releaseField(c.get('ctx'), { kind: 'edition', key, field });
      return c.json(await readEdition(c.get('ctx'), key), 200);
    },
  )
  .post(
    '/desk/catalogue/books/:isbn/part',
    describeRoute({ summary: 'Part an edition from its work: it gets a work of its own', responses: editionResponses }),
    input('param', bookPath),
    async (c) => {
      const { isbn } = c.req.valid('param');
      await partEdition(c.get('ctx'), isbn);
      return c.json(await readEdition(c.get('ctx'), isbn), 200);
    },
  )
  .get(
    '/desk/catalogue/works/:work',
    describeRoute({ summary: 'Get a work with its editions, descriptions and history', responses: workResponses }),
    input('param', workPath),
    async (c) => c.json(await readWork(c.get('ctx'), c.req.valid('param').work), 200),
  )
  .patch(
    '/desk/catalogue/works/:work',
    describeRoute({ summary: 'Change fields of a work, or its titles in other languages', responses: workResponses }),
    input('param', workPath),
    input('json', workEditSchema),
    async (c) => {
      const { work: asked } = c.req.valid('param');
      await editWork(c.get('ctx'), asked, c.req.valid('json'));
      return c.json(await readWork(c.get('ctx'), asked), 200);
    },
  )
  .delete(
    '/desk/catalogue/works/:work/edited/:field',
    describeRoute({ summary: 'Let files change an edited field of a work again', responses: workResponses }),
    input('param', workPath.extend({ field: fieldName })),
    async (c) => {
      const { work: key, field } = c.req.valid('param');
      await releaseField(c.get('ctx'), { kind: 'work', key, field });
      return c.json(await readWork(c.get('ctx'), key), 200);
    },
  )
  .post(
    '/desk/catalogue/works/:work/join',
    describeRoute({ summary: 'Join another work into a work: all its editions move', responses: workResponses }),
    input('param', workPath),
    input('json', joinSchema),
    async (c) => {
      const { work: asked } = c.req.valid('param');
      await joinWorks(c.get('ctx'), asked, c.req.valid('json').work);
      return c.json(await readWork(c.get('ctx'), asked), 200);
    },
  )
  .put(
    '/desk/catalogue/works/:work/descriptions/:language',
    describeRoute({ summary: 'Write the description of a work in a language, or remove it', responses: workResponses }),
    input('param', workPath.extend({ language: descriptionLanguageSchema })),
    input('json', descriptionEditSchema),
    async (c) => {
      const asked = c.req.valid('param');
      await describeWork(c.get('ctx'), asked, c.req.valid('json'));
      return c.json(await readWork(c.get('ctx'), asked.work), 200);
    },
  )
  .post(
    '/desk/catalogue/changes/:change/put-back',
    describeRoute({
      summary: 'Put the value before a change at the desk back, if the value that it wrote still stands',
      responses: ok('The thing that has changed', putBackSchema),
    }),
    input('param', changePath),
    async (c) => c.json(await restoreValue(c.get('ctx'), c.req.valid('param').change), 200),
  );
