import { marketCodes } from '../market/market-codes';

const number = new RegExp(`(?=(${marketCodes.join('|')})[\\s.:/_-]*([2-9BCDFGHJKMNPQRSTVWXZ]{4,8}))`, 'g');

/**
 * The numbers of trades that a transfer's reference may mean: people leave out the hyphen, banks add words before and
 * behind. Every reading, longest first; which trades there are decides.
 */
export function numbersIn(reference: string): string[] {
  const found = new Set<string>();
  for (const [, market = '', letters = ''] of reference.normalize('NFKC').toUpperCase().matchAll(number)) {
    for (let length = letters.length; length >= 4; length -= 1) found.add(`${market}-${letters.slice(0, length)}`);
  }
  return [...found];
}
