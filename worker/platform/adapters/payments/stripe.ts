import type Stripe from 'stripe';
import type { Currency } from '../../../../domain/money';
import type { StripeSettings } from '../../settings/payment-settings';
import { PaymentsDown, type PaymentRequest, type Payments } from './payments';
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

/** Returns the adapter of Stripe with its hosted page (decision 022). Stripe's library is loaded at the first call. */
export function stripePayments({ secretKey, webhookSecret, double: testDouble }: StripeSettings): Payments {
  let opened: Promise<Stripe> | null = null;
  const open = () => (opened ??= openStripe(secretKey, testDouble));
  const isLive = secretKey.includes('_live_');
  return {
    provider: 'stripe',
    minimumAmount: (currency) => minimums[currency],
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

interface Failure {
  readonly type: string;
  readonly code: string | null;
  readonly status: number | null;
}

/** Returns whether Stripe refuses a call for good, because it is invalid or its object does not exist. */
const isRefused = ({ type, status }: Failure) =>
  type === 'StripeInvalidRequestError' || type === 'StripeCardError' || status === 404;
const isUnknown = ({ status, code }: Failure) => status === 404 || code === 'resource_missing';

function failureOf(error: unknown): Failure {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const type = read('type') ?? read('name');
  const code = read('code');
  const status = read('statusCode');
  return {
    type: typeof type === 'string' ? type : 'unknown',
    code: typeof code === 'string' ? code : null,
    status: typeof status === 'number' ? status : null,
  };
}

/**
 * Returns Stripe's answer, or null for a failure that `expected` accepts as an answer. Throws PaymentsDown for every
 * other failure.
 */
async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer>;
async function callStripe<Answer>(
  call: () => Promise<Answer>,
  expected: (failure: Failure) => boolean,
): Promise<Answer | null>;
async function callStripe<Answer>(
  call: () => Promise<Answer>,
  expected: (failure: Failure) => boolean = () => false,
): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    const failure = failureOf(error);
    if (expected(failure)) return null;
    throw new PaymentsDown([failure.type, failure.code, failure.status].filter((word) => word !== null).join(' '));
  }
}
