import type { Settlement } from '../../checkout/schemas';
import type { SettlementState } from '../lifecycle/states';

/** The two accounts of a trade: what the person takes and pays for, what the person gives and is paid for. */
export const ledgerSides = ['purchase', 'trade-in'] as const;

/**
 * What is booked, and on which side. Amounts are signed from the person's side: positive is theirs to get.
 * Purchase: sale −, postage −, credit-used +, payment +, netted-in +, netted-out −, undone + (a sale that was cancelled
 * or released), credit-given-back −, returned +, postage-back +, lost +, refund −, refund-failed +, disputed − (the
 * bank took a card payment back), disputed-back +. Trade-in: books-in +, postage-to-us +, netted −, netted-back +,
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
export type LedgerSide = (typeof ledgerSides)[number];

/** One booking; `ref` names what it is for, so that it is booked once (a line, a payment, a payout). */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly ref: string;
}

/** What stands on each side, in minor units: what is owed, to the person or (negative) by them. */
export interface Balances {
  readonly purchase: number;
  readonly tradeIn: number;
}

/**
 * The sums of both sides. A debt that only a dispute left is asked of nobody, for the bank has decided whose the money
 * is; but it counts against what would be refunded (decision 034).
 */
export function balances(entries: readonly Pick<LedgerEntry, 'kind' | 'amount'>[]): Balances {
  const on = (side: LedgerSide) =>
    entries.reduce((sum, { kind, amount }) => (ledgerKinds[kind] === side ? sum + amount : sum), 0);
  const purchase = on('purchase');
  return { purchase: Math.max(purchase, Math.min(0, purchase + takenBack(entries))), tradeIn: on('trade-in') };
}

/** What banks took back of card payments and have not returned; minor units. */
export function takenBack(entries: readonly Pick<LedgerEntry, 'kind' | 'amount'>[]): number {
  return 0 - sumOf(entries, 'disputed', 'disputed-back');
}

const sumOf = (entries: readonly Pick<LedgerEntry, 'kind' | 'amount'>[], ...kinds: readonly LedgerKind[]) =>
  entries.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);

/** What a swap's settled books pay of what was taken: as much as both sides allow (docs/product.md#swap). */
export function netting(standing: Balances): LedgerEntry[] {
  const amount = Math.min(Math.max(0, standing.tradeIn), Math.max(0, -standing.purchase));
  return amount === 0
    ? []
    : [
        { kind: 'netted', amount: -amount, ref: '' },
        { kind: 'netted-in', amount, ref: '' },
      ];
}

/**
 * Undoes a sale whose copies are not sent (cancelled, released): the sale and its postage go, store credit is given
 * back, what books had paid is theirs again. Money that came stays on the purchase's side, to be refunded. `ref` names
 * the undoing. Nothing where nothing is sold any more.
 */
export function undoneSale(entries: readonly LedgerEntry[], ref: string): LedgerEntry[] {
  const sold = -sumOf(entries, 'sale', 'postage', 'undone');
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

/** What is sold and neither undone, returned nor lost, postage included; minor units. */
export function stillSold(entries: readonly LedgerEntry[]): number {
  return 0 - sumOf(entries, 'sale', 'postage', 'undone', 'returned', 'postage-back', 'lost');
}

/**
 * Money that came and has not gone back, neither as a refund nor by a bank; store credit and books do not count. Minor
 * units, never negative.
 */
export function moneyKept(entries: readonly LedgerEntry[]): number {
  return Math.max(0, sumOf(entries, 'payment') - takenBack(entries) - refundedBy('money', entries));
}

/** What went back by a way so far. */
function refundedBy(way: RefundWay, entries: readonly LedgerEntry[]): number {
  return entries.reduce(
    (sum, { kind, amount, ref }) =>
      (kind === 'refund' || kind === 'refund-failed') && ref.startsWith(`${way}:`) ? sum - amount : sum,
    0,
  );
}

export type RefundWay = 'money' | 'store-credit' | 'books';

/**
 * By which ways an amount on the purchase's side goes back (docs/product.md#withdrawal): to the way paid, money
 * first, then store credit, then what was paid with books. Shares never exceed what came by that way, less what went
 * back by it before; what is left over belongs to money (a payment that was too high).
 */
export function refundWays(
  entries: readonly LedgerEntry[],
  amount: number,
): { readonly way: RefundWay; readonly amount: number }[] {
  const came: readonly { readonly way: RefundWay; readonly most: number }[] = [
    { way: 'money', most: sumOf(entries, 'payment') - takenBack(entries) - refundedBy('money', entries) },
    {
      way: 'store-credit',
      most: sumOf(entries, 'credit-used', 'credit-given-back') - refundedBy('store-credit', entries),
    },
    { way: 'books', most: sumOf(entries, 'netted-in', 'netted-out') - refundedBy('books', entries) },
  ];
  let left = amount;
  const ways = came.flatMap(({ way, most }) => {
    const share = Math.min(left, Math.max(0, most));
    left -= share;
    return share === 0 ? [] : [{ way, amount: share }];
  });
  if (left > 0) throw new RangeError('more is refunded than was paid');
  return ways;
}

/** Where the money of a trade stands, for the next states of its settlement. */
export interface Standing extends Balances {
  readonly settlement: Settlement;
  readonly money: SettlementState;
  /** The inbound leg is settled. Until then a swap asks for nothing and a payout owes nothing. */
  readonly settled: boolean;
}

/**
 * The states that the settlement passes through by itself after a booking, until it has to wait for somebody: for the
 * person's payment, for the desk's payout or refund. Empty: it stays. (docs/product.md#trade-states)
 */
export function settlementPath(standing: Standing): SettlementState[] {
  const path: SettlementState[] = [];
  for (let at = standing.money, to = after(standing, at); to !== null; at = to, to = after(standing, at)) path.push(to);
  return path;
}

function after({ settlement, settled, purchase, tradeIn }: Standing, at: SettlementState): SettlementState | null {
  const owes = settled && tradeIn > 0;
  switch (at) {
    case 'agreed':
      if (settlement !== 'pay-now' && !settled) return purchase > 0 ? 'refund-due' : null;
      if (purchase < 0) return 'awaiting-payment';
      if (owes) return 'payout-due';
      return settlement === 'pay-now' ? 'awaiting-payment' : 'balanced';
    case 'awaiting-payment':
      return purchase >= 0 ? 'balanced' : null;
    case 'balanced':
      if (owes) return 'payout-due';
      return purchase > 0 ? 'refund-due' : null;
    case 'refund-due':
      return purchase <= 0 ? 'balanced' : null;
    case 'lapsed':
      if (owes) return 'payout-due';
      return purchase > 0 ? 'refund-due' : null;
    default:
      // Payouts are the desk's and the bank's.
      return null;
  }
}
