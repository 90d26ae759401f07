import type { Grade } from '../../../domain/grade';
import type { Language } from '../../../domain/language';
import type { Money } from '../../../domain/money';

/** What happened to a trade, with the figures its letter needs. Instants are ISO 8601. */
export type TradeStep =
  /** `restOf`: number of the trade whose other parcels came before. */
  | { readonly kind: 'received'; readonly restOf: string | null }
  /** `amount`: what a copy found worse would be taken for; `grade` null: it is not taken at all. */
  | {
      readonly kind: 'decide';
      readonly books: readonly { readonly title: string; readonly grade: Grade | null; readonly amount: Money }[];
      readonly by: string;
    }
  | {
      readonly kind: 'settled';
      readonly kept: number;
      readonly books: Money;
      /** Postage credited, and what returns cost; both with their sign, 0 where there is none. */
      readonly postage: Money;
      readonly returnPostage: Money;
      /** What the books taken in a swap cost, negative; 0 where each leg pays for itself. */
      readonly taken: Money;
      readonly follows:
        | { readonly kind: 'pay'; readonly amount: Money; readonly by: string }
        /** `from`: the day from which it is sent, while payouts are held; null while they are not. */
        | { readonly kind: 'payout'; readonly amount: Money; readonly iban: string; readonly from: string | null }
        | { readonly kind: 'credit'; readonly amount: Money; readonly bonus: Money }
        | { readonly kind: 'even' };
    }
  /** `released`: books that had been reserved in a swap are free again. */
  | { readonly kind: 'expired'; readonly until: string; readonly released: boolean }
  | { readonly kind: 'cancelled' }
  /** `trackingLink`: where its carrier tells where it is. */
  | {
      readonly kind: 'dispatched';
      readonly carrier: string;
      readonly tracking: string | null;
      readonly trackingLink: string | null;
    }
  | { readonly kind: 'lost' }
  /** What goes back of money that came, and what books had paid for; 0 where there is none. */
  | { readonly kind: 'released'; readonly refund: Money; readonly books: Money }
  | { readonly kind: 'paid' }
  | { readonly kind: 'payout-sent'; readonly amount: Money; readonly iban: string }
  | { readonly kind: 'payout-failed'; readonly amount: Money }
  | { readonly kind: 'refunded'; readonly amount: Money }
  | { readonly kind: 'refund-account'; readonly amount: Money }
  | { readonly kind: 'remind-post'; readonly by: string }
  | { readonly kind: 'remind-decide'; readonly by: string }
  | { readonly kind: 'remind-pay'; readonly amount: Money; readonly by: string }
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

export interface TradeStepLetter {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly number: string;
  readonly link: string;
  /** The link carries a guest's key to the trade. */
  readonly isKey: boolean;
  /** Where a guest asks for a link with the key, when this one has none; null for others. */
  readonly findLink: string | null;
  /** Where the account says where its money goes; null for a guest, who says it on the trade's page. */
  readonly payoutLink: string | null;
  /** Where mails like this one are switched off; null for those that can't be. */
  readonly stopLink: string | null;
  readonly step: TradeStep;
}
