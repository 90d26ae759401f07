import type { RecallStart } from '../../../domain/catalogue/recalls/recall-schemas';
import type { DeskBook, DeskStock, StockChange } from '../../../domain/desk/stock-schemas';
import { ApiProblem, read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Loads the matches of a search in the stock. Without words they are the recalled books. @throws ApiProblem */
export function loadStock(api: ApiClient, words: string): Promise<DeskStock> {
  return read(api.desk.stock.$get({ query: { q: words } }));
}

/** Returns a function that searches the stock by an ISBN or words. @throws ApiProblem */
export function useFindStock(): (words: string) => Promise<DeskStock> {
  const api = useApi();
  return (words) => loadStock(api, words);
}

/** Returns a function that starts the recall of a book and returns its stock then. @throws ApiProblem */
export function useStartRecall(): (recall: RecallStart) => Promise<readonly DeskBook[]> {
  const api = useApi();
  return async (json) => (await read(api.desk.recalls.$post({ json }))).items;
}

/** Returns a function that ends the recall of a book and returns its stock then. @throws ApiProblem */
export function useEndRecall(): (isbn: string) => Promise<readonly DeskBook[]> {
  const api = useApi();
  return async (isbn) => (await read(api.desk.recalls[':isbn'].end.$post({ param: { isbn } }))).items;
}

/** Answer to a change of the stock. */
export interface StockAnswer {
  readonly items: readonly DeskBook[];
  /** The problem if another clerk was faster. `items` is the stock as it is now. */
  readonly problem: ApiProblem | null;
}

/**
 * Returns a function that changes copies or the shelf of one book and grade.
 * @throws ApiProblem except `state-moved`, which is in the answer
 */
export function useChangeStock(): (change: StockChange) => Promise<StockAnswer> {
  const api = useApi();
  return async (json) => {
    try {
      const { items } = await read(api.desk.stock.$post({ json }));
      return { items, problem: null };
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'state-moved') throw error;
      const { items } = await loadStock(api, json.isbn);
      return { items, problem: error };
    }
  };
}
