import { z } from 'zod';
import type { Payment, PaymentEvent, Refund } from './payments';

const metadataSchema = z.record(z.string(), z.string()).nullish();

/** What we read of a Checkout session, its payment expanded. */
export const sessionSchema = z.object({
  id: z.string(),
  status: z.string().nullable(),
  url: z.string().nullish(),
  metadata: metadataSchema,
  payment_intent: z.object({ id: z.string(), status: z.string(), amount_received: z.int(), currency: z.string() }).nullish(),
});

/** What we read of a refund. */
export const refundSchema = z.object({ id: z.string(), amount: z.int(), status: z.string().nullable(), metadata: metadataSchema });

const eventSchema = z.object({
  type: z.string(),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({ object: z.object({ id: z.string(), metadata: metadataSchema }) }),
});

/** A session as a payment. A session that is complete without money waits for a bank, or its bank said no. */
export function paymentOf(answer: unknown): Payment {
  const { id, status, url, metadata, payment_intent: intent } = sessionSchema.parse(answer);
  const money = intent?.status === 'succeeded' ? { id: intent.id, amount: intent.amount_received, currency: intent.currency.toUpperCase() } : null;
  return { id, state: stateOf(status, intent?.status ?? null), url: status === 'open' ? (url ?? null) : null, trade: metadata?.['trade'] ?? null, money };
}

function stateOf(session: string | null, intent: string | null): Payment['state'] {
  if (intent === 'succeeded') return 'paid';
  if (session === 'open') return 'open';
  if (session === 'expired') return 'ended';
  return intent === 'canceled' || intent === 'requires_payment_method' ? 'failed' : 'processing';
}

export function refundOf(answer: unknown): Refund {
  const { id, amount, status, metadata } = refundSchema.parse(answer);
  const state = status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
  return { id, payout: metadata?.['payout'] ?? null, amount, state };
}

/** What a signed event is about; null: it is of another account, or of the other mode than our key. */
export function eventOf(answer: unknown, live: boolean): PaymentEvent | null {
  const read = eventSchema.safeParse(answer);
  if (!read.success) return null;
  const { type, livemode, account, data: { object } } = read.data;
  if (livemode !== live || (account !== null && account !== undefined)) return null;
  if (type.startsWith('checkout.session.')) return { about: 'payment', id: object.id };
  if (type.startsWith('refund.') || type === 'charge.refund.updated') return { about: 'refund', payout: object.metadata?.['payout'] ?? null };
  return { about: 'nothing' };
}
