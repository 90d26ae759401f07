import type { BookList, BookSearch } from '../../../domain/catalogue/schemas';
import { queryWords } from '../../../domain/catalogue/words';
import { parseIsbn } from '../../../domain/isbn';
import type { Ctx } from '../../platform/context';
import { readStatement } from '../../platform/db/read';
import { wishesSince } from '../cards/card-rows';
import { readHits } from './read-hits';
import { countReads, mostCounted } from './count-hits';
import { readCursor, writeCursor, type Position } from './cursor';
import { hitsOf, type Hits } from './hits-sql';
import { lookForVolume, widerLooks, type WiderLook } from './look-wider';
import { namedByRead, toNamedBy } from './named-by';
import { nearBooks } from './near-books';
import { findOtherWords, type OtherWords } from './other-words';
import { orderedPage, orderedRead } from './list-ordered';
import { ownFirstPage, ownRead, popularPage, popularRead, restRead } from './list-popular';
import { rankedPage, rankedReads, type Page } from './list-ranked';
import { rateAt, rateStatement } from '../cards/rate';

interface Listing {
  readonly statements: readonly D1PreparedStatement[];
  /** Returns the page from the results of `statements`. */
  page(results: readonly D1Result[]): Page;
}

/**
 * Returns whether a list has works in other languages than the reader's beside those in it: without a filter of
 * language, or with several languages, the reader's among them.
 */
const mayBeOwnFirst = (ctx: Ctx, { language }: BookSearch) =>
  language === undefined || (language.length > 1 && language.includes(ctx.language));

/** Lists by popularity, works with an edition in the reader's language first, shown as that edition. */
function ownFirstListing(ctx: Ctx, { limit, ...search }: BookSearch, hits: Hits, position: Position): Listing {
  const { language } = ctx;
  const where = { position, limit };
  if (position.kind === 'after') {
    const rest = restRead(hits, { after: position.at, limit, language });
    return {
      statements: [readStatement(ctx.db, rest)],
      page: ([found]) => popularPage(rest.read.rowsOf(found), where),
    };
  }
  const ownHits = hitsOf(ctx, { ...search, limit, language: [language] }, wishesSince(ctx), hits.within);
  const after = position.kind === 'own' ? position.at : 0;
  const own = ownRead(ownHits, hits, { after, limit });
  const rest = restRead(hits, { after: 0, limit, language, own: { hits: ownHits, after } });
  return {
    statements: [readStatement(ctx.db, own), readStatement(ctx.db, rest)],
    page: ([first, second]) => ownFirstPage(own.read.rowsOf(first), rest.read.rowsOf(second), where),
  };
}

/** Selects the list: by relevance for words, by price or date over the first hits, else by popularity. */
function listing(ctx: Ctx, search: BookSearch, hits: Hits, position: Position): Listing {
  const where = { position, limit: search.limit };
  if (search.sort === 'price' || search.sort === '-price' || search.sort === 'newest') {
    const ordered = orderedRead(hits, search.sort);
    return {
      statements: [readStatement(ctx.db, ordered)],
      page: ([found]) => orderedPage(ordered.read.rowsOf(found), where),
    };
  }
  const q = search.q ?? '';
  const byRelevance = search.sort === 'match' && hits.any !== null && queryWords(q).length > 0;
  if (byRelevance && position.kind === 'offset') {
    const [anywhere, inTitle] = rankedReads(hits);
    const named = namedByRead(q);
    return {
      statements: [anywhere, inTitle, named].map((read) => readStatement<unknown>(ctx.db, read)),
      page: ([first, second, third]) => {
        const found = { anywhere: anywhere.read.rowsOf(first), inTitle: inTitle.read.rowsOf(second) };
        return rankedPage(ctx, found, { ...where, q, named: toNamedBy(named.read.rowsOf(third)) });
      },
    };
  }
  if (!byRelevance && mayBeOwnFirst(ctx, search)) return ownFirstListing(ctx, search, hits, position);
  const after = position.kind === 'after' ? position.at : 0;
  const popular = popularRead(hits, { after, limit: search.limit, withoutRanked: byRelevance });
  return {
    statements: [readStatement(ctx.db, popular)],
    page: ([found]) => popularPage(popular.read.rowsOf(found), where),
  };
}

