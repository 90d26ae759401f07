import type { BookList, BookSearch } from '../../../domain/catalogue/schemas';
import { queryWords } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { readStatement } from '../../platform/db/read';
import { rateAt, rateStatement } from '../cards/rate';
import { countReads, maxCountedHits, type CountedSearch } from './counts/count-hits';
import { readCursor, writeCursor, type Position } from './cursor';
import { hitsOf, type Hits } from './hits/hits-of';
import { orderedPage, orderedRead } from './list-ordered';
import {
  readerLanguageFirstPage,
  readerLanguageRead,
  popularPage,
  popularRead,
  otherLanguagesRead,
} from './list-popular';
import { rankedPage, rankedRead, type WorksPage } from './list-ranked';
import { namedByRead, toNamedBy } from './named-by';
import { hitReads, type HitReads } from './read-hits';
import type { WiderQuery } from './wider/wider-queries';

/** The hits of a list, and the position at which its page begins. */
interface ListStart {
  readonly hits: Hits;
  readonly position: Position;
}

/** The reads of a page of a list. */
interface Listing {
  readonly statements: readonly D1PreparedStatement[];
  /** Returns the page from the results of `statements`. */
  page(results: readonly D1Result[]): WorksPage;
}

/**
 * Returns whether a list can have works in the reader's language and works in other languages, so that the first may
 * come first. It can without a filter of language, and with several languages of which one is the reader's.
 */
const canListReaderLanguageFirst = (ctx: Ctx, { language }: BookSearch) =>
  language === undefined || (language.length > 1 && language.includes(ctx.language));

/** Lists by popularity, works with an edition in the reader's language first, shown as that edition. */
function readerLanguageFirstListing(
  ctx: Ctx,
  { limit, ...search }: BookSearch,
  { hits, position }: ListStart,
): Listing {
  const { language } = ctx;
  const pageQuery = { position, limit };
  if (position.kind === 'after') {
    const others = otherLanguagesRead(hits, { after: position.start, limit, language });
    return {
      statements: [readStatement(ctx.db, others)],
      page: ([result]) => popularPage(others.read.rowsOf(result), pageQuery),
    };
  }
  const ownHits = hitsOf(ctx, { ...search, limit, language: [language] }, hits.within);
  const after = position.kind === 'own' ? position.start : 0;
  const own = readerLanguageRead(ownHits, hits, { after, limit });
  const others = otherLanguagesRead(hits, { after: 0, limit, language, own: { hits: ownHits, after } });
  return {
    statements: [readStatement(ctx.db, own), readStatement(ctx.db, others)],
    page: ([first, second]) => readerLanguageFirstPage(own.read.rowsOf(first), others.read.rowsOf(second), pageQuery),
  };
}

/** Selects the list: by relevance for words, by price or date over the first hits, else by popularity. */
function chooseListing(ctx: Ctx, search: BookSearch, start: ListStart): Listing {
  const { hits, position } = start;
  const pageQuery = { position, limit: search.limit };
  if (search.sort === 'price' || search.sort === '-price' || search.sort === 'newest') {
    const ordered = orderedRead(hits, search.sort);
    return {
      statements: [readStatement(ctx.db, ordered)],
      page: ([result]) => orderedPage(ordered.read.rowsOf(result), pageQuery),
    };
  }
  const q = search.q ?? '';
  const isByRelevance = search.sort === 'match' && hits.any !== null && queryWords(q).length > 0;
  if (isByRelevance && position.kind === 'offset') {
    const ranked = rankedRead(hits);
    const named = namedByRead(q);
    return {
      statements: [readStatement(ctx.db, ranked), readStatement(ctx.db, named)],
      page: ([first, second]) =>
        rankedPage(ctx, ranked.read.rowsOf(first), { ...pageQuery, q, named: toNamedBy(named.read.rowsOf(second)) }),
    };
  }
  if (!isByRelevance && canListReaderLanguageFirst(ctx, search)) return readerLanguageFirstListing(ctx, search, start);
  const after = position.kind === 'after' ? position.start : 0;
  const popular = popularRead(hits, { after, limit: search.limit, withoutRanked: isByRelevance });
  return {
    statements: [readStatement(ctx.db, popular)],
    page: ([result]) => popularPage(popular.read.rowsOf(result), pageQuery),
  };
}

/** A page of a search without its rows, and the number of editions that it found, of which the list shows the works. */
export interface SearchPage {
  readonly editions: number;
  readonly hits: HitReads;
  /** Returns the page with its rows. */
  list(items: BookList['items']): BookList;
}

/** A reading of a search: its words and filters, and an expression for `MATCH` that stands for the words. */
export type SearchReading = Pick<WiderQuery, 'search' | 'within'>;

/** The reads of a page of a search, for a batch. */
export interface SearchPageReads {
  readonly hits: Hits;
  readonly statements: readonly D1PreparedStatement[];
  /** Returns the page from the results of `statements`. */
  page(results: readonly D1Result[]): SearchPage;
}

/**
 * Returns the reads of a page of a search, or of another reading of it: list and counts.
 * @throws `invalid-cursor`
 */
export function searchPageReads(
  ctx: Ctx,
  { search: typed, countScope }: CountedSearch,
  { search, within }: SearchReading,
): SearchPageReads {
  const position = readCursor(typed);
  const hitsFor = (each: BookSearch) => hitsOf(ctx, each, within);
  const hits = hitsFor(search);
  const list = chooseListing(ctx, search, { hits, position });
  const counting = countReads({ search, countScope }, hits, hitsFor);
  const firstOfList = 1 + counting.reads.length;
  const isSorted = search.sort !== 'match' && search.sort !== 'popular';
  return {
    hits,
    statements: [rateStatement(ctx), ...counting.reads.map((read) => readStatement(ctx.db, read)), ...list.statements],
    page: (results) => {
      const rate = rateAt(ctx, results, 0);
      const { counts: counted, editions } = counting.counted(results.slice(1, firstOfList), ctx.market, rate);
      const page = list.page(results.slice(firstOfList));
      return {
        editions,
        hits: hitReads(ctx, page.groups, rate),
        list: (items) => ({
          items,
          nextCursor: writeCursor(typed, page.next),
          ...counted,
          orderedFirst1000: isSorted && editions > maxCountedHits,
          corrections: [],
          reading: null,
          near: [],
          missingIsbn: null,
        }),
      };
    },
  };
}

/** Reads the rows of a page and returns it. One round trip; none without rows. */
export async function readBookList(ctx: Ctx, page: SearchPage): Promise<BookList> {
  const { hits } = page;
  return page.list(hits.hits(hits.statements.length === 0 ? [] : await ctx.db.batch([...hits.statements])));
}
