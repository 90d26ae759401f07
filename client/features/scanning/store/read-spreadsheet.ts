import { ListReader } from '../../../../domain/scanning/lists/list-reader';
import { UnreadableFileError } from '../../../lib/book-files/unreadable-file-error';
import type { BookFile, BookFileFailure } from '../../../lib/book-files/book-file';
import { openXlsxFile } from '../../../lib/book-files/xlsx/xlsx-file';
import { finishList, type ListReadEvents, type ListRead, type ListRefusal, type ListRefused } from './read-list-file';

/**
 * Bytes of a person's spreadsheet after unpacking. A list of 100,000 books has about so many, ten times what a run
 * holds. More could fill the memory of a phone.
 */
const maxUnpackedBytes = 40_000_000;
/** Rows between two looks at whether the person has stopped the reading. */
const rowsPerPiece = 500;

const refusals: Readonly<Partial<Record<BookFileFailure, ListRefusal>>> = {
  empty: 'empty',
  'unknown-format': 'unknown-format',
  'too-large': 'too-large',
};

/** Returns a cell as a part of a line. */
const inLine = (cell: string) => cell.replace(/\s+/gu, ' ').trim();

async function readRows(book: BookFile, { onProgress, signal }: ListReadEvents): Promise<ListRead | ListRefused> {
  const list = new ListReader();
  const lines: string[] = [];
  const refusedRows: number[] = [];
  const row = (cells: readonly string[]) => {
    list.row(cells);
    lines.push(cells.map(inLine).join('\t'));
  };
  row(book.header);
  let rows = 0;
  for await (const item of book.items()) {
    rows += 1;
    if (item.kind === 'row') row(item.cells);
    else refusedRows.push(item.number);
    if (rows % rowsPerPiece !== 0) continue;
    onProgress(book.bytesRead() / book.size);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  onProgress(1);
  return finishList(list, lines.join('\n'), refusedRows);
}

/** Reads a list in a spreadsheet (XLSX). An abort rejects with the signal's reason. */
export async function readSpreadsheet(file: Blob, events: ListReadEvents): Promise<ListRead | ListRefused> {
  try {
    const book = await openXlsxFile(file, maxUnpackedBytes);
    events.signal.throwIfAborted();
    return await readRows(book, events);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return { kind: 'refused', why: refusals[error.failure] ?? 'broken' };
  }
}
