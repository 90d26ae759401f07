import { z } from 'zod';
import { deskLimits } from '../policy/limits';
import { instantSchema } from '../schemas';

/** An incoming payment of a bank statement; amount in minor units. */
export const statementRowSchema = z.strictObject({
  /** The bank's id of the payment; a known id is ignored. */
  eventId: z.string().trim().min(1).max(100),
  amount: z.int().min(1).max(1_000_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  reference: z.string().max(500),
  payer: z.string().max(200).default(''),
  at: instantSchema,
});
/** `POST /api/desk/money`; a longer statement is sent in chunks. */
export const bankStatementSchema = z.strictObject({ rows: z.array(statementRowSchema).min(1).max(40) });

/** Result of each row: booked to a trade, stored for staff, or known already. */
export const statementAnswerSchema = z.strictObject({
  rows: z.array(
    z.strictObject({
      eventId: z.string(),
      outcome: z.enum(['matched', 'unmatched', 'known']),
      trade: z.string().nullable(),
      number: z.string().nullable(),
    }),
  ),
});

/** Payments without a trade. `likely`: trades with a similar number, or which await this amount. */
export const unmatchedPaymentsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      amount: z.int(),
      currency: z.string(),
      reference: z.string(),
      payer: z.string(),
      at: instantSchema,
      likely: z.array(z.strictObject({ trade: z.string(), number: z.string(), toPay: z.int(), currency: z.string() })),
    }),
  ),
  nextCursor: z.string().nullable(),
});

/** `POST /api/desk/money/{id}/match`: id or number of a trade. */
export const matchSchema = z.strictObject({ trade: z.string().trim().min(1).max(deskLimits.tradeName) });
/** A payment that was matched or refunded. */
export const paymentSettledSchema = z.strictObject({
  id: z.string(),
  trade: z.string().nullable(),
  endedAt: instantSchema,
});

export type StatementRow = z.infer<typeof statementRowSchema>;
export type StatementAnswer = z.infer<typeof statementAnswerSchema>;
export type UnmatchedPayments = z.infer<typeof unmatchedPaymentsSchema>;
export type PaymentSettled = z.infer<typeof paymentSettledSchema>;
