import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  authorPageSchema,
  bookListSchema,
  bookPageSchema,
  bookSearchSchema,
  homeSchema,
  subjectPageSchema,
  suggestionsSchema,
} from '../../../domain/catalogue/schemas';
import { lineMatchesSchema, matchInputSchema } from '../../../domain/catalogue/book-lines/match-schemas';
import { subjectSchema } from '../../../domain/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok, okShared } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { shareAnswer } from '../../platform/shared-answers/share-answer';
import { matchLines } from '../../catalogue/matches/match-lines';
import { searchBooks } from '../../catalogue/search/search-books';
import { readAuthorBooks } from '../../catalogue/search/read-author-books';
import { readBookPage } from '../../catalogue/book-page/read-book-page';
import { readHome } from '../../catalogue/book-page/read-home';
import { suggestBooks } from '../../catalogue/search/suggest-books';

const inAuthorSchema = bookSearchSchema.omit({ q: true, author: true });
const inSubjectSchema = bookSearchSchema.omit({ q: true, subject: true });
const suggestionQuerySchema = z.strictObject({ q: z.string().max(200) });
const isbnParameterSchema = z.strictObject({ isbn: z.string().max(32) });
const nameParameterSchema = z.strictObject({ name: z.string().min(1).max(200) });
const subjectParameterSchema = z.strictObject({ subject: subjectSchema });

/** Search, book pages and shelves. Public: no answer depends on the visitor, so each read is shared. */
export const catalogueRoutes = new Hono<ApiEnv>()
  .get(
    '/books',
    describeRoute({
      summary: 'Search books by words and filters',
      responses: okShared('A page of works, counts and spreads', bookListSchema),
    }),
    input('query', bookSearchSchema),
    shareAnswer('catalogue'),
    async (c) => c.json(await searchBooks(c.get('ctx'), c.req.valid('query')), 200),
  )
  .post(
    '/books/matches',
    describeRoute({
      summary: 'Find the books that up to 1,000 lines of titles and authors may mean',
      responses: ok('One answer per line, in the order of the request', lineMatchesSchema),
    }),
    input('json', matchInputSchema),
    async (c) => c.json(await matchLines(c.get('ctx'), c.req.valid('json')), 200),
  )
  .get(
    '/books/:isbn',
    describeRoute({
      summary: 'Get a book with its copies, prices and offers',
      responses: okShared('The book', bookPageSchema),
    }),
    input('param', isbnParameterSchema),
    shareAnswer('catalogue'),
    async (c) => c.json(await readBookPage(c.get('ctx'), c.req.valid('param')), 200),
  )
  .get(
    '/suggestions',
    describeRoute({
      summary: 'Suggest books, authors and subjects for a query that is being typed',
      responses: okShared('Subjects, authors, books', suggestionsSchema),
    }),
    input('query', suggestionQuerySchema),
    shareAnswer('catalogue'),
    async (c) => c.json(await suggestBooks(c.get('ctx'), c.req.valid('query')), 200),
  )
  .get(
    '/home',
    describeRoute({
      summary: 'Get the shelves of the home page',
      responses: okShared('Shelves and an example', homeSchema),
    }),
    shareAnswer('catalogue'),
    async (c) => c.json(await readHome(c.get('ctx')), 200),
  )
  .get(
    '/authors/:name',
    describeRoute({ summary: 'List books of an author', responses: okShared('The author', authorPageSchema) }),
    input('param', nameParameterSchema),
    input('query', inAuthorSchema),
    shareAnswer('catalogue'),
    async (c) => {
      const { name } = c.req.valid('param');
      return c.json(await readAuthorBooks(c.get('ctx'), { name, search: c.req.valid('query') }), 200);
    },
  )
  .get(
    '/subjects/:subject',
    describeRoute({ summary: 'List books of a subject', responses: okShared('The subject', subjectPageSchema) }),
    input('param', subjectParameterSchema),
    input('query', inSubjectSchema),
    shareAnswer('catalogue'),
    async (c) => {
      const { subject } = c.req.valid('param');
      return c.json(
        { subject, books: await searchBooks(c.get('ctx'), { ...c.req.valid('query'), subject: [subject] }) },
        200,
      );
    },
  );
