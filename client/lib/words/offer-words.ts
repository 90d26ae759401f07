import { formatMoney, formatNumber } from '../../../domain/format';
import { copiesPolicy } from '../../../domain/policy/copies';
import type { DeclineReason, OfferReason } from '../../../domain/pricing/schemas';
import type { BasketAdded } from '../../../domain/basket/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../language';

type RefusalReason = BasketAdded['refused'][number]['reason'];

const reasons: Record<OfferReason['code'], () => string> = {
  base: m.reason_base,
  grade: m.reason_grade,
  demand: m.reason_demand,
  stock: m.reason_stock,
  wishes: m.reason_wishes,
  'ex-library': m.reason_ex_library,
  ceiling: m.reason_ceiling,
  'bought-here': m.reason_bought_here,
  rounding: m.reason_rounding,
  hold: m.reason_hold,
};

const refusals: Record<RefusalReason, () => string> = {
  'buying-closed': m.declined_buying_closed,
  'not-in-catalogue': m.declined_not_in_catalogue,
  recalled: m.declined_recalled,
  'no-reference-price': m.declined_no_reference_price,
  'enough-stock': m.declined_enough_stock,
  'copies-limit': () =>
    m.declined_copies_limit({
      copies: formatNumber(copiesPolicy.perEdition, language()),
      days: formatNumber(copiesPolicy.windowDays, language()),
    }),
  'too-little-value': m.declined_too_little_value,
  'grade-not-accepted': m.declined_grade_not_accepted,
  'invalid-isbn': m.declined_invalid_isbn,
  'shop-barcode': m.declined_shop_barcode,
  'printed-music': m.declined_printed_music,
  'list-full': m.declined_list_full,
};

/** Returns the label of one signed amount of an offer. */
export const offerReasonWords = (code: OfferReason['code']): string => reasons[code]();

/** Returns the amount of a reason with its sign. The base is what the others are added to, so it has none. */
export const offerReasonAmount = ({ code, amount }: OfferReason): string =>
  formatMoney(amount, language(), code === 'base' ? {} : { sign: 'always' });

/** Returns the reason why a book is declined, as a half sentence behind a colon. */
export const declineWords = (reason: DeclineReason | RefusalReason): string => refusals[reason]();

/** Returns whether the facts of a problem name a reason that `declineWords` knows. */
export const isDeclineReason = (reason: unknown): reason is RefusalReason =>
  typeof reason === 'string' && Object.hasOwn(refusals, reason);
