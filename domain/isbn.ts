/** Reasons why a number is no ISBN that the shop can use; each is a problem code of the API. */
export type IsbnProblem = 'invalid-isbn' | 'shop-barcode' | 'printed-music';

/** An ISBN-13 (digits only), or the problem; `suggestion` is an ISBN-13 that was probably meant. */
export type ParsedIsbn =
  | { readonly ok: true; readonly isbn: string }
  | { readonly ok: false; readonly problem: IsbnProblem; readonly suggestion?: string };

const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Returns a text with ASCII digits, plain hyphens and plain spaces; line ends stay. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\p{Pd}\u2212\u00ad]/gu, '-')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[^\S\r\n\t]/g, ' ');
}

/** Returns the check digit for the first twelve digits of an EAN-13. @see ISO/IEC 15420 (weights 1 and 3, modulo 10) */
export function eanCheckDigit(twelve: string): string {
  let total = 0;
  for (let index = 0; index < 12; index += 1) total += Number(twelve[index]) * (index % 2 === 0 ? 1 : 3);
  return String((10 - (total % 10)) % 10);
}

/** Returns the check character for the first nine digits of an ISBN-10. @see ISO 2108 (weights 10 to 2, modulo 11) */
export function isbn10CheckDigit(nine: string): string {
  let total = 0;
  for (let index = 0; index < 9; index += 1) total += Number(nine[index]) * (10 - index);
  const check = (11 - (total % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

const isEan13 = (digits: string) => /^\d{13}$/.test(digits) && eanCheckDigit(digits) === digits[12];
const isIsbn10 = (digits: string) => /^\d{9}[\dX]$/.test(digits) && isbn10CheckDigit(digits) === digits[9];
/** Returns whether digits are a UPC-A, which is an EAN-13 without its leading zero. */
const isUpc = (digits: string) => digits.length === 12 && isEan13(`0${digits}`);

/** Returns whether a text is an ISBN-13: prefix 978 or 979 (979-0 is printed music) and a right check digit. */
export function isIsbn13(text: string): boolean {
  return isEan13(text) && /^97(?:8|9[1-9])/.test(text);
}

/** Returns the ISBN-13 of an ISBN-10. @throws {RangeError} on a wrong ISBN-10 */
export function toIsbn13(isbn10: string): string {
  const digits = isbn10.toUpperCase();
  if (!isIsbn10(digits)) throw new RangeError(`not an ISBN-10: ${isbn10}`);
  const twelve = `978${digits.slice(0, 9)}`;
  return twelve + eanCheckDigit(twelve);
}

/** Returns the ISBN-10 of an ISBN-13, or null for the prefix 979, which has none. */
export function toIsbn10(isbn13: string): string | null {
  if (!isIsbn13(isbn13) || !isbn13.startsWith('978')) return null;
  const nine = isbn13.slice(3, 12);
  return nine + isbn10CheckDigit(nine);
}

/** Reads digits and X exactly, without suggestions. */
function parseDigits(digits: string): ParsedIsbn {
  if (isIsbn13(digits)) return { ok: true, isbn: digits };
  if (isIsbn10(digits)) return { ok: true, isbn: toIsbn13(digits) };
  if (isEan13(digits)) return { ok: false, problem: digits.startsWith('9790') ? 'printed-music' : 'shop-barcode' };
  return { ok: false, problem: isUpc(digits) ? 'shop-barcode' : 'invalid-isbn' };
}

/** Returns the only ISBN that swapped neighbours or lost leading zeros can explain, or undefined. */
function suggestionFor(digits: string): string | undefined {
  const meant = new Set<string>();
  const consider = (candidate: string) => {
    const result = parseDigits(candidate);
    if (result.ok) meant.add(result.isbn);
  };
  if (/^\d{6,8}[\dX]$/.test(digits)) consider(digits.padStart(10, '0'));
  if (digits.length === 10 || digits.length === 13) {
    for (let index = 0; index + 1 < digits.length; index += 1) {
      consider(digits.slice(0, index) + digits.charAt(index + 1) + digits.charAt(index) + digits.slice(index + 2));
    }
  }
  return meant.size === 1 ? [...meant][0] : undefined;
}

/**
 * Reads one ISBN as people write it: ISBN-10 or ISBN-13, with or without `ISBN` before it, with any hyphens and spaces,
 * in digits of any script.
 * @see docs/product.md#bulk-scanning
 */
export function parseIsbn(text: string): ParsedIsbn {
  const plain = plainDigits(text)
    .trim()
    .toUpperCase()
    .replace(/^ISBN(?:[- ]?1[03](?=[ :.]))?[ :.-]*/, '');
  const digits = plain.replace(/[- ]/g, '');
  const result = parseDigits(digits);
  if (result.ok || result.problem !== 'invalid-isbn') return result;
  const suggestion = suggestionFor(digits);
  return suggestion === undefined ? result : { ...result, suggestion };
}
