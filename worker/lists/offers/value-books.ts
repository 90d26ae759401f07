import { parseIsbn, type ParsedIsbn } from '../../../domain/isbn';
import type { OfferAnswer, OffersInput } from '../../../domain/pricing/schemas';
import type { Hold } from '../../../domain/basket/hold';
import type { Ctx } from '../../platform/context';
import { ownerOf } from '../../platform/owner';
import { holdsAt, holdsStatement } from '../basket/hold-rows';
import { offerToPerson } from '../basket/price-line';
import { offerFactsAt, offerFactsStatements, type FactsOfBooks } from '../../catalogue/cards/book-cards';

type Asked = OffersInput['books'][number];

function* answers(
  ctx: Ctx,
  asked: readonly (Asked & { parsed: ParsedIsbn })[],
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
    const known = books.get(parsed.isbn);
    if (known === undefined) {
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
    const { title, authors, cover } = known.card;
    yield {
      index,
      asked: isbn,
      isbn: parsed.isbn,
      grade,
      book: { isbn: parsed.isbn, title, authors, cover },
      offer: offerToPerson(ctx, known.facts, holds.get(parsed.isbn) ?? null, { grade, exLibrary }),
    } satisfies OfferAnswer;
  }
}

/**
 * What we pay for each of up to 1,000 books, in the order of the question; held amounts where the person has a hold.
 * Writes nothing: three statements in one round trip, and each offer is computed when it is read.
 */
export async function valueBooks(ctx: Ctx, input: OffersInput): Promise<Iterable<OfferAnswer>> {
  const asked = input.books.map((book) => ({ ...book, parsed: parseIsbn(book.isbn) }));
  const isbns = asked.flatMap(({ parsed }) => (parsed.ok ? [parsed.isbn] : []));
  if (isbns.length === 0) return answers(ctx, asked, new Map(), new Map());
  const results = await ctx.db.batch([
    ...offerFactsStatements(ctx, isbns),
    holdsStatement(ctx, ownerOf(ctx) ?? '', isbns),
  ]);
  return answers(ctx, asked, offerFactsAt(ctx, results, 0).books, holdsAt(ctx, results, 2));
}
