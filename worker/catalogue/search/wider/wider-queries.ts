import { isbnsNear } from '../../../../domain/catalogue/find/damaged-isbn';
import { readSentence } from '../../../../domain/catalogue/find/read-sentence';
import {
  readPlaceInSeries,
  readSeriesNumber,
  type SeriesNumber,
} from '../../../../domain/catalogue/find/series-number';
import { allWordsMatch, isbnsMatch } from '../../../../domain/catalogue/find/match-expressions';
import type { BookSearch, Reading } from '../../../../domain/catalogue/schemas';
import { queryWords } from '../../../../domain/catalogue/words';
import { rulesOf } from '../../../../domain/market/market';
import { presentFields } from '../../../../domain/objects/present-fields';
import type { Ctx } from '../../../platform/context';
import { columnsOf, type RowOf } from '../../../platform/db/columns';
import { defineRead, readBatch, type BoundRead } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { minorInMarket } from '../../cards/minor-in-market';
import { findOtherForms, maxWords, type WordLine, type OtherForms } from './other-forms';

/** Another way to read a search: its words or filters, and an expression for `MATCH` that stands for the words. */
export interface WiderQuery {
  readonly search: BookSearch;
  readonly within: string | null;
  readonly reading: Reading;
}

/** Most editions of a series or of damaged ISBNs that are listed. */
const maxEditions = 60;

const isbnColumns = columnsOf(editions, 'isbn');
type IsbnRow = RowOf<typeof isbnColumns>;
const isbnsKnown = defineRead(
  isbnColumns,
  'SELECT e.isbn FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value LIMIT ?2',
);
/** Editions of the works in a series that have a volume's number; the series is found by its words. */
const volumesOfSeries = defineRead(
  isbnColumns,
  `SELECT s.isbn FROM editions s WHERE s.work IN (
     SELECT e.work FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
     WHERE edition_words MATCH ?1 AND e.series GLOB '*#' || ?2 LIMIT ?3) LIMIT ?3`,
);
/** Fewest letters of a word that is also searched without its last letter, an inflection ("wiedźmina"). */
const minInflectedLetters = 6;

/** Returns the query for a volume of a series, or null. One round trip; two for words that may be inflected. */
async function queryWithinVolumes(
  ctx: Ctx,
  search: BookSearch,
  volume: SeriesNumber | null,
): Promise<WiderQuery | null> {
  if (volume === null) return null;
  const words = queryWords(volume.words).slice(0, maxWords);
  const stems = words.map((word) => (word.length < minInflectedLetters ? word : word.slice(0, -1)));
  for (const name of words.join() === stems.join() ? [words] : [words, stems]) {
    const match = allWordsMatch(name);
    if (match === null) continue;
    const [found] = await readBatch(ctx.db, [volumesOfSeries.with(match, String(volume.number), maxEditions)]);
    if (found.length > 0)
      return {
        search,
        within: isbnsMatch(found.map(({ isbn }) => isbn)),
        reading: { kind: 'volume', words: volume.words, number: volume.number },
      };
  }
  return null;
}

/** Returns the query for a volume that a query names ("harry potter band 3"), or null. */
export const volumeQuery = (ctx: Ctx, search: BookSearch): Promise<WiderQuery | null> =>
  queryWithinVolumes(ctx, search, readSeriesNumber(search.q ?? ''));

/** Returns the read of the ISBNs that differ from a query by a missing, wrong or swapped digit; null: it is no ISBN. */
export function nearIsbnsRead(q: string): BoundRead<IsbnRow> | null {
  const near = isbnsNear(q);
  return near.length === 0 ? null : isbnsKnown.with(JSON.stringify(near), maxEditions);
}

/** Returns the query for an ISBN with a missing, wrong or swapped digit from the rows of `nearIsbnsRead`, or null. */
export function isbnQuery(search: BookSearch, found: readonly IsbnRow[]): WiderQuery | null {
  return found.length === 0
    ? null
    : { search, within: isbnsMatch(found.map(({ isbn }) => isbn)), reading: { kind: 'isbn' } };
}

/**
 * Returns the query for a sentence with filters ("cheap crime in Spanish under 6 euro"), or null. Filters that the
 * search has already stay. Words that are no filter are searched.
 */
