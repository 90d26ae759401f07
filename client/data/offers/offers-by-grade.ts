import { usedGrades } from '../../../domain/grade';
import type { OfferAnswer } from '../../../domain/pricing/schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Returns a function that loads today's offers for a book in all used grades. @throws ApiProblem */
export function useOffersByGrade(): (isbn: string) => Promise<readonly OfferAnswer[]> {
  const api = useApi();
  return async (isbn) => {
    const { items } = await read(api.offers.$post({ json: { books: usedGrades.map((grade) => ({ isbn, grade })) } }));
    return items;
  };
}
