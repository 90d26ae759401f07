import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { TestProject } from 'vitest/node';
import { answerStripe, refusalAnswer, sessionAnswer } from './stripe-api';
import { Refusal, StripeAccount, type Session } from './stripe-account';

/** A test double of Stripe on loopback: the endpoints that the shop uses, and a page to pay or cancel. */
export interface StripeServer {
  /** For `STRIPE_API_BASE`. */
  readonly url: string;
  readonly settings: {
    readonly STRIPE_SECRET_KEY: string;
    readonly STRIPE_WEBHOOK_SECRET: string;
    readonly STRIPE_API_BASE: string;
  };
  /** Sends signed events to a shop from now on, as it would after each payment; null: to no shop. */
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
  const accounts = new Map<string, StripeAccount>();
  let shop: string | null = null;
  const stripe = new Stripe(ownKey);
  function accountOf(key: string | undefined): StripeAccount {
    const secretKey = keyShape.exec(key ?? '')?.[1];
    if (secretKey === undefined) throw new Refusal('api_key_invalid', 401);
    const account = accounts.get(secretKey) ?? new StripeAccount();
    accounts.set(secretKey, account);
    return account;
  }
  const answerOf = (session: Session) => sessionAnswer(session, base);

  /** Sends the event of a paid session to the shop. */
  async function sendCompleted(session: Session): Promise<void> {
    if (shop === null) return;
    await post(shop, 'checkout.session.completed', answerOf(session));
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

  /** Runs a test control: an action of the person or the bank, or an outage. Returns its answer. */
  function runControl(account: StripeAccount, path: string, body: string): unknown {
    const [, , control = '', id = ''] = path.split('/');
    if (control === 'pay') return answerOf(account.pay(id, body === '' ? {} : JSON.parse(body)));
    if (control === 'expire') return answerOf(account.expireSession(id));
    if (control === 'down') account.isDown = id === 'yes';
    if (control === 'refunds') account.refundStatus = id;
    if (control === 'dispute') return account.dispute(id, body === '' ? {} : JSON.parse(body));
    if (control === 'bank-says') return account.changeDispute(id, body === '' ? {} : JSON.parse(body));
    if (control === 'warn') return account.warn(id);
    if (control === 'kept') return account.balanceOf(id);
    if (control === 'by-hand') return account.refundByHand(id);
    if (control === 'bank') for (const refund of account.refunds) if (refund.status === 'pending') refund.status = id;
    if (control !== 'asked') return {};
    const calls = account.asked;
    account.asked = [];
    return calls;
  }

  async function page(request: IncomingMessage, answer: ServerResponse, id: string): Promise<void> {
    const account = accountOf(ownKey);
    const session = account.requireSession(id);
    if (request.method === 'POST') {
      account.pay(id);
      await sendCompleted(session);
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
          return void json(answer, 200, runControl(accountOf(searchParams.get('key') ?? undefined), path, body));
        if (path.startsWith('/page/')) return await page(request, answer, path.split('/')[2] ?? '');
        const account = accountOf(request.headers.authorization);
        account.asked.push({ call: `${request.method} ${path}`, body: Object.fromEntries(new URLSearchParams(body)) });
        if (account.isDown) return void json(answer, 503, { error: { type: 'api_error', message: 'down' } });
        const key = request.headers['idempotency-key']?.toString();
        return void json(
          answer,
          200,
          answerStripe(account, { method: request.method ?? 'GET', path, query: searchParams, body, key }, base),
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
      Promise.resolve(runControl(accountOf(ownKey), `/test/${path}`, body === undefined ? '' : JSON.stringify(body))),
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