export async function sentenceQuery(ctx: Ctx, search: BookSearch): Promise<WiderQuery | null> {
  const sentence = readSentence(search.q ?? '', ctx.language);
  if (sentence === null) return null;
  const { min, max, currency } = sentence.price ?? { min: null, max: null, currency: null };
  const [minMinor, maxMinor] = await minorInMarket(
    ctx,
    [min ?? undefined, max ?? undefined],
    currency ?? rulesOf(ctx.market).currency,
  );
  // "Novels by Agatha Christie" means her books of any kind.
  const subject = sentence.subject === 'fiction' && sentence.words !== '' ? null : sentence.subject;
  const { language, format } = sentence;
  const plain = presentFields({
    q: sentence.words === '' ? null : sentence.words,
    min: minMinor === undefined ? null : Math.ceil(minMinor),
    max: maxMinor === undefined ? null : Math.floor(maxMinor),
    sort: sentence.sort,
  });
  const filters = { ...plain, ...presentFields({ language, subject, format }) };
  const read = {
    ...plain,
    ...presentFields({
      language: language === null ? null : [language],
      subject: subject === null ? null : [subject],
      format: format === null ? null : [format],
    }),
  };
  const { q: _typed, ...chosen } = search;
  const sort = search.sort === 'match' ? (filters.sort ?? 'match') : search.sort;
  return { search: { ...read, ...chosen, sort }, within: null, reading: { kind: 'filters', filters } };
}

/** Returns the query for a form of the words that `findOtherForms` has found. */
const lineQuery = (search: BookSearch, { words, expression, kind }: WordLine): WiderQuery => ({
  search: { ...search, q: words },
  within: kind === 'spelling' ? null : expression,
  reading: { kind, words },
});

/** Returns whether a sentence names more than a subject. */
const isNarrow = ({ reading }: WiderQuery) =>
  reading.kind === 'filters' && Object.keys(reading.filters).some((name) => name !== 'subject' && name !== 'q');

/** Returns the query for a sentence with another spelling of its words ("fantasy gaimana po polsku"), or null. */
async function correctedQuery(ctx: Ctx, sentence: WiderQuery): Promise<WiderQuery | null> {
  const { search, reading, within } = sentence;
  if (search.q === undefined || reading.kind !== 'filters') return null;
  const { replacement } = await findOtherForms(ctx, search.q);
  if (replacement?.kind !== 'spelling') return null;
  const q = replacement.words;
  return { search: { ...search, q }, within, reading: { ...reading, filters: { ...reading.filters, q } } };
}

/** Other ways to read a search that are known without the index's words. */
export interface PlainReadings {
  readonly isbn: WiderQuery | null;
  readonly sentence: WiderQuery | null;
}

/**
 * Returns the query that most likely is the first with hits, so that its list is read together with what decides it.
 * `likely`: the most certain form of the words.
 */
export function likelyQuery(search: BookSearch, readings: PlainReadings, likely: WordLine | null): WiderQuery | null {
  const { isbn, sentence } = readings;
  if (isbn !== null) return isbn;
  if (sentence !== null && isNarrow(sentence)) return sentence;
  return likely?.kind === 'spelling' ? lineQuery(search, likely) : sentence;
}

/** Yields other ways to read a search that finds nothing as typed, the most certain first. */
export async function* widerQueries(
  ctx: Ctx,
  search: BookSearch,
  { isbn, sentence, others }: PlainReadings & { readonly others: OtherForms },
): AsyncGenerator<WiderQuery> {
  if (isbn !== null) yield isbn;
  const place = await queryWithinVolumes(ctx, search, readPlaceInSeries(search.q ?? ''));
  if (place !== null) yield place;
  const line = others.replacement === null ? null : lineQuery(search, others.replacement);
  // A subject alone may be a slip: "ensaio sobre a segueira" is a title, though "ensaio" is a subject.
  const isSure = sentence !== null && isNarrow(sentence);
  if (isSure) yield sentence;
  const corrected = isSure ? await correctedQuery(ctx, sentence) : null;
  if (corrected !== null) yield corrected;
  if (line?.reading.kind === 'spelling') yield line;
  if (sentence !== null && !isSure) yield sentence;
  if (line !== null && line.reading.kind !== 'spelling') yield line;
}
