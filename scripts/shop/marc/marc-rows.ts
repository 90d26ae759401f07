import { languageOfIsbn } from '../../../domain/catalogue/import/language-codes';
import type { LibraryBook } from '../../../domain/catalogue/import/library/library-book';
import { libraryRows } from '../../../domain/catalogue/import/library/library-rows';
import type { Dialect } from '../../../domain/catalogue/import/marc/marc-record';
import { readMarc } from '../../../domain/catalogue/import/marc/read-marc';
import { parseIsbn } from '../../../domain/isbn';
import { bytesOfFile, CompressedFileCut, firstBytesOf } from '../library/file-bytes';
import {
  LibraryFailure,
  wantedIsbns,
  type LibraryCounts,
  type LibraryFilter,
  type LibraryItem,
} from '../library/library-items';
import { sampleBytes, textOfBytes, xmlEncoding } from '../../../client/lib/book-files/encoding';
import { controlNumberIn, parseRecord } from './parse-record';
import { RecordSplitter, type RawRecord } from './record-splitter';

export interface MarcOptions {
  readonly filter: LibraryFilter;
  readonly counts: LibraryCounts;
  /** Format that the person names; null: each record decides. */
  readonly dialect: Dialect | null;
}

/** Returns the book with the ISBNs that are wanted, or why it is passed over. */
function wanted(book: LibraryBook, filter: LibraryFilter): LibraryBook | 'other-language' | 'other-isbn' {
  const [first] = book.isbns;
  const parsed = parseIsbn(first?.text ?? '');
  const language = book.language ?? (parsed.ok ? languageOfIsbn(parsed.isbn) : null);
  if (filter.languages.size > 0 && (language === null || !filter.languages.has(language))) return 'other-language';
  const isbns = wantedIsbns(book.isbns, filter);
  return isbns.length > 0 ? { ...book, isbns } : 'other-isbn';
}

/** Returns the rows of a record, or what is wrong with it. */
function itemsOf({ number, line, xml, failure }: RawRecord, options: MarcOptions): LibraryItem[] {
  const bad = (name: string, reason: string, detail = ''): LibraryItem[] => [
    { kind: 'bad', number, name, reason, detail: [`line ${line}`, detail].filter(Boolean).join(': ') },
  ];
  if (failure !== null) return bad(controlNumberIn(xml), failure);
  let record;
  try {
    record = parseRecord(xml);
  } catch (error) {
    return bad(controlNumberIn(xml), 'xml-broken', error instanceof Error ? error.message : '');
  }
  const name = (record.control.get('001') ?? '').trim().slice(0, 60);
  if (record.fields.length === 0) return bad(name, 'no-fields');
  const read = readMarc(record, options.dialect);
  const book = typeof read === 'string' ? read : wanted(read, options.filter);
  if (typeof book !== 'string') return libraryRows(book).map((cells) => ({ kind: 'row', number, name, cells }));
  options.counts.pass(book);
  return [];
}

/**
 * Yields the records of a text in chunks, and at last its end. Only one record is in memory at a time.
 * @throws LibraryFailure when the text has no record
 */
export async function* marcItems(chunks: AsyncIterable<string>, options: MarcOptions): AsyncGenerator<LibraryItem> {
  const splitter = new RecordSplitter();
  const { limit } = options.filter;
  let [rows, broken, isCut] = [0, 0, false];
  const isFull = () => limit !== null && rows >= limit;
  const items = function* (records: readonly RawRecord[]): Generator<LibraryItem> {
    for (const item of records.flatMap((record) => (isFull() ? [] : itemsOf(record, options)))) {
      if (isFull()) continue;
      if (item.kind === 'row') rows += 1;
      if (item.kind === 'bad') broken += 1;
      yield item;
    }
  };
  try {
    for await (const chunk of chunks) {
      yield* items(splitter.write(chunk));
      if (isFull()) break;
    }
  } catch (error) {
    if (!(error instanceof CompressedFileCut)) throw error;
    isCut = true;
  }
  yield* items(splitter.end());
  if (!splitter.isXml) throw new LibraryFailure('The file is no XML.');
  if (splitter.records === 0 && splitter.isWhole)
    throw new LibraryFailure('The file is XML, but has no record of MARC 21 or UNIMARC.');
  const isWhole = isFull() || (!isCut && splitter.isWhole);
  yield { kind: 'end', records: splitter.records - broken, isWhole };
}

/**
 * Yields the records of a file, gzip or plain, and at last its end. `encoding`: the option of the command; null: the
 * encoding that the file names. Calls `onBytes` with the number of bytes read so far.
 */
export async function* marcItemsOfFile(
  file: string,
  options: MarcOptions & { readonly encoding: string | null },
  onBytes: (done: number) => void,
): AsyncGenerator<LibraryItem> {
  const encoding = xmlEncoding(await firstBytesOf(file, sampleBytes), options.encoding);
  yield* marcItems(textOfBytes(bytesOfFile(file, onBytes), encoding), options);
}
