import { eanCheckDigit, isbn10CheckDigit, plainDigits } from '../isbn';
import { readCode } from './reads';
import type { LineProblem } from './run';

/** State of a number while it is typed. `meant` is an ISBN-13 that the person can accept with one press. */
export type TypedNumber =
  | { readonly kind: 'empty' }
  /** An incomplete number. `left`: missing digits of an ISBN-13; `meant` when only the check digit is missing. */
  | { readonly kind: 'partial'; readonly left: number; readonly meant: string | null }
  | { readonly kind: 'isbn'; readonly isbn: string }
  | { readonly kind: 'wrong'; readonly problem: LineProblem; readonly meant: string | null };

/** Returns the ISBN-13 of a number without its check digit, or null. */
function completeIsbn(digits: string): string | null {
  if (/^97[89]\d{9}$/.test(digits)) return readCode(digits + eanCheckDigit(digits)).isbn;
  if (/^\d{9}$/.test(digits) && !/^97[89]/.test(digits)) return readCode(digits + isbn10CheckDigit(digits)).isbn;
  return null;
}

/** Reads a number while it is typed, and finds errors by the check digit. @see docs/product.md#bulk-scanning */
export function parseTypedNumber(text: string): TypedNumber {
  const plain = plainDigits(text);
  if (plain.trim() === '') return { kind: 'empty' };
  const digits = plain.toUpperCase().replace(/ISBN|[^\dX]/g, '');
  if (digits === '') return { kind: 'wrong', problem: 'invalid-isbn', meant: null };
  const code = readCode(text, true);
  // A 978 number may have ten digits with a valid ISBN-10 check digit by chance.
  const isUnfinished = digits.length < 13 && /^97[89]/.test(digits);
  if (code.isbn !== null && !isUnfinished) return { kind: 'isbn', isbn: code.isbn };
  if (code.problem === 'issn') return { kind: 'wrong', problem: 'issn', meant: null };
  if (isUnfinished || digits.length < 10)
    return { kind: 'partial', left: Math.max(0, 13 - digits.length), meant: completeIsbn(digits) };
  return { kind: 'wrong', problem: code.problem ?? 'invalid-isbn', meant: code.meant };
}
