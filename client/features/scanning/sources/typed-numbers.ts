import { findIsbns, type FoundIsbn } from '../../../../domain/find-isbns';
import { readCode, readCodes } from '../../../../domain/scanning/reads';
import type { LineProblem, Read } from '../../../../domain/scanning/run';

/** A number that is no ISBN, while it still stands in the field. */
export interface WrongNumber {
  readonly text: string;
  readonly problem: LineProblem;
  readonly meant: string | null;
}

export interface TypedNumbers {
  readonly found: readonly FoundIsbn[];
  /** How many of them are ISBNs. */
  readonly books: number;
  readonly wrong: readonly WrongNumber[];
  /** The price code beside a barcode, alone in the field: while one still types it may become anything. */
  readonly addOn: string | null;
  /** Everything worth reading in, wrong numbers too: those wait at the end of the run. */
  readonly reads: readonly Read[];
}

/** A number one is still typing is not wrong yet. */
const isUnfinished = (text: string, wrong: string) =>
  wrong.startsWith('97') && wrong.length < 13 && text.trimEnd().endsWith(wrong);

/** What stands in a text field: ISBNs, and numbers that were meant as one but are not. */
export function typedNumbers(text: string): TypedNumbers {
  const found = findIsbns(text).filter((each) => each.ok || !isUnfinished(text, each.text));
  const reads = readCodes(text, found.length > 1 ? 'paste' : 'typed').filter((read) => !isUnfinished(text, read.text));
  const wrong = new Map<string, WrongNumber>();
  const [only] = reads;
  const addOn =
    reads.length === 1 && only !== undefined && readCode(only.text).problem === 'price-add-on' ? only.text : null;
  for (const read of reads) {
    const { problem, meant } = readCode(read.text);
    // A line of one short number is a code only once it is as long as one.
    if (problem !== null && read.text.replace(/\D/g, '').length >= 8)
      wrong.set(read.text, { text: read.text, problem, meant });
  }
  return { found, books: found.filter((each) => each.ok).length, wrong: [...wrong.values()], addOn, reads };
}
