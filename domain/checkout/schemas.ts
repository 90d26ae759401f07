import { z } from 'zod';
import { basketSchema } from '../basket/schemas';
import { cartSchema, balanceSchema } from '../cart/schemas';
import { contactLimits } from '../policy/limits';
import { moneySchema } from '../schemas';
import { downToRange, ifWorseChoices, payoutMethods, settlements } from './choices';
import { paymentMethods } from '../trades/money/card-providers';

export const addressSchema = z.strictObject({
  line1: z.string().trim().max(120),
  line2: z.string().trim().max(120).optional(),
  city: z.string().trim().max(80),
  region: z.string().trim().max(80).optional(),
  postcode: z.string().trim().max(16),
  country: z.string().regex(/^[A-Z]{2}$/),
});

/** Input of a quote; a checkout needs name, address and mail address too. */
export const quoteInputSchema = z.strictObject({
  /** Omitted: the usual settlement of the lists. */
  settlement: z.enum(settlements).optional(),
  payment: z.enum(paymentMethods).optional(),
  payout: z.enum(payoutMethods).optional(),
  useStoreCredit: z.boolean().default(true),
});

export const checkoutInputSchema = z.strictObject({
  settlement: z.enum(settlements),
  payment: z.enum(paymentMethods).optional(),
  payout: z.enum(payoutMethods).optional(),
  useStoreCredit: z.boolean().default(true),
  email: z.string().trim().max(254).optional(),
  name: z.string().trim().max(contactLimits.name),
  phone: z.string().trim().max(contactLimits.phone).optional(),
  address: addressSchema,
  iban: z.string().trim().max(48).optional(),
  /** Basket: the choice for copies graded lower, and for `accept` the least percentage of the offer. */
  ifWorse: z.enum(ifWorseChoices).default('ask'),
  ifWorseDownTo: z.int().min(downToRange.min).max(downToRange.max).default(70),
  /** Basket: the person is private, 18 or over, and owns the books. */
  declaration: z.boolean().default(false),
  terms: z.boolean(),
  /** Fingerprint of the quote that the person saw; another one answers with `list-changed`. */
  quote: z.string().max(100),
  /**
   * Version of the lists in that quote. It separates another tab's order of these lists from an earlier equal order.
   */
  lists: z.int().min(0).optional(),
});

/** Rows of the summary, signed from the person's view; positive: paid to the person. */
export const quoteRowCodes = [
  'books-in',
  'books-out',
  'postage-to-us',
  'postage-to-you',
  'store-credit',
  'credit-bonus',
] as const;

export const quoteSchema = z.strictObject({
  basket: basketSchema,
  cart: cartSchema,
  balance: balanceSchema,
  settlement: z.enum(settlements),
  /** Settlements, payment methods and payout methods that this person can choose. */
  possible: z.strictObject({
    settlements: z.array(z.enum(settlements)),
    payments: z.array(z.enum(paymentMethods)),
    payouts: z.array(z.enum(payoutMethods)),
  }),
  rows: z.array(z.strictObject({ code: z.enum(quoteRowCodes), books: z.int(), amount: moneySchema })),
  /** Amount that the person pays when the trade is placed (in a swap: after grading); never negative. */
  payNow: moneySchema,
  /** Amount that the person gets after grading; never negative. With `store-credit` it includes the bonus. */
  getLater: moneySchema,
  /** The same amount as store credit, bonus included. */
  getLaterAsCredit: moneySchema,
  /** Store credit, and the part of each amount that is bonus. The bonus never pays for a bound price. */
  storeCredit: z.strictObject({
    available: moneySchema,
    used: moneySchema,
    bonus: moneySchema,
    bonusUsed: moneySchema,
  }),
  /** Postage that the person pays for copies returned because of a lower grade; usually zero. */
  returnPostage: moneySchema,
  market: z.string(),
  /** VAT contained in `new` copies, and whether there are used copies under the margin scheme. */
  vat: z.strictObject({ rate: z.number(), amount: moneySchema, included: z.boolean(), marginScheme: z.boolean() }),
  /** Problems that prevent placing the trade now. */
  problems: z.array(z.strictObject({ code: z.string(), facts: z.record(z.string(), z.unknown()) })),
  /** Fingerprint of all fields above; the checkout sends it. */
  quote: z.string(),
});

export const placedSchema = z.strictObject({
  trade: z.strictObject({ id: z.string(), number: z.string() }),
  /** Path of the trade's page for this person. */
  path: z.string(),
});

export type QuoteInput = z.infer<typeof quoteInputSchema>;
export type CheckoutInput = z.infer<typeof checkoutInputSchema>;
export type Quote = z.infer<typeof quoteSchema>;
export type QuoteRow = Quote['rows'][number];
export type Placed = z.infer<typeof placedSchema>;
export type Address = z.infer<typeof addressSchema>;
export type Settlement = (typeof settlements)[number];
