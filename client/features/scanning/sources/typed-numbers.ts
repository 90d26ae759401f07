import { findIsbns, type FoundIsbn } from '../../../../domain/find-isbns';
import { readCode, readCodes } from '../../../../domain/scanning/reads';
import type { LineProblem, Read } from '../../../../domain/scanning/run';

/** Number in the field that is not an ISBN. */
export interface WrongNumber {
  readonly text: string;
  readonly problem: LineProblem;
  readonly meant: string | null;
}

export interface TypedNumbers {
  readonly found: readonly FoundIsbn[];
  /** Number of books that are added: the same number that the run then counts. */
  readonly books: number;
  readonly wrong: readonly WrongNumber[];
  /** The price code when the field contains nothing else, else null. More typing can make it a number. */
  readonly addOn: string | null;
  /** All numbers to read, wrong ones too: those wait at the end of the run. */
  readonly reads: readonly Read[];
}

/** Returns whether a number is still being typed and therefore not wrong yet. */
const isUnfinished = (text: string, wrong: string) =>
  wrong.startsWith('97') && wrong.length < 13 && text.trimEnd().endsWith(wrong);

/** Returns the contents of a text field: ISBNs, and wrong numbers that were meant as ISBNs. */
export function typedNumbers(text: string): TypedNumbers {
  const found = findIsbns(text).filter((each) => each.ok || !isUnfinished(text, each.text));
  const reads = readCodes(text, found.length > 1 ? 'paste' : 'typed').filter((read) => !isUnfinished(text, read.text));
  const wrong = new Map<string, WrongNumber>();
  const [only] = reads;
  const addOn =
    reads.length === 1 && only !== undefined && readCode(only.text).problem === 'price-add-on' ? only.text : null;
  let books = 0;
  for (const read of reads) {
    const { problem, meant } = readCode(read.text, read.isNamed);
    if (problem === null) books += 1;
    // A line with one short number is a code only once it is as long as one.
    if (problem !== null && read.text.replace(/\D/g, '').length >= 8)
      wrong.set(read.text, { text: read.text, problem, meant });
  }
  return { found, books, wrong: [...wrong.values()], addOn, reads };
}
