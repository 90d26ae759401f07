import type { Market } from '../market/market';

/** Digits and letters that look different from each other, without vowels, so that they form no words. */
export const numberAlphabet = '23456789BCDFGHJKMNPQRSTVWXZ';

/**
 * Returns a trade number such as `IE-7K4Q`: the market and one character per random byte. Four bytes make half a
 * million numbers per market; for a number that is taken, the caller draws again with more bytes.
 */
export function tradeNumber(market: Market, random: Uint8Array): string {
  return `${market}-${Array.from(random, (byte) => numberAlphabet.charAt(byte % numberAlphabet.length)).join('')}`;
}

/**
 * Returns a typed trade number in its own spelling, `IE-7K4Q`. Null if it can't be one. Lower case, other dashes and
 * spaces around or instead of the dash are accepted.
 */
export function parseTradeNumber(typed: string): string | null {
  const [, market, code] =
    /^([A-Z]{2})-?([0-9A-Z]{4,12})$/.exec(
      typed
        .trim()
        .toUpperCase()
        .replaceAll(/[\s‐-―-]+/g, '-'),
    ) ?? [];
  return code === undefined ? null : `${market}-${code}`;
}
