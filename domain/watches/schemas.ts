import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { usedGrades } from '../grade';
import { offerSchema } from '../pricing/schemas';
import { isbnSchema } from '../schemas';

/** Condition of the copy that the person wants to sell. */
export const watchInputSchema = z.strictObject({ grade: z.enum(usedGrades) });

/** A book for which the shop tells an account when it makes an offer. */
export const watchSchema = z.strictObject({
  book: bookCardSchema,
  grade: z.enum(usedGrades),
  askedAt: z.iso.datetime(),
  /** When the mail was sent; the offer is held from then. Null while the shop declines the book. */
  toldAt: z.iso.datetime().nullable(),
  /** Offer of today for the person: the held offer, or the reason why the book is declined. */
  offer: offerSchema,
});
export const watchListSchema = z.strictObject({ items: z.array(watchSchema) });
/** State of one watch after a change. */
export const watchChangeSchema = z.strictObject({ isbn: isbnSchema, watched: z.boolean() });

export type Watch = z.infer<typeof watchSchema>;
export type WatchList = z.infer<typeof watchListSchema>;
export type WatchChange = z.infer<typeof watchChangeSchema>;
