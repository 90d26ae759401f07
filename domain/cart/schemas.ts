import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { postageLawSchema } from '../law/postage-schema';
import { daySchema, gradeSchema, moneySchema } from '../schemas';

/** A copy of the same book in another grade that is in stock. */
export const otherCopySchema = z.strictObject({ grade: gradeSchema, used: z.boolean(), price: moneySchema });

export const cartLineSchema = z.strictObject({
  book: bookCardSchema,
  grade: gradeSchema,
  used: z.boolean(),
  /** A law fixes the price of this copy in the market, so the bonus of store credit can't pay for it. */
  priceBound: z.boolean(),
  quantity: z.int(),
  /** Price of one copy that the person has agreed to. */
  price: moneySchema,
  /** Today's price where it rose above the agreed one and the person has not agreed yet. */
  risenTo: moneySchema.nullable(),
  /** Agreed price before it fell to today's. */
  fellFrom: moneySchema.nullable(),
  /** Free copies, the person's own quantity included; 0: sold out in the meantime. */
  available: z.int(),
  total: moneySchema,
  /** Other grades in stock, best first, where fewer copies are left than the line has; else none. */
  others: z.array(otherCopySchema),
});

/** Books that the customer takes from the shop. */
export const cartSchema = z.strictObject({
  lines: z.array(cartLineSchema),
  books: z.int(),
  /** Sum of the lines, without postage. */
  subtotal: moneySchema,
  postage: moneySchema,
  /** Amount missing to free postage; zero when reached, or when a law forbids it. */
  toFreePostage: moneySchema,
  /** Legal minimum of the postage, where the cart has new books and the market has one; else null. */
  postageLaw: postageLawSchema.nullable(),
  /** Subtotal and postage. */
  total: moneySchema,
  delivery: z.strictObject({ earliest: daySchema, latest: daySchema }).nullable(),
  version: z.int(),
});

export const cartLineInputSchema = z.strictObject({
  quantity: z.int().min(1).max(20),
  /** Price that the person saw; a higher price of today answers with `price-changed`. */
  price: z.int().optional(),
});

/** Copies that did not go into the cart when many lines were added. */
export const cartRefusalSchema = z.strictObject({
  isbn: z.string(),
  grade: gradeSchema,
  /** Number of refused copies. */
  quantity: z.int(),
  /** Free copies; 0: not for sale or sold out. */
  available: z.int(),
  reason: z.enum(['not-for-sale', 'not-enough-stock', 'list-full']),
});

/** Balance of basket and cart. Both totals include their postage; that of `give` is refunded by the shop. */
export const balanceSchema = z.strictObject({
  give: z.strictObject({ books: z.int(), total: moneySchema, postage: moneySchema, missing: moneySchema }),
  take: z.strictObject({ books: z.int(), total: moneySchema, postage: moneySchema }),
  /** give − take; positive: paid to the person. */
  difference: moneySchema,
});

export type Cart = z.infer<typeof cartSchema>;
export type OtherCopy = z.infer<typeof otherCopySchema>;
export type CartRefusal = z.infer<typeof cartRefusalSchema>;
export type CartLine = z.infer<typeof cartLineSchema>;
export type Balance = z.infer<typeof balanceSchema>;
