import { Unzip, UnzipInflate } from 'fflate';
import { bytesOf } from '../blob-bytes';
import { UnreadableFileError } from '../unreadable-file-error';

/** Most bytes of all parts of a spreadsheet after unpacking: about those of a sheet with 200,000 books. */
export const maxUnpackedBytes = 100_000_000;
/** Most parts of a spreadsheet. Real ones have some for each sheet. */
const maxParts = 2000;

/** Parts that hold cells: sheets, texts, styles, and where they are. Pictures, charts and comments are left out. */
const usedPart =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?[^/]+\.xml(?:\.rels)?|xl\/worksheets\/[^/]+\.xml)$/;

const tooLarge = () =>
  new UnreadableFileError(
    'too-large',
    'The spreadsheet is too large after unpacking. Save it as CSV, which has no limit.',
  );

function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/**
 * Returns the parts of a packed spreadsheet by their paths. It counts the bytes while it unpacks and never believes the
 * sizes that the file states, so a bomb ends at the limit.
 * @throws UnreadableFileError for a file that is cut or damaged, or larger than `maxBytes` bytes after unpacking
 */
export async function unpack(file: Blob, maxBytes = maxUnpackedBytes): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  let openParts = 0;
  let count = 0;
  let bytes = 0;
  let failure: unknown = null;
  const unzip = new Unzip((part) => {
    count += 1;
    if (count > maxParts) failure ??= tooLarge();
    if (failure !== null || !usedPart.test(part.name)) return;
    const chunks: Uint8Array[] = [];
    openParts += 1;
    part.ondata = (error, chunk, isLast) => {
      if (error !== null) failure ??= new UnreadableFileError('broken', 'The spreadsheet is damaged.', error);
      if (failure !== null) return;
      bytes += chunk.length;
      if (bytes > maxBytes) failure = tooLarge();
      chunks.push(chunk);
      if (!isLast) return;
      openParts -= 1;
      parts.set(part.name, joinBytes(chunks));
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  const push = (chunk: Uint8Array, isEnd: boolean) => {
    try {
      unzip.push(chunk, isEnd);
    } catch (error) {
      failure ??= new UnreadableFileError('broken', 'The spreadsheet is damaged, or its end is missing.', error);
    }
    if (failure !== null) throw failure;
  };
  for await (const chunk of bytesOf(file, () => undefined)) push(chunk, false);
  push(new Uint8Array(), true);
  if (openParts > 0) throw new UnreadableFileError('broken', 'The end of the spreadsheet is missing.');
  return parts;
}
