import type { BookList, BookSearch } from '../../../domain/catalogue/schemas';
import { queryWords } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { rowsAt } from '../../platform/db/client';
import { toCard, wishesSince } from '../cards/card-rows';
import { correctSpelling, fewHits } from './correct-spelling';
import { countStatement, mostCounted, toCounts } from './count-hits';
import { readCursor, writeCursor, type Position } from './cursor';
import { hitsOf, type Hits } from './hits-sql';
import { orderedPage, orderedStatement } from './list-ordered';
import { popularPage, popularStatement } from './list-popular';
import { rankedPage, rankedStatements, type Page } from './list-ranked';
import { rateAt, rateStatement } from '../cards/rate';

interface Listing {
  readonly statements: readonly D1PreparedStatement[];
  page(results: readonly D1Result[], at: number): Promise<Page>;
}

/** Selects the list: by relevance for words, by price or date over the first hits, else by popularity. */
function listing(ctx: Ctx, search: BookSearch, hits: Hits, position: Position): Listing {
  const where = { position, limit: search.limit };
  if (search.sort === 'price' || search.sort === '-price' || search.sort === 'newest') {
    return {
      statements: [orderedStatement(ctx, hits, search.sort)],
      page: async (results, at) => orderedPage(ctx, rowsAt<{ id: number; work: string }>(results, at), where),
    };
  }
  const q = search.q ?? '';
  const byRelevance = search.sort === 'match' && hits.any !== null && queryWords(q).length > 0;
  if (byRelevance && position.kind === 'offset') {
    return {
      statements: rankedStatements(ctx, hits),
      page: async (results, at) => rankedPage(ctx, results, at, { ...where, q }),
    };
  }
  const after = position.kind === 'after' ? position.at : 0;
  return {
    statements: [popularStatement(ctx, hits, { after, limit: search.limit, withoutRanked: byRelevance })],
    page: async (results, at) => popularPage(results, at, where),
  };
}

/**
 * Searches books by words and filters. Returns a page of works, counts by filter, the spread of prices, and other
 * spellings when there are few hits. One round trip; a second one for the cards when ordered by price or date.
 * @throws `invalid-cursor`
 * @see docs/product.md#searching
 */
export async function searchBooks(ctx: Ctx, search: BookSearch): Promise<BookList> {
  const position = readCursor(search);
  const hits = hitsOf(ctx, search, wishesSince(ctx));
  const list = listing(ctx, search, hits, position);
  const results = await ctx.db.batch([rateStatement(ctx), countStatement(ctx, hits), ...list.statements]);
  const rate = rateAt(ctx, results, 0);
  const counts = toCounts(rowsAt(results, 1), ctx.market, rate);
  const page = await list.page(results, 2);
  const q = search.q ?? '';
  const few = position.page === 0 && counts.count < fewHits && q !== '';
  const ordered = search.sort !== 'match' && search.sort !== 'popular';
  return {
    items: page.groups.map(({ row, others }) => ({ ...toCard(row, ctx.market, rate), otherEditions: others })),
    nextCursor: writeCursor(search, page.next),
    ...counts,
    orderedFirst1000: ordered && (counts.atLeast || counts.count > mostCounted),
    corrections: few ? await correctSpelling(ctx, q) : [],
  };
}
