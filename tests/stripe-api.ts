import { Refusal, type Session, type StripeAccount } from './stripe-account';

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
  return { error: { type: errorType(status, code), code, message: code } };
}

function errorType(status: number, code: string): string {
  if (status === 401) return 'authentication_error';
  return code.startsWith('idempotency') ? 'idempotency_error' : 'invalid_request_error';
}

/** Answers the calls that the shop makes, from the data of its account. Throws a Refusal for what Stripe refuses. */
export function answerStripe(
  account: StripeAccount,
  { method, path, query, body, key }: StripeCall,
  base: string,
): object {
  const form = new URLSearchParams(body);
  const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false });
  const since = Number(query.get('created[gte]') ?? 0);
  const intent = query.get('payment_intent');
  const [, session = '', expires] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
  const [, dispute] = /^\/v1\/disputes\/(\w+)$/.exec(path) ?? [];
  const [, warning] = /^\/v1\/radar\/early_fraud_warnings\/(\w+)$/.exec(path) ?? [];
  if (method === 'POST') {
    if (path === '/v1/checkout/sessions')
      return account.answerOnce(key, body, () => sessionAnswer(account.openSession(form), base));
    if (expires !== undefined) return sessionAnswer(account.expireSession(session), base);
    if (path === '/v1/refunds') return account.answerOnce(key, body, () => account.refund(form));
  }
  if (method === 'GET') {
    if (session !== '') return sessionAnswer(account.requireSession(session), base);
    if (path === '/v1/refunds') return list(account.refunds.filter((refund) => refund.payment_intent === intent));
    if (dispute !== undefined) return account.requireById(dispute, account.disputes);
    if (path === '/v1/disputes')
      return list(
        account.disputes.filter((one) => (intent === null || one.payment_intent === intent) && one.created >= since),
      );
    if (warning !== undefined) return account.requireById(warning, account.warnings);
    if (path === '/v1/radar/early_fraud_warnings') return list(account.warnings.filter((one) => one.created >= since));
  }
  throw new Refusal('unknown_path', 404);
}
