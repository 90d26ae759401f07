import type { BookList, BookSearch } from '../../../domain/catalogue/schemas';
import { queryWords } from '../../../domain/catalogue/words';
import { parseIsbn } from '../../../domain/isbn';
import type { Ctx } from '../../platform/context';
import { readStatement, type BoundRead } from '../../platform/db/read';
import type { OfferRow } from '../cards/offer-rows';
import { listOf, lookAt, type Seen } from './look';
import { fewHitsRead } from './read-hits';
import { fewHits } from './wider/known-words';
import {
  likelyLook,
  lookForIsbn,
  lookForSentence,
  lookForVolume,
  nearIsbnsRead,
  widerLooks,
  type PlainReadings,
  type WiderLook,
} from './wider/look-wider';
import { nearBooks } from './wider/near-books';
import { wordsTyped, type OtherWords, type Tries } from './wider/other-words';

/** Returns a page of a search, or of another reading of it, without its rows. One round trip. */
async function see(ctx: Ctx, asked: BookSearch, wider: Pick<WiderLook, 'search' | 'within'>): Promise<Seen> {
  const look = lookAt(ctx, asked, wider);
  return look.seen(await ctx.db.batch([...look.statements]));
}

/**
 * Returns the list of another reading of a search, or null when that has no hits either. `few`: rows of its
 * `fewHitsRead`. One round trip where these are not enough.
 */
async function listAgain(
  ctx: Ctx,
  seen: Seen,
  { reading }: WiderLook,
  few: readonly OfferRow[] = [],
): Promise<BookList | null> {
  if (seen.list([]).count === 0) return null;
  const items = seen.hits.hitsAmong(few);
  return { ...(items === null ? await listOf(ctx, seen) : seen.list(items)), reading };
}

/** What the first round trip of a search finds. */
interface First {
  readonly seen: Seen;
  /** The forms of the words that may have hits, where the search has few; else of no use. */
  readonly tries: () => Tries;
  readonly isbn: WiderLook | null;
}

const isSame = (a: WiderLook, b: WiderLook) => JSON.stringify(a) === JSON.stringify(b);

/** Reads a search as typed and, where it has few hits, what the index knows about its words. One round trip. */
async function readFirst(ctx: Ctx, search: BookSearch, q: string): Promise<First> {
  const look = lookAt(ctx, search, { search, within: null });
  const typed = wordsTyped(q);
  const known = typed.known(look.hits);
  const isbns = nearIsbnsRead(q);
  const reads: BoundRead<unknown>[] = isbns === null ? [known] : [known, isbns];
  const at = look.statements.length;
  const results = await ctx.db.batch([...look.statements, ...reads.map((read) => readStatement(ctx.db, read))]);
  return {
    seen: look.seen(results.slice(0, at)),
    tries: () => typed.tries(known.read.rowsOf(results[at])),
    isbn: isbns === null ? null : lookForIsbn(search, isbns.read.rowsOf(results[at + 1])),
  };
}

/** Returns a page of few hits, the first one with other spellings of the words. One round trip, seldom more. */
async function withSpellings(ctx: Ctx, search: BookSearch, { seen, tries }: First): Promise<BookList> {
  if (search.cursor !== undefined) return listOf(ctx, seen);
  const tried = tries();
  const { read } = tried;
  const rows = seen.hits.statements;
  const results = await ctx.db.batch([...rows, ...(read === null ? [] : [readStatement(ctx.db, read)])]);
  const others = await tried.chosen(ctx, read === null ? [] : read.read.rowsOf(results[rows.length]));
  return { ...seen.list(seen.hits.hits(results.slice(0, rows.length))), corrections: suggestionsBeside(others) };
}

/**
 * Answers a search without hits as typed: reads it in other ways, else shows what is near. Reads the list of the most
 * likely other way in the same round trip as what decides between them, and its rows where they are few.
 */
async function lookFurther(ctx: Ctx, search: BookSearch, q: string, first: First): Promise<BookList> {
  const tries = first.tries();
  const readings: PlainReadings = { isbn: first.isbn, sentence: await lookForSentence(ctx, search) };
  const likely = likelyLook(search, readings, tries.likely);
  const ahead = likely === null ? null : { likely, look: lookAt(ctx, search, likely) };
  const few = ahead === null ? null : fewHitsRead(ctx, ahead.look.hits);
  const statements = [
    ...(tries.read === null ? [] : [readStatement(ctx.db, tries.read)]),
    ...(few === null ? [] : [readStatement(ctx.db, few)]),
    ...(ahead?.look.statements ?? []),
  ];
  const results = statements.length === 0 ? [] : await ctx.db.batch(statements);
  const tried = tries.read === null ? [] : tries.read.read.rowsOf(results.shift());
  const rowsAhead = few === null ? [] : few.read.rowsOf(results.shift());
  const seenAhead = ahead?.look.seen(results) ?? null;
  const others = await tries.chosen(ctx, tried);
  const corrections = search.cursor === undefined ? [...others.suggestions] : [];
  for await (const wider of widerLooks(ctx, search, readings, others)) {
    const isAhead = ahead !== null && isSame(ahead.likely, wider);
    const seen = isAhead && seenAhead !== null ? seenAhead : await see(ctx, search, wider);
    const found = await listAgain(ctx, seen, wider, isAhead ? rowsAhead : []);
    if (found !== null) return { ...found, corrections };
  }
  const isbn = parseIsbn(q);
  return {
    ...first.seen.list([]),
    corrections,
    near: await nearBooks(ctx, q, tries.known),
    missingIsbn: isbn.ok ? isbn.isbn : null,
  };
}

/** Returns the spellings that are offered beside the few hits of a search as typed. */
const suggestionsBeside = ({ replacement, suggestions }: OtherWords): string[] =>
  [...(replacement?.kind === 'spelling' ? [replacement.words] : []), ...suggestions].slice(0, fewHits);

/** Returns whether a search may be read in other ways than as typed. */
const mayBeRead = ({ q, exact }: BookSearch) => exact === undefined && q !== undefined && queryWords(q).length > 0;

/**
 * Searches books by words and filters. Returns a page of works, counts by filter and the spread of prices. A search
 * that finds nothing as typed is read in other ways (decision 069); the answer says how. Two round trips, the second
 * for cards and copies; three for another spelling with many hits, and seldom more where nothing is found as typed.
 * @throws `invalid-cursor`
 * @see docs/product.md#searching
 */
export async function searchBooks(ctx: Ctx, search: BookSearch): Promise<BookList> {
  if (!mayBeRead(search)) return listOf(ctx, await see(ctx, search, { search, within: null }));
  const volume = await lookForVolume(ctx, search);
  const volumes = volume === null ? null : await listAgain(ctx, await see(ctx, search, volume), volume);
  if (volumes !== null) return volumes;
  const q = search.q ?? '';
  const first = await readFirst(ctx, search, q);
  if (first.seen.editions >= fewHits) return listOf(ctx, first.seen);
  return first.seen.editions > 0 ? withSpellings(ctx, search, first) : lookFurther(ctx, search, q, first);
}
