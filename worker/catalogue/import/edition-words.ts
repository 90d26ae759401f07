import { indexWords } from '../../../domain/catalogue/words';
import { tagsOf } from '../../../domain/catalogue/find/match-expressions';
import { toIsbn10 } from '../../../domain/isbn';
import { namesOf } from '../cards/card-rows';
import type { EditionRow, WorkRow } from './stored-rows';
import type { OtherWords } from './other-words';

/** Words of an edition in the index. */
export type IndexedEdition = Pick<
  EditionRow,
  'isbn' | 'title' | 'subtitle' | 'authors' | 'series' | 'publisher' | 'language' | 'format' | 'subjects'
>;

/** Returns an edition's four columns of the search index: title, authors, other, tags. */
export function indexRowOf(
  edition: IndexedEdition,
  work: WorkRow | undefined,
  otherWords: OtherWords,
): readonly [string, string, string, string] {
  const authors = namesOf(edition.authors);
  const other = [
    edition.subtitle,
    edition.series,
    edition.publisher,
    edition.isbn,
    toIsbn10(edition.isbn),
    work?.title === edition.title ? null : work?.title,
    work === undefined || work.authors === edition.authors ? null : namesOf(work.authors).join(' '),
    ...otherWords.titles,
  ];
  return [
    indexWords(edition.title).join(' '),
    indexWords([...authors, ...otherWords.names].join(' ')).join(' '),
    indexWords(other.filter((text) => typeof text === 'string').join(' ')).join(' '),
    tagsOf({ language: edition.language, format: edition.format, subjects: namesOf(edition.subjects) }).join(' '),
  ];
}
