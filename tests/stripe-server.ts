import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { TestProject } from 'vitest/node';
import type { AskedOfStripe, PaidAtStripe } from './worker-stripe-server';

/** A double of Stripe on loopback: the endpoints that the shop uses, and a page on which one pays or turns back. */
export interface StripeServer {
  /** For `STRIPE_API_BASE`. */
  readonly url: string;
  readonly settings: { readonly STRIPE_SECRET_KEY: string; readonly STRIPE_WEBHOOK_SECRET: string; readonly STRIPE_API_BASE: string };
  /** Sends signed events to a shop from now on, as it would after each payment; null: to nobody. */
  tell(shop: string | null): void;
  close(): Promise<void>;
}

interface Intent {
  readonly id: string;
  status: string;
  amount_received: number;
  currency: string;
}
interface Session {
  readonly id: string;
  status: string;
  payment_intent: Intent | null;
  readonly metadata: Record<string, string>;
  readonly asked: URLSearchParams;
}
interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly payment_intent: string;
  status: string;
  readonly metadata: Record<string, string>;
}

const keyShape = /^(?:Bearer )?(sk_test_\w+)$/;
/** The account of a journey. */
const ownKey = 'sk_test_dogear';
const webhookSecret = 'whsec_dogear';

class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, status = 400) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** What Stripe keeps of an account, and its rules as far as the shop meets them. */
class Books {
  readonly sessions = new Map<string, Session>();
  readonly refunds: Refund[] = [];
  private readonly answered = new Map<string, { readonly asked: string; readonly answer: object }>();
  private last = 0;
  /** How new refunds stand; what it was asked; whether it is out of order. */
  refundStatus = 'succeeded';
  asked: AskedOfStripe[] = [];
  isDown = false;

  private next(kind: string): string {
    this.last += 1;
    return `${kind}_test_${this.last}`;
  }

  /** The same key is the same call; another body under it is refused. */
  once(key: string | undefined, asked: string, work: () => object): object {
    if (key === undefined) throw new Refusal('no_idempotency_key');
    const before = this.answered.get(key);
    if (before !== undefined) {
      if (before.asked !== asked) throw new Refusal('idempotency_key_in_use');
      return before.answer;
    }
    const answer = work();
    this.answered.set(key, { asked, answer });
    return answer;
  }

  session(id: string): Session {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Refusal('resource_missing', 404);
    return session;
  }

  open(asked: URLSearchParams): Session {
    if (Number(asked.get('expires_at')) < Date.now() / 1000 + 1800) throw new Refusal('expires_at_too_early');
    if (Number(asked.get('line_items[0][price_data][unit_amount]')) < 50) throw new Refusal('amount_too_small');
    const session: Session = { id: this.next('cs'), status: 'open', payment_intent: null, metadata: { trade: asked.get('metadata[trade]') ?? '' }, asked };
    this.sessions.set(session.id, session);
    return session;
  }

  expire(id: string): Session {
    const session = this.session(id);
    if (session.status !== 'open') throw new Refusal('session_not_open');
    session.status = 'expired';
    return session;
  }

  /** The person does something on the page; a second time it is the bank. */
  pay(id: string, { status = 'succeeded', amount, currency }: PaidAtStripe = {}): Session {
    const session = this.session(id);
    if (session.status === 'expired') throw new Refusal('session_expired');
    const asked = Number(session.asked.get('line_items[0][price_data][unit_amount]'));
    session.status = 'complete';
    session.payment_intent ??= { id: this.next('pi'), status, amount_received: 0, currency: currency ?? session.asked.get('line_items[0][price_data][currency]') ?? '' };
    session.payment_intent.status = status;
    session.payment_intent.amount_received = status === 'succeeded' ? (amount ?? asked) : 0;
    return session;
  }

  refund(asked: URLSearchParams): Refund {
    const [money, amount] = [asked.get('payment_intent') ?? '', Number(asked.get('amount'))];
    const came = [...this.sessions.values()].find((session) => session.payment_intent?.id === money)?.payment_intent?.amount_received ?? 0;
    const back = this.refunds.filter((refund) => refund.payment_intent === money && refund.status !== 'failed').reduce((sum, refund) => sum + refund.amount, 0);
    if (amount > came - back) throw new Refusal('charge_already_refunded');
    const refund = { id: this.next('re'), amount, payment_intent: money, status: this.refundStatus, metadata: readPayout(asked) };
    this.refunds.push(refund);
    return refund;
  }

  /** Somebody of the shop refunds all of a payment on Stripe's own pages. */
  giveBack(session: string): Refund {
    const intent = this.session(session).payment_intent;
    return this.refund(new URLSearchParams({ payment_intent: intent?.id ?? '', amount: String(intent?.amount_received ?? 0) }));
  }
}

