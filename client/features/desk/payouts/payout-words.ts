import type { Payout, PayoutFailure, PayoutFormat } from '../../../../domain/desk/payout-schemas';
import { m } from '../../../../messages/compiled/messages.js';

export const payoutStateWords: Record<Payout['state'], () => string> = {
  due: m.desk_payout_due,
  sent: m.desk_payout_sent,
  done: m.desk_payout_done,
  failed: m.desk_payout_failed,
  replaced: m.desk_payout_replaced,
};
/** Words of the desk about a payout for a sale and about a refund of a purchase. */
export const kindWords: Record<
  Payout['kind'],
  {
    readonly name: () => string;
    readonly retry: () => string;
    readonly failOf: (input: { number: string }) => string;
    readonly selectOf: (input: { number: string }) => string;
  }
> = {
  payout: {
    name: m.desk_kind_payout,
    retry: m.desk_payout_retry,
    failOf: m.desk_payout_fail_of,
    selectOf: m.desk_payout_select_of,
  },
  refund: {
    name: m.desk_kind_refund,
    retry: m.desk_refund_retry,
    failOf: m.desk_refund_fail_of,
    selectOf: m.desk_refund_select_of,
  },
};
/** Names of formats, the same in every language. */
export const payoutFormatNames: Record<PayoutFormat, string> = { 'pain.001': 'pain.001', csv: 'CSV' };
export const methodWords: Record<Payout['way'], () => string> = {
  bank: m.desk_way_bank,
  stripe: m.desk_way_card,
  'store-credit': m.desk_way_credit,
};
export const failureWords: Record<PayoutFailure, () => string> = {
  'account-closed': m.desk_failure_closed,
  'account-unknown': m.desk_failure_unknown,
  'name-differs': m.desk_failure_name,
  refused: m.desk_failure_refused,
  other: m.desk_failure_other,
};
/** Failures in the order in which they are offered. */
export const failures: readonly PayoutFailure[] = [
  'account-closed',
  'account-unknown',
  'name-differs',
  'refused',
  'other',
];
