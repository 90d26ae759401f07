import { intlLocale } from '../../../domain/language';
import { rulesOf } from '../../../domain/market/market';
import type { Market } from '../../../domain/market/market-codes';
import { currencies } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';

/** Share of the market's smallest basket that a suggestion names as price limit, so that the amount is a round one. */
const shareOfSmallestBasket = 0.6;

/** Returns suggested first messages in the page's language. */
export function suggestions(market: Market): readonly string[] {
  const { smallestBasket, currency } = rulesOf(market);
  const style: Intl.NumberFormatOptions = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' };
  const amount = new Intl.NumberFormat(intlLocale(language()), style).format(
    (smallestBasket * shareOfSmallestBasket) / 10 ** currencies[currency],
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
