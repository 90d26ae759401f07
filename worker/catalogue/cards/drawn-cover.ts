import { fingerprintOf } from '../../../domain/hash';

/** Beginning of `editions.cover_url` where a drawn cover has changed: the version of its words follows. */
const mark = 'drawn:';

/** Columns from which a cover is drawn. */
interface DrawnWords {
  readonly title: string;
  readonly authors: string;
  readonly subjects: string;
  readonly language: string;
  readonly series: string | null;
}

const wordsOf = ({ title, authors, subjects, language, series }: DrawnWords) =>
  JSON.stringify([title, authors, subjects, language, series]);

/** Returns the mark of an edition whose drawn cover changes; null where it stays the same. */
export function drawnMark(before: DrawnWords, after: DrawnWords): string | null {
  const words = wordsOf(after);
  return wordsOf(before) === words ? null : mark + fingerprintOf(words);
}

/** Returns the SQL of the new `cover_url` by a mark (SQL of `drawnMark`): that of a picture stays. */
export const coverUrlSql = (marked: string): string =>
  `CASE WHEN ${marked} IS NOT NULL AND coalesce(editions.cover_url, '${mark}') GLOB '${mark}*' THEN ${marked}
    ELSE editions.cover_url END`;

/** Returns the version of a drawn cover's words by the column `cover_url`; null where the words have never changed. */
export const drawnVersion = (coverUrl: string | null): string | null =>
  coverUrl?.startsWith(mark) === true ? coverUrl.slice(mark.length) : null;
