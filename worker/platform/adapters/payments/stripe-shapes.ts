import { z } from 'zod';
import type { DisputeState } from '../../../../domain/trades/money/disputes';
import type { Dispute, FraudWarning, Payment, PaymentEvent, Refund } from './payments';

const metadataSchema = z.record(z.string(), z.string()).nullish();

/** Fields of a Checkout session, with its payment expanded. */
export const sessionSchema = z.object({
  id: z.string(),
  status: z.string().nullable(),
  url: z.string().nullish(),
  metadata: metadataSchema,
  payment_intent: z
    .object({ id: z.string(), status: z.string(), amount_received: z.int(), currency: z.string() })
    .nullish(),
});

/** Fields of a refund. */
export const refundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.string().nullable(),
  metadata: metadataSchema,
});

/** Fields of a dispute. Its balance transactions: none, money withdrawn, or withdrawn and returned. */
export const disputeSchema = z.object({
  id: z.string(),
  amount: z.int().positive(),
  currency: z.string(),
  created: z.int(),
  reason: z.string(),
  status: z.string(),
  is_charge_refundable: z.boolean(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullable(),
  balance_transactions: z.array(z.object({ amount: z.int(), currency: z.string() })),
  evidence_details: z.object({ due_by: z.int().nullable() }),
});

/** Fields of an early fraud warning. */
export const warningSchema = z.object({
  id: z.string(),
  created: z.int(),
  fraud_type: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

const eventSchema = z.object({
  type: z.string(),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({ object: z.object({ id: z.string(), metadata: metadataSchema }) }),
});

/** Returns a session as a payment. A complete session without money waits for a bank, or its bank refused. */
export function paymentOf(answer: unknown): Payment {
  const { id, status, url, metadata, payment_intent: intent } = sessionSchema.parse(answer);
  const money =
    intent?.status === 'succeeded'
      ? { id: intent.id, amount: intent.amount_received, currency: intent.currency.toUpperCase() }
      : null;
  return {
    id,
    provider: 'stripe',
    state: stateOfPayment(status, intent?.status ?? null),
    url: status === 'open' ? (url ?? null) : null,
    trade: metadata?.['trade'] ?? null,
    money,
  };
}

function stateOfPayment(session: string | null, intent: string | null): Payment['state'] {
  if (intent === 'succeeded') return 'paid';
  if (session === 'open') return 'open';
  if (session === 'expired') return 'ended';
  return intent === 'canceled' || intent === 'requires_payment_method' ? 'failed' : 'processing';
}

/** Returns a refund of an answer. */
export function refundOf(answer: unknown): Refund {
  const { id, amount, status, metadata } = refundSchema.parse(answer);
  return { id, payout: metadata?.['payout'] ?? null, amount, state: stateOfRefund(status) };
}

function stateOfRefund(status: string | null): Refund['state'] {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString();
const disputeStates: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'asked',
  warning_under_review: 'asked',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'open',
  appeal_needs_response: 'open',
  under_review: 'answered',
  appeal_under_review: 'answered',
  won: 'won',
  lost: 'lost',
};

/** Returns a dispute of an answer. An unknown status counts as open, so that the desk checks it. */
export function disputeOf(answer: unknown): Dispute {
  const {
    id,
    amount,
    currency,
    created,
    reason,
    status,
    is_charge_refundable: refundable,
    payment_intent: intent,
    balance_transactions: moves,
    evidence_details: evidence,
  } = disputeSchema.parse(answer);
  const by = status.endsWith('needs_response') ? evidence.due_by : null;
  return {
    id,
    amount,
    currency: currency.toUpperCase(),
    reason,
    refundable,
    state: disputeStates[status] ?? 'open',
    withdrawn: heldByBank(moves, amount, currency),
    money: typeof intent === 'string' ? intent : (intent?.id ?? null),
    evidenceBy: by === null ? null : instantOf(by),
    openedAt: instantOf(created),
  };
}

/**
 * Returns the amount that the bank holds, in minor units. Where the account has another currency, the moves show only
 * the direction, so it is the full amount or nothing.
 */
function heldByBank(
  moves: readonly { readonly amount: number; readonly currency: string }[],
  amount: number,
  currency: string,
): number {
  if (moves.every((move) => move.currency === currency))
    return Math.max(0, 0 - moves.reduce((sum, move) => sum + move.amount, 0));
  return moves.filter((move) => move.amount < 0).length > moves.filter((move) => move.amount > 0).length ? amount : 0;
}

/** Returns a fraud warning of an answer. Null where its charge belongs to no payment of the shop. */
export function warningOf(answer: unknown): FraudWarning | null {
  const { id, created, fraud_type: kind, payment_intent: intent } = warningSchema.parse(answer);
  const money = typeof intent === 'string' ? intent : (intent?.id ?? null);
  return money === null ? null : { id, money, kind, warnedAt: instantOf(created) };
}

/** Returns the subject of a signed event; null: it belongs to another account, or to another mode than the key. */
export function eventOf(answer: unknown, live: boolean): PaymentEvent | null {
  const read = eventSchema.safeParse(answer);
  if (!read.success) return null;
  const {
    type,
    livemode,
    account,
    data: { object },
  } = read.data;
  if (livemode !== live || (account !== null && account !== undefined)) return null;
  if (type.startsWith('checkout.session.')) return { about: 'payment', id: object.id };
  if (type.startsWith('charge.dispute.')) return { about: 'dispute', id: object.id };
  if (type.startsWith('radar.early_fraud_warning.')) return { about: 'warning', id: object.id };
  if (type.startsWith('refund.') || type === 'charge.refund.updated')
    return { about: 'refund', payout: object.metadata?.['payout'] ?? null };
  return { about: 'nothing' };
}
