import type { CopiesFailure } from '../../../../../domain/catalogue/import/copies-row';
import type { RowFailure } from '../../../../../domain/catalogue/import/edition-facts';
import { formats } from '../../../../../domain/catalogue/formats';
import type { DeskImport } from '../../../../../domain/desk/imports/desk-import-schemas';
import { grades } from '../../../../../domain/grade';
import { joinWithCommas } from '../../../../../domain/isolates';
import { stockChangePolicy } from '../../../../../domain/policy/copies';
import { isSubject } from '../../../../../domain/subjects';
import { m } from '../../../../../messages/compiled/messages.js';
import type { BookFileFailure, BookFileRefusal } from '../../../../lib/book-files/book-file';
import { language } from '../../../../lib/language';
import { formatName } from '../../../../lib/words/format-words';
import { gradeName } from '../../../../lib/words/grade-words';
import { languageName } from '../../../../lib/words/place-names';
import { subjectName } from '../../../../lib/words/subject-words';
import { formatFigure } from '../../desk-words';
import { formatEuro } from '../../stock/format-euro';
import type { FileFailure } from './sending/import-stage';

/** Sentences for a file that is not read at all. */
export const fileFailureWords: Readonly<Record<FileFailure, () => string>> = {
  empty: m.desk_import_file_empty,
  'unknown-format': m.desk_import_file_format,
  'old-onix': m.desk_import_file_old_onix,
  'unknown-encoding': m.desk_import_file_encoding,
  locked: m.desk_import_file_locked,
  'too-large': m.desk_import_file_large,
  broken: m.desk_import_file_broken,
  entities: m.desk_import_file_entities,
  unreadable: m.desk_import_file_unreadable,
};

/** Reasons why the shop, the reader of a file or the sending of its rows leaves a row out. */
type Reason = RowFailure | CopiesFailure | BookFileRefusal | `file-${BookFileFailure}`;

const wordsOfReasons: Readonly<Record<Reason, () => string>> = {
  'isbn-missing': m.desk_import_isbn_none,
  'isbn-invalid': m.desk_import_isbn_bad,
  'isbn-ambiguous': m.desk_import_isbn_ambiguous,
  'isbn-twice': m.desk_import_isbn_twice,
  'isbn-conflict': m.desk_import_isbn_conflict,
  'shop-barcode': m.desk_import_shop_barcode,
  'printed-music': m.desk_import_printed_music,
  'title-missing': m.desk_import_title_none,
  'price-invalid': m.desk_import_price_bad,
  'contact-invalid': m.desk_import_contact_bad,
  'stock-invalid': m.desk_import_stock_bad,
  'reference-missing': m.desk_import_reference_none,
  'notification-unknown': m.desk_import_notification,
  'test-record': m.desk_import_test_record,
  'notice-of-sale': m.desk_import_notice_of_sale,
  'supply-only': m.desk_import_supply_only,
  'partial-update': m.desk_import_partial_update,
  'no-book': m.desk_import_no_book,
  'xml-broken': m.desk_import_xml_broken,
  'record-unclosed': m.desk_import_record_unclosed,
  'record-too-large': m.desk_import_record_large,
  'record-cut': m.desk_import_record_cut,
  'row-too-large': m.desk_import_row_large,
  'cell-damaged': m.desk_import_cell_damaged,
  'grade-missing': m.desk_import_grade_none,
  'grade-unknown': m.desk_import_grade_unknown,
  'count-invalid': () => m.desk_import_count_bad({ most: formatFigure(stockChangePolicy.maxCopies) }),
  'cost-missing': m.desk_import_cost_none,
  'cost-invalid': m.desk_import_cost_bad,
  'shelf-too-long': m.desk_import_shelf_long,
  'book-unknown': m.desk_import_book_unknown,
  'book-without-price': m.desk_import_book_priceless,
  'quote-open': m.desk_import_quote_open,
  'file-cut': m.desk_import_file_cut,
  'encoding-wrong': m.desk_import_encoding_changes,
  'xml-between': m.desk_import_xml_between,
  'file-empty': m.desk_import_file_empty,
  'file-unknown-format': m.desk_import_file_format,
  'file-old-onix': m.desk_import_file_old_onix,
  'file-unknown-encoding': m.desk_import_file_encoding,
  'file-locked': m.desk_import_file_locked,
  'file-too-large': m.desk_import_file_large,
  'file-broken': m.desk_import_file_broken,
  'file-entities': m.desk_import_file_entities,
};
const wordsByReason: Readonly<Record<string, () => string>> = wordsOfReasons;
/** Returns why a row was left out, as a sentence; the code where the shop knows no sentence. */
export const reasonWords = (reason: string): string => wordsByReason[reason]?.() ?? reason;

