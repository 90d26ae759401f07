import { parseTradeNumber } from '../number';

/** A trade number in its own spelling, alone or with the number of a parcel. */
const shape = /^([A-Z]{2}-[0-9A-Z]+)(?:-([1-9]\d{0,2}))?$/;

/** Returns the code on the label of a trade's parcel: `IE-7K4Q-2` for the second parcel of `IE-7K4Q`. */
export const parcelCode = (tradeNumber: string, parcel: number): string => `${tradeNumber}-${parcel}`;

/** Returns the trade number of one of the shop's codes, and the parcel if it names one. Null for any other text. */
function parse(typed: string): { readonly number: string; readonly parcel: string | undefined } | null {
  const [, number = '', parcel] = shape.exec(typed.trim().toUpperCase()) ?? [];
  return parseTradeNumber(number) === number ? { number, parcel } : null;
}

/** Returns a typed or scanned parcel code in its own spelling. Null if it can't be one. Lower case is accepted. */
export function parseParcelCode(typed: string): string | null {
  const { number, parcel } = parse(typed) ?? {};
  return number === undefined || parcel === undefined ? null : parcelCode(number, Number(parcel));
}

/**
 * Says whether a code is one that the shop prints on papers, a trade number or a parcel code. Unlike
 * `parseTradeNumber` it wants the hyphen, because a carrier's number may begin with two letters, too.
 */
export const isShopCode = (scanned: string): boolean => parse(scanned) !== null;
