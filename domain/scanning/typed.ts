import { eanCheckDigit, isbn10CheckDigit, plainDigits } from '../isbn';
import { readCode } from './reads';
import type { LineProblem } from './run';

/** What to say while a number is typed. `meant` is an ISBN-13 that the person can take with one press. */
export type TypedState =
  | { readonly kind: 'empty' }
  /** Not all of it yet; `left`: digits to an ISBN-13; `meant` where only the check digit is missing. */
  | { readonly kind: 'partial'; readonly left: number; readonly meant: string | null }
  | { readonly kind: 'isbn'; readonly isbn: string }
  | { readonly kind: 'wrong'; readonly problem: LineProblem; readonly meant: string | null };

/** The ISBN whose check digit is the only one still missing. */
function completed(digits: string): string | null {
  const whole = /^97[89]\d{9}$/.test(digits)
    ? digits + eanCheckDigit(digits)
    : /^\d{9}$/.test(digits) && !/^97[89]/.test(digits)
      ? digits + isbn10CheckDigit(digits)
      : '';
  return whole === '' ? null : readCode(whole).isbn;
}

/**
 * Reads a number that is still being typed; the check digit tells where it went wrong (docs/product.md#bulk-scanning).
 */
export function typedState(text: string): TypedState {
  const digits = plainDigits(text)
    .toUpperCase()
    .replace(/ISBN|[^\dX]/g, '');
  if (digits === '')
    return plainDigits(text).trim() === ''
      ? { kind: 'empty' }
      : { kind: 'wrong', problem: 'invalid-isbn', meant: null };
  const code = readCode(text);
  // Ten right digits of a 978 number are an ISBN-10 by chance only.
  const goesOn = digits.length < 13 && /^97[89]/.test(digits);
  if (code.isbn !== null && !goesOn) return { kind: 'isbn', isbn: code.isbn };
  if (code.problem === 'issn') return { kind: 'wrong', problem: 'issn', meant: null };
  if (goesOn || digits.length < 10)
    return { kind: 'partial', left: Math.max(0, 13 - digits.length), meant: completed(digits) };
  return { kind: 'wrong', problem: code.problem ?? 'invalid-isbn', meant: code.meant };
}
