import { parseIsbn, type ParsedIsbn } from '../../../domain/isbn';
import type { OfferAnswer, OffersInput } from '../../../domain/pricing/schemas';
import type { Hold } from '../../../domain/basket/hold';
import type { Ctx } from '../../platform/context';
import { ownerOf } from '../../platform/owner';
import { holdsAt, holdsStatement } from '../basket/hold-rows';
import { gramsOfBook, offerToPerson } from '../basket/basket-line';
import { offerFactsAt, offerFactsStatements, type FactsOfBooks } from '../../catalogue/cards/book-cards';

type BookToValue = OffersInput['books'][number];

function* offerAnswers(
  ctx: Ctx,
  asked: readonly (BookToValue & { parsed: ParsedIsbn })[],
  books: FactsOfBooks['books'],
  holds: ReadonlyMap<string, Hold>,
) {
  for (const [index, { isbn, grade, exLibrary, parsed }] of asked.entries()) {
    if (!parsed.ok) {
      yield {
        index,
        asked: isbn,
        isbn: null,
        grade,
        book: null,
        offer: { kind: 'invalid', problem: parsed.problem },
      } satisfies OfferAnswer;
      continue;
    }
    const book = books.get(parsed.isbn);
    if (book === undefined) {
      yield {
        index,
        asked: isbn,
        isbn: parsed.isbn,
        grade,
        book: null,
        offer: { kind: 'declined', reason: 'not-in-catalogue' },
      } satisfies OfferAnswer;
      continue;
    }
    const { title, authors, cover } = book.card;
    yield {
      index,
      asked: isbn,
      isbn: parsed.isbn,
      grade,
      book: { isbn: parsed.isbn, title, authors, cover, grams: gramsOfBook(book) },
      offer: offerToPerson(ctx, book.facts, holds.get(parsed.isbn) ?? null, { grade, exLibrary }),
    } satisfies OfferAnswer;
  }
}

/**
 * Returns the offers for up to 1,000 books in the requested order; held amounts where the person has a hold.
 * Writes nothing. Reads in one round trip, and computes each offer when it is read.
 */
export async function valueBooks(ctx: Ctx, input: OffersInput): Promise<Iterable<OfferAnswer>> {
  const asked = input.books.map((book) => ({ ...book, parsed: parseIsbn(book.isbn) }));
  const isbns = asked.flatMap(({ parsed }) => (parsed.ok ? [parsed.isbn] : []));
  if (isbns.length === 0) return offerAnswers(ctx, asked, new Map(), new Map());
  const results = await ctx.db.batch([
    ...offerFactsStatements(ctx, isbns),
    holdsStatement(ctx, ownerOf(ctx) ?? '', isbns),
  ]);
  return offerAnswers(ctx, asked, offerFactsAt(ctx, results, 0).books, holdsAt(ctx, results, 2));
}
