import type { Subject } from '../../../subjects';
import { languageCode } from '../language-codes';
import { headingSubjects } from '../library/heading-subjects';
import { publishDate } from '../library/publish-date';
import { seriesOfStatements } from '../library/series-statement';
import { textLanguage } from '../library/text-language';
import type { OtherTitle } from '../other-names';
import { plainDescription } from './description';
import { openLibraryNumber } from './dump-line';
import { isObject, keysOf, textOf, textsOf, type LooseObject } from './loose-json';
import { cleanTitle } from '../library/clean-title';

/** Facts of a work that the join keeps. */
export interface OpenLibraryWork {
  readonly title: string;
  /** Numbers of the authors' keys. */
  readonly authors: readonly number[];
  readonly year: string;
  readonly subjects: readonly Subject[];
  readonly series: string;
  /** Only a text whose language is certain: a work has none. */
  readonly description: { readonly text: string; readonly language: string } | null;
  readonly otherTitles: readonly OtherTitle[];
}

/** Returns the numbers of authors: of `{ "author": { "key": … } }` in works, `{ "key": … }` in editions. */
export function authorNumbers(value: unknown): number[] {
  const keys = (Array.isArray(value) ? value : []).flatMap((item: unknown) =>
    isObject(item) && item.author !== undefined ? keysOf(item.author) : keysOf(item),
  );
  const numbers = keys.flatMap((key) => openLibraryNumber(key, 'A') ?? []);
  return [...new Set(numbers)].slice(0, 8);
}

function translatedTitles(value: unknown): OtherTitle[] {
  return (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    if (!isObject(item)) return [];
    const language = languageCode(languageName(keysOf(item.language)[0] ?? ''));
    const title = textOf(item.text);
    return language === null || title === '' ? [] : [{ language, title }];
  });
}

/** Returns `ger` of `/languages/ger`. */
export const languageName = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Returns what the shop uses of a work's record. */
export function readWorkRecord(record: LooseObject): OpenLibraryWork {
  const text = plainDescription(record.description);
  const language = textLanguage(text);
  return {
    title: cleanTitle('', textOf(record.title)).slice(0, 300),
    authors: authorNumbers(record.authors),
    year: publishDate(textOf(record.first_publish_date)).slice(0, 4),
    subjects: headingSubjects(textsOf(record.subjects).slice(0, 100)).slice(0, 6),
    series: seriesOfStatements(textsOf(record.series)),
    description: text === '' || language === null ? null : { text, language },
    otherTitles: translatedTitles(record.translated_titles).slice(0, 20),
  };
}
