import type { BookList, BookSearch } from '../../../domain/catalogue/schemas';
import { queryWords } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { readStatement } from '../../platform/db/read';
import { toCard, wishesSince } from '../cards/card-rows';
import { correctSpelling, fewHits } from './correct-spelling';
import { countRead, mostCounted, toCounts } from './count-hits';
import { readCursor, writeCursor, type Position } from './cursor';
import { hitsOf, type Hits } from './hits-sql';
import { orderedPage, orderedRead } from './list-ordered';
import { popularPage, popularRead } from './list-popular';
import { rankedPage, rankedReads, type Page } from './list-ranked';
import { rateAt, rateStatement } from '../cards/rate';

interface Listing {
  readonly statements: readonly D1PreparedStatement[];
  /** Returns the page from the results of `statements`. */
  page(results: readonly D1Result[]): Promise<Page>;
}

/** Selects the list: by relevance for words, by price or date over the first hits, else by popularity. */
function listing(ctx: Ctx, search: BookSearch, hits: Hits, position: Position): Listing {
  const where = { position, limit: search.limit };
  if (search.sort === 'price' || search.sort === '-price' || search.sort === 'newest') {
    const ordered = orderedRead(hits, search.sort);
    return {
      statements: [readStatement(ctx.db, ordered)],
      page: async ([found]) => orderedPage(ctx, ordered.read.rowsOf(found), where),
    };
  }
  const q = search.q ?? '';
  const byRelevance = search.sort === 'match' && hits.any !== null && queryWords(q).length > 0;
  if (byRelevance && position.kind === 'offset') {
    const [anywhere, inTitle] = rankedReads(hits);
    return {
      statements: [readStatement(ctx.db, anywhere), readStatement(ctx.db, inTitle)],
      page: async ([first, second]) => {
        const found = { anywhere: anywhere.read.rowsOf(first), inTitle: inTitle.read.rowsOf(second) };
        return rankedPage(ctx, found, { ...where, q });
      },
    };
  }
  const after = position.kind === 'after' ? position.at : 0;
  const popular = popularRead(hits, { after, limit: search.limit, withoutRanked: byRelevance });
  return {
    statements: [readStatement(ctx.db, popular)],
    page: async ([found]) => popularPage(popular.read.rowsOf(found), where),
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
  const counting = countRead(hits);
  const results = await ctx.db.batch([rateStatement(ctx), readStatement(ctx.db, counting), ...list.statements]);
  const rate = rateAt(ctx, results, 0);
  const counts = toCounts(counting.read.rowsOf(results[1]), ctx.market, rate);
  const page = await list.page(results.slice(2));
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
