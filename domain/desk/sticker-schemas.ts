import { z } from 'zod';
import { isbnSchema, usedGradeSchema } from '../schemas';

/** Label of a copy that goes to the shelf. */
export const stickerSchema = z.strictObject({
  line: z.int(),
  isbn: isbnSchema,
  title: z.string(),
  language: z.string(),
  authors: z.array(z.string()),
  grade: usedGradeSchema,
  exLibrary: z.boolean(),
  shelf: z.string(),
  /** Base price of one copy in EUR cents; null: the book has no reference price and no copy in stock. */
  priceCents: z.int().nullable(),
});

/** `GET /api/desk/trades/{id}/stickers`: labels of the copies that the shop keeps, in the order of the lines. */
export const stickerListSchema = z.strictObject({
  trade: z.string(),
  number: z.string(),
  stickers: z.array(stickerSchema),
});

export type Sticker = z.infer<typeof stickerSchema>;
export type StickerList = z.infer<typeof stickerListSchema>;
