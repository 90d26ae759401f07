import type { DeskImportItem } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { importLimits } from '../../../../../../domain/policy/imports';
import { ReadShare } from './read-share';
import { BookFileError, type BookFile, type BookFileItem } from '../../../../../lib/book-files/book-file';

/** Most items and bytes of one call, so that it ends within a second and its repetition costs little. */
const maxItems = 500;
const maxBytes = 1_000_000;

/** Items that follow each other in a file. `from`: number of the first, from 0. */
export interface ImportChunk {
  readonly from: number;
  readonly items: readonly DeskImportItem[];
  /** Bytes of the file that were read for it. */
  readonly bytes: number;
}

/** Returns a text of a record that was left out, as long as the API takes it. */
const shortened = (text: string) => text.slice(0, importLimits.rejectionUnits).toWellFormed();

/** Returns an item in the form of the API. A row beyond the limits of the API is left out with a reason. */
function sendableItem(item: BookFileItem): DeskImportItem {
  if (item.kind === 'refused') {
    const { number, reason, name, detail } = item;
    return { number, reason, name: shortened(name), detail: shortened(detail) };
  }
  const { number, cells } = item;
  if (cells.length > importLimits.cells || cells.some((cell) => cell.length > importLimits.cellUnits))
    return { number, reason: 'row-too-large', name: shortened(cells.join(' ')), detail: '' };
  return { number, cells: [...cells] };
}

/** Yields the items of a file. A file that can't be read to its end ends with an item that says so. */
async function* itemsOf(
  book: BookFile,
  headerIsRow: boolean,
  onCurrencies: (currencies: readonly string[]) => void,
): AsyncGenerator<DeskImportItem> {
  let number = book.headerNumber;
  if (headerIsRow) yield sendableItem({ kind: 'row', number: Math.max(1, number), cells: book.header });
  try {
    for await (const item of book.items()) {
      number = item.number;
      if (item.kind === 'row' && item.unusedCurrencies !== undefined) onCurrencies(item.unusedCurrencies);
      yield sendableItem(item);
    }
  } catch (error) {
    if (!(error instanceof BookFileError)) throw error;
    yield { number: number + 1, reason: `file-${error.failure}`, name: '', detail: '' };
  }
}

/** Progress while a file is read. */
export interface ReadEvents {
  /** Called for an item that was imported before, so it is not sent. */
  readonly onSkipped: (item: number) => void;
  /** Called with the currencies of a record whose prices can't be used. */
  readonly onCurrencies: (currencies: readonly string[]) => void;
}

/**
 * Yields the chunks of a file from its item `nextRow`, counted from 0; those before are imported. Only the rows of one
 * chunk are in memory.
 */
export async function* importChunks(
  book: BookFile,
  { headerIsRow, nextRow }: { readonly headerIsRow: boolean; readonly nextRow: number },
  { onSkipped, onCurrencies }: ReadEvents,
): AsyncGenerator<ImportChunk> {
  let at = 0;
  let items: DeskImportItem[] = [];
  let size = 0;
  const share = new ReadShare(book);
  for await (const item of itemsOf(book, headerIsRow, onCurrencies)) {
    at += 1;
    share.add(item);
    if (at <= nextRow) {
      onSkipped(at);
      continue;
    }
    const itemSize = JSON.stringify(item).length;
    if (items.length > 0 && (items.length === maxItems || size + itemSize > maxBytes)) {
      yield { from: at - 1 - items.length, items, bytes: share.bytes() };
      items = [];
      size = 0;
    }
    items.push(item);
    size += itemSize;
  }
  if (items.length > 0) yield { from: at - items.length, items, bytes: book.size };
}
