import { bonusOn } from '../../../../../domain/checkout/sums';
import { inboundStateFacts, outboundStateFacts } from '../../../../../domain/trades/lifecycle/state-facts';
import { saleKinds, type LedgerKind } from '../../../../../domain/trades/money/ledger';
import { expectedPostageRefund } from '../../../../../domain/trades/money/refunded-postage';
import type { Trade } from '../../../../../domain/trades/schemas';
import { amountPaidForLine } from '../amount-paid';
import { amountToRefund } from '../next-steps';

type Inbound = NonNullable<Trade['inbound']>;

/** Sum of the books that the person sells, in minor units. `amount` includes the parts. */
export interface GiveSum {
  readonly amount: number;
  /** Postage to the shop that the shop refunds. */
  readonly postage: number;
  readonly bonus: number;
  /** Booked postage for books that the shop sends back. It is subtracted in `amount`. */
  readonly returnPostage: number;
  /** Number of copies that wait for the person's decision. They are not in the sum. */
  readonly undecided: number;
}

/** Sum of the books that the person buys, in minor units, with the postage in it: the sum of the invoice. */
export interface TakeSum {
  readonly amount: number;
  readonly postage: number;
  /** Part of `amount` that the shop refunds: returned books with their delivery, or a lost parcel. */
  readonly refunded: number;
}

/** Kinds by which money, store credit and books pay for a purchase. */
const paidKinds = [
  'payment',
  'credit-used',
  'credit-given-back',
  'netted-in',
  'netted-out',
] as const satisfies readonly LedgerKind[];

/** Returns the sum of some kinds of bookings, in minor units from the person's view. */
const bookedOf = ({ ledger }: Trade, ...kinds: readonly LedgerKind[]): number =>
  ledger.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount.minor : sum), 0);

/**
 * Returns the sums above the timeline. They are the amounts that the page states below, so no page has two of them.
 * @see docs/product.md#sums-of-an-order
 */
export function headingSums(trade: Trade): { readonly give: GiveSum | null; readonly take: TakeSum | null } {
  const { inbound, outbound } = trade;
  const take =
    outbound === null
      ? null
      : {
          amount: outbound.total.minor,
          postage: outbound.postage.minor,
          refunded: refundedOf(trade),
        };
  // A cancelled order shows the amounts that were agreed, as before it was cancelled.
  const isAgreed = inbound?.state === 'cancelled';
  const isBought = outbound !== null && (isAgreed || outboundStateFacts[outbound.state].copies !== 'free');
  return { give: inbound === null ? null : giveSum(trade, inbound, isBought ? outbound.total.minor : 0), take };
}

/**
 * Returns the part of returned or lost books that the shop refunds, in minor units. A part whose money a bank has taken
 * back is not refunded a second time (decision 034).
 */
function refundedOf(trade: Trade): number {
  const credited = bookedOf(trade, 'returned', 'postage-back', 'lost');
  const refunds = 0 - bookedOf(trade, 'refund', 'refund-failed');
  const overpaid = Math.max(0, bookedOf(trade, ...paidKinds, ...saleKinds));
  return Math.max(0, Math.min(credited, refunds + amountToRefund(trade) - overpaid));
}

/** `taken`: amount of the purchase that a swap sets against the books; 0 after the purchase was cancelled. */
function giveSum(trade: Trade, { state, lines }: Inbound, taken: number): GiveSum {
  const own = lines.filter(({ unexpected }) => !unexpected);
  const isUndecided = (line: Inbound['lines'][number]) => state === 'awaiting-decision' && line.undecided;
  const books = own
    .filter((line) => !isUndecided(line))
    .reduce((sum, line) => sum + ((amountPaidForLine(state, line) ?? line.lower)?.minor ?? 0), 0);
  const postage = state === 'settled' ? bookedOf(trade, 'postage-to-us') : expectedPostage(trade, state, books);
  const returnPostage = 0 - bookedOf(trade, 'return-postage');
  const bonus = bonusOf(trade, books + postage - returnPostage, taken);
  return {
    amount: books + postage - returnPostage + bonus,
    postage,
    bonus,
    returnPostage,
    undecided: own.filter(isUndecided).length,
  };
}

/** Returns the postage to the shop that is refunded if the sale pays `books`: the agreed one until parcels arrived. */
function expectedPostage(trade: Trade, state: Inbound['state'], books: number): number {
  if (books === 0) return 0;
  const hasArrived = inboundStateFacts[state].copies === 'graded' || state === 'received';
  return hasArrived
    ? expectedPostageRefund(trade, 1)
    : (trade.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0);
}

/** Returns the bonus on what is taken as store credit: the booked amount, before that the expected one. */
function bonusOf(trade: Trade, income: number, taken: number): number {
  const { payout, settlement, ledger } = trade;
  if (payout !== 'store-credit') return 0;
  const credited = ledger.filter(({ kind }) => kind === 'taken-as-credit');
  // Each booking has a bonus of its own, which is rounded.
  if (credited.length > 0) return credited.reduce((sum, { amount }) => sum + bonusOn(0 - amount.minor), 0);
  return bonusOn(Math.max(0, income - (settlement === 'swap' ? taken : 0)));
}
