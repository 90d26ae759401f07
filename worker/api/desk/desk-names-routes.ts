import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  authorRenameSchema,
  deskAuthorSchema,
  deskAuthorsSchema,
  otherNameSchema,
} from '../../../domain/desk/names/author-schemas';
import { coverSeenSchema, deskCoverSchema } from '../../../domain/desk/names/cover-schemas';
import {
  contactChangeSchema,
  contactsMissingSchema,
  deskPublisherSchema,
  deskPublishersSchema,
  publisherRenameSchema,
} from '../../../domain/desk/names/publisher-schemas';
import {
  deskSeriesBooksSchema,
  deskSeriesListSchema,
  deskSeriesSchema,
  seriesChangeSchema,
  seriesRenameSchema,
} from '../../../domain/desk/names/series-schemas';
import { nameQuerySchema } from '../../../domain/desk/names/work-schema';
import { nameLimits } from '../../../domain/policy/catalogue-names';
import { addOtherName, removeOtherName } from '../../catalogue/editing/authors/change-names';
import { findAuthors } from '../../catalogue/editing/authors/find-authors';
import { renameDeskAuthor } from '../../catalogue/editing/authors/rename-author';
import { readDeskAuthor } from '../../catalogue/editing/authors/read-desk-author';
import { removeCover, storeCover } from '../../catalogue/editing/covers/change-cover';
import { readDeskCover } from '../../catalogue/editing/covers/read-desk-cover';
import { changeContact } from '../../catalogue/editing/publishers/change-contact';
import { findPublishers } from '../../catalogue/editing/publishers/find-publishers';
import { readMissingContacts } from '../../catalogue/editing/publishers/read-missing-contacts';
import { renamePublisher } from '../../catalogue/editing/publishers/rename-publisher';
import { readDeskPublisher } from '../../catalogue/editing/publishers/read-desk-publisher';
import { changeVolumes } from '../../catalogue/editing/series/change-volumes';
import { findSeries } from '../../catalogue/editing/series/find-series';
import { findSeriesBooks } from '../../catalogue/editing/series/find-series-books';
import { renameSeries } from '../../catalogue/editing/series/rename-series';
import { readDeskSeries } from '../../catalogue/editing/series/read-desk-series';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { requirePicture } from '../../platform/require-picture';

const namePath = z.strictObject({ name: z.string().min(1).max(nameLimits.length) });
const isbnPath = z.strictObject({ isbn: z.string().max(32) });
const authorResponses = ok('The author with works and other names', deskAuthorSchema);
const seriesResponses = ok('The series with its volumes', deskSeriesSchema);
const publisherResponses = ok('The publisher with its addresses', deskPublisherSchema);
const coverResponses = ok('The cover', deskCoverSchema);

/** Authors and their names. */
const authorRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/authors',
    describeRoute({ summary: 'Find authors by words of their names', responses: ok('Authors', deskAuthorsSchema) }),
    input('query', nameQuerySchema),
    async (c) => c.json(await findAuthors(c.get('ctx'), c.req.valid('query')), 200),
  )
  .get(
    '/desk/authors/:name',
    describeRoute({ summary: 'Get an author by the name as printed', responses: authorResponses }),
    input('param', namePath),
    async (c) => c.json(await readDeskAuthor(c.get('ctx'), c.req.valid('param').name), 200),
  )
  .post(
    '/desk/authors/:name/rename',
    describeRoute({
      summary: 'Give an author a new name in all books, or join two spellings of one person',
      responses: authorResponses,
    }),
    input('param', namePath),
    input('json', authorRenameSchema),
    async (c) => {
      const rename = c.req.valid('json');
      await renameDeskAuthor(c.get('ctx'), c.req.valid('param').name, rename);
      return c.json(await readDeskAuthor(c.get('ctx'), rename.to), 200);
    },
  )
  .post(
    '/desk/authors/:name/names',
    describeRoute({ summary: 'Add a name of an author in another script or spelling', responses: authorResponses }),
    input('param', namePath),
    input('json', otherNameSchema),
    async (c) => {
      const { name } = c.req.valid('param');
      await addOtherName(c.get('ctx'), name, c.req.valid('json').name);
      return c.json(await readDeskAuthor(c.get('ctx'), name), 200);
    },
  )
  .delete(
    '/desk/authors/:name/names',
    describeRoute({ summary: 'Remove another name of an author', responses: authorResponses }),
    input('param', namePath),
    input('json', otherNameSchema),
    async (c) => {
      const { name } = c.req.valid('param');
      await removeOtherName(c.get('ctx'), name, c.req.valid('json').name);
      return c.json(await readDeskAuthor(c.get('ctx'), name), 200);
    },
  );

