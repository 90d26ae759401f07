import { dumpLine, dumpRecord } from '../../../domain/catalogue/import/open-library/dump-line';
import {
  readEditionRecord,
  type OpenLibraryEdition,
} from '../../../domain/catalogue/import/open-library/edition-record';
import { openLibraryBook, type OpenLibraryBook } from '../../../domain/catalogue/import/open-library/open-library-book';
import { libraryRows, rowCount } from '../../../domain/catalogue/import/library/library-rows';
import { bytesOfFile, CompressedFileCut } from '../library/file-bytes';
import { wantedIsbns, type LibraryCounts, type LibraryFilter, type LibraryItem } from '../library/library-items';
import { DumpLines, type Line } from './dump-lines';
import type { JoinStore } from './join-store';

/** Joins an edition to its work and authors. */
export function joinEdition(edition: OpenLibraryEdition, store: JoinStore): OpenLibraryBook {
  const found = edition.work === null ? null : store.work(edition.work);
  const own = store.authors(edition.authors);
  return openLibraryBook({
    edition,
    workNumber: found?.number ?? null,
    work: found?.work ?? null,
    authors: own.length > 0 ? own : store.authors(found?.work?.authors ?? []),
    authorsFrom: own.length > 0 ? 'edition' : 'work',
  });
}

/** Types of lines that a dump of editions can have beside them, with the reason why they are passed over. */
const passedTypes: ReadonlyMap<string, string> = new Map([
  ['redirect', 'deleted'],
  ['delete', 'deleted'],
]);

/** Reads the lines of a dump of editions as rows. */
class EditionReader {
  /** Rows so far, also those that are not sent again. */
  rows = 0;
  records = 0;
  private readonly store: JoinStore;
  private readonly filter: LibraryFilter;
  private readonly counts: LibraryCounts;
  private readonly from: number;

  constructor(store: JoinStore, filter: LibraryFilter, counts: LibraryCounts, from: number) {
    this.store = store;
    this.filter = filter;
    this.counts = counts;
    this.from = from;
  }

  get isFull(): boolean {
    return this.filter.limit !== null && this.rows >= this.filter.limit;
  }

  /** Returns the rows of a line, or what is wrong with it. */
  items({ number, text, failure }: Line): LibraryItem[] {
    const bad = (name: string, reason: string, detail = ''): LibraryItem[] => [
      { kind: 'bad', number, name, reason, detail },
    ];
    if (failure !== null) return bad('', failure);
    const line = dumpLine(text);
    if (line === null) return bad('', 'line-broken', text.slice(0, 60));
    if (line.type !== 'edition') return this.#pass(passedTypes.get(line.type) ?? 'other-type');
    const name = line.key.slice(line.key.lastIndexOf('/') + 1);
    const record = dumpRecord(line.json);
    if (record === null) return bad(name, 'json-broken');
    this.records += 1;
    const edition = readEditionRecord(record, this.filter.languages);
    if (typeof edition === 'string') return this.#pass(edition);
    const isbns = wantedIsbns(edition.isbns, this.filter);
    return isbns.length === 0 ? this.#pass('other-isbn') : this.#rows({ ...edition, isbns }, number, name);
  }

  #pass(reason: string): LibraryItem[] {
    this.counts.pass(reason);
    return [];
  }

  #rows(edition: OpenLibraryEdition, number: number, name: string): LibraryItem[] {
    const room = this.filter.limit === null ? Infinity : this.filter.limit - this.rows;
    const count = Math.min(room, rowCount(edition.isbns));
    const isSent = this.rows + count > this.from;
    this.rows += count;
    // Rows that are not sent again need no join: only their number counts.
    if (!isSent) return Array.from({ length: count }, () => ({ kind: 'row', number, name, cells: [] }));
    const { book, sources } = joinEdition(edition, this.store);
    for (const [field, source] of Object.entries(sources))
      for (let row = 0; row < count; row += 1) this.counts.note(`${field} ${source}`);
    return libraryRows(book)
      .slice(0, count)
      .map((cells) => ({ kind: 'row', number, name, cells, sources }));
  }
}

/**
 * Yields the rows of a dump of editions, and at last its end. The first `from` rows have no cells: they are not sent
 * again. Calls `onBytes` with the number of bytes read so far.
 */
export async function* editionItems(
  file: string,
  store: JoinStore,
  options: { readonly filter: LibraryFilter; readonly counts: LibraryCounts; readonly from: number },
  onBytes: (done: number) => void,
): AsyncGenerator<LibraryItem> {
  const reader = new EditionReader(store, options.filter, options.counts, options.from);
  const lines = new DumpLines();
  let isWhole = true;
  try {
    for await (const chunk of bytesOfFile(file, onBytes)) {
      for (const line of lines.write(chunk)) if (!reader.isFull) yield* reader.items(line);
      if (reader.isFull) break;
    }
  } catch (error) {
    if (!(error instanceof CompressedFileCut)) throw error;
    isWhole = false;
  }
  for (const line of reader.isFull ? [] : lines.end()) {
    const items = reader.items(line);
    // A last line that can't be read has lost its end.
    if (items.some(({ kind }) => kind === 'bad')) isWhole = false;
    yield* items.map((item) => (item.kind === 'bad' ? { ...item, reason: 'record-cut' } : item));
  }
  yield { kind: 'end', records: reader.records, isWhole };
}
