import type { BookCard } from '../../../../domain/catalogue/schemas';
import { formatName } from '../../../lib/words/format-words';
import { joinFacts } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { languageName } from '../../../lib/words/place-names';
import { publicationDate } from './publication-date';

/** Returns what differs between editions of a work: language, binding, year. */
export function editionWords(book: Pick<BookCard, 'language' | 'format' | 'year'>): string {
  const lng = language();
  const year = book.year === null ? [] : [publicationDate(String(book.year), lng)];
  return joinFacts([languageName(book.language, lng), formatName(book.format), ...year]);
}
