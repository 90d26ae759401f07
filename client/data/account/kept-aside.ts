import type { KeptAside } from '../../../domain/accounts/account-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { announce } from '../cache/topics';

type Item = KeptAside['items'][number];

const keyOf = ({ list, book, grade }: Item) => ({ list, isbn: book.isbn, grade });

/**
 * Returns a function that moves copies that were kept aside to the list they are from, which is loaded again.
 * @throws ApiProblem `not-found`, and the codes of a list that refuses the copies
 */
export function useMoveKeptAside(): (item: Item) => Promise<void> {
  const api = useApi();
  return async (item) => {
    await read(api.account['kept-aside']['take-back'].$post({ json: keyOf(item) }));
    announce('lists');
  };
}

/**
 * Returns a function that removes copies that were kept aside.
 * @throws ApiProblem `not-found`
 */
export function useRemoveKeptAside(): (item: Item) => Promise<void> {
  const api = useApi();
  return async (item) => {
    await read(api.account['kept-aside'].$delete({ json: keyOf(item) }));
  };
}
