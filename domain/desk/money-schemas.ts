import { z } from 'zod';
import { instantSchema } from '../schemas';

/** A row of a bank statement, as the desk reads it in: only what came in, in minor units. */
export const statementRowSchema = z.strictObject({
  /** The bank's own name of the booking; the same one counts once. */
  eventId: z.string().trim().min(1).max(100),
  amount: z.int().min(1).max(1_000_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  reference: z.string().max(500),
  payer: z.string().max(200).default(''),
  at: instantSchema,
});
/** `POST /api/desk/money`; a longer statement is sent in parts. */
export const statementSchema = z.strictObject({ rows: z.array(statementRowSchema).min(1).max(40) });

/** What became of a row: booked to a trade, put aside for the desk, or known already. */
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

/** Money without a trade. `likely` are trades whose number could be meant, or which wait for this very amount. */
export const unmatchedMoneySchema = z.strictObject({
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

/** `POST /api/desk/money/{id}/match`: by id or number of a trade. */
export const matchSchema = z.strictObject({ trade: z.string().trim().min(1).max(64) });
/** What became of it. */
export const moneyEndedSchema = z.strictObject({
  id: z.string(),
  trade: z.string().nullable(),
  endedAt: instantSchema,
});

export type StatementRow = z.infer<typeof statementRowSchema>;
export type StatementAnswer = z.infer<typeof statementAnswerSchema>;
export type UnmatchedMoney = z.infer<typeof unmatchedMoneySchema>;
export type MoneyEnded = z.infer<typeof moneyEndedSchema>;
