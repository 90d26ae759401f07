import { creditPolicy } from '../policy/credit';
import { roundTo } from '../money';
import { spendCredit, type CreditByKind } from './credit';
import type { QuoteRow, Settlement } from './schemas';

/** Facts of a settlement. Amounts are minor units of one currency and not negative. */
export interface DealFacts {
  readonly settlement: Settlement;
  /** Amount of the accepted books in the basket, and their number. */
  readonly basketAmount: number;
  readonly basketBooks: number;
  /** Postage to the shop, which the shop refunds; zero where the market has a reply label. */
  readonly inboundPostage: number;
  /** Amount of the books in the cart, their number, and the postage to the person. */
  readonly cartAmount: number;
  readonly cartBooks: number;
  readonly outboundPostage: number;
  /** Cost of the books without a bound price, with their share of the postage (`unboundCost`). */
  readonly unboundCost: number;
  readonly creditAvailable: CreditByKind;
  readonly payoutAsCredit: boolean;
}

/** Sums of a deal in minor units, from the person's view. */
export interface DealSums {
  readonly rows: readonly { readonly code: QuoteRow['code']; readonly books: number; readonly amount: number }[];
  readonly payNow: number;
  readonly getLater: number;
  readonly getLaterAsCredit: number;
  readonly creditUsed: CreditByKind;
}

/** Returns the bonus on an amount that is taken as store credit, in minor units. */
export function bonusOn(owed: number): number {
  return roundTo((owed * creditPolicy.bonus) / 100);
}

/**
 * Returns the money of a deal from the person's view, as rows that add up: `sum(rows) = getLater − payNow`. `pay-now`
 * pays for the cart at once, and the basket is paid out later. `swap` and `payout` move only the difference. Store
 * credit reduces the amount to pay; the bonus raises the amount to get.
 */
export function dealSums(facts: DealFacts): DealSums {
  const income = facts.basketAmount + facts.inboundPostage;
  const outgoing = facts.cartAmount + facts.outboundPostage;
  const netted = facts.settlement === 'pay-now' ? 0 : Math.min(income, outgoing);
  const owed = income - netted;
  const due = outgoing - netted;
  const creditUsed = spendCredit(facts.creditAvailable, due, facts.unboundCost);
  const paidByCredit = creditUsed.earned + creditUsed.bonus;
  const bonus = facts.payoutAsCredit ? bonusOn(owed) : 0;
  const rows: { code: QuoteRow['code']; books: number; amount: number }[] = [];
  if (facts.basketBooks > 0) {
    rows.push({ code: 'books-in', books: facts.basketBooks, amount: facts.basketAmount });
    rows.push({ code: 'postage-to-us', books: 0, amount: facts.inboundPostage });
  }
  if (facts.cartBooks > 0) {
    rows.push({ code: 'books-out', books: facts.cartBooks, amount: -facts.cartAmount });
    rows.push({ code: 'postage-to-you', books: 0, amount: -facts.outboundPostage });
  }
  if (paidByCredit > 0) rows.push({ code: 'store-credit', books: 0, amount: paidByCredit });
  if (bonus > 0) rows.push({ code: 'credit-bonus', books: 0, amount: bonus });
  return {
    rows,
    payNow: due - paidByCredit,
    getLater: owed + bonus,
    getLaterAsCredit: owed + bonusOn(owed),
    creditUsed,
  };
}
