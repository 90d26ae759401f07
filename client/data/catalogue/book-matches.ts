import { useCallback } from 'react';
import type { LineMatch } from '../../../domain/catalogue/book-lines/match-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Asks the shop which books lines of titles and authors may mean. @throws ApiProblem */
export type FindMatches = (lines: readonly string[]) => Promise<readonly LineMatch[]>;

/** Returns a function that asks the shop which books lines of titles and authors may mean. @throws ApiProblem */
export function useBookMatches(): FindMatches {
  const api = useApi();
  return useCallback(
    async (lines) => (await read(api.books.matches.$post({ json: { lines: [...lines] } }))).items,
    [api],
  );
}
