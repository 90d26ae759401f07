import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  askedBookAnswerSchema,
  askedBookSchema,
  askedBooksSchema,
  deskAskedBooksSchema,
} from '../../../domain/wishes/asked-book-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { readAskedQueue } from '../../desk/read-asked-queue';
import { answerAskedBook } from '../../lists/asked-books/answer-asked-book';
import { askAboutBook } from '../../lists/asked-books/ask-about-book';
import { readAskedBooks } from '../../lists/asked-books/read-asked-books';

const pathSchema = z.strictObject({ isbn: z.string().max(32) });

/** Books that people ask the shop to look up, and the desk's answers. */
export const askedBookRoutes = new Hono<ApiEnv>()
  .get(
    '/asked-books',
    describeRoute({ summary: 'List the books one asked about', responses: ok('The books', askedBooksSchema) }),
    async (c) => c.json({ items: [...(await readAskedBooks(c.get('ctx')))] }, 200),
  )
  .put(
    '/asked-books/:isbn',
    describeRoute({ summary: 'Ask the shop to look up a book', responses: ok('The question', askedBookSchema) }),
    input('param', pathSchema),
    async (c) => c.json(await askAboutBook(c.get('ctx'), c.req.valid('param').isbn), 200),
  )
  .get(
    '/desk/asked-books',
    describeRoute({
      summary: 'List the books that people asked about, the oldest question first',
      responses: ok('Open questions', deskAskedBooksSchema),
    }),
    async (c) => c.json(await readAskedQueue(c.get('ctx')), 200),
  )
  .post(
    '/desk/asked-books/:isbn/answer',
    describeRoute({
      summary: 'Answer a question: the book comes into the catalogue, or is not bought',
      responses: ok('Open questions', deskAskedBooksSchema),
    }),
    input('param', pathSchema),
    input('json', askedBookAnswerSchema),
    async (c) => {
      await answerAskedBook(c.get('ctx'), c.req.valid('param').isbn, c.req.valid('json'));
      return c.json(await readAskedQueue(c.get('ctx')), 200);
    },
  );
