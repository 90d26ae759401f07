import { findListColumns, readsOfRow, type ListColumns } from './columns';
import { runLimit, type Read } from './run';
import { RowReader, separatorOf } from './rows';

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
  #sample: string[][] = [];
  readonly #reads = new Map<string, Read & { quantity: number }>();

  /** Reads a chunk. The first one decides the separator, so it should have some kilobytes. */
  push(text: string): void {
    this.#reader ??= new RowReader(separatorOf(text));
    for (const row of this.#reader.push(text)) this.#row(row);
  }

  /** Ends the list and returns its books, each with its number of copies. */
  end(): readonly Read[] {
    for (const row of this.#reader?.end() ?? []) this.#row(row);
    this.#chooseColumns();
    return [...this.#reads.values()];
  }

  /** The chosen columns; null while the first rows are examined. */
  get columns(): ListColumns | null {
    return this.#columns;
  }

  #row(row: string[]): void {
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
    const columns = findListColumns(
      rows.map((row, at) => (at === 0 ? row.map((cell) => cell.replace(/^\ufeff/, '')) : row)),
    );
    this.#columns = columns;
    this.#sample = [];
    for (const row of columns.headerIsRow || columns.isbn.length === 0 ? rows : rows.slice(1))
      this.#addRow(row, columns);
  }

  #addRow(row: readonly string[], columns: ListColumns): void {
    for (const read of readsOfRow(row, columns)) {
      const quantity = read.quantity ?? 1;
      this.found += quantity;
      const key = `${read.text} ${read.grade ?? ''}`;
      const there = this.#reads.get(key);
      if (there !== undefined) there.quantity += quantity;
      else if (this.#reads.size < runLimit) this.#reads.set(key, { ...read, quantity });
      else this.left += quantity;
    }
  }
}
