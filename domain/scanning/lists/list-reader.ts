import { matchLimits } from '../../policy/limits';
import { findListColumns, headerPlace, readsOfRow, titleOfRow, type ListColumns } from './columns';
import { runLimit, type Read } from '../run';
import { RowReader, separatorOf } from './rows';
import { TitleCounter } from './title-line';

/** Number of rows that are examined before the columns are chosen. */
const sampleRows = 200;

/**
 * Reads a list of books in chunks. Equal books are counted up in the order of their first appearance. Memory is limited
 * by the number of lines that a run can hold.
 */
export class ListReader {
  /** Number of rows that were read. */
  rows = 0;
  /** Number of copies in the list, including copies that exceed the limit of a run. */
  found = 0;
  /** Number of copies that exceed the limit of a run (`runLimit`). */
  left = 0;
  #reader: RowReader | null = null;
  #columns: ListColumns | null = null;
  #sample: (readonly string[])[] = [];
  readonly #reads = new Map<string, Read & { quantity: number }>();
  readonly #titles = new TitleCounter(matchLimits.lines);

  /** Reads a chunk. The first one decides the separator, so it should have some kilobytes. */
  push(text: string): void {
    this.#reader ??= new RowReader(separatorOf(text));
    for (const row of this.#reader.push(text)) this.row(row);
  }

  /** Ends the list and returns its books, each with its number of copies. */
  end(): readonly Read[] {
    for (const row of this.#reader?.end() ?? []) this.row(row);
    this.#chooseColumns();
    return [...this.#reads.values()];
  }

  /** The chosen columns; null while the first rows are examined. */
  get columns(): ListColumns | null {
    return this.#columns;
  }

  /** Rows without an ISBN that name a book. Null where no column is named as titles: then the rows are to be read. */
  get titles(): TitleCounter | null {
    return this.#columns === null || this.#columns.title === null ? null : this.#titles;
  }

  /** Reads a row, for lists that come in rows. */
  row(row: readonly string[]): void {
    this.rows += 1;
    if (this.#columns !== null) return this.#addRow(row, this.#columns);
    this.#sample.push(row);
    if (this.#sample.length === sampleRows) this.#chooseColumns();
  }

  #chooseColumns(): void {
    if (this.#columns !== null) return;
    const rows = this.#sample.filter(
      (row) => !/^\ufeff?sep=.$/i.test(row.join('').trim()) && row.some((cell) => cell.trim() !== ''),
    );
    const plain = rows.map((row, index) => (index === 0 ? row.map((cell) => cell.replace(/^\ufeff/, '')) : row));
    const table = plain.slice(headerPlace(plain));
    const columns = findListColumns(table);
    this.#columns = columns;
    this.#sample = [];
    const hasHeader = !columns.headerIsRow && (columns.isbn.length > 0 || columns.title !== null);
    for (const row of hasHeader ? table.slice(1) : plain) this.#addRow(row, columns);
  }

  #addRow(row: readonly string[], columns: ListColumns): void {
    const reads = readsOfRow(row, columns);
    const title = reads.length === 0 ? titleOfRow(row, columns) : null;
    if (title !== null) this.#titles.add(title);
    for (const read of reads) {
      const quantity = read.quantity ?? 1;
      this.found += quantity;
      const key = `${read.text} ${read.grade ?? ''}`;
      const earlier = this.#reads.get(key);
      if (earlier !== undefined) earlier.quantity += quantity;
      else if (this.#reads.size < runLimit) this.#reads.set(key, { ...read, quantity });
      else this.left += quantity;
    }
  }
}
