import { isLoopbackHost } from './loopback';

/** The shop's account at Stripe; null: no cards. */
export interface PaymentSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** A test double of Stripe on this machine; null: Stripe itself. */
  readonly double: { readonly host: string; readonly port: string } | null;
}

/**
 * Reads the payment provider's settings: all of them or none. Throws (`wrong`) with the name of the first wrong one.
 */
export function readPayments(env: Env, wrong: (setting: string, why: string) => Error): PaymentSettings | null {
  const text = (value: string | undefined) => (value ?? '').trim();
  const [secretKey, webhookSecret, base] = [
    text(env.STRIPE_SECRET_KEY),
    text(env.STRIPE_WEBHOOK_SECRET),
    text(env.STRIPE_API_BASE),
  ];
  if (secretKey === '' && webhookSecret === '') {
    if (base !== '') throw wrong('STRIPE_SECRET_KEY', 'is missing, but STRIPE_API_BASE is set');
    return null;
  }
  if (secretKey === '') throw wrong('STRIPE_SECRET_KEY', 'is missing, but STRIPE_WEBHOOK_SECRET is set');
  if (!/^(?:sk|rk)_(?:live|test)_\w+$/.test(secretKey))
    throw wrong('STRIPE_SECRET_KEY', 'must be a secret key, "sk_live_…" or "sk_test_…"');
  if (webhookSecret === '') throw wrong('STRIPE_WEBHOOK_SECRET', 'is missing, but STRIPE_SECRET_KEY is set');
  if (!webhookSecret.startsWith('whsec_'))
    throw wrong('STRIPE_WEBHOOK_SECRET', 'must be the secret of the webhook, "whsec_…"');
  return { secretKey, webhookSecret, double: base === '' ? null : doubleOf(base, wrong) };
}

/** Returns the address of the test double. Live keys are refused there, since a wrong setting would leak them. */
function doubleOf(base: string, wrong: (setting: string, why: string) => Error): PaymentSettings['double'] {
  const url = URL.canParse(base) ? new URL(base) : null;
  if (url === null || url.origin !== base || url.protocol !== 'http:' || !isLoopbackHost(url.hostname)) {
    throw wrong('STRIPE_API_BASE', 'is for tests on this machine only: "http://127.0.0.1:1234"');
  }
  return { host: url.hostname, port: url.port };
}
