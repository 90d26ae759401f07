import { readCode } from './reads';
import type { Read } from './run';
import type { RunContent } from './run-content';

/** Reads of one photo: those that count, and those whose books are in the run already. */
export interface PhotoReads {
  readonly fresh: readonly Read[];
  /** Probably the same copies on another photo of the same shelf. The person is asked before they count. */
  readonly known: readonly Read[];
}

/** Sorts the reads of a photo by whether their books were read before, in another photo or by any other source. */
export function sortPhotoReads(content: RunContent, reads: readonly Read[]): PhotoReads {
  const isKnown = (read: Read) => {
    const { isbn } = readCode(read.text);
    return isbn !== null && content.group(isbn).length > 0;
  };
  return { fresh: reads.filter((read) => !isKnown(read)), known: reads.filter(isKnown) };
}
