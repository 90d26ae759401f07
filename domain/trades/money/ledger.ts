import type { Settlement } from '../../checkout/schemas';
import type { SettlementState } from '../lifecycle/states';

/** The two accounts of a trade: `purchase` (books the person takes), `trade-in` (books the person gives). */
export const ledgerSides = ['purchase', 'trade-in'] as const;

/**
 * Kinds of bookings and the side of each. Amounts are signed from the person's view: positive is owed to the person.
 * Purchase: sale −, postage −, credit-used +, payment +, netted-in +, netted-out −, undone + (sale cancelled or
 * released), credit-given-back −, returned +, postage-back +, lost +, refund −, refund-failed +, disputed − (chargeback
 * of a card payment), disputed-back +. Trade-in: books-in +, postage-to-us +, netted −, netted-back +,
 * return-postage −, taken-as-credit −, payout −, payout-failed +.
 */
export const ledgerKinds = {
  sale: 'purchase',
  postage: 'purchase',
  'credit-used': 'purchase',
  payment: 'purchase',
  'netted-in': 'purchase',
  'netted-out': 'purchase',
  undone: 'purchase',
  'credit-given-back': 'purchase',
  returned: 'purchase',
  'postage-back': 'purchase',
  lost: 'purchase',
  refund: 'purchase',
  'refund-failed': 'purchase',
  disputed: 'purchase',
  'disputed-back': 'purchase',
  'books-in': 'trade-in',
  'postage-to-us': 'trade-in',
  netted: 'trade-in',
  'netted-back': 'trade-in',
  'return-postage': 'trade-in',
  'taken-as-credit': 'trade-in',
  payout: 'trade-in',
  'payout-failed': 'trade-in',
} as const satisfies Readonly<Record<string, (typeof ledgerSides)[number]>>;

export type LedgerKind = keyof typeof ledgerKinds;
export const ledgerKindNames = [
  'sale',
  'postage',
  'credit-used',
  'payment',
  'netted-in',
  'netted-out',
  'undone',
  'credit-given-back',
  'returned',
  'postage-back',
  'lost',
  'refund',
  'refund-failed',
  'disputed',
  'disputed-back',
  'books-in',
  'postage-to-us',
  'netted',
  'netted-back',
  'return-postage',
  'taken-as-credit',
  'payout',
  'payout-failed',
] as const satisfies readonly LedgerKind[];
/** Kinds that book a sale or undo it before its copies are sent. */
export const saleKinds = ['sale', 'postage', 'undone'] as const satisfies readonly LedgerKind[];
/** Kinds that add up to the amount of a sale. */
export const soldKinds = [...saleKinds, 'returned', 'postage-back', 'lost'] as const satisfies readonly LedgerKind[];
/** Kinds that book a chargeback of a card payment and its end. */
export const chargebackKinds = ['disputed', 'disputed-back'] as const satisfies readonly LedgerKind[];
export type LedgerSide = (typeof ledgerSides)[number];

/** One booking, in minor units. `ref` names its cause (a line, a payment, a payout), so that it is booked once. */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly ref: string;
}

/** Balance of each side in minor units; positive: owed to the person, negative: owed by the person. */
export interface Balances {
  readonly purchase: number;
  readonly tradeIn: number;
}

/**
 * Returns the balances of both sides. A debt that only a chargeback caused is not demanded, since the bank has decided
 * about the money; but it reduces refunds (decision 034).
 */
export function balancesOf(entries: readonly Pick<LedgerEntry, 'kind' | 'amount'>[]): Balances {
  const on = (side: LedgerSide) =>
    entries.reduce((sum, { kind, amount }) => (ledgerKinds[kind] === side ? sum + amount : sum), 0);
  const purchase = on('purchase');
  return { purchase: Math.max(purchase, Math.min(0, purchase + openChargebacks(entries))), tradeIn: on('trade-in') };
}

/** Returns the chargebacks of card payments that banks have not reversed, in minor units. */
export function openChargebacks(entries: readonly Pick<LedgerEntry, 'kind' | 'amount'>[]): number {
  return 0 - sumOf(entries, ...chargebackKinds);
}

const sumOf = (entries: readonly Pick<LedgerEntry, 'kind' | 'amount'>[], ...kinds: readonly LedgerKind[]) =>
  entries.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);

/** Returns the bookings by which the inbound books of a swap pay for the outbound ones. @see docs/product.md#swap */
export function nettingEntries(owed: Balances): LedgerEntry[] {
  const amount = Math.min(Math.max(0, owed.tradeIn), Math.max(0, -owed.purchase));
  return amount === 0
    ? []
    : [
        { kind: 'netted', amount: -amount, ref: '' },
        { kind: 'netted-in', amount, ref: '' },
      ];
}

/**
 * Returns the bookings that undo a sale whose copies are not sent. They cancel sale and postage, restore store credit
 * and return netted amounts to the trade-in side. Received money stays on the purchase side, to be refunded. `ref`
 * names the cause. Returns no bookings when nothing is sold any more.
 */
