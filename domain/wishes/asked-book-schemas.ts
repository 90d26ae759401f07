import { z } from 'zod';
import { instantSchema, isbnSchema } from '../schemas';

/** State of a question about a book: `open` until a clerk answers; `known`: the catalogue has it now. */
export const askedBookSchema = z.strictObject({ isbn: isbnSchema, state: z.enum(['open', 'known', 'not-bought']) });
export type AskedBook = z.infer<typeof askedBookSchema>;
export const askedBooksSchema = z.strictObject({ items: z.array(askedBookSchema) });

/** A question that waits for the desk. */
export const deskAskedBookSchema = z.strictObject({
  isbn: isbnSchema,
  askedAt: instantSchema,
  /** Number of accounts that wait for the answer. */
  askers: z.int(),
});
export type DeskAskedBook = z.infer<typeof deskAskedBookSchema>;
export const deskAskedBooksSchema = z.strictObject({
  items: z.array(deskAskedBookSchema),
  /** Number of all open questions; `items` has the oldest. */
  open: z.int(),
});
export type DeskAskedBooks = z.infer<typeof deskAskedBooksSchema>;

/**
 * What a clerk found out about a book: its facts for the catalogue with a reference price in EUR cents. Null: the shop
 * does not buy it. Several authors are separated by semicolons.
 */
export const askedBookAnswerSchema = z.strictObject({
  book: z
    .strictObject({
      title: z.string().trim().min(1).max(300),
      authors: z.string().trim().max(300),
      language: z.string().regex(/^[a-z]{2,3}$/),
      pages: z.int().min(1).max(9999).nullable(),
      price: z.int().min(1).max(1_000_000),
    })
    .nullable(),
});
export type AskedBookAnswer = z.infer<typeof askedBookAnswerSchema>;
