import type { AccountEvent, Credit } from '../../../domain/accounts/account-schemas';
import type { Currency } from '../../../domain/money';
import { presentFields } from '../../../domain/objects/present-fields';
import type { TradeSummary } from '../../../domain/trades/schemas';
import type { WishList } from '../../../domain/wishes/schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import type { ListPage } from '../list-page';

/** Trades that a person looks for: by state, and by number or title. */
export interface WantedTrades {
  readonly state: 'all' | 'open' | 'ended';
  readonly q: string;
}

/**
 * Returns a function that loads a page of the person's trades, newest first. Without a cursor it is the first page.
 * @throws ApiProblem
 */
export function useTradesPage(): (wanted: WantedTrades, cursor?: string) => Promise<ListPage<TradeSummary>> {
  const api = useApi();
  return ({ state, q }, cursor) =>
    read(
      api.trades.$get({
        query: presentFields({ state: state === 'all' ? null : state, q: q.trim() === '' ? null : q.trim(), cursor }),
      }),
    );
}

/**
 * Returns a function that loads a page of the store credit's ledger in one currency. Without a cursor it is the first
 * page.
 * @throws ApiProblem
 */
export function useCreditPage(): (currency: Currency | undefined, cursor?: string) => Promise<Credit> {
  const api = useApi();
  return (currency, cursor) => read(api.account.credit.$get({ query: presentFields({ currency, cursor }) }));
}

/**
 * Returns a function that loads the page of the wished books that a cursor begins.
 * @throws ApiProblem
 */
export function useWishesPage(): (cursor: string) => Promise<WishList> {
  const api = useApi();
  return (cursor) => read(api.wishes.$get({ query: { cursor } }));
}

/**
 * Returns a function that loads the page of the security events that a cursor begins.
 * @throws ApiProblem
 */
export function useEventsPage(): (cursor: string) => Promise<ListPage<AccountEvent>> {
  const api = useApi();
  return (cursor) => read(api.account.events.$get({ query: { cursor } }));
}
