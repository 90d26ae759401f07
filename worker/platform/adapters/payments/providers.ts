import type { CardProvider } from '../../../../domain/trades/money/card-providers';
import type { PaymentSettings, SettingsOfProvider } from '../../settings/payment-settings';
import type { Payments } from './payments';
import { stripePayments } from './stripe';

/** Facts about a provider that need no settings. */
interface ProviderEntry<Provider extends CardProvider> {
  /** Header of an event's signature, at `/api/webhooks/{provider}`. */
  readonly signatureHeader: string;
  readonly open: (settings: SettingsOfProvider<Provider>) => Payments;
}

/** All card providers. The compiler asks for the entry of a new one. */
export const providerEntries: { readonly [Provider in CardProvider]: ProviderEntry<Provider> } = {
  stripe: { signatureHeader: 'Stripe-Signature', open: stripePayments },
};

/** Opens the provider whose settings these are. */
export function openPayments(settings: PaymentSettings): Payments {
  return providerEntries[settings.provider].open(settings);
}
