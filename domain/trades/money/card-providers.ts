/** Providers of card payments. A trade, a payment and a payout store the name of theirs. */
export const cardProviders = ['stripe'] as const;
export type CardProvider = (typeof cardProviders)[number];

/** Payment methods of an order. */
export const paymentMethods = ['bank-transfer', ...cardProviders] as const;

/** Methods by which a payout or a refund is sent. */
export const outgoingPaymentMethods = ['bank', ...cardProviders, 'store-credit'] as const;

/** Returns the card provider that a ledger entry's reference names (`stripe:pi_1`), or null. */
export function cardProviderOf(ref: string): CardProvider | null {
  return cardProviders.find((provider) => ref.startsWith(`${provider}:`)) ?? null;
}

/** Returns whether a payment method, a payout method or a provider's name is that of a card provider. */
export function isCardProvider(name: string | null | undefined): name is CardProvider {
  return cardProviders.some((provider) => provider === name);
}