/** Searches with fewer hits than this are offered another spelling. */
const fewHits = 3;

/** A page of a search, and the number of editions that it found, of which the list shows the works. */
interface Found {
  readonly list: BookList;
  readonly editions: number;
}

/** Returns a page of a search, or of another reading of it, and looks no further. Two round trips. */
async function look(ctx: Ctx, asked: BookSearch, wider: Pick<WiderLook, 'search' | 'within'>): Promise<Found> {
  const { search, within } = wider;
  const position = readCursor(asked);
  const hitsFor = (each: BookSearch) => hitsOf(ctx, each, wishesSince(ctx), within);
  const hits = hitsFor(search);
  const list = listing(ctx, search, hits, position);
  const counting = countReads(search, hits, hitsFor);
  const firstOfList = 1 + counting.reads.length;
  const results = await ctx.db.batch([
    rateStatement(ctx),
    ...counting.reads.map((read) => readStatement(ctx.db, read)),
    ...list.statements,
  ]);
  const rate = rateAt(ctx, results, 0);
  const { counts, editions } = counting.counted(results.slice(1, firstOfList), ctx.market, rate);
  const page = list.page(results.slice(firstOfList));
  const ordered = search.sort !== 'match' && search.sort !== 'popular';
  return {
    editions,
    list: {
      items: await readHits(ctx, page.groups, rate),
      nextCursor: writeCursor(asked, page.next),
      ...counts,
      orderedFirst1000: ordered && editions > mostCounted,
      corrections: [],
      reading: null,
      near: [],
      missingIsbn: null,
    },
  };
}

/** Returns the list of another reading of a search, or null when that has no hits either. */
async function lookAgain(ctx: Ctx, asked: BookSearch, wider: WiderLook): Promise<BookList | null> {
  const { list } = await look(ctx, asked, wider);
  return list.count === 0 ? null : { ...list, reading: wider.reading };
}

/** Answers a search that has few hits as typed: reads it in other ways, else shows what is near. */
async function lookFurther(ctx: Ctx, search: BookSearch, q: string, first: BookList): Promise<BookList> {
  const isFirstPage = search.cursor === undefined;
  const others = await findOtherWords(ctx, q);
  const corrections = isFirstPage ? others.offered : [];
  if (first.count > 0) return { ...first, corrections: isFirstPage ? offeredBeside(others) : [] };
  for await (const wider of widerLooks(ctx, search, others)) {
    const found = await lookAgain(ctx, search, wider);
    if (found !== null) return { ...found, corrections: [...corrections] };
  }
  const isbn = parseIsbn(q);
  return {
    ...first,
    corrections: [...corrections],
    near: await nearBooks(ctx, q),
    missingIsbn: isbn.ok ? isbn.isbn : null,
  };
}

/** Returns the spellings that are offered beside the few hits of a search as typed. */
const offeredBeside = ({ taken, offered }: OtherWords): string[] =>
  [...(taken?.kind === 'spelling' ? [taken.words] : []), ...offered].slice(0, fewHits);

/** Returns whether a search may be read in other ways than as typed. */
const mayBeRead = ({ q, exact }: BookSearch) => exact === undefined && q !== undefined && queryWords(q).length > 0;

/**
 * Searches books by words and filters. Returns a page of works, counts by filter and the spread of prices. A search
 * that finds nothing as typed is read in other ways (decision 069); the answer says how. Two round trips, the second
 * for cards and copies, and some more only for few hits.
 * @throws `invalid-cursor`
 * @see docs/product.md#searching
 */
export async function searchBooks(ctx: Ctx, search: BookSearch): Promise<BookList> {
  const asTyped = { search, within: null };
  if (!mayBeRead(search)) return (await look(ctx, search, asTyped)).list;
  const volume = await lookForVolume(ctx, search);
  const volumes = volume === null ? null : await lookAgain(ctx, search, volume);
  if (volumes !== null) return volumes;
  const { list, editions } = await look(ctx, search, asTyped);
  return editions < fewHits ? lookFurther(ctx, search, search.q ?? '', list) : list;
}
