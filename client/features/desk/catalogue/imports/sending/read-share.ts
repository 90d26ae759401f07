import type { DeskImportItem } from '../../../../../../domain/desk/imports/desk-import-schemas';
import type { BookFile } from '../../../../../lib/book-files/book-file';

/** Bytes of a file for a character of its rows, before its own are known. ONIX has long tags around each value. */
const usualBytes: Readonly<Record<BookFile['format'], number>> = { csv: 1, onix: 8, xlsx: 1 };

/**
 * Estimates how many bytes of a file its items so far take. The reader is ahead of them: it reads up to two megabytes
 * at once, which would show a small file as done before its first row is sent.
 */
export class ReadShare {
  readonly #book: BookFile;
  /** Bytes that were read before the present piece, and with it. */
  #before = 0;
  #read = 0;
  /** Characters of the items so far, and those before the present piece. */
  #text = 0;
  #textBefore = 0;

  constructor(book: BookFile) {
    this.#book = book;
  }

  /** Counts an item that the reader has just given. */
  add(item: DeskImportItem): void {
    const read = this.#book.bytesRead();
    if (read !== this.#read) {
      this.#before = this.#read;
      this.#textBefore = this.#text;
      this.#read = read;
    }
    if ('cells' in item) for (const cell of item.cells) this.#text += cell.length + 1;
  }

  /** Returns the bytes of the items so far. */
  bytes(): number {
    const perCharacter = this.#textBefore === 0 ? usualBytes[this.#book.format] : this.#before / this.#textBefore;
    return Math.min(this.#read, Math.round(this.#before + (this.#text - this.#textBefore) * perCharacter));
  }
}
