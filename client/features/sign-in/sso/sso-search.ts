import type { Provider } from '../../../../domain/accounts/sso-schemas';

/** Search of `/sso`, as the API's redirect writes it. Values are not checked. */
export interface SsoSearch {
  readonly result?: string;
  readonly provider?: string;
  readonly returnTo?: string;
  readonly basket?: string;
  readonly cart?: string;
  readonly wishes?: string;
  readonly keptAside?: string;
}
const textParameters = ['result', 'provider', 'returnTo', 'basket', 'cart', 'wishes', 'keptAside'] as const;

/** Reads the search of `/sso`. Values that are not texts are left out. */
export function ssoSearch(search: Record<string, unknown>): SsoSearch {
  return Object.fromEntries(
    textParameters.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
  );
}

/** Returns a number of books from an address that anyone can write: small whole numbers, else 0. */
const books = (text: string | undefined): number => (text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : 0);

/** Returns the numbers of books that were merged into each list. */
export const followedOf = ({ basket, cart, wishes, keptAside }: SsoSearch) => ({
  basket: books(basket),
  cart: books(cart),
  wishes: books(wishes),
  keptAside: books(keptAside),
});

/** Returns the provider that the address names. Undefined for an unknown one. */
export const providerOf = (providers: readonly Provider[], { provider }: SsoSearch): Provider | undefined =>
  providers.find(({ id }) => id === provider);
