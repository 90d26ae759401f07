import type { Subject } from '../../../subjects';
import type { Format } from '../../schemas';
import { parseIsbn } from '../../../isbn';
import { languageCode, languageOfIsbn } from '../language-codes';
import { pagesOfExtent } from '../library/extent';
import { headingSubjects } from '../library/heading-subjects';
import type { LibraryIsbn } from '../library/library-book';
import { publishDate } from '../library/publish-date';
import { seriesOfStatements } from '../library/series-statement';
import { textLanguage } from '../library/text-language';
import { plainDescription } from './description';
import { openLibraryNumber } from './dump-line';
import { keysOf, textOf, textsOf, type LooseObject } from './loose-json';
import { gramsOfWeight, physicalFormat } from './physical-format';
import { cleanPublisher, cleanTitle } from '../library/clean-title';
import { authorNumbers, languageName } from './work-record';

/** Why the import passes an edition over without a report: half of the editions have no ISBN. */
export type PassedReason = 'without-isbn' | 'no-book' | 'other-language';

/** An edition of a dump, before it is joined to its work and authors. */
export interface OpenLibraryEdition {
  readonly isbns: readonly LibraryIsbn[];
  readonly title: string;
  readonly subtitle: string;
  readonly work: number | null;
  readonly authors: readonly number[];
  /** ISO 639-1 codes; null: none is named. */
  readonly language: string | null;
  readonly originalLanguage: string | null;
  readonly originalTitle: string;
  readonly publisher: string;
  readonly published: string;
  readonly pages: string;
  readonly grams: string;
  readonly series: string;
  readonly subjects: readonly Subject[];
  readonly description: { readonly text: string; readonly language: string } | null;
}

/** A form of a title that names another medium. */
const otherMedium = /\[(?:electronic|sound|video|micro|computer|audio)[^\]]*\]/iu;

function isbnsOf(record: LooseObject, format: Format | null): LibraryIsbn[] {
  const texts = [...textsOf(record.isbn_13), ...textsOf(record.isbn_10)].slice(0, 20);
  const editions = new Set(
    texts.flatMap((text) => (parseIsbn(text).ok ? [text.replace(/\D/gu, '').slice(-10, -1)] : [])),
  );
  // One record can stand for hardback and paperback, and names one binding only.
  return texts.map((text) => ({ text, format: editions.size > 1 ? null : format }));
}

function firstLanguage(value: unknown): string | null {
  return languageCode(languageName(keysOf(value)[0] ?? ''));
}

function pagesOf(record: LooseObject): string {
  const count = record.number_of_pages;
  if (typeof count === 'number' && Number.isInteger(count) && count > 0) return String(count);
  return pagesOfExtent(textOf(record.pagination));
}

/**
 * Returns what the shop uses of an edition's record, or why it is passed over. `languages`: those that are wanted, or
 * none for all. Without a language of its own an edition has that of its ISBN's group.
 */
export function readEditionRecord(
  record: LooseObject,
  languages: ReadonlySet<string>,
): OpenLibraryEdition | PassedReason {
  const format = physicalFormat(textsOf(record.physical_format).join(' '));
  const title = textOf(record.title);
  if (format === 'no-book' || otherMedium.test(title)) return 'no-book';
  const isbns = isbnsOf(record, format);
  const [isbn] = isbns;
  if (isbn === undefined) return 'without-isbn';
  const language = firstLanguage(record.languages);
  const parsed = parseIsbn(isbn.text);
  const likely = language ?? (parsed.ok ? languageOfIsbn(parsed.isbn) : null);
  if (languages.size > 0 && (likely === null || !languages.has(likely))) return 'other-language';
  const text = plainDescription(record.description);
  const textIn = textLanguage(text) ?? language;
  return {
    isbns,
    title: cleanTitle(textOf(record.title_prefix), title),
    // Behind `=` is the title in another language.
    subtitle: cleanTitle('', textOf(record.subtitle).split(/\s=\s/u)[0] ?? ''),
    work: keysOf(record.works).map((key) => openLibraryNumber(key, 'W'))[0] ?? null,
    authors: authorNumbers(record.authors),
    language,
    originalLanguage: firstLanguage(record.translated_from),
    originalTitle: textOf(record.translation_of),
    publisher: cleanPublisher(textsOf(record.publishers)[0] ?? ''),
    published: publishDate(textOf(record.publish_date)),
    pages: pagesOf(record),
    grams: gramsOfWeight(textOf(record.weight)),
    series: seriesOfStatements(textsOf(record.series)),
    subjects: headingSubjects([...textsOf(record.subjects), ...textsOf(record.genres)].slice(0, 100)),
    description: text === '' || textIn === null ? null : { text, language: textIn },
  };
}