const readPayout = (asked: URLSearchParams): Record<string, string> => {
  const payout = asked.get('metadata[payout]');
  return payout === null ? {} : { payout };
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const json = (answer: ServerResponse, status: number, body: unknown) => answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Opens the double on a free port. */
export async function openStripeServer(): Promise<StripeServer> {
  // Files of tests run side by side: each has an account of its own, by its key.
  const accounts = new Map<string, Books>();
  let shop: string | null = null;
  const stripe = new Stripe(ownKey);
  function booksOf(key: string | undefined): Books {
    const account = keyShape.exec(key ?? '')?.[1];
    if (account === undefined) throw new Refusal('api_key_invalid', 401);
    const books = accounts.get(account) ?? new Books();
    accounts.set(account, books);
    return books;
  }
  const seen = (session: Session) => ({ ...session, object: 'checkout.session', url: session.status === 'open' ? `${base}/page/${session.id}` : null, asked: undefined });

  async function tellOf(session: Session): Promise<void> {
    if (shop === null) return;
    const payload = JSON.stringify({ id: `evt_${session.id}`, object: 'event', type: 'checkout.session.completed', livemode: false, data: { object: seen(session) } });
    await fetch(`${shop}/api/webhooks/stripe`, {
      method: 'POST', body: payload,
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }) },
    });
  }

  /** Stripe's own interface. */
  function api(books: Books, request: IncomingMessage, path: string, query: URLSearchParams, body: string): object {
    const form = new URLSearchParams(body);
    const [, session = '', deed] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const key = request.headers['idempotency-key']?.toString();
    if (request.method === 'POST' && path === '/v1/checkout/sessions') return books.once(key, body, () => seen(books.open(form)));
    if (request.method === 'POST' && deed !== undefined) return seen(books.expire(session));
    if (request.method === 'GET' && session !== '') return seen(books.session(session));
    if (request.method === 'POST' && path === '/v1/refunds') return books.once(key, body, () => books.refund(form));
    if (request.method === 'GET' && path === '/v1/refunds') return { object: 'list', data: books.refunds.filter((refund) => refund.payment_intent === query.get('payment_intent')), has_more: false };
    throw new Refusal('unknown_path', 404);
  }

  /** What tests do as the person, the bank, and the weather. */
  function order(books: Books, path: string, body: string): unknown {
    const [, , deed = '', id = ''] = path.split('/');
    if (deed === 'pay') return seen(books.pay(id, body === '' ? {} : JSON.parse(body)));
    if (deed === 'expire') return seen(books.expire(id));
    if (deed === 'down') books.isDown = id === 'yes';
    if (deed === 'refunds') books.refundStatus = id;
    if (deed === 'by-hand') return books.giveBack(id);
    if (deed === 'bank') for (const refund of books.refunds) if (refund.status === 'pending') refund.status = id;
    if (deed !== 'asked') return {};
    const before = books.asked;
    books.asked = [];
    return before;
  }

  async function page(request: IncomingMessage, answer: ServerResponse, id: string): Promise<void> {
    const books = booksOf(ownKey);
    const session = books.session(id);
    if (request.method === 'POST') {
      books.pay(id);
      await tellOf(session);
      answer.writeHead(303, { Location: session.asked.get('success_url') ?? '' }).end();
      return;
    }
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="en"><title>Pay</title><h1>${session.asked.get('line_items[0][price_data][product_data][name]') ?? ''}</h1><form method="post"><button>Pay</button></form><a href="${session.asked.get('cancel_url') ?? ''}">Back</a></html>`,
    );
  }

  const server = createServer((request, answer) => {
    answer.on('error', () => undefined);
    void bodyOf(request).then(async (body) => {
      const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
      try {
        if (path.startsWith('/test/')) return void json(answer, 200, order(booksOf(searchParams.get('key') ?? undefined), path, body));
        if (path.startsWith('/page/')) return await page(request, answer, path.split('/')[2] ?? '');
        const books = booksOf(request.headers.authorization);
        books.asked.push({ call: `${request.method} ${path}`, body: Object.fromEntries(new URLSearchParams(body)) });
        if (books.isDown) return void json(answer, 503, { error: { type: 'api_error', message: 'down' } });
        return void json(answer, 200, api(books, request, path, searchParams, body));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const type = error.status === 401 ? 'authentication_error' : error.code.startsWith('idempotency') ? 'idempotency_error' : 'invalid_request_error';
        return void json(answer, error.status, { error: { type, code: error.code, message: error.code } });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a TCP server's address is one
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: base,
    settings: { STRIPE_SECRET_KEY: ownKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: base },
    tell: (address) => void (shop = address),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** For vitest: the double outside of the Worker's runtime. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openStripeServer();
  project.provide('stripeServer', server.settings);
  return () => server.close();
}
