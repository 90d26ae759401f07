import { findIsbns, type FoundIsbn } from '../find-isbns';
import { eanCheckDigit, isbn10CheckDigit, parseIsbn, plainDigits } from '../isbn';
import type { LineProblem, Read, ReadSource } from './run';

/** One code: a book's ISBN-13, or what it is instead and which ISBN was probably meant. */
export interface Code {
  readonly isbn: string | null;
  readonly problem: LineProblem | null;
  readonly meant: string | null;
}

/** Characters of a text that a line stores. */
const maxTextLetters = 64;

const isEan = (digits: string) => eanCheckDigit(digits.slice(0, -1).padStart(12, '0')) === digits.at(-1);

/** Returns the check character for the first seven digits of an ISSN. @see ISO 3297 (weights 8 to 2, modulo 11) */
function issnCheckDigit(seven: string): string {
  let total = 0;
  for (let index = 0; index < 7; index += 1) total += Number(seven[index]) * (8 - index);
  const check = (11 - (total % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/**
 * Returns what a number is that is no ISBN.
 * @see GS1 prefixes: 977 serials, 979-0 music, 02, 04, 20–29 in-store codes
 */
function problemOf(digits: string, text: string): LineProblem {
  if (/^\d{2}(?:\d{3})?$/.test(digits)) return 'price-add-on';
  if (/^\d{7}[\dX]$/.test(digits)) {
    if (/^\s*(?:ISSN\b.*|\d{4}-\d{3}[\dXx])\s*$/i.test(text) && issnCheckDigit(digits.slice(0, 7)) === digits[7])
      return 'issn';
    return isEan(digits) ? 'not-a-book' : 'invalid-isbn';
  }
  if (/^\d{12}$/.test(digits)) return isEan(digits) ? 'shop-barcode' : 'invalid-isbn';
  if (!/^\d{13}$/.test(digits) || !isEan(digits)) return 'invalid-isbn';
  if (digits.startsWith('9790')) return 'printed-music';
  if (digits.startsWith('977')) return 'issn';
  return /^(?:0|2\d)/.test(digits) ? 'shop-barcode' : 'not-a-book';
}

/** Returns the ISBN with the right check digit, or null: often only the last digit is wrong. */
function withRightCheckDigit(digits: string): string | null {
  let candidate = '';
  if (/^(?:978\d|979[1-9])\d{9}$/.test(digits)) candidate = digits.slice(0, 12) + eanCheckDigit(digits);
  else if (/^\d{9}[\dX]$/.test(digits)) candidate = digits.slice(0, 9) + isbn10CheckDigit(digits);
  const parsed = parseIsbn(candidate);
  return parsed.ok ? parsed.isbn : null;
}

/**
 * Reads one code of any source, also with its price add-on. `isNamed`: the word ISBN stands beside it. Without it only
 * thirteen digits with a book's prefix get a suggestion: any ten digits would become a book that nobody has.
 * @see ISBN Users' Manual, 5.3
 */
export function readCode(text: string, isNamed = false): Code {
  const parsed = parseIsbn(text);
  if (parsed.ok) return { isbn: parsed.isbn, problem: null, meant: null };
  const plain = plainDigits(text).toUpperCase();
  const digits = plain.replace(/ISBN|ISSN|[^\dX]/g, '');
  const together = /^(97\d{11})(?:\d{2}|\d{5})$/.exec(digits)?.[1];
  if (together !== undefined) {
    const book = parseIsbn(together);
    if (book.ok) return { isbn: book.isbn, problem: null, meant: null };
  }
  const problem = problemOf(digits, plain);
  const wasMeant = isNamed || plain.includes('ISBN') || /^97[89]\d{10}$/.test(digits);
  return {
    isbn: null,
    problem,
    meant: problem === 'invalid-isbn' && wasMeant ? (parsed.suggestion ?? withRightCheckDigit(digits)) : null,
  };
}

/** Returns the part of a text that a line stores: one short line without control characters. */
export function shownText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length <= maxTextLetters ? line : `${line.slice(0, maxTextLetters - 1)}…`;
}

/** Returns the list without the second of two adjacent forms of one number: ISBN-10 and ISBN-13 of a book. */
export function withoutOtherForm<Found extends { readonly text: string }>(
  found: readonly Found[],
  isbnOf: (each: Found) => string | null,
): Found[] {
  const digits = (text: string) => text.replace(/[^\dXx]/g, '').length;
  return found.filter((each, index) => {
    const before = found[index - 1];
    const isbn = isbnOf(each);
    return (
      before === undefined || isbn === null || isbnOf(before) !== isbn || digits(before.text) === digits(each.text)
    );
  });
}

/** Returns the ISBN of a found number, or null. */
export const isbnOfFound = (found: FoundIsbn) => (found.ok ? found.isbn : null);

/**
 * Returns the numbers in a text that are ISBNs or were meant as such, in order and with repetitions. A text of one code
 * is read as that code, whatever it is.
 * @see docs/product.md#bulk-scanning
 */
export function readCodes(text: string, source: ReadSource): Read[] {
  const only = text.trim();
  if (
    only.length <= maxTextLetters &&
    /^[^\n]*\d[^\n]*$/.test(only) &&
    /^(?:ISBN|ISSN)?[\s\d:.Xx-]+$/i.test(plainDigits(only)) &&
    findIsbns(only).length === 0
  ) {
    return [{ text: shownText(only), source, sure: true }];
  }
  return withoutOtherForm(findIsbns(text), isbnOfFound).map((found) => ({
    text: found.text,
    source,
    sure: true,
    ...(found.isNamed ? { isNamed: true } : {}),
  }));
}
