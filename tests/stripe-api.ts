import { type Books, Refusal, type Session } from './stripe-books';

/** A call to Stripe's interface; `key` is its `Idempotency-Key`. */
export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Form-encoded. */
  readonly body: string;
  readonly key: string | undefined;
}

/** Returns a session as Stripe shows it; `base` is where its page is. */
export const sessionAnswer = (session: Session, base: string) => ({
  ...session,
  object: 'checkout.session',
  url: session.status === 'open' ? `${base}/page/${session.id}` : null,
  asked: undefined,
});

/** Returns the body of a refused call. */
export function refusalAnswer({ status, code }: Refusal): object {
  const type =
    status === 401
      ? 'authentication_error'
      : code.startsWith('idempotency')
        ? 'idempotency_error'
        : 'invalid_request_error';
  return { error: { type, code, message: code } };
}

/** Answers the calls that the shop makes, from the books of its account. Throws a Refusal for what Stripe refuses. */
export function answerStripe(books: Books, { method, path, query, body, key }: StripeCall, base: string): object {
  const form = new URLSearchParams(body);
  const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false });
  const since = Number(query.get('created[gte]') ?? 0);
  const money = query.get('payment_intent');
  const [, session = '', expires] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
  const [, dispute] = /^\/v1\/disputes\/(\w+)$/.exec(path) ?? [];
  const [, warning] = /^\/v1\/radar\/early_fraud_warnings\/(\w+)$/.exec(path) ?? [];
  if (method === 'POST') {
    if (path === '/v1/checkout/sessions') return books.once(key, body, () => sessionAnswer(books.open(form), base));
    if (expires !== undefined) return sessionAnswer(books.expire(session), base);
    if (path === '/v1/refunds') return books.once(key, body, () => books.refund(form));
  }
  if (method === 'GET') {
    if (session !== '') return sessionAnswer(books.session(session), base);
    if (path === '/v1/refunds') return list(books.refunds.filter((refund) => refund.payment_intent === money));
    if (dispute !== undefined) return books.found(dispute, books.disputes);
    if (path === '/v1/disputes')
      return list(
        books.disputes.filter((one) => (money === null || one.payment_intent === money) && one.created >= since),
      );
    if (warning !== undefined) return books.found(warning, books.warnings);
    if (path === '/v1/radar/early_fraud_warnings') return list(books.warnings.filter((one) => one.created >= since));
  }
  throw new Refusal('unknown_path', 404);
}
