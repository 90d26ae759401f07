import { z } from 'zod';
import { basketSchema } from '../basket/schemas';
import { cartSchema, balanceSchema } from '../cart/schemas';
import { moneySchema } from '../schemas';

export const settlements = ['pay-now', 'swap', 'payout'] as const;
export const payments = ['bank-transfer', 'stripe'] as const;
export const payoutMethods = ['bank', 'store-credit'] as const;
/** What to do with a copy found worse than said. */
export const ifWorseChoices = ['ask', 'accept', 'return', 'recycle'] as const;

export const addressSchema = z.strictObject({
  line1: z.string().trim().max(120),
  line2: z.string().trim().max(120).optional(),
  city: z.string().trim().max(80),
  region: z.string().trim().max(80).optional(),
  postcode: z.string().trim().max(16),
  country: z.string().regex(/^[A-Z]{2}$/),
});

/** Input of quote and checkout: a quote may leave name, address and mail empty, a checkout may not. */
export const quoteInputSchema = z.strictObject({
  settlement: z.enum(settlements),
  payment: z.enum(payments).optional(),
  payout: z.enum(payoutMethods).optional(),
  useStoreCredit: z.boolean().default(true),
});

export const checkoutInputSchema = z.strictObject({
  settlement: z.enum(settlements),
  payment: z.enum(payments).optional(),
  payout: z.enum(payoutMethods).optional(),
  useStoreCredit: z.boolean().default(true),
  email: z.string().trim().max(254).optional(),
  name: z.string().trim().max(120),
  phone: z.string().trim().max(40).optional(),
  address: addressSchema,
  iban: z.string().trim().max(48).optional(),
  /** Basket: what to do with a copy found worse, and for `accept` down to which share of the offer (percent). */
  ifWorse: z.enum(ifWorseChoices).default('ask'),
  ifWorseDownTo: z.int().min(10).max(100).default(70),
  /** Basket: private person, 18 or over, the books are mine. */
  declaration: z.boolean().default(false),
  terms: z.boolean(),
  /** Fingerprint of the quote the person saw; another one is answered with `list-changed`. */
  quote: z.string().max(100),
});

/** Rows of "It adds up", signed from the person's side: positive is money to them. */
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
  /** Which settlements and ways of money are possible for this person, market and lists. */
  possible: z.strictObject({
    settlements: z.array(z.enum(settlements)),
    payments: z.array(z.enum(payments)),
    payouts: z.array(z.enum(payoutMethods)),
  }),
  rows: z.array(z.strictObject({ code: z.enum(quoteRowCodes), books: z.int(), amount: moneySchema })),
  /** What the person pays when the trade is placed (or, in a swap, would pay after grading); never negative. */
  payNow: moneySchema,
  /** What the person gets after grading; never negative. With `store-credit` the bonus is included. */
  getLater: moneySchema,
  /** The same, if taken as store credit, bonus included. */
  getLaterAsCredit: moneySchema,
  storeCredit: z.strictObject({ available: moneySchema, used: moneySchema }),
  /** What books that go back because they are worse than said cost this person; usually nothing. */
  returnPostage: moneySchema,
  market: z.string(),
  /** VAT content of `new` copies, and whether used copies are under the margin scheme. */
  vat: z.strictObject({ rate: z.number(), amount: moneySchema, included: z.boolean(), marginScheme: z.boolean() }),
  /** Problems that stop placing it now, as codes with facts. */
  problems: z.array(z.strictObject({ code: z.string(), facts: z.record(z.string(), z.unknown()) })),
  /** Fingerprint over everything above; checkout sends it back. */
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
