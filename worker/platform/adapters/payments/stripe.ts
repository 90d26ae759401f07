import type Stripe from 'stripe';
import type { Currency } from '../../../../domain/money';
import type { StripeSettings } from '../../settings/payment-settings';
import { callStripe, isRefused, isUnknown } from './call-stripe';
import type { PaymentRequest, Payments } from './payments';
import { disputeOf, eventOf, paymentOf, refundOf, warningOf } from './stripe-shapes';

/** Longest wait for an answer. The library tries a second time with the same key. */
const timeoutMs = 10_000;
/** Most disputes or warnings read in one list. A week of a normal shop has far fewer. */
const maxListed = 1000;
/** Languages that Stripe's page does not support. The browser's language is used for them. */
const unsupportedLanguages = new Set(['ar']);
/** Smallest charge by currency, in minor units (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const minimums: Readonly<Record<Currency, number>> = { EUR: 50, GBP: 30, PLN: 200, USD: 50, JPY: 50, AED: 200 };

/** Objects that Stripe includes in its answer instead of their ids alone. */
const expand = ['payment_intent'];

/** Returns the parameters of the hosted page on which one payment is made. */
function pageParamsOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    submit_type: 'pay',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amount,
          product_data: { name: request.title },
        },
      },
    ],
    client_reference_id: request.trade,
    customer_email: request.email,
    metadata: { trade: request.trade },
    payment_intent_data: { metadata: { trade: request.trade }, description: request.title },
    success_url: request.paidUrl,
    cancel_url: request.backUrl,
    expires_at: toSeconds(request.endsAt),
    ...(unsupportedLanguages.has(request.language) ? {} : { locale: request.language }),
    expand,
  };
}

/** Returns an instant in seconds since 1970, as Stripe counts. */
const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** Opens Stripe's library, at the first call only. */
type OpenStripe = () => Promise<Stripe>;

/** Returns the calls that open, read and end the hosted page of a payment. */
function pageCalls(open: OpenStripe): Pick<Payments, 'beginPayment' | 'readPayment' | 'endPayment'> {
  return {
    async beginPayment(request, key) {
      const stripe = await open();
      const params = pageParamsOf(request);
      return callStripe(async () => paymentOf(await stripe.checkout.sessions.create(params, { idempotencyKey: key })));
    },
    async readPayment(id) {
      const stripe = await open();
      return callStripe(async () => paymentOf(await stripe.checkout.sessions.retrieve(id, { expand })), isUnknown);
    },
    async endPayment(id) {
      const stripe = await open();
      // A closed session cannot be expired, so its state is read.
      const ended = await callStripe(
        async () => paymentOf(await stripe.checkout.sessions.expire(id, { expand })),
        isRefused,
      );
      return (
        ended ?? callStripe(async () => paymentOf(await stripe.checkout.sessions.retrieve(id, { expand })), isUnknown)
      );
    },
  };
}

/** Returns the calls that read and make refunds. */
function refundCalls(open: OpenStripe): Pick<Payments, 'listRefunds' | 'refundCharge'> {
  return {
    async listRefunds(money) {
      const stripe = await open();
      return callStripe(async () =>
        (await stripe.refunds.list({ payment_intent: money, limit: 100 })).data.map(refundOf),
      );
    },
    async refundCharge({ money, payout, amount }, key) {
      const stripe = await open();
      return callStripe(
        async () =>
          refundOf(
            await stripe.refunds.create(
              { payment_intent: money, amount, reason: 'requested_by_customer', metadata: { payout } },
              { idempotencyKey: key },
            ),
          ),
        // A low balance at Stripe rises with the next sale.
        (error) => isRefused(error) && error.code !== 'balance_insufficient',
      );
    },
  };
}

/** Returns the calls that read disputes and fraud warnings. */
function disputeCalls(
  open: OpenStripe,
): Pick<Payments, 'readDispute' | 'listDisputes' | 'readFraudWarning' | 'listFraudWarnings'> {
  return {
    async readDispute(id) {
      const stripe = await open();
      return callStripe(async () => disputeOf(await stripe.disputes.retrieve(id)), isUnknown);
    },
    async listDisputes(about) {
      const stripe = await open();
      const filter = 'money' in about ? { payment_intent: about.money } : { created: { gte: toSeconds(about.since) } };
      return callStripe(async () =>
        (await stripe.disputes.list({ ...filter, limit: 100 }).autoPagingToArray({ limit: maxListed })).map(disputeOf),
      );
    },
    async readFraudWarning(id) {
      const stripe = await open();
      return callStripe(async () => warningOf(await stripe.radar.earlyFraudWarnings.retrieve(id)), isUnknown);
    },
    async listFraudWarnings(since) {
      const stripe = await open();
      const listed = await callStripe(async () =>
        stripe.radar.earlyFraudWarnings
          .list({ created: { gte: toSeconds(since) }, limit: 100 })
          .autoPagingToArray({ limit: maxListed }),
      );
      return listed.map(warningOf).filter((warning) => warning !== null);
    },
  };
}

/** Returns the adapter of Stripe with its hosted page (decision 022). Stripe's library is loaded at the first call. */
export function stripePayments({ secretKey, webhookSecret, double: testDouble }: StripeSettings): Payments {
  let opened: Promise<Stripe> | null = null;
  const open: OpenStripe = () => (opened ??= openStripe(secretKey, testDouble));
  const isLive = secretKey.includes('_live_');
  return {
    provider: 'stripe',
    minimumAmount: (currency) => minimums[currency],
    ...pageCalls(open),
    ...refundCalls(open),
    ...disputeCalls(open),
    disputePageUrl: (id) => `https://dashboard.stripe.com/${isLive ? '' : 'test/'}disputes/${encodeURIComponent(id)}`,
    async readEvent(body, signature) {
      const stripe = await open();
      try {
        return eventOf(await stripe.webhooks.constructEventAsync(body, signature, webhookSecret), isLive);
      } catch {
        return null;
      }
    },
  };
}

/** Loads Stripe's library. `testDouble`: the address that replaces Stripe in tests. */
async function openStripe(secretKey: string, testDouble: StripeSettings['double']): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  return new Library(secretKey, {
    httpClient: Library.createFetchHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(testDouble === null ? {} : { ...testDouble, protocol: 'http' as const }),
  });
}