/** Series and their volumes. */
const seriesRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/series',
    describeRoute({ summary: 'Find series by words of their names', responses: ok('Series', deskSeriesListSchema) }),
    input('query', nameQuerySchema),
    async (c) => c.json(await findSeries(c.get('ctx'), c.req.valid('query')), 200),
  )
  .get(
    '/desk/series/:name',
    describeRoute({ summary: 'Get a series by its name. It is empty for a new name', responses: seriesResponses }),
    input('param', namePath),
    async (c) => c.json(await readDeskSeries(c.get('ctx'), c.req.valid('param').name), 200),
  )
  .get(
    '/desk/series-books',
    describeRoute({
      summary: 'Find books to add to a series, by ISBN or words',
      responses: ok('Books', deskSeriesBooksSchema),
    }),
    input('query', nameQuerySchema),
    async (c) => c.json(await findSeriesBooks(c.get('ctx'), c.req.valid('query')), 200),
  )
  .post(
    '/desk/series/:name/volumes',
    describeRoute({
      summary: 'Set numbers of a series, add books to it and remove others',
      responses: seriesResponses,
    }),
    input('param', namePath),
    input('json', seriesChangeSchema),
    async (c) => {
      const { name } = c.req.valid('param');
      await changeVolumes(c.get('ctx'), name, c.req.valid('json'));
      return c.json(await readDeskSeries(c.get('ctx'), name), 200);
    },
  )
  .post(
    '/desk/series/:name/rename',
    describeRoute({ summary: 'Give a series a new name in all of its books, or join two', responses: seriesResponses }),
    input('param', namePath),
    input('json', seriesRenameSchema),
    async (c) => {
      const rename = c.req.valid('json');
      await renameSeries(c.get('ctx'), c.req.valid('param').name, rename);
      return c.json(await readDeskSeries(c.get('ctx'), rename.to), 200);
    },
  );

/** Publishers and their addresses. */
const publisherRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/publishers',
    describeRoute({
      summary: 'Find publishers by words of their names',
      responses: ok('Publishers', deskPublishersSchema),
    }),
    input('query', nameQuerySchema),
    async (c) => c.json(await findPublishers(c.get('ctx'), c.req.valid('query')), 200),
  )
  .get(
    '/desk/publishers-without-contact',
    describeRoute({
      summary: 'List publishers with copies for sale whose addresses the shop does not know',
      responses: ok('Publishers', contactsMissingSchema),
    }),
    async (c) => c.json(await readMissingContacts(c.get('ctx')), 200),
  )
  .get(
    '/desk/publishers/:name',
    describeRoute({ summary: 'Get a publisher by its name', responses: publisherResponses }),
    input('param', namePath),
    async (c) => c.json(await readDeskPublisher(c.get('ctx'), c.req.valid('param').name), 200),
  )
  .put(
    '/desk/publishers/:name/contact',
    describeRoute({ summary: 'Write or remove the addresses of a publisher', responses: publisherResponses }),
    input('param', namePath),
    input('json', contactChangeSchema),
    async (c) => {
      const { name } = c.req.valid('param');
      await changeContact(c.get('ctx'), name, c.req.valid('json'));
      return c.json(await readDeskPublisher(c.get('ctx'), name), 200);
    },
  )
  .post(
    '/desk/publishers/:name/rename',
    describeRoute({
      summary: 'Give a publisher a new name in all of its books, or join two',
      responses: publisherResponses,
    }),
    input('param', namePath),
    input('json', publisherRenameSchema),
    async (c) => {
      const rename = c.req.valid('json');
      await renamePublisher(c.get('ctx'), c.req.valid('param').name, rename);
      return c.json(await readDeskPublisher(c.get('ctx'), rename.to), 200);
    },
  );

/** Pictures of covers. */
const coverRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/covers/:isbn',
    describeRoute({ summary: 'Get the cover of a book', responses: coverResponses }),
    input('param', isbnPath),
    async (c) => c.json(await readDeskCover(c.get('ctx'), c.req.valid('param').isbn), 200),
  )
  .put(
    '/desk/covers/:isbn',
    describeRoute({
      summary: 'Store a picture of a cover: the bytes of a JPEG, PNG or WebP of at most 150 kB and 800 by 800 pixels',
      responses: coverResponses,
    }),
    input('param', isbnPath),
    input('query', coverSeenSchema),
    async (c) => {
      requirePicture(c.req.header('Content-Type'));
      const { isbn } = c.req.valid('param');
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      await storeCover(c.get('ctx'), { isbn, ...c.req.valid('query'), bytes });
      return c.json(await readDeskCover(c.get('ctx'), isbn), 200);
    },
  )
  .delete(
    '/desk/covers/:isbn',
    describeRoute({ summary: 'Remove the picture of a cover. The shop draws it again', responses: coverResponses }),
    input('param', isbnPath),
    input('query', coverSeenSchema),
    async (c) => {
      const { isbn } = c.req.valid('param');
      await removeCover(c.get('ctx'), { isbn, ...c.req.valid('query') });
      return c.json(await readDeskCover(c.get('ctx'), isbn), 200);
    },
  );

/** Authors, series, publishers and covers of the catalogue. For staff only. */
export const deskNamesRoutes = new Hono<ApiEnv>()
  .route('/', authorRoutes)
  .route('/', seriesRoutes)
  .route('/', publisherRoutes)
  .route('/', coverRoutes);
