import { bookSearchSchema } from '../../../../domain/catalogue/schemas';
import type { MessageMeaning } from '../../../../domain/chat/read-message';
import { rulesOf } from '../../../../domain/market/market';
import { currencies } from '../../../../domain/money';
import { presentFields } from '../../../../domain/objects/present-fields';
import type { Ctx } from '../../../platform/context';
import type { SearchBooksInput } from '../../tools/inputs';
import { booksDraft, maxShownBooks } from '../books-draft';
import type { Draft } from '../draft';
import { filtersOf } from '../filters-of';
import { matchTitle, type BooksCard } from '../find-title';
import { deniedSubjects, findWanted } from '../unwanted-books';

/** Returns the search behind a card of books as input of the search tool, which takes one value of each filter. */
export function searchOf(ctx: Ctx, { search }: BooksCard): SearchBooksInput {
  const parsed = bookSearchSchema.safeParse(Object.fromEntries(new URLSearchParams(search)));
  const { q, language, subject, author, format, min, max, in_stock } = parsed.success
    ? parsed.data
    : bookSearchSchema.parse({});
  const units = 10 ** currencies[rulesOf(ctx.market).currency];
  return {
    inStock: in_stock === 'true',
    sort: 'match',
    limit: maxShownBooks,
    ...presentFields({
      words: q,
      language: language?.[0],
      subject: subject?.[0],
      author,
      format: format?.[0],
      minPrice: min === undefined ? null : min / units,
      maxPrice: max === undefined ? null : max / units,
    }),
  };
}

/**
 * Returns whether the books shown are one named book, of which no edition is in a language: the search before found
 * none. Words of its title in other books are of no use then.
 */
export function isEditionMissing({ search, items }: BooksCard, language: string | null): boolean {
  const words = new URLSearchParams(search).get('q');
  return language !== null && words !== null && items.some((book) => matchTitle(words, book, false) === 'whole');
}

/** Shows the books of the last search without those of a denied subject: "not the ones for children". */
export async function searchWithout(
  ctx: Ctx,
  { match, request }: MessageMeaning,
  card: BooksCard,
): Promise<Draft | null> {
  const denied = deniedSubjects(match);
  if (denied.length === 0 || request.subject !== null) return null;
  const search = { ...searchOf(ctx, card), ...filtersOf(request) };
  const found = await findWanted(ctx, search, ({ subjects }) => !subjects.some((subject) => denied.includes(subject)));
  return found === null ? null : booksDraft(ctx, found);
}
