import type { EditionValues, WorkValues } from '../../../../domain/catalogue/editing/edition-values';
import { matchKey } from '../../../../domain/catalogue/import/work-key';
import { isSubject } from '../../../../domain/subjects';
import { formatOf, namesOf } from '../../cards/card-rows';
import type { EditionRow, WorkRow } from '../../import/stored-rows';
import type { TitleRow } from '../../import/other-words';

/** Returns the fields of a row that staff edit. */
export function editionValues(row: EditionRow): EditionValues {
  return {
    title: row.title,
    subtitle: row.subtitle,
    authors: namesOf(row.authors),
    language: row.language,
    publisher: row.publisher,
    published: row.published,
    format: formatOf(row.format),
    pages: row.pages,
    grams: row.grams,
    subjects: namesOf(row.subjects).filter(isSubject),
    series: row.series,
    reference_price: row.reference_price,
    work: row.work,
    description:
      row.description === null ? null : { language: row.description_language ?? row.language, text: row.description },
  };
}

/** Returns a row with other values. The key of its work follows its title and authors. */
export function editionWith<Row extends EditionRow>(row: Row, values: Partial<EditionValues>): Row {
  const { authors, subjects, description, ...same } = values;
  const edited: Row = {
    ...row,
    ...same,
    ...(authors === undefined ? {} : { authors: JSON.stringify(authors) }),
    ...(subjects === undefined ? {} : { subjects: JSON.stringify(subjects) }),
    ...(description === undefined
      ? {}
      : { description: description?.text ?? null, description_language: description?.language ?? null }),
  };
  const isRenamed = edited.title !== row.title || edited.authors !== row.authors;
  return isRenamed ? { ...edited, match_key: matchKey(edited.title, namesOf(edited.authors)) } : edited;
}

/** Returns the fields of a work that staff edit. */
export function workValues(row: WorkRow, titles: readonly TitleRow[]): WorkValues {
  return {
    title: row.title,
    authors: namesOf(row.authors),
    language: row.language,
    year: row.year,
    names: titles
      .filter(({ work }) => work === row.work)
      .map(({ language, title }) => ({ language, title }))
      .toSorted((a, b) => (`${a.language} ${a.title}` < `${b.language} ${b.title}` ? -1 : 1)),
  };
}

/** Returns the row of a work that has none of its own: its edition represents it. */
export function workOfEdition(edition: EditionRow): WorkRow {
  return { work: edition.work, title: edition.title, authors: edition.authors, language: null, year: null };
}
