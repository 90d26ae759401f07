import { headingSums } from '../../../client/features/trades/trade/headings/heading-sums';
import { agreedPayout } from '../../../client/features/trades/trade/money/agreed-sums';
import { stepsAfterPlacing } from '../../../client/features/trades/trade/thanks/steps-after-placing';
import { language } from '../../../client/lib/language';
import type { Quote } from '../../../domain/checkout/schemas';
import { formatMoney } from '../../../domain/format';
import { marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { money } from '../../../domain/money';
import type { Trade } from '../../../domain/trades/schemas';
import type { TradePlaced } from '../../../worker/notifications/trade-mails/trade-placed-letter';
import { bookedOf, minorOf, type Comparison } from './comparison';

/** A placed order with what was stated before and after the button. */
export interface PlacedOrder {
  /** The last quote that the checkout showed. */
  readonly quote: Quote;
  readonly page: Trade;
  readonly mail: Pick<TradePlaced, 'rows' | 'payNow' | 'getLater'>;
}

/** Compares an order that was just placed with its quote: page, headings, thanks and the first mail. */
export function placedComparisons({ quote, page, mail }: PlacedOrder): Comparison[] {
  const rowOf = (code: Quote['rows'][number]['code']) =>
    minorOf(quote.rows.filter((row) => row.code === code).map(({ amount }) => amount));
  const { payNow, getLater } = quote;
  const { give, take } = headingSums(page);
  const isUntouched = page.events.every(({ at }) => at === page.placedAt);
  return [
    ['rows of the quote', JSON.stringify(page.rows) === JSON.stringify(quote.rows) ? 0 : 1, 0],
    ['difference of the quote', page.difference.minor, getLater.minor - payNow.minor],
    ['sum of the quote', minorOf(quote.rows.map(({ amount }) => amount)), getLater.minor - payNow.minor],
    ['rows of the first mail', JSON.stringify(mail.rows) === JSON.stringify(quote.rows) ? 0 : 1, 0],
    ['payment in the first mail', mail.payNow.minor, payNow.minor],
    ['amount to get in the first mail', mail.getLater.minor, getLater.minor],
    ...(take === null
      ? []
      : [['quoted purchase', take.amount, 0 - rowOf('books-out') - rowOf('postage-to-you')] as const]),
    ...(give === null || !isUntouched
      ? []
      : [['quoted sale', give.amount, rowOf('books-in') + rowOf('postage-to-us') + rowOf('credit-bonus')] as const]),
    ...(isUntouched ? thanksComparisons(quote, page) : []),
  ];
}

/** Compares the amounts of the thanks page with the quote. */
function thanksComparisons({ payNow, getLater, storeCredit }: Quote, page: Trade): Comparison[] {
  const words = stepsAfterPlacing(page, timeZoneOf(marketOf(page.market)));
  const missing = (minor: number) => {
    const shown = formatMoney(money(minor, payNow.currency), language());
    return minor === 0 || words.some((step) => step.includes(shown)) ? 0 : minor;
  };
  const isPaidNow = page.settlement === 'pay-now' && page.outbound !== null;
  return [
    ...(isPaidNow
      ? ([
          ['amount to pay', page.toPay.minor, payNow.minor],
          ['used store credit', bookedOf(page, 'credit-used'), storeCredit.used.minor],
          ['payment missing in the thanks', missing(payNow.minor), 0],
        ] as const)
      : []),
    ...(page.inbound === null
      ? []
      : ([
          ['payout of the agreement', Math.max(0, agreedPayout(page)), getLater.minor],
          ['payout missing in the thanks', missing(getLater.minor), 0],
        ] as const)),
  ];
}
