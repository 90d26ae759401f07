import type { BookList, BookSearch } from '../../../domain/catalogue/schemas';
import { queryWords } from '../../../domain/catalogue/words';
import { parseIsbn } from '../../../domain/isbn';
import type { Ctx } from '../../platform/context';
import { readStatement, type BoundRead } from '../../platform/db/read';
import type { OfferRow } from '../cards/offer-rows';
import type { CountScope } from './count-hits';
import { readBookList, searchPageReads, type SearchPage } from './search-page';
import { fewHitsRead } from './read-hits';
import { fewHits } from './wider/known-words';
import {
  likelyQuery,
  isbnQuery,
  sentenceQuery,
  volumeQuery,
  nearIsbnsRead,
  widerQueries,
  type PlainReadings,
  type WiderQuery,
} from './wider/wider-queries';
import { nearBooks } from './wider/near-books';
import { maxSpellings, typedWordsOf, type OtherForms, type FormsToTry } from './wider/other-forms';

/** Returns a page of a search, or of another reading of it, without its rows. One round trip. */
async function readSearchPage(
  ctx: Ctx,
  asked: BookSearch,
  wider: Pick<WiderQuery, 'search' | 'within'>,
  countScope: CountScope,
): Promise<SearchPage> {
  const reads = searchPageReads(ctx, asked, wider, countScope);
  return reads.page(await ctx.db.batch([...reads.statements]));
}

/**
 * Returns the list of another reading of a search, or null when that has no hits either. `few`: rows of its
 * `fewHitsRead`. One round trip where these are not enough.
 */
async function listOfWider(
  ctx: Ctx,
  page: SearchPage,
  { reading }: WiderQuery,
  few: readonly OfferRow[] = [],
): Promise<BookList | null> {
  if (page.list([]).count === 0) return null;
  const items = page.hits.hitsAmong(few);
  return { ...(items === null ? await readBookList(ctx, page) : page.list(items)), reading };
}

/** Results of the first round trip of a search. */
interface FirstReading {
  readonly page: SearchPage;
  /** Returns other forms of the words. Call it only when the search has fewer than `fewHits` hits. */
  readonly formsToTry: () => FormsToTry;
  readonly isbn: WiderQuery | null;
}

const isSameQuery = (a: WiderQuery, b: WiderQuery) => JSON.stringify(a) === JSON.stringify(b);

/** Reads a search as typed and, where it has few hits, what the index knows about its words. One round trip. */
async function readFirst(ctx: Ctx, search: BookSearch, q: string, countScope: CountScope): Promise<FirstReading> {
  const reads = searchPageReads(ctx, search, { search, within: null }, countScope);
  const typed = typedWordsOf(q);
  const known = typed.knownRead(reads.hits);
  const isbns = nearIsbnsRead(q);
  const beside: BoundRead<unknown>[] = isbns === null ? [known] : [known, isbns];
  const at = reads.statements.length;
  const results = await ctx.db.batch([...reads.statements, ...beside.map((read) => readStatement(ctx.db, read))]);
  return {
    page: reads.page(results.slice(0, at)),
    formsToTry: () => typed.formsToTry(known.read.rowsOf(results[at])),
    isbn: isbns === null ? null : isbnQuery(search, isbns.read.rowsOf(results[at + 1])),
  };
}

/** Returns a page of few hits, the first one with other spellings of the words. One round trip, seldom more. */
async function withSpellings(ctx: Ctx, search: BookSearch, { page, formsToTry }: FirstReading): Promise<BookList> {
  if (search.cursor !== undefined) return readBookList(ctx, page);
  const forms = formsToTry();
  const { read } = forms;
  const rows = page.hits.statements;
  const results = await ctx.db.batch([...rows, ...(read === null ? [] : [readStatement(ctx.db, read)])]);
  const others = await forms.keepThoseWithHits(ctx, read === null ? [] : read.read.rowsOf(results[rows.length]));
  return { ...page.list(page.hits.hits(results.slice(0, rows.length))), corrections: suggestionsBeside(others) };
}

/**
 * Answers a search without hits as typed: reads it in other ways, else shows what is near. Reads the list of the most
 * likely other way in the same round trip as what decides between them, and its rows where they are few.
 */
