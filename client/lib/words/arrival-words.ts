import type { Cart } from '../../../domain/cart/schemas';
import { formatRange } from '../../../domain/format';
import { formatDay } from '../../../domain/formats/format-dates';
import { rulesOf, type Market } from '../../../domain/market/market';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../language';
import { countParams } from './count-params';

/** Returns when books arrive that are sent after a bank transfer, in working days. */
export function arrivalAfterPayment(market: Market): string {
  const [from, to] = rulesOf(market).delivery;
  return m.delivery_after_payment({ ...countParams(to), days: formatRange(from, to, language()) });
}

/** Returns the days between which books arrive that are paid at once. */
export function arrivalBetween({ earliest, latest }: NonNullable<Cart['delivery']>): string {
  const lng = language();
  return m.delivery_between({
    earliest: formatDay(earliest, lng, 'weekday'),
    latest: formatDay(latest, lng, 'weekday'),
  });
}
