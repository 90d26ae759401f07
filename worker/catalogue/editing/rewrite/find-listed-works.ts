import { isbnMatch, suggestionMatch } from '../../../../domain/catalogue/find/match-expressions';
import { parseIsbn } from '../../../../domain/isbn';
import { nameListLimits } from '../../../../domain/policy/catalogue-names';
import type { Ctx } from '../../../platform/context';
import { listedByWords, toListedWorks } from './listed-works';

/** Most editions that are read for each work that is shown. */
const maxEditionsPerWork = 6;

/** Finds works by an ISBN in any spelling, or by words of title and author, the most wanted first. One round trip. */
export async function findListedWorks(ctx: Ctx, q: string): Promise<ReturnType<typeof toListedWorks>> {
  const isbn = parseIsbn(q);
  const match = isbn.ok ? isbnMatch(isbn.isbn) : suggestionMatch(q);
  if (match === null) return [];
  const rows = await listedByWords.all(ctx.db, match, nameListLimits.candidates * maxEditionsPerWork);
  return toListedWorks(rows).slice(0, nameListLimits.candidates);
}