async function searchWider(
  ctx: Ctx,
  search: BookSearch,
  first: FirstReading,
  countScope: CountScope,
): Promise<BookList> {
  const q = search.q ?? '';
  const forms = first.formsToTry();
  const readings: PlainReadings = { isbn: first.isbn, sentence: await sentenceQuery(ctx, search) };
  const likely = likelyQuery(search, readings, forms.likely);
  const likelyReads = likely === null ? null : searchPageReads(ctx, search, likely, countScope);
  const few = likelyReads === null ? null : fewHitsRead(ctx, likelyReads.hits);
  const statements = [
    ...(forms.read === null ? [] : [readStatement(ctx.db, forms.read)]),
    ...(few === null ? [] : [readStatement(ctx.db, few)]),
    ...(likelyReads?.statements ?? []),
  ];
  const results = statements.length === 0 ? [] : await ctx.db.batch(statements);
  const formRows = forms.read === null ? [] : forms.read.read.rowsOf(results.shift());
  const likelyRows = few === null ? [] : few.read.rowsOf(results.shift());
  const likelyPage = likelyReads?.page(results) ?? null;
  const others = await forms.keepThoseWithHits(ctx, formRows);
  const corrections = search.cursor === undefined ? [...others.suggestions] : [];
  for await (const wider of widerQueries(ctx, search, readings, others)) {
    const isLikely = likely !== null && isSameQuery(likely, wider);
    const page = isLikely && likelyPage !== null ? likelyPage : await readSearchPage(ctx, search, wider, countScope);
    const found = await listOfWider(ctx, page, wider, isLikely ? likelyRows : []);
    if (found !== null) return { ...found, corrections };
  }
  const isbn = parseIsbn(q);
  return {
    ...first.page.list([]),
    corrections,
    near: await nearBooks(ctx, q, forms.known),
    missingIsbn: isbn.ok ? isbn.isbn : null,
  };
}

/** Returns the spellings that are offered beside the few hits of a search as typed. */
const suggestionsBeside = ({ replacement, suggestions }: OtherForms): string[] =>
  [...(replacement?.kind === 'spelling' ? [replacement.words] : []), ...suggestions].slice(0, maxSpellings);

/** Returns whether a search may be read in other ways than as typed. */
const canBeReadOtherwise = ({ q, exact }: BookSearch) =>
  exact === undefined && q !== undefined && queryWords(q).length > 0;

/**
 * Searches books by words and filters. Returns a page of works, counts by filter and the spread of prices. A search
 * that finds nothing as typed is read in other ways (decision 069); the answer says how. Two round trips, the second
 * for cards and copies; three for another spelling with many hits, and seldom more where nothing is found as typed.
 * @throws `invalid-cursor`
 * @see docs/product.md#searching
 */
export function searchBooks(ctx: Ctx, search: BookSearch): Promise<BookList> {
  return searchAndCount(ctx, search, 'by-filter');
}

/** A page of works without the counts by filter. */
export type FoundWorks = Pick<BookList, 'items' | 'count' | 'atLeast' | 'reading'>;

/**
 * Searches books as `searchBooks` does, for callers that show no filters: it reads less.
 * @throws `invalid-cursor`
 */
export function findWorks(ctx: Ctx, search: BookSearch): Promise<FoundWorks> {
  return searchAndCount(ctx, search, 'total');
}

async function searchAndCount(ctx: Ctx, search: BookSearch, countScope: CountScope): Promise<BookList> {
  const pageOf = (wider: Pick<WiderQuery, 'search' | 'within'>) => readSearchPage(ctx, search, wider, countScope);
  if (!canBeReadOtherwise(search)) return readBookList(ctx, await pageOf({ search, within: null }));
  const volume = await volumeQuery(ctx, search);
  const volumes = volume === null ? null : await listOfWider(ctx, await pageOf(volume), volume);
  if (volumes !== null) return volumes;
  const first = await readFirst(ctx, search, search.q ?? '', countScope);
  if (first.page.editions >= fewHits) return readBookList(ctx, first.page);
  return first.page.editions > 0 ? withSpellings(ctx, search, first) : searchWider(ctx, search, first, countScope);
}
