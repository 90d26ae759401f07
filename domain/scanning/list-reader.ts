import { findListColumns, readsOfRow, type ListColumns } from './columns';
import { runLimit, type Read } from './run';
import { RowReader, separatorOf } from './rows';

/** Rows that are looked at before columns are settled. */
const sampleRows = 200;

/**
 * Reads a list of books that comes in piece by piece, however long: equal books are counted up, in the order in which
 * they first came. What is kept is bounded by what a run can hold.
 */
export class ListReader {
  rows = 0;
  /** Copies found, those that are not kept included. */
  found = 0;
  /** Copies of books that a run has no room for. */
  left = 0;
  #reader: RowReader | null = null;
  #columns: ListColumns | null = null;
  #sample: string[][] = [];
  readonly #reads = new Map<string, Read & { quantity: number }>();

  /** The first piece settles how rows are cut: give it some kilobytes. */
  push(text: string): void {
    this.#reader ??= new RowReader(separatorOf(text));
    for (const row of this.#reader.push(text)) this.#row(row);
  }

  end(): readonly Read[] {
    for (const row of this.#reader?.end() ?? []) this.#row(row);
    this.#settle();
    return [...this.#reads.values()];
  }

  /** The columns that were found; null while the first rows are looked at. */
  get columns(): ListColumns | null {
    return this.#columns;
  }

  #row(row: string[]): void {
    this.rows += 1;
    if (this.#columns !== null) return this.#take(row, this.#columns);
    this.#sample.push(row);
    if (this.#sample.length === sampleRows) this.#settle();
  }

  #settle(): void {
    if (this.#columns !== null) return;
    const rows = this.#sample.filter(
      (row) => !/^\ufeff?sep=.$/i.test(row.join('').trim()) && row.some((cell) => cell.trim() !== ''),
    );
    const columns = findListColumns(
      rows.map((row, at) => (at === 0 ? row.map((cell) => cell.replace(/^\ufeff/, '')) : row)),
    );
    this.#columns = columns;
    this.#sample = [];
    for (const row of columns.headerIsRow || columns.isbn.length === 0 ? rows : rows.slice(1)) this.#take(row, columns);
  }

  #take(row: readonly string[], columns: ListColumns): void {
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
