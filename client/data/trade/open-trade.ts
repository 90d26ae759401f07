import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that mails the link to a trade, if number and mail address fit. The answer is the same if not.
 * @throws ApiProblem
 */
export function useFindTrade(): (number: string, email: string) => Promise<void> {
  const api = useApi();
  return async (number, email) => {
    await read(api.trades.find.$post({ json: { number: number.trim(), email: email.trim() } }));
  };
}

/**
 * Returns a function that opens a guest's trade by the key of the mailed link. The key becomes a cookie.
 * @throws ApiProblem `trade-not-found`, `invalid-input`
 */
export function useOpenByKey(): (id: string, key: string) => Promise<void> {
  const api = useApi();
  return async (id, key) => {
    await read(api.trades[':id'].key.$post({ param: { id: encodeURIComponent(id) }, json: { key } }));
  };
}

/**
 * Returns a function that ends all mailed links of a guest's trade. This browser keeps the trade.
 * @throws ApiProblem
 */
export function useEndOtherLinks(): (id: string) => Promise<void> {
  const api = useApi();
  return async (id) => {
    await read(api.trades[':id'].links.end.$post({ param: { id } }));
  };
}

/**
 * Returns a function that starts a card payment. It resolves to the address of the provider's page.
 * @throws ApiProblem
 */
export function useStartPayment(): (id: string) => Promise<string> {
  const api = useApi();
  return async (id) => (await read(api.trades[':id'].pay.$post({ param: { id } }))).url;
}
