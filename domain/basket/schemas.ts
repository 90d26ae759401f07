import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { declineReasons, offerSchema } from '../pricing/schemas';
import { instantSchema, moneySchema, usedGradeSchema } from '../schemas';
import { basketSorts } from './arrange';

export const basketLineSchema = z.strictObject({
  book: bookCardSchema,
  grade: usedGradeSchema,
  quantity: z.int(),
  exLibrary: z.boolean(),
  /** Offer for one copy of this grade with its hold, or the reason of a decline. */
  offer: offerSchema,
  /** `amount × quantity`; zero when declined. */
  total: moneySchema,
  /** The hold ended: `offer` is today's, and saving the line again holds it. */
  holdEnded: z.boolean(),
  /** Offers of the other grades, so that the form shows their prices. */
  offers: z.array(z.strictObject({ grade: usedGradeSchema, offer: offerSchema })),
});

/** Books that the customer gives to the shop. */
export const basketSchema = z.strictObject({
  lines: z.array(basketLineSchema),
  /** Books counted with their quantities; declined lines are left out. */
  books: z.int(),
  total: moneySchema,
  minimum: moneySchema,
  /** Amount missing to the minimum; zero when it is reached. */
  missing: moneySchema,
  /** The earliest end of a hold in the basket. */
  heldUntil: instantSchema.nullable(),
  grams: z.int(),
  parcels: z.int(),
  version: z.int(),
});

/** Answer to a change of one line: the line (null: removed) and the basket's new totals. */
export const basketChangeSchema = basketSchema.omit({ lines: true }).extend({ line: basketLineSchema.nullable() });

export const basketLineInputSchema = z.strictObject({
  quantity: z.int().min(1).max(3),
  exLibrary: z.boolean().default(false),
});
export const basketLinesInputSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        isbn: z.string().max(32),
        grade: usedGradeSchema,
        quantity: z.int().min(1).max(3).default(1),
        exLibrary: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(1000),
});

/**
 * All lines that each of some editions shall have; an edition without lines leaves the list. Sending it again changes
 * nothing.
 */
export const basketEditionsSchema = z.strictObject({
  editions: z
    .array(
      z.strictObject({
        isbn: z.string().max(32),
        lines: z
          .array(z.strictObject({ grade: usedGradeSchema, quantity: z.int().min(1).max(3), exLibrary: z.boolean() }))
          .max(4),
      }),
    )
    .min(1)
    .max(1000),
});

/** Reasons for which a book, or some of its copies, did not go into the basket. */
export const refusalReasons = [
  ...declineReasons,
  'invalid-isbn',
  'shop-barcode',
  'printed-music',
  'list-full',
] as const;

/** Answer of `POST /api/basket/lines`: the basket, and the lines or copies that were refused. */
export const basketAddedSchema = z.strictObject({
  basket: basketSchema,
  refused: z.array(
    z.strictObject({
      /** The code as it was sent. */
      isbn: z.string(),
      grade: usedGradeSchema,
      /** Number of refused copies. */
      quantity: z.int(),
      reason: z.enum(refusalReasons),
    }),
  ),
});

/** A part of the basket for its first view: `basket` has the sums of all lines, but only this page's lines. */
export const basketPageSchema = z.strictObject({
  basket: basketSchema,
  /** Number of all lines. */
  lines: z.int(),
  /** Number of lines that the search found; `basket.lines` are a page of them. */
  found: z.int(),
});

/** Part of the basket that is asked for. `page` begins with 1. */
export const basketPageInputSchema = z.strictObject({
  q: z.string().max(200).default(''),
  sort: z.enum(basketSorts).default('added'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

export type Basket = z.infer<typeof basketSchema>;
export type BasketPage = z.infer<typeof basketPageSchema>;
export type BasketEditions = z.infer<typeof basketEditionsSchema>;
export type BasketLine = z.infer<typeof basketLineSchema>;
export type BasketLinesInput = z.infer<typeof basketLinesInputSchema>;
export type BasketChange = z.infer<typeof basketChangeSchema>;
export type BasketTotals = Omit<Basket, 'lines'>;
export type BasketAdded = z.infer<typeof basketAddedSchema>;
export type BasketLineInput = z.infer<typeof basketLineInputSchema>;
