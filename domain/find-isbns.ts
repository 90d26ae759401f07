import { isIsbn13, parseIsbn, plainDigits, type ParsedIsbn } from './isbn';
import { contextOf, isCodeList, type NumberContext } from './scanning/number-context';

/** One number found in a text, as it was written, and what it is. `isNamed`: the word ISBN stands beside it. */
export type FoundIsbn = ParsedIsbn & { readonly text: string; readonly isNamed: boolean };

/** Digits with at most one space or hyphen between two of them; an X only at the very end. */
const runs = /\d(?:[ -]?\d)*(?:[ -]?[Xx](?![\p{L}\p{N}]))?/gu;

interface Group {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the groups of a run between spaces and hyphens, with their places. */
function groupsOf(run: string): Group[] {
  return [...run.matchAll(/[\dXx]+/g)].map((match) => ({
    digits: match[0].toUpperCase(),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Returns groups from `start` joined to `length` digits, or null when no group ends there. */
function joinGroups(groups: readonly Group[], start: number, length: number): { digits: string; end: number } | null {
  let digits = '';
  for (let end = start; end < groups.length && digits.length < length; end += 1) {
    digits += groups[end]?.digits ?? '';
    if (digits.length === length) return { digits, end };
  }
  return null;
}

/** Returns the ISBN of a barcode that was scanned with its two- or five-digit price code, or null. */
function withoutAddOn(digits: string): string | null {
  const first = digits.slice(0, 13);
  return (digits.length === 15 || digits.length === 18) && isIsbn13(first) ? first : null;
}

/** A candidate of a run: its digits, how they are written, in which groups, and what names them (for ten digits). */
interface Candidate {
  readonly digits: string;
  readonly written: string;
  readonly end: number;
  readonly groups: readonly Group[];
  readonly context: NumberContext;
}

/** Returns whether ten characters are written as an ISBN-10: in one piece, or in four groups with a single last one. */
const hasIsbn10Shape = ({ groups }: Candidate) =>
  groups.length === 1 || (groups.length === 4 && groups.at(-1)?.digits.length === 1);

/**
 * Returns whether a number with a right check digit is a book's. One of eleven telephone and order numbers has a right
 * ISBN-10 check digit by chance, so ten digits need the word ISBN, or must have no other reading.
 */
function isBook(candidate: Candidate, isList: boolean): boolean {
  if (candidate.digits.length !== 10 || candidate.context === 'isbn') return true;
  if (!hasIsbn10Shape(candidate) || candidate.context === 'other') return false;
  // Ten digits that begin like an ISBN-13 are the order number of a shop, or a cut ISBN-13.
  return isList || !/^97[89]/.test(candidate.digits);
}

/** Returns whether a wrong number was meant as an ISBN. A list of codes tells all its codes, a mail only its books. */
function isMeant(candidate: Candidate, isList: boolean): boolean {
  const { digits, written, groups, context } = candidate;
  if (digits.length === 13) return /^97[89]/.test(digits) || (isList && groups.length === 1);
  if (digits.length === 10) {
    if (context !== 'none' || !hasIsbn10Shape(candidate)) return context === 'isbn';
    // Between words, ten bare digits can be anything. An X or the hyphens of an ISBN-10 are no other number's.
    return isList || digits.endsWith('X') || /^\d+-\d+-\d+-\d$/.test(written);
  }
  return isList && groups.length === 1;
}

/** Returns a wrong number without a suggestion if nothing says that it is an ISBN. */
function withoutGuess(parsed: ParsedIsbn, { digits, context }: Candidate): ParsedIsbn {
  const isSure = context === 'isbn' || /^97[89]\d{10}$/.test(digits);
  return parsed.ok || isSure ? parsed : { ok: false, problem: parsed.problem };
}

function* isbnsOfRun(text: string, run: string, from: number, isList: boolean): Generator<FoundIsbn> {
  const groups = groupsOf(run);
  for (let start = 0; start < groups.length;) {
    const group = groups[start];
    const candidates = [13, 10, 12].flatMap((length) => {
      const candidate = joinGroups(groups, start, length);
      if (candidate === null) return [];
      const parts = groups.slice(start, candidate.end + 1);
      const begin = from + (group?.from ?? 0);
      const end = from + (parts.at(-1)?.to ?? 0);
      const context = length === 10 ? contextOf(text, begin, end) : 'none';
      const written = text.slice(begin, end);
      return [{ ...candidate, written, groups: parts, context, parsed: parseIsbn(candidate.digits) }];
    });
    const found =
      candidates.find((candidate) => candidate.parsed.ok && isBook(candidate, isList)) ??
      candidates.find((candidate) => !candidate.parsed.ok && isMeant(candidate, isList));
    const addOn = group === undefined ? null : withoutAddOn(group.digits);
    if (addOn !== null) yield { ok: true, isbn: addOn, text: addOn, isNamed: false };
    else if (found !== undefined) {
      yield { ...withoutGuess(found.parsed, found), text: found.written, isNamed: found.context === 'isbn' };
    }
    start = addOn === null && found !== undefined ? found.end + 1 : start + 1;
  }
}

/**
 * Returns the ISBNs in a text, in order and with repetitions, and numbers that were meant as ISBNs with their problem.
 * A text without words is a list: there every code that is no ISBN is returned with its problem, too.
 * Between words, a wrong number of ten characters is returned if it is written like an ISBN-10.
 * `text` of a result has the digits and hyphens of `plainDigits`.
 * @see docs/product.md#bulk-scanning
 */
export function findIsbns(text: string): FoundIsbn[] {
  const plain = plainDigits(text);
  const isList = isCodeList(plain);
  return [...plain.matchAll(runs)].flatMap((match) => [...isbnsOfRun(plain, match[0], match.index, isList)]);
}
