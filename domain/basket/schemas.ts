import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { declineReasons, offerSchema } from '../pricing/schemas';
import { instantSchema, moneySchema, usedGradeSchema } from '../schemas';

export const basketLineSchema = z.strictObject({
  book: bookCardSchema,
  grade: usedGradeSchema,
  quantity: z.int(),
  exLibrary: z.boolean(),
  /** The held offer for one copy of this grade, or why we no longer take it. */
  offer: offerSchema,
  /** `amount × quantity`; zero when declined. */
  total: moneySchema,
  /** True when the hold ended: `offer` is today's, and putting the line again holds that. */
  holdEnded: z.boolean(),
  /** The other grades' amounts, so that choosing one shows its price first. */
  offers: z.array(z.strictObject({ grade: usedGradeSchema, offer: offerSchema })),
});

/** Books the customer gives us. */
export const basketSchema = z.strictObject({
  lines: z.array(basketLineSchema),
  /** Books counted with their quantities; declined lines are left out. */
  books: z.int(),
  total: moneySchema,
  minimum: moneySchema,
  /** What is missing to the minimum; zero when reached. */
  missing: moneySchema,
  /** The earliest end of a hold in the basket. */
  heldUntil: instantSchema.nullable(),
  grams: z.int(),
  parcels: z.int(),
  version: z.int(),
});

/** What one change of a line answers: the line as it is now (null: removed), and the basket's new sums. */
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

/** Why a book, or some of its copies, did not go into the basket. */
export const refusalReasons = [
  ...declineReasons,
  'invalid-isbn',
  'shop-barcode',
  'printed-music',
  'list-full',
] as const;

/** What `POST /api/basket/lines` answers: the basket with what was taken, and what was not. */
export const basketAddedSchema = z.strictObject({
  basket: basketSchema,
  refused: z.array(
    z.strictObject({
      /** As it was asked. */
      isbn: z.string(),
      grade: usedGradeSchema,
      /** How many copies were refused. */
      quantity: z.int(),
      reason: z.enum(refusalReasons),
    }),
  ),
});

export type Basket = z.infer<typeof basketSchema>;
export type BasketLine = z.infer<typeof basketLineSchema>;
export type BasketLinesInput = z.infer<typeof basketLinesInputSchema>;
export type BasketChange = z.infer<typeof basketChangeSchema>;
export type BasketTotals = Omit<Basket, 'lines'>;
export type BasketAdded = z.infer<typeof basketAddedSchema>;
export type BasketLineInput = z.infer<typeof basketLineInputSchema>;
