import { cardProviders, type CardProvider } from '../../../domain/trades/money/card-providers';
import { isLoopbackHost } from './loopback';
import { SettingError } from './setting-error';

/** The shop's account at Stripe. */
export interface StripeSettings {
  readonly provider: 'stripe';
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** A test double of Stripe on this machine; null: Stripe itself. */
  readonly double: { readonly host: string; readonly port: string } | null;
}

/** Settings of the card provider that the shop uses. A new provider adds its own settings. */
export type PaymentSettings = StripeSettings;
export type SettingsOfProvider<Provider extends CardProvider> = Extract<
  PaymentSettings,
  { readonly provider: Provider }
>;

type Readers = {
  readonly [Provider in CardProvider]: (env: Env) => SettingsOfProvider<Provider> | null;
};
const readers: Readers = { stripe: readStripe };

/**
 * Returns the settings of the first provider that is set up, or null: no cards. Throws a SettingError that names the
 * first wrong setting.
 */
export function readPayments(env: Env): PaymentSettings | null {
  return cardProviders.map((provider) => readers[provider](env)).find((found) => found !== null) ?? null;
}

/** Reads Stripe's settings: all of them or none. */
function readStripe(env: Env): StripeSettings | null {
  const text = (value: string | undefined) => (value ?? '').trim();
  const secretKey = text(env.STRIPE_SECRET_KEY);
  const webhookSecret = text(env.STRIPE_WEBHOOK_SECRET);
  const base = text(env.STRIPE_API_BASE);
  if (secretKey === '' && webhookSecret === '') {
    if (base !== '') throw new SettingError('STRIPE_SECRET_KEY', 'is missing, but STRIPE_API_BASE is set');
    return null;
  }
  if (secretKey === '') throw new SettingError('STRIPE_SECRET_KEY', 'is missing, but STRIPE_WEBHOOK_SECRET is set');
  if (!/^(?:sk|rk)_(?:live|test)_\w+$/.test(secretKey))
    throw new SettingError('STRIPE_SECRET_KEY', 'must be a secret key, "sk_live_…" or "sk_test_…"');
  if (webhookSecret === '') throw new SettingError('STRIPE_WEBHOOK_SECRET', 'is missing, but STRIPE_SECRET_KEY is set');
  if (!webhookSecret.startsWith('whsec_'))
    throw new SettingError('STRIPE_WEBHOOK_SECRET', 'must be the secret of the webhook, "whsec_…"');
  return { provider: 'stripe', secretKey, webhookSecret, double: base === '' ? null : doubleOf(base) };
}

/** Returns the address of the test double. Live keys are refused there, since a wrong setting would leak them. */
function doubleOf(base: string): StripeSettings['double'] {
  const url = URL.canParse(base) ? new URL(base) : null;
  if (url === null || url.origin !== base || url.protocol !== 'http:' || !isLoopbackHost(url.hostname)) {
    throw new SettingError('STRIPE_API_BASE', 'is for tests on this machine only: "http://127.0.0.1:1234"');
  }
  return { host: url.hostname, port: url.port };
}
