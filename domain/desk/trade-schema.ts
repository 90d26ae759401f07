import { z } from 'zod';
import { instantSchema, moneySchema, usedGradeSchema } from '../schemas';
import { tradeSchema } from '../trades/schemas';

/** What the desk may do with a trade now; each is an endpoint of `/api/desk`. */
export const deskSteps = [
  'receive',
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

/** `GET /api/desk/trades/{id}`: the person's trade (in it `allowed` is empty), and what only the desk sees. */
export const deskTradeSchema = tradeSchema.extend({
  desk: z.strictObject({
    allowed: z.array(z.enum(deskSteps)),
    /** The person's language; `account` false: a guest, or a person whose account is deleted. */
    language: z.string(),
    phone: z.string().nullable(),
    account: z.boolean(),
    receivedAt: instantSchema.nullable(),
    /**
     * The parcel came after its leg expired: within the grace its stored amounts count, after it today's, each with a
     * yes.
     */
    late: z.enum(['no', 'grace', 'today']),
    /** Graded by this day, end of it; null before the leg is received. */
    gradeBy: instantSchema.nullable(),
    /**
     * Inbound lines: in which parcel, and what each grade is worth (amounts of today where they count); null: not taken
     * in it.
     */
    lines: z.array(
      z.strictObject({
        line: z.int(),
        parcel: z.int().nullable(),
        worth: z.array(z.strictObject({ grade: usedGradeSchema, amount: moneySchema.nullable() })),
      }),
    ),
    /** Sold lines that are on their way back; `refunded`: already, so that only their copies are waited for. */
    toCome: z.array(z.strictObject({ line: z.int(), refunded: z.boolean() })),
    /**
     * Disputes as in the trade's own list: the provider's code for why, until when evidence is awaited, and the page
     * where it is given.
     */
    disputes: z.array(
      z.strictObject({ reason: z.string(), evidenceBy: instantSchema.nullable(), page: z.url().nullable() }),
    ),
    /** Warnings of fraud by the bank of a card, and when somebody at the desk let the books go all the same. */
    warnings: z.array(z.strictObject({ at: instantSchema, lookedAt: instantSchema.nullable() })),
    payouts: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(['payout', 'refund']),
        way: z.enum(['bank', 'stripe', 'store-credit']),
        amount: moneySchema,
        state: z.enum(['due', 'sent', 'done', 'failed', 'replaced']),
        reason: z.string().nullable(),
        at: instantSchema,
      }),
    ),
  }),
});

export type DeskStep = (typeof deskSteps)[number];
export type DeskTrade = z.infer<typeof deskTradeSchema>;
