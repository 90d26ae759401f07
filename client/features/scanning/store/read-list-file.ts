import { encodingOf, type Encoding } from '../../../../domain/scanning/encoding';
import { ListReader } from '../../../../domain/scanning/list-reader';
import type { Read } from '../../../../domain/scanning/run';

/** Reason why a file can't be read as a list: a spreadsheet's own format, no text, empty, or without a number. */
export type ListRefusal = 'is-spreadsheet' | 'not-text' | 'empty-file' | 'no-isbn-found';

export interface ListRead {
  readonly kind: 'read';
  /** Input of `actions.read`: equal books are counted together, in the file's order. One undo removes all. */
  readonly reads: readonly Read[];
  readonly rows: number;
  /** Copies in the file, and those that exceed the run's limit. */
  readonly found: number;
  readonly left: number;
  readonly encoding: Encoding;
}

export interface ListHearing {
  /** Read share of the file, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const headBytes = 65_536;
/**
 * Milliseconds of one piece of work, after which the page can answer a press, and of the wait between progress reports.
 */
const pieceMs = 12;
const tellMs = 100;

function refusalOf(head: Uint8Array, encoding: Encoding): ListRefusal | null {
  if (head.length === 0) return 'empty-file';
  const starts = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
  // ZIP (xlsx, ods, numbers) and the old compound file (xls).
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0)) return 'is-spreadsheet';
  const wide = encoding.startsWith('utf-16');
  return !wide && head.subarray(0, 4096).filter((byte) => byte === 0).length > 8 ? 'not-text' : null;
}

/** Returns the whole text of a file, in the encoding that it seems to have. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes.subarray(0, headBytes))).decode(bytes);
}

/**
 * Reads a dropped or chosen list of any form, encoding and length, in pieces, so that the page stays responsive. An
 * abort rejects with the signal's reason.
 */
export async function readListFile(
  file: Blob,
  { onProgress, signal }: ListHearing,
): Promise<ListRead | { readonly kind: 'refused'; readonly why: ListRefusal }> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const encoding = encodingOf(head);
  const refusal = refusalOf(head, encoding);
  if (refusal !== null) return { kind: 'refused', why: refusal };
  const list = new ListReader();
  const decoder = new TextDecoder(encoding);
  let since = performance.now();
  let told = since;
  for (let from = 0; from < file.size; from += headBytes) {
    signal.throwIfAborted();
    const bytes = await file.slice(from, from + headBytes).arrayBuffer();
    list.push(decoder.decode(bytes, { stream: true }));
    if (performance.now() - since < pieceMs) continue;
    if (performance.now() - told >= tellMs) {
      onProgress(Math.min(1, (from + headBytes) / file.size));
      told = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  signal.throwIfAborted();
  list.push(decoder.decode());
  const reads = list.end();
  onProgress(1);
  if (reads.length === 0) return { kind: 'refused', why: 'no-isbn-found' };
  return { kind: 'read', reads, rows: list.rows, found: list.found, left: list.left, encoding };
}
