import type { LibraryBook } from '../library/library-book';
import { otherNamesOf } from '../library/other-scripts';
import type { OpenLibraryAuthor } from './author-record';
import type { OpenLibraryEdition } from './edition-record';
import type { OpenLibraryWork } from './work-record';

/** The records of an edition, joined. */
export interface JoinedEdition {
  readonly edition: OpenLibraryEdition;
  /** Number of the work, after redirects. */
  readonly workNumber: number | null;
  readonly work: OpenLibraryWork | null;
  /** Authors of the edition, else of the work, and which of them. */
  readonly authors: readonly OpenLibraryAuthor[];
  readonly authorsFrom: 'edition' | 'work';
}

/** Record from which a field of a row comes. */
export type FieldSource = 'edition' | 'work';

/** Fields that several records can fill. All others come from the edition. */
export const joinedFields = ['authors', 'subjects', 'series', 'description', 'workYear', 'otherTitles'] as const;
export type JoinedField = (typeof joinedFields)[number];

export interface OpenLibraryBook {
  readonly book: LibraryBook;
  /** Source of each joined field that has a value. */
  readonly sources: Readonly<Partial<Record<JoinedField, FieldSource>>>;
}

/** Returns the first value that is there, with its source. */
function firstOf<Value>(
  edition: Value,
  work: Value | undefined,
  isThere: (value: Value) => boolean,
): { readonly value: Value; readonly source: FieldSource | null } {
  if (isThere(edition)) return { value: edition, source: 'edition' };
  if (work !== undefined && isThere(work)) return { value: work, source: 'work' };
  return { value: edition, source: null };
}

/** Returns the slug of a work: `ol45804w`. It never changes, whatever title the work gets. */
export const openLibrarySlug = (work: number): string => `ol${work}w`;

/**
 * Returns the book of joined records: what the edition says, else what its work says. A description of the work counts
 * only in the edition's language, so that a page never shows another one.
 */
export function openLibraryBook({ edition, workNumber, work, authors, authorsFrom }: JoinedEdition): OpenLibraryBook {
  const isFilled = (value: { readonly length: number }) => value.length > 0;
  const subjects = firstOf(edition.subjects, work?.subjects, isFilled);
  const series = firstOf(edition.series, work?.series, isFilled);
  const ofWork = work?.description?.language === edition.language ? work?.description : null;
  const description = firstOf(edition.description, ofWork, (value) => value !== null);
  const names = authors.map(({ name }) => name);
  const original =
    edition.originalTitle === '' || edition.originalLanguage === null
      ? []
      : [{ language: edition.originalLanguage, title: edition.originalTitle }];
  const otherTitles = [...original, ...(work?.otherTitles ?? [])];
  const sources: Partial<Record<JoinedField, FieldSource>> = {};
  const note = (field: JoinedField, source: FieldSource | null) => {
    if (source !== null) sources[field] = source;
  };
  note('authors', names.length === 0 ? null : authorsFrom);
  note('subjects', subjects.source);
  note('series', series.source);
  note('description', description.source);
  note('workYear', work === null || work.year === '' ? null : 'work');
  if (original.length > 0) note('otherTitles', 'edition');
  else note('otherTitles', otherTitles.length > 0 ? 'work' : null);
  return {
    sources,
    book: {
      ...edition,
      authors: names,
      subjects: subjects.value,
      series: series.value,
      description: description.value,
      work:
        workNumber === null
          ? null
          : { slug: openLibrarySlug(workNumber), title: work?.title || edition.title, authors: names },
      workLanguage: edition.originalLanguage,
      workYear: work?.year ?? '',
      otherTitles,
      otherNames: authors.flatMap(({ name, otherNames }) => otherNamesOf(name, otherNames)),
    },
  };
}
