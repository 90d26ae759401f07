import { usedGrades, type UsedGrade } from '../../../../domain/grade';
import type { Money } from '../../../../domain/money';
import { read, type ApiClient } from '../../../lib/api';

/** Loads the offer for one copy in each grade that the shop takes. Throws an ApiProblem. */
export async function loadGradeOffers(
  api: ApiClient,
  isbn: string,
  exLibrary: boolean,
): Promise<ReadonlyMap<UsedGrade, Money>> {
  const { items } = await read(
    api.offers.$post({ json: { books: usedGrades.map((grade) => ({ isbn, grade, exLibrary })) } }),
  );
  return new Map(items.flatMap(({ grade, offer }) => (offer.kind === 'offer' ? [[grade, offer.amount] as const] : [])));
}
