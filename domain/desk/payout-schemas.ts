import { z } from 'zod';
import { currencySchema, instantSchema, moneySchema } from '../schemas';
import { outgoingPaymentMethods } from '../trades/money/card-providers';

export const payoutStates = ['due', 'sent', 'done', 'failed', 'replaced'] as const;
/** Reasons why a transfer did not arrive, as summaries of the banks' reasons. */
export const payoutFailures = ['account-closed', 'account-unknown', 'name-differs', 'refused', 'other'] as const;
/**
 * Reasons why a due payout can't be sent now. `held`: waits after a change of the account. `account-abroad`: must be
 * transferred by hand. `not-yet`: another payout comes first.
 */
export const payoutBlocks = ['held', 'no-account', 'account-abroad', 'not-yet'] as const;

export const payoutSchema = z.strictObject({
  id: z.string(),
  trade: z.string(),
  number: z.string(),
  market: z.string(),
  kind: z.enum(['payout', 'refund']),
  way: z.enum(outgoingPaymentMethods),
  amount: moneySchema,
  state: z.enum(payoutStates),
  /** Of a refund: what the refunded amount was paid with. */
  paidBy: z.enum(['money', 'store-credit', 'books']).nullable(),
  failure: z.enum(payoutFailures).nullable(),
  blocked: z.enum(payoutBlocks).nullable(),
  heldUntil: instantSchema.nullable(),
  /** Holder and masked IBAN of the bank account; null: unknown. */
  holder: z.string().nullable(),
  iban: z.string().nullable(),
  /** Number of other accounts that are paid to the same bank account. */
  sharedBy: z.int(),
  /** Id of the file that contains it, for `GET /api/desk/payout-files/{id}`. */
  file: z.string().nullable(),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
});
export const payoutListSchema = z.strictObject({
  items: z.array(payoutSchema),
  nextCursor: z.string().nullable(),
  /** On the first page of due payouts: what a file for the bank would have, by currency. Otherwise empty. */
  ready: z.array(z.strictObject({ payouts: z.int(), total: moneySchema })),
});
export const payoutQuerySchema = z.strictObject({
  state: z.enum(payoutStates).default('due'),
  /** Only payouts of this file, in any state. */
  file: z.string().max(64).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** `POST /api/desk/payouts/{id}/fail`: the bank returned a transfer. */
export const payoutFailSchema = z.strictObject({ reason: z.enum(payoutFailures) });
/** `POST /api/desk/payouts/{id}/retry`; `way` only for refunds that the original payment method refused. */
export const payoutRetrySchema = z.strictObject({ way: z.enum(['bank', 'store-credit']).optional() });

export const payoutFormats = ['pain.001', 'csv'] as const;
/** Number of transfers in one file that banks accept without asking. */
export const payoutFileSize = 500;
/**
 * `POST /api/desk/payout-files`: due bank payouts in a currency that are not held. `payouts`: only these ones; without
 * it all.
 */
export const payoutFileInputSchema = z.strictObject({
  format: z.enum(payoutFormats),
  currency: currencySchema,
  payouts: z.array(z.string().max(64)).min(1).max(payoutFileSize).optional(),
});
export const payoutFileSchema = z.strictObject({
  id: z.string(),
  format: z.enum(payoutFormats),
  payouts: z.int(),
  total: moneySchema,
  madeAt: instantSchema,
  /** Path of the download. */
  path: z.string(),
  /** Due payouts that are not in the file. */
  left: z.array(z.strictObject({ payout: z.string(), number: z.string(), why: z.enum(payoutBlocks) })),
});

/** A payout file with the states of its payouts. `text`: it can be downloaded; ends when its accounts are erased. */
export const payoutFileSummarySchema = z.strictObject({
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
  items: z.array(payoutFileSummarySchema),
  nextCursor: z.string().nullable(),
});
export const payoutFileQuerySchema = z.strictObject({ cursor: z.string().max(200).optional() });

/** `POST /api/trades/{id}/refund-account`: bank account for a guest's refund. */
export const refundAccountSchema = z.strictObject({
  holder: z.string().trim().min(1).max(120),
  iban: z.string().max(60),
});

export type Payout = z.infer<typeof payoutSchema>;
export type PayoutList = z.infer<typeof payoutListSchema>;
export type PayoutFile = z.infer<typeof payoutFileSchema>;
export type PayoutFileSummary = z.infer<typeof payoutFileSummarySchema>;
export type PayoutFileList = z.infer<typeof payoutFileListSchema>;
export type PayoutQuery = z.infer<typeof payoutQuerySchema>;
export type PayoutFailure = (typeof payoutFailures)[number];
export type PayoutFileInput = z.infer<typeof payoutFileInputSchema>;
export type PayoutFormat = (typeof payoutFormats)[number];
