import type { Grade } from '../../../domain/grade';
import type { Language } from '../../../domain/language';
import type { Money } from '../../../domain/money';

/** Store credit that pays for books. The bonus is in `amount`. */
export interface CreditForBooks {
  readonly amount: Money;
  readonly bonus: Money;
}

/** Mail data of a step of a trade: its kind and figures. Instants are ISO 8601. */
export type TradeStep =
  /** `restOf`: number of the trade whose other parcels arrived before. */
  | { readonly kind: 'received'; readonly restOf: string | null }
  /**
   * `amount`: what we would pay for a copy in a worse grade; `grade` null: we do not accept it at all. `returnPostage`:
   * what a return costs that the person asks for; 0 where it is free.
   */
  | {
      readonly kind: 'decide';
      readonly books: readonly { readonly title: string; readonly grade: Grade | null; readonly amount: Money }[];
      readonly by: string;
      readonly returnPostage: Money;
    }
  | {
      readonly kind: 'settled';
      readonly kept: number;
      readonly books: Money;
      /** Postage credited (positive) and the cost of returns (negative); 0 without them. */
      readonly postage: Money;
      readonly returnPostage: Money;
      /** Unpaid price of the books bought in a swap, negative; 0 where each leg pays for itself. */
      readonly taken: Money;
      readonly follows:
        | { readonly kind: 'pay'; readonly amount: Money; readonly by: string }
        /** `from`: day from which a held payout is sent; null when payouts are not held. */
        | { readonly kind: 'payout'; readonly amount: Money; readonly iban: string; readonly from: string | null }
        /** A payout that waits until the purchase of the same order is paid. */
        | { readonly kind: 'payout-after-payment'; readonly amount: Money; readonly iban: string }
        | ({ readonly kind: 'credit' } & CreditForBooks)
        | { readonly kind: 'even' };
    }
  /** `released`: books that had been reserved in a swap are free again. */
  | { readonly kind: 'expired'; readonly until: string; readonly released: boolean }
  /** What was cancelled. `goesOn`: the other part of the trade has not ended since. */
  | { readonly kind: 'cancelled'; readonly part: 'all' }
  | { readonly kind: 'cancelled'; readonly part: 'sale' | 'purchase'; readonly goesOn: boolean }
  /** `trackingLink`: the carrier's page that tracks the parcel. */
  | {
      readonly kind: 'dispatched';
      readonly carrier: string;
      readonly tracking: string | null;
      readonly trackingLink: string | null;
    }
  /** `refund`: amount that is refunded. `chargedBack`: money that a bank has taken back, which is not refunded. */
  | { readonly kind: 'lost'; readonly refund: Money; readonly chargedBack: Money }
  /**
   * `refund`: money that is refunded. `restored`: store credit that had paid for the order. `books`: value of books
   * that had paid for it. 0 without any. `credit`: store credit that the books are paid by; null for a bank transfer.
   */
  | {
      readonly kind: 'released';
      readonly refund: Money;
      readonly restored: Money;
      readonly books: Money;
      readonly credit: CreditForBooks | null;
    }
  | { readonly kind: 'paid' }
  | { readonly kind: 'payout-sent'; readonly amount: Money; readonly iban: string }
  /** `hasAccount`: the person has given a bank account. */
  | { readonly kind: 'payout-failed'; readonly amount: Money; readonly hasAccount: boolean }
  | { readonly kind: 'refund-failed'; readonly amount: Money; readonly hasAccount: boolean }
  /** A refund to a card that the payment provider refused. */
  | { readonly kind: 'card-refund-failed'; readonly amount: Money }
  /** `asPaid`: all of it went to the payment method that had paid. */
  | { readonly kind: 'refunded'; readonly amount: Money; readonly asPaid: boolean }
  | { readonly kind: 'refund-account'; readonly amount: Money }
  | { readonly kind: 'remind-post'; readonly by: string }
  | { readonly kind: 'remind-decide'; readonly by: string; readonly returnPostage: Money }
  | { readonly kind: 'remind-pay'; readonly amount: Money; readonly by: string }
  /** `words`: what the person wrote as reason, or empty. `paidByBooks`: refund method where books had paid. */
  | {
      readonly kind: 'withdrawn';
      readonly at: string;
      readonly lines: readonly WithdrawnLine[];
      readonly notAsDescribed: boolean;
      readonly words: string;
      readonly paidByBooks: 'bank' | 'store-credit' | null;
    };

export interface WithdrawnLine {
  readonly title: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly total: Money;
}

/** Mail data of a mail about a step of a trade. */
export interface TradeStepMailData {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly number: string;
  readonly link: string;
  /** The link carries a guest's key to the trade. */
  readonly hasKey: boolean;
  /** Page where a guest requests a link with the key, when `link` has none; null for others. */
  readonly findLink: string | null;
  /** Page of the account's payout details; null for a guest, who enters them on the trade's page. */
  readonly payoutLink: string | null;
  /** Page that switches mails of this kind off; null for mails that are always sent. */
  readonly stopLink: string | null;
  readonly step: TradeStep;
}

/** Returns the step of a payout or refund that the bank returned. `iban`: empty if no bank account is known. */
export function returnedStep(kind: 'payout' | 'refund', amount: Money, iban: string): TradeStep {
  const hasAccount = iban !== '';
  return kind === 'payout'
    ? { kind: 'payout-failed', amount, hasAccount }
    : { kind: 'refund-failed', amount, hasAccount };
}
