import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { isbnSchema } from '../schemas';

export const wishListSchema = z.strictObject({
  items: z.array(bookCardSchema),
  /** Wished ISBNs of this page that are not in the catalogue yet. */
  unlisted: z.array(isbnSchema),
  nextCursor: z.string().nullable(),
});
export const wishQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(48).default(24),
});
/** ISBNs of the newest wishes, at most 500: enough for a page to mark wished books. */
export const wishIsbnsSchema = z.strictObject({ items: z.array(isbnSchema) });
/** State of one wish after a change. */
export const wishSchema = z.strictObject({ isbn: isbnSchema, wished: z.boolean() });

export type WishList = z.infer<typeof wishListSchema>;
export type WishQuery = z.infer<typeof wishQuerySchema>;
export type WishIsbns = z.infer<typeof wishIsbnsSchema>;
export type Wish = z.infer<typeof wishSchema>;
