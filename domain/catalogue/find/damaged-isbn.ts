import { parseIsbn } from '../../isbn';

const digits = [...'0123456789'];

/** Returns the ISBN-13 of a code with a valid check digit, else nothing. */
function validIsbns(code: string): string[] {
  const parsed = parseIsbn(code);
  return parsed.ok ? [parsed.isbn] : [];
}

/** Returns the code with each digit put in at each place. */
const withDigitAdded = (code: string) =>
  Array.from({ length: code.length + 1 }, (_, index) =>
    digits.map((digit) => code.slice(0, index) + digit + code.slice(index)),
  );

/** Returns the code with each of its digits replaced by each other digit, and with each two neighbours swapped. */
const withDigitReplaced = (code: string) =>
  [...code].map((own, index) => [
    ...digits.filter((digit) => digit !== own).map((digit) => code.slice(0, index) + digit + code.slice(index + 1)),
    code.slice(0, index) + (code[index + 1] ?? '') + own + code.slice(index + 2),
  ]);

/** Returns the code without each of its digits. */
const withDigitRemoved = (code: string) => [[...code].map((_, index) => code.slice(0, index) + code.slice(index + 1))];

/**
 * Returns the ISBN-13s that a text may mean that is an ISBN with one digit missing, wrong, swapped or too many: at most
 * some dozens. Returns none for a valid ISBN and for any other text.
 */
export function isbnsNear(text: string): string[] {
  if (!/^[\s\d–-]+[xX]?\s*$/.test(text) || parseIsbn(text).ok) return [];
  const code = text.replace(/[\s–-]/g, '');
  if (code.length < 9 || code.length > 14) return [];
  const changes = [
    ...(code.length === 9 || code.length === 12 ? withDigitAdded(code) : []),
    ...(code.length === 10 || code.length === 13 ? withDigitReplaced(code) : []),
    ...(code.length === 11 || code.length === 14 ? withDigitRemoved(code) : []),
  ];
  return [...new Set(changes.flat().flatMap(validIsbns))];
}