/** Returns the state of an import in words. */
export function importStateWords({ isDryRun, finishedAt, undoneAt, isUndoing }: DeskImport): string {
  if (isDryRun) return m.desk_import_state_dry();
  if (undoneAt !== null) return m.desk_import_state_undone();
  if (isUndoing) return m.desk_import_state_undoing();
  return finishedAt === null ? m.desk_import_state_open() : m.desk_import_state_done();
}

const isbn = m.desk_report_col_isbn;
/** Names of the columns of a file and of the fields that an import changes. */
const wordsByField: Readonly<Record<string, () => string>> = {
  isbn,
  isbn13: isbn,
  isbn10: isbn,
  title: m.desk_asked_title,
  subtitle: m.desk_import_field_subtitle,
  authors: m.desk_asked_authors,
  language: m.desk_import_field_language,
  publisher: m.desk_import_field_publisher,
  publisherAddress: m.desk_import_field_address,
  publisherContact: m.desk_import_field_contact,
  responsiblePerson: m.desk_import_field_responsible,
  published: m.desk_import_field_published,
  format: m.desk_import_field_format,
  pages: m.desk_import_field_pages,
  grams: m.desk_import_field_weight,
  subjects: m.desk_import_field_subjects,
  series: m.desk_import_field_series,
  price: m.desk_asked_price,
  reference_price: m.desk_asked_price,
  demand: m.desk_import_field_demand,
  demand_base: m.desk_import_field_demand,
  ratings: m.desk_import_field_ratings,
  description: m.desk_import_field_description,
  description_language: m.desk_import_field_description_language,
  work: m.desk_import_field_work,
  workTitle: m.desk_import_field_work_title,
  workAuthors: m.desk_import_field_work_authors,
  workLanguage: m.desk_import_field_work_language,
  workYear: m.desk_import_field_work_year,
  otherTitles: m.desk_import_field_other_titles,
  otherNames: m.desk_import_field_other_names,
  quantity: m.desk_col_copies,
  on_hand: m.desk_col_on_hand,
  grade: m.desk_col_grade,
  shelf: m.desk_col_shelf,
  cost: m.desk_col_cost,
  ...Object.fromEntries(grades.map((grade) => [grade, () => gradeName(grade)])),
};
/** Returns the name of a column or field in words. */
export const importFieldName = (field: string): string => wordsByField[field]?.() ?? field;

/** Returns one text of a field in words. */
function importTextWords(field: string, text: string): string {
  if (field === 'language' || field === 'description_language') return languageName(text, language());
  const format = field === 'format' ? formats.find((each) => each === text) : undefined;
  if (format !== undefined) return formatName(format);
  return field === 'subjects' && isSubject(text) ? subjectName(text) : text;
}

/** Returns a value of a changed field in words. */
export function importValueWords(field: string, value: string): string {
  if (field === 'reference_price') return formatEuro(Number(value));
  if (field === 'authors' || field === 'subjects')
    return joinWithCommas(
      readTexts(value).map((text) => importTextWords(field, text)),
      language(),
    );
  return importTextWords(field, value);
}

/** Returns the texts of a list in JSON. */
function readTexts(json: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.map(String) : [json];
  } catch {
    return [json];
  }
}
