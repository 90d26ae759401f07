import { isMarket, rulesOf } from '../../../domain/market/market';
import type { Trade } from '../../../domain/trades/schemas';
import { language } from '../../lib/language';
import { countryName } from '../../lib/words/place-names';

/** Returns the person's address in the order of its country. A postcode before the town is on the town's line. */
export function tradeAddressLines(
  { name, address }: Pick<Trade, 'name' | 'address'>,
  country = countryName(address.country, language()),
): string[] {
  const names = isMarket(address.country)
    ? rulesOf(address.country).address.map((line) => line.name)
    : (['line1', 'line2', 'postcode', 'city'] as const);
  const place = names.map((line, index) => {
    if (line === 'city' && names[index - 1] === 'postcode') return '';
    return line === 'postcode' && names[index + 1] === 'city'
      ? `${address.postcode ?? ''} ${address.city}`.trim()
      : address[line];
  });
  return [name, ...place, country].filter((line) => line !== undefined).filter((line) => line !== '');
}
