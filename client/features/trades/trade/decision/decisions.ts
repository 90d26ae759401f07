import { bonusOn } from '../../../../../domain/checkout/sums';
import { money, type Money } from '../../../../../domain/money';
import type { Decision } from '../../../../../domain/trades/grading';
import { ledgerKinds } from '../../../../../domain/trades/money/ledger';
import { expectedPostageRefund } from '../../../../../domain/trades/money/refunded-postage';
import { isReturnCharged } from '../../../../../domain/trades/money/return-postage';
import type { Trade } from '../../../../../domain/trades/schemas';

type Inbound = NonNullable<Trade['inbound']>;
type Line = Inbound['lines'][number];
/** Decisions of the person by line. They are not sent yet. */
export type Choices = Readonly<Record<number, Decision>>;

/** Returns whether the lower amount can be accepted. A refused copy has none. */
export const isAcceptable = ({ state, lower }: Pick<Line, 'state' | 'lower'>): boolean =>
  state === 'regraded' && lower !== null;

/** Returns the possible decisions about a line. */
export function decisionsFor(line: Pick<Line, 'state' | 'lower'>): readonly Decision[] {
  return isAcceptable(line) ? ['accept', 'return', 'recycle'] : ['return', 'recycle'];
}

/**
 * Sum of a trade's books with these decisions. An undecided line is returned to the person. Minor units are those of
 * the trade.
 */
export interface Outcome {
  /** Number and sum of copies paid as described; the same of those accepted at a lower amount. */
  readonly asSaid: { readonly books: number; readonly amount: Money };
  readonly lower: { readonly books: number; readonly amount: Money };
  readonly postage: Money;
  readonly returnPostage: Money;
  /** Price of a swap's purchase that is still to pay; 0 if each leg pays for itself. */
  readonly purchase: Money;
  /** Bonus on the total, if it is taken as store credit. */
  readonly bonus: Money;
  readonly total: Money;
  /** The total is added to the store credit. */
  readonly isCredit: boolean;
  readonly returned: number;
  readonly recycled: number;
}

/** Returns the sums of a trade with these decisions. `choices`: decisions that are not sent yet. */
export function outcomeOf(trade: Trade, inbound: Inbound, choices: Choices): Outcome {
  const { currency } = inbound.total;
  const amountOf = (minor: number) => money(minor, currency);
  const decisionOf = (line: Line): Decision | null =>
    line.decision ?? choices[line.line] ?? (line.undecided ? 'return' : null);
  const asDescribed = inbound.lines.filter(({ state }) => state === 'as-said');
  const lower = inbound.lines.filter((line) => line.state === 'regraded' && decisionOf(line) === 'accept');
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const paid =
    sumOf(asDescribed.map(({ amount }) => amount.minor)) + sumOf(lower.map((line) => line.lower?.minor ?? 0));
  const returned = inbound.lines.filter(
    (line) => line.state === 'returning' || line.state === 'returned' || decisionOf(line) === 'return',
  );
  const recycled = inbound.lines.filter((line) => line.state === 'recycled' || decisionOf(line) === 'recycle').length;
  const keptCount = asDescribed.length + lower.length;
  const postage = expectedPostageRefund(trade, keptCount);
  // A copy without a decision is returned at no cost.
  const isCharged = returned.some(
    (line) => (line.decision ?? choices[line.line]) === 'return' && isReturnCharged(line),
  );
  const returnPostage = !isCharged ? 0 : Math.min(inbound.returnPostage.minor, paid + postage);
  const purchase = sumOf(
    trade.ledger.flatMap(({ kind, amount }) => (ledgerKinds[kind] === 'purchase' ? [amount.minor] : [])),
  );
  const unpaid = trade.settlement === 'swap' ? Math.min(0, purchase) : 0;
  const sum = paid + postage - returnPostage + unpaid;
  const isCredit = trade.payout === 'store-credit';
  const bonus = isCredit ? bonusOn(Math.max(0, sum)) : 0;
  return {
    asSaid: { books: asDescribed.length, amount: amountOf(sumOf(asDescribed.map(({ amount }) => amount.minor))) },
    lower: { books: lower.length, amount: amountOf(sumOf(lower.map((line) => line.lower?.minor ?? 0))) },
    postage: amountOf(postage),
    returnPostage: amountOf(0 - returnPostage),
    purchase: amountOf(unpaid),
    bonus: amountOf(bonus),
    total: amountOf(sum + bonus),
    isCredit,
    returned: returned.length,
    recycled,
  };
}
