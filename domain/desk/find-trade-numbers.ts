import { marketCodes } from '../market/market-codes';

const number = new RegExp(`(?=(${marketCodes.join('|')})[\\s.:/_-]*([2-9BCDFGHJKMNPQRSTVWXZ]{4,8}))`, 'g');

/**
 * Returns the trade numbers that a transfer's reference may mean, the longest reading first. People omit the hyphen,
 * and banks add words. The caller checks which trades exist.
 */
export function findTradeNumbers(reference: string): string[] {
  const found = new Set<string>();
  for (const [, market = '', letters = ''] of reference.normalize('NFKC').toUpperCase().matchAll(number)) {
    for (let length = letters.length; length >= 4; length -= 1) found.add(`${market}-${letters.slice(0, length)}`);
  }
  return [...found];
}
