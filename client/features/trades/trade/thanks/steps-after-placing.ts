import { formatMoney } from '../../../../../domain/format';
import { formatInstant } from '../../../../../domain/formats/format-dates';
import { defaultMarket, isMarket } from '../../../../../domain/market/market';
import { money } from '../../../../../domain/money';
import { gradingPolicy } from '../../../../../domain/policy/grading';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { arrivalAfterPayment } from '../../../../lib/words/arrival-words';
import { agreedPayout } from '../money/agreed-sums';
import { countParams } from '../../../../lib/words/count-params';

/** Returns what happens after an order was placed, in order of time. */
export function stepsAfterPlacing(trade: Trade, timeZone: string): string[] {
  return [...paymentSteps(trade, timeZone), ...saleSteps(trade, timeZone), ...deliverySteps(trade)];
}

function paymentSteps({ transfer, card, settlement }: Trade, timeZone: string): string[] {
  if (settlement === 'swap') return [];
  const lng = language();
  if (transfer !== null)
    return [
      m.thanks_pay({
        amount: formatMoney(transfer.amount, lng),
        day: formatInstant(transfer.payBy, lng, timeZone, 'day'),
      }),
    ];
  return card === null ? [] : [m.thanks_card({ amount: formatMoney(card.amount, lng) })];
}

function saleSteps(trade: Trade, timeZone: string): string[] {
  const { inbound, difference, payout } = trade;
  if (inbound === null) return [];
  const lng = language();
  const income = agreedPayout(trade);
  const amount = formatMoney(money(income, difference.currency), lng);
  const paid =
    payout === 'store-credit'
      ? m.thanks_credit({ amount })
      : m.thanks_payout({ ...countParams(gradingPolicy.payoutWorkingDays), amount });
  return [
    m.thanks_send({ day: formatInstant(inbound.arriveBy, lng, timeZone, 'day') }),
    m.thanks_check(countParams(gradingPolicy.workingDays)),
    ...(income > 0 ? [paid] : []),
  ];
}

function deliverySteps({ outbound, settlement, market }: Trade): string[] {
  if (outbound === null) return [];
  if (settlement === 'swap') return [m.thanks_after_check()];
  return [m.thanks_deliver(), arrivalAfterPayment(isMarket(market) ? market : defaultMarket)];
}