export function undoSaleEntries(entries: readonly LedgerEntry[], ref: string): LedgerEntry[] {
  const sold = -sumOf(entries, ...saleKinds);
  const credit = sumOf(entries, 'credit-used', 'credit-given-back');
  const netted = sumOf(entries, 'netted-in', 'netted-out');
  return [
    ...(sold > 0 ? [{ kind: 'undone' as const, amount: sold, ref }] : []),
    ...(credit > 0 ? [{ kind: 'credit-given-back' as const, amount: -credit, ref }] : []),
    ...(netted > 0
      ? [
          { kind: 'netted-out' as const, amount: -netted, ref },
          { kind: 'netted-back' as const, amount: netted, ref },
        ]
      : []),
  ];
}

/** Returns the amount of the sale that is not undone, returned or lost, postage included, in minor units. */
export function soldAmount(entries: readonly LedgerEntry[]): number {
  return 0 - sumOf(entries, ...soldKinds);
}

/** Returns received money minus refunds and chargebacks, in minor units, at least 0. Excludes credit and books. */
export function moneyReceived(entries: readonly LedgerEntry[]): number {
  return Math.max(0, sumOf(entries, 'payment') - openChargebacks(entries) - refundedTo('money', entries));
}

/** Returns the amount that was refunded so far to a source of payment, in minor units. */
function refundedTo(paidBy: PaymentSource, entries: readonly LedgerEntry[]): number {
  let refunded = 0;
  for (const { kind, amount, ref } of entries) {
    const isRefund = kind === 'refund' || kind === 'refund-failed';
    if (isRefund && ref.startsWith(`${paidBy}:`)) refunded -= amount;
  }
  return refunded;
}

/** Source that paid for a purchase. A refund goes to the same source. */
export type PaymentSource = 'money' | 'store-credit' | 'books';

/**
 * Splits a refund on the purchase side over the sources that paid: money first, then store credit, then books.
 * `bonusFirst`: part that is restored as store credit before money is refunded (`bonusToRestore`). A share never
 * exceeds what its source paid, minus earlier refunds.
 * @throws {RangeError} when the amount exceeds the payments
 * @see docs/product.md#withdrawal
 */
export function splitByPaymentSource(
  entries: readonly LedgerEntry[],
  amount: number,
  bonusFirst = 0,
): { readonly paidBy: PaymentSource; readonly amount: number }[] {
  const sources: readonly { readonly paidBy: PaymentSource; readonly refundable: number }[] = [
    {
      paidBy: 'money',
      refundable: sumOf(entries, 'payment') - openChargebacks(entries) - refundedTo('money', entries),
    },
    {
      paidBy: 'store-credit',
      refundable: sumOf(entries, 'credit-used', 'credit-given-back') - refundedTo('store-credit', entries),
    },
    { paidBy: 'books', refundable: sumOf(entries, 'netted-in', 'netted-out') - refundedTo('books', entries) },
  ];
  const refundableCredit = Math.max(0, sources.find(({ paidBy }) => paidBy === 'store-credit')?.refundable ?? 0);
  const restoredBonus = Math.min(amount, bonusFirst, refundableCredit);
  let remaining = amount - restoredBonus;
  const shares: { paidBy: PaymentSource; amount: number }[] = [];
  for (const { paidBy, refundable } of sources) {
    const bonus = paidBy === 'store-credit' ? restoredBonus : 0;
    const more = Math.min(remaining, Math.max(0, refundable) - bonus);
    remaining -= more;
    if (bonus + more !== 0) shares.push({ paidBy, amount: bonus + more });
  }
  if (remaining > 0) throw new RangeError('more is refunded than was paid');
  return shares;
}

/** State of a trade's money that decides the next states of its settlement. */
export interface SettlementFacts extends Balances {
  readonly settlement: Settlement;
  readonly money: SettlementState;
  /** The inbound leg is settled. Before that, a swap demands no payment and a payout is not due. */
  readonly isSettled: boolean;
}

/**
 * Returns the states that the settlement passes without anybody's action after a booking, until a payment, payout or
 * refund must be made. Empty: the state stays.
 * @see docs/product.md#trade-states
 */
export function settlementPath(facts: SettlementFacts): SettlementState[] {
  const path: SettlementState[] = [];
  let next = stateAfter(facts, facts.money);
  while (next !== null) {
    path.push(next);
    next = stateAfter(facts, next);
  }
  return path;
}

/** Returns the state that follows `state` without anybody's action, or null when the settlement stays there. */
function stateAfter(
  { settlement, isSettled, purchase, tradeIn }: SettlementFacts,
  state: SettlementState,
): SettlementState | null {
  const owesPayout = isSettled && tradeIn > 0;
  switch (state) {
    case 'agreed':
      if (settlement !== 'pay-now' && !isSettled) return purchase > 0 ? 'refund-due' : null;
      if (purchase < 0) return 'awaiting-payment';
      if (owesPayout) return 'payout-due';
      return settlement === 'pay-now' ? 'awaiting-payment' : 'balanced';
    case 'awaiting-payment':
      return purchase >= 0 ? 'balanced' : null;
    case 'balanced':
      if (owesPayout) return 'payout-due';
      return purchase > 0 ? 'refund-due' : null;
    case 'refund-due':
      return purchase <= 0 ? 'balanced' : null;
    case 'lapsed':
      if (owesPayout) return 'payout-due';
      return purchase > 0 ? 'refund-due' : null;
    // Staff and banks move payouts.
    case 'payout-due':
    case 'payout-sent':
    case 'payout-failed':
      return null;
    default:
      return state satisfies never;
  }
}
