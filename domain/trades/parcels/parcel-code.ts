import { numberAlphabet, parseTradeNumber } from '../number';

/**
 * A trade number in its own spelling, alone or with the number of a parcel and its check letter. Codes from before
 * decision 081 have no letter.
 */
const shape = /^([A-Z]{2}-[0-9A-Z]+)(?:-([1-9]\d{0,2})([A-Z]?))?$/;

/** The 23 check letters, without those that look like digits or each other (I, O, U). 23 is prime. */
const checkLetters = 'ABCDEFGHJKLMNPQRSTVWXYZ';
/**
 * Characters in the order of their values: the value is the index, modulo 23. Digits come first, so that all ten
 * differ. Characters that share a value (0 S, 1 T, 2 V, 3 X, 4 Z, 5 W and letters that only a market has) do not look
 * alike and are not neighbours on a keyboard.
 */
const charactersByValue = '0123456789BCDFGHJKMNPQRSTVXZWAEILOUY';

/**
 * Returns the check letter of a code: the sum of its characters, each times its place, modulo 23. It differs for two
 * characters that are swapped, and for one wrong character of another value.
 */
function checkLetter(code: string): string {
  let sum = 0;
  for (const [index, sign] of Array.from(code.replaceAll('-', '')).entries())
    sum += charactersByValue.indexOf(sign) * (index + 1);
  return checkLetters.charAt(sum % checkLetters.length);
}

/** Returns the code on the label of a trade's parcel: `IE-7K4Q-2M` for the second parcel of `IE-7K4Q`. */
export function parcelCode(tradeNumber: string, parcel: number): string {
  const code = `${tradeNumber}-${parcel}`;
  return code + checkLetter(code);
}

interface Parsed {
  readonly number: string;
  /** Number of the parcel with its check letter. Undefined for a trade number. */
  readonly parcel: string | undefined;
  /** The check letter is wrong, or a trade number can't contain one of the characters. */
  readonly isMistyped: boolean;
}

/** Returns the parts of one of the shop's codes. Null for any other text. */
function parse(typed: string): Parsed | null {
  const [, number = '', parcel, letter = ''] = shape.exec(typed.trim().toUpperCase()) ?? [];
  if (parseTradeNumber(number) !== number) return null;
  if (parcel === undefined || letter === '') return { number, parcel, isMistyped: false };
  const isDrawn = Array.from(number.slice(3)).every((sign) => numberAlphabet.includes(sign));
  return {
    number,
    parcel: parcel + letter,
    isMistyped: !isDrawn || checkLetter(`${number}-${parcel}`) !== letter,
  };
}

/**
 * Returns a typed or scanned parcel code in its own spelling. Null if it can't be one or its check letter is wrong.
 * Lower case is accepted. An older code has no check letter.
 */
export function parseParcelCode(typed: string): string | null {
  const { number, parcel, isMistyped } = parse(typed) ?? {};
  return number === undefined || parcel === undefined || isMistyped === true ? null : `${number}-${parcel}`;
}

/** Returns whether a text has the form of a parcel code, but its check letter is wrong. */
export const isMistypedParcelCode = (typed: string): boolean => parse(typed)?.isMistyped === true;

/**
 * Returns the first parcel's code of the trade that a code without a check letter names. Null for a code with a letter
 * and for any other text. A trade that has this code has letters in all its codes: the typed one lacks its letter.
 */
export function codeWithCheckLetter(typed: string): string | null {
  const { number, parcel } = parse(typed) ?? {};
  return number === undefined || parcel === undefined || /[A-Z]$/.test(parcel) ? null : parcelCode(number, 1);
}

/**
 * Returns whether a code is one that the shop prints on papers, a trade number or a parcel code. Unlike
 * `parseTradeNumber` it wants the hyphen, because a carrier's number may begin with two letters, too.
 */
export const isShopCode = (scanned: string): boolean => parse(scanned) !== null;
