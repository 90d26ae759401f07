import { Stripe } from 'stripe';
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { minuteMs } from '../domain/time';
import { api } from '../worker/api';
import { type Ctx } from '../worker/platform/context';
import { openServices, shopContext } from '../worker/services';
import { askPayments } from '../worker/trades/money/payments/ask-payments';
import { releaseUnpaid } from '../worker/trades/outbound/release-unpaid';
import { sendOutbox } from '../worker/outbox-handlers';
import { buyersOf, statesAndAmounts, type Buyer } from '../worker/testing/buyers';
import { clerkCtx } from '../worker/testing/desk';
import { browser } from '../worker/testing/people';
import { addEditions, testIsbn } from '../worker/testing/shelf';
import type { StripeCall, StripeDispute, StripePayment } from './worker-stripe-server';

/** An account at the double that no other file of tests has. */
const settings = { ...inject('stripeServer'), STRIPE_SECRET_KEY: `sk_test_${crypto.randomUUID().replaceAll('-', '')}` };
/** A shop that takes cards at the double of Stripe. */
export const shop: Env = { ...env, ...settings };
export const [emma, rare] = [testIsbn(1), testIsbn(2)] as const;

export const newVisitor = () =>
  browser(async (request) => {
    const execution = createExecutionContext();
    const answer = await api.fetch(request, shop, execution);
    await waitOnExecutionContext(execution);
    return answer;
  });
export const clerk = () => clerkCtx(shop, new Date());
export const { orderUnpaid, payoutsOf, stockOf } = buyersOf(env.DB, newVisitor, clerk);
export const placeCardOrder = (quantity = 1, isbn: string = emma) =>
  orderUnpaid([[isbn, 'good', quantity]], null, 'IE', { payment: 'stripe' });
export const readStatesAndAmounts = async (buyer: Buyer) => statesAndAmounts(await buyer.readTrade());
/** Returns the states of the books and of the money. */
export const readStates = async (buyer: Buyer) => (await readStatesAndAmounts(buyer)).slice(0, 2).join(', ');

/** Stores many copies of one book, and one copy of another. */
export const fillShelves = () =>
  addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 90, price: 550 } } },
    { isbn: rare, title: 'Rare', stock: { good: { onHand: 1, price: 1550 } } },
  ]);

/** Acts at the provider: of the person on its page, of a bank, and outages. */
export const callFakeStripe = (order: string, body?: StripePayment | StripeDispute) =>
  fetch(`${settings.STRIPE_API_BASE}/test/${order}?key=${settings.STRIPE_SECRET_KEY}`, {
    method: 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
/** Returns the requests that it has received since the last call. */
export const askedOfStripe = async () => (await callFakeStripe('asked')).json<StripeCall[]>();

/** Begins to pay; the payment's id stands in the address. */
export async function beginPayment(buyer: Buyer): Promise<string> {
  const { status, json, text } = await buyer.send('pay');
  if (status !== 200) throw new Error(text);
  return String(json.url).split('/').at(-1) ?? '';
}

const library = new Stripe(settings.STRIPE_SECRET_KEY);
interface WebhookOptions {
  readonly secret?: string;
  readonly timestamp?: number;
  readonly changes?: object;
  readonly type?: string;
  readonly metadata?: object;
}
/** Sends an event about a payment or refund, signed by the library. */
export async function sendWebhook(
  id: string,
  {
    secret = settings.STRIPE_WEBHOOK_SECRET,
    timestamp,
    changes = {},
    type = 'checkout.session.completed',
    metadata,
  }: WebhookOptions = {},
) {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    livemode: false,
    data: { object: { id, metadata } },
    ...changes,
  });
  const signature = await library.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return postWebhook(payload, { 'Stripe-Signature': signature });
}
export const postWebhook = (payload: string, headers: Record<string, string>) =>
  newVisitor().call('POST', '/api/webhooks/stripe', payload, headers);
export const returnFromStripe = (buyer: Buyer) => buyer.person.call('GET', `/api/trades/${buyer.id}/paid?lng=de`);
export const paymentsOf = (buyer: Buyer) =>
  env.DB.prepare('SELECT count(*) AS n FROM payments WHERE trade_id = ?1').bind(buyer.id).first<number>('n');

/** Returns a context of the shop itself, so many minutes from now. */
export const ctxInMinutes = (minutes = 0): Ctx =>
  shopContext(openServices(shop), () => undefined, new Date(Date.now() + minutes * minuteMs));
/** Runs the scheduled jobs about payments at an instant, in their order. */
export async function runPaymentJobs(ctx: Ctx): Promise<void> {
  await askPayments(ctx);
  await releaseUnpaid(ctx);
  await sendOutbox(ctx);
}
