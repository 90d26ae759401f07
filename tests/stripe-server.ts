import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { TestProject } from 'vitest/node';
import { answerStripe, refusalAnswer, sessionAnswer } from './stripe-api';
import { Books, Refusal, type Session } from './stripe-books';

/** A test double of Stripe on loopback: the endpoints that the shop uses, and a page to pay or cancel. */
export interface StripeServer {
  /** For `STRIPE_API_BASE`. */
  readonly url: string;
  readonly settings: {
    readonly STRIPE_SECRET_KEY: string;
    readonly STRIPE_WEBHOOK_SECRET: string;
    readonly STRIPE_API_BASE: string;
  };
  /** Sends signed events to a shop from now on, as it would after each payment; null: to nobody. */
  tell(shop: string | null): void;
  /** Calls a test control, for example as a bank: `/test/` and this path. Returns its answer. */
  order(path: string, body?: object): Promise<unknown>;
  /** Sends a signed event to a shop. Returns the status of its answer. */
  event(shop: string, type: string, id: string): Promise<number>;
  close(): Promise<void>;
}

const keyShape = /^(?:Bearer )?(sk_test_\w+)$/;
/** The account of a journey. */
const ownKey = 'sk_test_dogear';
const webhookSecret = 'whsec_dogear';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const json = (answer: ServerResponse, status: number, body: unknown) =>
  answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

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
  const seen = (session: Session) => sessionAnswer(session, base);

  async function tellOf(session: Session): Promise<void> {
    if (shop === null) return;
    await post(shop, 'checkout.session.completed', seen(session));
  }

  async function post(to: string, type: string, object: { readonly id: string }): Promise<number> {
    const payload = JSON.stringify({
      id: `evt_${object.id}`,
      object: 'event',
      type,
      livemode: false,
      data: { object },
    });
    const answer = await fetch(`${to}/api/webhooks/stripe`, {
      method: 'POST',
      body: payload,
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
      },
    });
    return answer.status;
  }

  /** Test controls: actions of the person and the bank, and outages. */
  function order(books: Books, path: string, body: string): unknown {
    const [, , deed = '', id = ''] = path.split('/');
    if (deed === 'pay') return seen(books.pay(id, body === '' ? {} : JSON.parse(body)));
    if (deed === 'expire') return seen(books.expire(id));
    if (deed === 'down') books.isDown = id === 'yes';
    if (deed === 'refunds') books.refundStatus = id;
    if (deed === 'dispute') return books.dispute(id, body === '' ? {} : JSON.parse(body));
    if (deed === 'bank-says') return books.goOn(id, body === '' ? {} : JSON.parse(body));
    if (deed === 'warn') return books.warn(id);
    if (deed === 'kept') return books.kept(id);
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
    answer
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>Pay</title>` +
          `<h1>${session.asked.get('line_items[0][price_data][product_data][name]') ?? ''}</h1>` +
          `<form method="post"><button>Pay</button></form>` +
          `<a href="${session.asked.get('cancel_url') ?? ''}">Back</a></html>`,
      );
  }

  const server = createServer((request, answer) => {
    answer.on('error', () => undefined);
    void bodyOf(request).then(async (body) => {
      const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
      try {
        if (path.startsWith('/test/'))
          return void json(answer, 200, order(booksOf(searchParams.get('key') ?? undefined), path, body));
        if (path.startsWith('/page/')) return await page(request, answer, path.split('/')[2] ?? '');
        const books = booksOf(request.headers.authorization);
        books.asked.push({ call: `${request.method} ${path}`, body: Object.fromEntries(new URLSearchParams(body)) });
        if (books.isDown) return void json(answer, 503, { error: { type: 'api_error', message: 'down' } });
        const key = request.headers['idempotency-key']?.toString();
        return void json(
          answer,
          200,
          answerStripe(books, { method: request.method ?? 'GET', path, query: searchParams, body, key }, base),
        );
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return void json(answer, error.status, refusalAnswer(error));
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
    order: (path, body) =>
      Promise.resolve(order(booksOf(ownKey), `/test/${path}`, body === undefined ? '' : JSON.stringify(body))),
    event: (to, type, id) => post(to, type, { id }),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Starts the double for vitest, outside of the Worker's runtime. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openStripeServer();
  project.provide('stripeServer', server.settings);
  return () => server.close();
}
