import { z } from 'zod';
import { currencySchema, instantSchema, moneySchema } from '../schemas';

export const payoutStates = ['due', 'sent', 'done', 'failed', 'replaced'] as const;
/** Why money that was sent did not arrive, in the bank's words made few. */
export const payoutFailures = ['account-closed', 'account-unknown', 'name-differs', 'refused', 'other'] as const;
/**
 * Why a payout that is due can't be sent now: waits after a change of the account, no account known, one that a file
 * can't reach with this currency (to be sent by hand), another step comes first.
 */
export const payoutBlocks = ['held', 'no-account', 'account-abroad', 'not-yet'] as const;

export const payoutSchema = z.strictObject({
  id: z.string(),
  trade: z.string(),
  number: z.string(),
  market: z.string(),
  kind: z.enum(['payout', 'refund']),
  way: z.enum(['bank', 'stripe', 'store-credit']),
  amount: moneySchema,
  state: z.enum(payoutStates),
  /** Of a refund: what had paid for it. */
  paidBy: z.enum(['money', 'store-credit', 'books']).nullable(),
  failure: z.enum(payoutFailures).nullable(),
  blocked: z.enum(payoutBlocks).nullable(),
  heldUntil: instantSchema.nullable(),
  /** Whom it goes to, as the bank account says it; the IBAN masked. Null where none is known. */
  holder: z.string().nullable(),
  iban: z.string().nullable(),
  /** The file that claimed it, for `GET /api/desk/payout-files/{id}`. */
  file: z.string().nullable(),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
});
export const payoutListSchema = z.strictObject({ items: z.array(payoutSchema), nextCursor: z.string().nullable() });
export const payoutQuerySchema = z.strictObject({
  state: z.enum(payoutStates).default('due'),
  /** Only those that a file claimed, whatever their state. */
  file: z.string().max(64).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** `POST /api/desk/payouts/{id}/fail` */
export const payoutFailSchema = z.strictObject({ reason: z.enum(payoutFailures) });
/** `POST /api/desk/payouts/{id}/retry`; another way only for refunds that could not go back the way they came. */
export const payoutRetrySchema = z.strictObject({ way: z.enum(['bank', 'store-credit']).optional() });

export const payoutFormats = ['pain.001', 'csv'] as const;
/** `POST /api/desk/payout-files`: everything that is due by bank in a currency and not held. */
export const payoutFileInputSchema = z.strictObject({ format: z.enum(payoutFormats), currency: currencySchema });
export const payoutFileSchema = z.strictObject({
  id: z.string(),
  format: z.enum(payoutFormats),
  payouts: z.int(),
  total: moneySchema,
  madeAt: instantSchema,
  /** Where the file is taken from. */
  path: z.string(),
  /** What was due and is not in it. */
  left: z.array(z.strictObject({ payout: z.string(), number: z.string(), why: z.enum(payoutBlocks) })),
});

/**
 * A file that was made, and how its payouts stand now. `text`: it can be had again, which ends when the accounts of the
 * first of them are forgotten.
 */
export const payoutFileRowSchema = z.strictObject({
  id: z.string(),
  format: z.enum(payoutFormats),
  payouts: z.int(),
  total: moneySchema,
  madeAt: instantSchema,
  sent: z.int(),
  done: z.int(),
  failed: z.int(),
  text: z.boolean(),
});
export const payoutFileListSchema = z.strictObject({
  items: z.array(payoutFileRowSchema),
  nextCursor: z.string().nullable(),
});
export const payoutFileQuerySchema = z.strictObject({ cursor: z.string().max(200).optional() });

/** `POST /api/trades/{id}/refund-account`: where a guest's refund goes. */
export const refundAccountSchema = z.strictObject({
  holder: z.string().trim().min(1).max(120),
  iban: z.string().max(60),
});

export type Payout = z.infer<typeof payoutSchema>;
export type PayoutList = z.infer<typeof payoutListSchema>;
export type PayoutFile = z.infer<typeof payoutFileSchema>;
export type PayoutFileRow = z.infer<typeof payoutFileRowSchema>;
export type PayoutFileList = z.infer<typeof payoutFileListSchema>;
export type PayoutQuery = z.infer<typeof payoutQuerySchema>;
export type PayoutFailure = (typeof payoutFailures)[number];
export type PayoutFormat = (typeof payoutFormats)[number];
