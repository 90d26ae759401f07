import { importLimits } from '../../../policy/imports';
import { columnNames } from '../csv-fields';
import type { Field } from '../import-fields';
import { withdrawal } from '../row';
import { shownAuthors } from './contributors';
import type { OnixRecord } from './record';

/** Fields that a record of ONIX fills, in the order of the columns. */
const fields = [
  'isbn13',
  'isbn',
  'isbn10',
  'notification',
  'title',
  'subtitle',
  'series',
  'authorList',
  'language',
  'format',
  'pages',
  'grams',
  'subjects',
  'description',
  'descriptionLanguage',
  'publisher',
  'publisherAddress',
  'publisherContact',
  'responsiblePerson',
  'published',
  'workYear',
  'otherTitles',
  'sameWork',
  'price',
] as const satisfies readonly Field[];

/** Names of the columns of a message's rows. */
export const onixHeader: readonly string[] = fields.map((field) => columnNames(field)[0] ?? field);

/** Returns the title in the original language as the import reads other titles: `en: Emma`. */
function otherTitle({ titles, originalLanguage }: OnixRecord): string {
  if (titles.original === '' || originalLanguage === null) return '';
  return `${originalLanguage}: ${titles.original.replaceAll('|', ' ')}`;
}

/** Returns the cells of a record in the order of `onixHeader`. */
export function onixRow(record: OnixRecord): string[] {
  const { titles, publisher, description, price } = record;
  const cells: Readonly<Record<(typeof fields)[number], string>> = {
    isbn13: record.isbn13,
    isbn: record.gtin,
    isbn10: record.isbn10,
    notification: record.isWithdrawn ? withdrawal : '',
    title: titles.title,
    subtitle: titles.subtitle,
    series: titles.series,
    authorList: shownAuthors(record.contributors)
      .map((name) => name.replaceAll('|', ' '))
      .join('|'),
    language: record.language ?? '',
    format: record.format ?? '',
    pages: record.pages,
    grams: record.grams,
    subjects: record.subjects.join(' | '),
    description: description?.text ?? '',
    descriptionLanguage: description?.language ?? '',
    publisher: publisher.name,
    publisherAddress: publisher.postal,
    publisherContact: publisher.electronic,
    responsiblePerson: publisher.responsible,
    published: record.published,
    workYear: record.firstPublished,
    otherTitles: otherTitle(record),
    sameWork: record.sameWork.join(' '),
    price: price.kind === 'price' ? (price.cents / 100).toFixed(2) : '',
  };
  return fields.map((field) => cells[field].slice(0, importLimits.writtenCellUnits));
}
