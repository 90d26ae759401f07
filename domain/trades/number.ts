import type { Market } from '../market/market';

/** Digits and letters that nobody mistakes for another, without vowels, so that no word appears by chance. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ';

/**
 * The number people say on the phone, `IE-7K4Q`: the market and one character per random byte. Four bytes make half a
 * million numbers a market; when one is taken, draw again with more bytes.
 */
export function tradeNumber(market: Market, random: Uint8Array): string {
  return `${market}-${Array.from(random, (byte) => alphabet.charAt(byte % alphabet.length)).join('')}`;
}
