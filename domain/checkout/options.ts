import type { Basket } from '../basket/schemas';
import type { Cart } from '../cart/schemas';
import type { CustomerKind } from '../policy/customer-kind';
import { rulesOf, type Market } from '../market/market';
import { paymentPolicy } from '../policy/payments';
import type { CardProvider } from '../trades/money/card-providers';
import type { ProblemCode, ProblemFacts } from '../problems';
import type { Quote, QuoteInput, Settlement } from './schemas';

/** Facts that decide which settlements and payment methods are possible. */
export interface OptionFacts {
  readonly basket: Basket;
  readonly cart: Cart;
  readonly market: Market;
  /** The shop may buy from people in this market. @see domain/law/buying.ts */
  readonly canBuy: boolean;
  readonly customerKind: CustomerKind;
  /** Provider of card payments; null where the shop accepts none. */
  readonly cardProvider: CardProvider | null;
}

export interface QuoteProblem {
  readonly code: ProblemCode;
  readonly facts: ProblemFacts;
}

/** Returns the settlements for two lists, the usual one first. @see docs/product.md#placing-a-trade */
export function settlementsFor(basketBooks: number, cartBooks: number): readonly Settlement[] {
  if (basketBooks > 0) return cartBooks > 0 ? ['swap', 'pay-now'] : ['payout'];
  return cartBooks > 0 ? ['pay-now'] : [];
}

/** Returns the settlements, payment methods and payout methods that this person can choose for these lists. */
export function optionsFor(deal: OptionFacts): Quote['possible'] {
  const { basket, cart, market, customerKind, cardProvider } = deal;
  const needsAccount = basket.books > 0;
  const payments: Quote['possible']['payments'] = [];
  if (cart.books > 0 && cart.books <= paymentPolicy.transferCopies) payments.push('bank-transfer');
  if (cart.books > 0 && cardProvider !== null) payments.push(cardProvider);
  return {
    settlements: needsAccount && customerKind === 'guest' ? [] : [...settlementsFor(basket.books, cart.books)],
    payments,
    payouts: needsAccount && customerKind === 'account' ? [...rulesOf(market).payouts] : [],
  };
}

const isbnsOf = (lines: readonly { readonly book: { readonly isbn: string } }[]) => [
  ...new Set(lines.map((line) => line.book.isbn)),
];

/** Returns problems of the lists: empty, below the minimum, or a hold, price or stock that changed. */
function listProblems({ basket, cart, canBuy }: OptionFacts): QuoteProblem[] {
  const problems: QuoteProblem[] = [];
  const addFor = (code: ProblemCode, lines: readonly { readonly book: { readonly isbn: string } }[]) => {
    if (lines.length > 0) problems.push({ code, facts: { isbns: isbnsOf(lines) } });
  };
  if (basket.books === 0 && cart.books === 0) {
    // The lines of the sell list stay, but none has an offer.
    const isClosed = !canBuy && basket.lines.length > 0;
    problems.push({ code: isClosed ? 'buying-closed' : 'nothing-to-trade', facts: {} });
  }
  if (basket.books > 0 && basket.missing.minor > 0) {
    const { minimum, missing } = basket;
    problems.push({
      code: 'basket-below-minimum',
      facts: { minimum: minimum.minor, missing: missing.minor, currency: minimum.currency },
    });
  }
  addFor(
    'hold-ended',
    basket.lines.filter((line) => line.offer.kind === 'offer' && line.holdEnded),
  );
  addFor(
    'not-enough-stock',
    cart.lines.filter((line) => line.quantity > line.available),
  );
  addFor(
    'price-changed',
    cart.lines.filter((line) => line.risenTo !== null),
  );
  return problems;
}

/** Returns all problems that prevent the deal, in the order in which a person solves them. */
export function problemsOf(
  deal: OptionFacts,
  chosen: { readonly input: QuoteInput; readonly settlement: Settlement; readonly payNow: number },
): QuoteProblem[] {
  const { input, settlement, payNow } = chosen;
  const possible = optionsFor(deal);
  const problems = listProblems(deal);
  if (deal.basket.books > 0 && deal.customerKind === 'guest') problems.push({ code: 'sign-in-required', facts: {} });
  const open = settlementsFor(deal.basket.books, deal.cart.books);
  const wanted = input.settlement;
  if (wanted !== undefined && open.length > 0 && !open.includes(wanted)) {
    const code = !deal.canBuy && wanted !== 'pay-now' ? 'buying-closed' : 'settlement-not-possible';
    problems.push({ code, facts: { settlement: wanted, possible: open } });
  }
  if (possible.payouts.length > 0 && input.payout !== undefined && !possible.payouts.includes(input.payout)) {
    problems.push({ code: 'payout-method-not-possible', facts: { payout: input.payout, possible: possible.payouts } });
  }
  // A swap is paid after grading, and the payment method is asked then.
  if (settlement === 'pay-now' && payNow > 0) {
    const payment = input.payment ?? possible.payments[0] ?? 'bank-transfer';
    if (payment === 'bank-transfer' && deal.cart.books > paymentPolicy.transferCopies) {
      problems.push({
        code: 'transfer-too-large',
        facts: { copies: deal.cart.books, limit: paymentPolicy.transferCopies },
      });
    } else if (!possible.payments.includes(payment)) {
      problems.push({ code: 'settlement-not-possible', facts: { payment, possible: possible.payments } });
    }
  }
  return problems;
}
