import { encodingOf } from '../../../../domain/scanning/encoding';
import { ListReader } from '../../../../domain/scanning/lists/list-reader';
import { titlesOfList, type ListTitles } from '../../../../domain/scanning/lists/list-titles';
import type { Read } from '../../../../domain/scanning/run';
import { isLockedSpreadsheet } from '../../../lib/book-files/xlsx/locked';
import { formatSampleBytes, formatOf } from '../../../lib/book-files/format';

/**
 * Reason why a file can't be read as a list. `unknown-format`: neither a spreadsheet nor text; `locked`: it has a
 * password; `no-book`: no ISBN and no title; `unreadable`: the device does not give it any more; `offline`: the reader
 * of spreadsheets could not be loaded.
 */
export type ListRefusal =
  | 'empty'
  | 'unknown-format'
  | 'locked'
  | 'too-large'
  | 'broken'
  | 'no-book'
  | 'unreadable'
  | 'offline';
export interface ListRefused {
  readonly kind: 'refused';
  readonly why: ListRefusal;
}

export interface ListRead {
  readonly kind: 'read';
  /** Input of `actions.read`: equal books are counted together, in the file's order. One undo removes all. */
  readonly reads: readonly Read[];
  /** Books without an ISBN. */
  readonly titles: ListTitles;
  readonly rows: number;
  /** Copies in the file, and those that exceed the run's limit. */
  readonly found: number;
  readonly left: number;
  /** Numbers of rows that could not be read, as the spreadsheet shows them. */
  readonly refusedRows: readonly number[];
}

export interface ListReadEvents {
  /** Read share of the file, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Bytes that are read at once. The first of them show the format and the encoding. */
const pieceBytes = 65_536;
/**
 * Milliseconds of one piece of work, after which the page can answer a press, and of the wait between progress reports.
 */
const pieceMs = 12;
const progressIntervalMs = 100;
/** Bytes of the longest text that is searched for titles: 1,000 long lines. */
const maxTitleTextBytes = 1_000_000;

const noTitles: ListTitles = { titles: [], isFull: false, isbns: [] };

/** Returns what was read of a list at its end. `text`: the list as lines, for titles without columns. */
export function finishList(
  list: ListReader,
  text: string,
  refusedRows: readonly number[] = [],
): ListRead | ListRefused {
  const reads = list.end();
  const titles = list.titles === null && text === '' ? noTitles : titlesOfList(list, text);
  if (reads.length === 0 && titles.titles.length === 0) return { kind: 'refused', why: 'no-book' };
  return { kind: 'read', reads, titles, rows: list.rows, found: list.found, left: list.left, refusedRows };
}

async function readText(file: Blob, start: Uint8Array, { onProgress, signal }: ListReadEvents) {
  const list = new ListReader();
  const decoder = new TextDecoder(encodingOf(start));
  const isSearched = file.size <= maxTitleTextBytes;
  const texts: string[] = [];
  const push = (text: string) => {
    list.push(text);
    if (isSearched) texts.push(text);
  };
  let since = performance.now();
  let reportedAt = since;
  for (let from = 0; from < file.size; from += pieceBytes) {
    signal.throwIfAborted();
    const bytes = await file.slice(from, from + pieceBytes).arrayBuffer();
    push(decoder.decode(bytes, { stream: true }));
    if (performance.now() - since < pieceMs) continue;
    if (performance.now() - reportedAt >= progressIntervalMs) {
      onProgress(Math.min(1, (from + pieceBytes) / file.size));
      reportedAt = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  signal.throwIfAborted();
  push(decoder.decode());
  onProgress(1);
  return finishList(list, texts.join(''));
}

async function readList(file: Blob, events: ListReadEvents): Promise<ListRead | ListRefused> {
  const start = new Uint8Array(await file.slice(0, pieceBytes).arrayBuffer());
  if (start.length === 0) return { kind: 'refused', why: 'empty' };
  const format = formatOf(start.subarray(0, formatSampleBytes));
  if (format === null) return { kind: 'refused', why: (await isLockedSpreadsheet(file)) ? 'locked' : 'unknown-format' };
  if (format !== 'xlsx') return readText(file, start, events);
  const spreadsheets = await import('./read-spreadsheet').catch(() => null);
  return spreadsheets === null ? { kind: 'refused', why: 'offline' } : spreadsheets.readSpreadsheet(file, events);
}

/**
 * Reads a dropped or chosen list: a spreadsheet (XLSX), or text of any form, encoding and length, in pieces, so that
 * the page stays responsive. An abort rejects with the signal's reason.
 */
export async function readListFile(file: Blob, events: ListReadEvents): Promise<ListRead | ListRefused> {
  try {
    return await readList(file, events);
  } catch (error) {
    const isGone = error instanceof DOMException && /^Not(?:Readable|Found)Error$/.test(error.name);
    if (!isGone) throw error;
    return { kind: 'refused', why: 'unreadable' };
  }
}
