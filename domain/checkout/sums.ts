import { creditPolicy } from '../policy/credit';
import { roundTo } from '../money';
import { spendCredit, type CreditByKind } from './credit';
import type { QuoteRow, Settlement } from './schemas';

/** Facts of a settlement. Amounts are minor units of one currency and not negative. */
export interface DealFacts {
  readonly settlement: Settlement;
  /** Amount of the books that the person gives, and their number. */
  readonly give: number;
  readonly giveBooks: number;
  /** Postage to the shop that is refunded; zero where the market has a reply label. */
  readonly postageToUs: number;
  /** Amount of the books that the person takes, their number, and the postage to the person. */
  readonly take: number;
  readonly takeBooks: number;
  readonly postageToYou: number;
  /** Cost of the books without a bound price, with their share of the postage (`unboundCost`). */
  readonly unbound: number;
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
 * pays for taken books at once and gets the given ones paid later. `swap` and `payout` move only the difference. Store
 * credit reduces what is to pay; the bonus raises what is to get.
 */
export function dealSums(facts: DealFacts): DealSums {
  const income = facts.give + facts.postageToUs;
  const outgoing = facts.take + facts.postageToYou;
  const netted = facts.settlement === 'pay-now' ? 0 : Math.min(income, outgoing);
  const owed = income - netted;
  const due = outgoing - netted;
  const creditUsed = spendCredit(facts.creditAvailable, due, facts.unbound);
  const paidByCredit = creditUsed.earned + creditUsed.bonus;
  const bonus = facts.payoutAsCredit ? bonusOn(owed) : 0;
  const rows: { code: QuoteRow['code']; books: number; amount: number }[] = [];
  if (facts.giveBooks > 0) {
    rows.push({ code: 'books-in', books: facts.giveBooks, amount: facts.give });
    rows.push({ code: 'postage-to-us', books: 0, amount: facts.postageToUs });
  }
  if (facts.takeBooks > 0) {
    rows.push({ code: 'books-out', books: facts.takeBooks, amount: -facts.take });
    rows.push({ code: 'postage-to-you', books: 0, amount: -facts.postageToYou });
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
