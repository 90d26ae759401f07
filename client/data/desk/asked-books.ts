import type { AskedBookAnswer, DeskAskedBooks } from '../../../domain/wishes/asked-book-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Loads the books that people asked about. @throws ApiProblem */
export function loadAskedBooks(api: ApiClient): Promise<DeskAskedBooks> {
  return read(api.desk['asked-books'].$get());
}

/** Returns a function that answers a question and returns those that are left. @throws ApiProblem */
export function useAnswerAskedBook(): (isbn: string, answer: AskedBookAnswer) => Promise<DeskAskedBooks> {
  const api = useApi();
  return (isbn, answer) => read(api.desk['asked-books'][':isbn'].answer.$post({ param: { isbn }, json: answer }));
}
