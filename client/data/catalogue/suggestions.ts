import type { Suggestions } from '../../../domain/catalogue/schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Returns a function that loads suggestions for typed text. @throws ApiProblem */
export function useSuggest(): (words: string) => Promise<Suggestions> {
  const api = useApi();
  return (words) => read(api.suggestions.$get({ query: { q: words } }));
}
