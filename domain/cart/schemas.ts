import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { daySchema, gradeSchema, moneySchema } from '../schemas';

export const cartLineSchema = z.strictObject({
  book: bookCardSchema,
  grade: gradeSchema,
  used: z.boolean(),
  quantity: z.int(),
  /** The price of one copy the person has agreed to. */
  price: moneySchema,
  /** Today's price, when it rose above the agreed one and waits for the person's yes. */
  risenTo: moneySchema.nullable(),
  /** What it cost before, when it fell and was passed on. */
  fellFrom: moneySchema.nullable(),
  /** Copies free now, the person's own quantity included. 0: sold out meanwhile. */
  available: z.int(),
  total: moneySchema,
});

/** Books the customer takes from us. */
export const cartSchema = z.strictObject({
  lines: z.array(cartLineSchema),
  books: z.int(),
  /** Sum of the lines, without postage. */
  subtotal: moneySchema,
  postage: moneySchema,
  /** What is missing to free postage; zero when reached. */
  toFreePostage: moneySchema,
  /** Subtotal and postage. */
  total: moneySchema,
  delivery: z.strictObject({ earliest: daySchema, latest: daySchema }).nullable(),
  version: z.int(),
});

export const cartLineInputSchema = z.strictObject({
  quantity: z.int().min(1).max(20),
  /** The price the person has seen and agrees to; a higher one of today is answered with `price-changed`. */
  price: z.int().optional(),
});

/** The strip: you give · you take · the difference. Both totals include their postage; give's is what we pay back. */
export const balanceSchema = z.strictObject({
  give: z.strictObject({ books: z.int(), total: moneySchema, postage: moneySchema, missing: moneySchema }),
  take: z.strictObject({ books: z.int(), total: moneySchema, postage: moneySchema }),
  /** give − take: positive, the person gets it. */
  difference: moneySchema,
});

export type Cart = z.infer<typeof cartSchema>;
export type CartLine = z.infer<typeof cartLineSchema>;
export type Balance = z.infer<typeof balanceSchema>;
