import type { BookList, BookSearch } from '../../../domain/catalogue/schemas';
import { queryWords } from '../../../domain/catalogue/words';
import { parseIsbn } from '../../../domain/isbn';
import type { Ctx } from '../../platform/context';
import { readStatement, type BoundRead } from '../../platform/db/read';
import type { OfferRow } from '../cards/offer-rows';
import type { CountedSearch, CountScope } from './counts/count-hits';
import { readBookList, searchPageReads, type SearchPage, type SearchReading } from './search-page';
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
async function readSearchPage(ctx: Ctx, typed: CountedSearch, reading: SearchReading): Promise<SearchPage> {
  const reads = searchPageReads(ctx, typed, reading);
  return reads.page(await ctx.db.batch([...reads.statements]));
}

/** Another reading of a search whose list was read. */
interface ReadQuery {
  readonly query: WiderQuery;
  readonly page: SearchPage;
  /** Rows of the query's `fewHitsRead`. */
  readonly fewHitsRows: readonly OfferRow[];
}

/** Returns the list of another reading of a search; null without hits. One round trip, none for few hits. */
async function listOfReading(ctx: Ctx, { query, page, fewHitsRows }: ReadQuery): Promise<BookList | null> {
  if (page.list([]).count === 0) return null;
  const items = page.hits.hitsAmong(fewHitsRows);
  return { ...(items === null ? await readBookList(ctx, page) : page.list(items)), reading: query.reading };
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
async function readAsTyped(ctx: Ctx, typed: CountedSearch): Promise<FirstReading> {
  const { search } = typed;
  const q = search.q ?? '';
  const reads = searchPageReads(ctx, typed, { search, within: null });
  const words = typedWordsOf(q);
  const known = words.knownRead(reads.hits);
  const isbns = nearIsbnsRead(q);
  const beside: BoundRead<unknown>[] = isbns === null ? [known] : [known, isbns];
  const at = reads.statements.length;
  const results = await ctx.db.batch([...reads.statements, ...beside.map((read) => readStatement(ctx.db, read))]);
  return {
    page: reads.page(results.slice(0, at)),
    formsToTry: () => words.formsToTry(known.read.rowsOf(results[at])),
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
 * Reads which other forms of the words have hits. Reads the list of the most likely query in the same round trip, and
 * its rows where they are few. One round trip, more for joined words (`keepThoseWithHits`).
 */
async function readForms(
  ctx: Ctx,
  typed: CountedSearch,
  { forms, likely }: { readonly forms: FormsToTry; readonly likely: WiderQuery | null },
): Promise<{ readonly others: OtherForms; readonly likelyRead: ReadQuery | null }> {
  const likelyReads = likely === null ? null : searchPageReads(ctx, typed, likely);
  const fewRead = likelyReads === null ? null : fewHitsRead(ctx, likelyReads.hits);
  const statements = [
    ...(forms.read === null ? [] : [readStatement(ctx.db, forms.read)]),
    ...(fewRead === null ? [] : [readStatement(ctx.db, fewRead)]),
    ...(likelyReads?.statements ?? []),
  ];
  const results = statements.length === 0 ? [] : await ctx.db.batch(statements);
  const formRows = forms.read === null ? [] : forms.read.read.rowsOf(results.shift());
  const fewHitsRows = fewRead === null ? [] : fewRead.read.rowsOf(results.shift());
  const page = likelyReads?.page(results) ?? null;
  return {
    others: await forms.keepThoseWithHits(ctx, formRows),
    likelyRead: likely === null || page === null ? null : { query: likely, page, fewHitsRows },
  };
}

/** Answers a search without hits as typed: reads it in other ways, else shows what is near. */
async function searchWider(ctx: Ctx, typed: CountedSearch, first: FirstReading): Promise<BookList> {
  const { search } = typed;
  const q = search.q ?? '';
  const forms = first.formsToTry();
  const readings: PlainReadings = { isbn: first.isbn, sentence: await sentenceQuery(ctx, search) };
  const likely = likelyQuery(search, readings, forms.likely);
  const { others, likelyRead } = await readForms(ctx, typed, { forms, likely });
  const corrections = search.cursor === undefined ? [...others.suggestions] : [];
  for await (const query of widerQueries(ctx, search, { ...readings, others })) {
    const isRead = likelyRead !== null && isSameQuery(likelyRead.query, query);
    const list = await listOfReading(
      ctx,
      isRead ? likelyRead : { query, page: await readSearchPage(ctx, typed, query), fewHitsRows: [] },
    );
    if (list !== null) return { ...list, corrections };
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
  const typed = { search, countScope };
  if (!canBeReadOtherwise(search)) return readBookList(ctx, await readSearchPage(ctx, typed, { search, within: null }));
  const volume = await volumeQuery(ctx, search);
  if (volume !== null) {
    const page = await readSearchPage(ctx, typed, volume);
    const volumes = await listOfReading(ctx, { query: volume, page, fewHitsRows: [] });
    if (volumes !== null) return volumes;
  }
  const first = await readAsTyped(ctx, typed);
  if (first.page.editions >= fewHits) return readBookList(ctx, first.page);
  return first.page.editions > 0 ? withSpellings(ctx, search, first) : searchWider(ctx, typed, first);
}
