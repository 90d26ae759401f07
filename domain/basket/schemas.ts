import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { offerSchema } from '../pricing/schemas';
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

export type Basket = z.infer<typeof basketSchema>;
export type BasketLine = z.infer<typeof basketLineSchema>;
export type BasketLinesInput = z.infer<typeof basketLinesInputSchema>;
