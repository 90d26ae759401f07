import { z } from 'zod';
import { instantSchema, moneySchema, usedGradeSchema } from '../schemas';
import { tradeSchema } from '../trades/schemas';
import { outgoingPaymentMethods } from '../trades/money/card-providers';

/** Actions of staff on a trade; each is an endpoint of `/api/desk`. */
export const deskActions = [
  'receive',
  'grade-arrived',
  'grade',
  'finish-grading',
  'send-back',
  'clear-warning',
  'pack',
  'dispatch',
  'delivered',
  'lost',
  'cancel',
  'came-back',
] as const;

/** `GET /api/desk/trades/{id}`: the person's view of the trade (with empty `allowed`), and data for staff only. */
export const deskTradeSchema = tradeSchema.extend({
  desk: z.strictObject({
    allowed: z.array(z.enum(deskActions)),
    /** Language of the person; `account` is false for a guest and after the account was deleted. */
    language: z.string(),
    phone: z.string().nullable(),
    account: z.boolean(),
    /** Number of other accounts that are paid to the account's bank account. */
    sharedBy: z.int(),
    receivedAt: instantSchema.nullable(),
    /** Lateness of the parcel: in `grace` the agreed amounts apply; after it today's, which the person must accept. */
    late: z.enum(['no', 'grace', 'today']),
    /** Instant at which grading begins without the parcels that are missing; null: nothing is awaited so. */
    restBy: instantSchema.nullable(),
    /** Whether the seller's identity must be checked before grading is finished. @see domain/law/buying.ts */
    identity: z.enum(['not-needed', 'open', 'checked']),
    /** Day by whose end the books must be graded; null: not received yet. */
    gradeBy: instantSchema.nullable(),
    /**
     * Inbound lines with their parcel, the amount per grade (today's where they apply; null: not bought), and the shelf
     * of a copy that the shop keeps.
     */
    lines: z.array(
      z.strictObject({
        line: z.int(),
        parcel: z.int().nullable(),
        worth: z.array(z.strictObject({ grade: usedGradeSchema, amount: moneySchema.nullable() })),
        shelf: z.string().nullable(),
      }),
    ),
    /** Shelves of the sold lines; null: the catalogue does not have the book. */
    shelves: z.array(z.strictObject({ line: z.int(), shelf: z.string().nullable() })),
    /** Sold lines that are being returned; `refunded`: only the copies are still expected. */
    toCome: z.array(z.strictObject({ line: z.int(), refunded: z.boolean() })),
    /** Details of the trade's disputes: provider's reason code, deadline for evidence, page where it is submitted. */
    disputes: z.array(
      z.strictObject({ reason: z.string(), evidenceBy: instantSchema.nullable(), page: z.url().nullable() }),
    ),
    /** Fraud warnings of a card's bank, and the instant when staff reviewed each. */
    warnings: z.array(z.strictObject({ at: instantSchema, lookedAt: instantSchema.nullable() })),
    payouts: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(['payout', 'refund']),
        way: z.enum(outgoingPaymentMethods),
        amount: moneySchema,
        state: z.enum(['due', 'sent', 'done', 'failed', 'replaced']),
        reason: z.string().nullable(),
        at: instantSchema,
      }),
    ),
  }),
});

export type DeskAction = (typeof deskActions)[number];
export type DeskTrade = z.infer<typeof deskTradeSchema>;
