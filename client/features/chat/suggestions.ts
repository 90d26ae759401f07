import { intlLocale } from '../../../domain/language';
import { rulesOf } from '../../../domain/market/market';
import type { Market } from '../../../domain/market/market-codes';
import { currencies } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';

/** Returns suggested first messages in the page's language. The sum is a round one of the market. */
export function openings(market: Market): readonly string[] {
  const { smallestBasket, currency } = rulesOf(market);
  const style: Intl.NumberFormatOptions = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' };
  const amount = new Intl.NumberFormat(intlLocale(language()), style).format(
    (smallestBasket * 0.6) / 10 ** currencies[currency],
  );
  return [
    m.chat_open_novel({ amount }),
    m.chat_open_sell(),
    m.chat_open_parcel(),
    m.chat_open_grade(),
    m.chat_open_paid(),
    m.chat_open_return(),
  ];
}
