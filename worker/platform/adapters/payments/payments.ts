import type { Currency } from '../../../../domain/money';
import type { DisputeState } from '../../../../domain/trades/money/disputes';
import type { CardProvider } from '../../../../domain/trades/money/card-providers';

/** A requested payment; `amount` in minor units. */
export interface AskedPayment {
  readonly trade: string;
  /** Purpose on the payment page and on the card's statement. */
  readonly title: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly email: string;
  readonly language: string;
  /** Address to which the person returns, with or without payment. */
  readonly paidUrl: string;
  readonly backUrl: string;
  /** The provider takes nothing after it; at least half an hour ahead. */
  readonly endsAt: Date;
}

/**
 * A payment as the provider knows it: `open` waits for the person, `processing` for a bank, `failed` will not come any
 * more, `ended` took nothing and never will.
 */
export interface Payment {
  readonly id: string;
  readonly provider: CardProvider;
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'ended';
  /** Address of the payment page while the payment is open. */
  readonly url: string | null;
  /** The trade it was begun for; null: it is not one of ours. */
  readonly trade: string | null;
  /** The money itself, by the provider's name, once there is some: what it is booked as, and refunded by. */
  readonly money: { readonly id: string; readonly amount: number; readonly currency: string } | null;
}

/** Money that goes back by the provider. */
export interface Refund {
  readonly id: string;
  /** The payout it carries out; null: somebody made it by hand at the provider. */
  readonly payout: string | null;
  readonly amount: number;
  readonly state: 'pending' | 'done' | 'failed';
}

/** A dispute: a bank asks about a payment or takes it back. */
export interface Dispute {
  readonly id: string;
  /** The money, by the provider's name; null: it was not paid by a payment of ours. */
  readonly money: string | null;
  readonly amount: number;
  readonly currency: string;
  /** The provider's code, such as `fraudulent`. */
  readonly reason: string;
  readonly state: DisputeState;
  /** Amount that the bank holds now, without the provider's fee; minor units of `currency`. */
  readonly withdrawn: number;
  /** The shop's evidence is awaited until then; null: it is not. */
  readonly evidenceBy: string | null;
  readonly openedAt: string;
  /** The provider would still send the money back as a refund. */
  readonly refundable: boolean;
}

/** A bank's warning that the card holder probably did not make a payment. No money is taken. */
export interface FraudWarning {
  readonly id: string;
  /** The money, by the provider's name. */
  readonly money: string;
  /** The provider's code, such as `made_with_stolen_card`. */
  readonly kind: string;
  readonly warnedAt: string;
}

/** Subject of an event of the provider. The shop asks the provider for everything else. */
export type PaymentEvent =
  | { readonly about: 'payment'; readonly id: string }
  | { readonly about: 'dispute'; readonly id: string }
  | { readonly about: 'warning'; readonly id: string }
  | { readonly about: 'refund'; readonly payout: string | null }
  | { readonly about: 'nothing' };

/**
 * The provider can't be reached, is out of order, or does not take our key: to be tried again. `why` holds no person's
 * data.
 */
export class PaymentsDown extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'PaymentsDown';
  }
}

/** A payment provider. Methods that call it throw PaymentsDown. */
export interface Payments {
  readonly provider: CardProvider;
  /** The smallest amount it takes, in minor units. */
  least(currency: Currency): number;
  /** Opens a payment. The same `key` is the same payment. */
  begin(asked: AskedPayment, key: string): Promise<Payment>;
  /** Returns the state of a payment; null: the provider does not know it. */
  read(id: string): Promise<Payment | null>;
  /** Closes an open payment, so it can't be paid any more. Returns its state, which may be paid. */
  end(id: string): Promise<Payment | null>;
  /** Money that went back of some that came. */
  refunds(money: string): Promise<readonly Refund[]>;
  /** Sends money back; null: the provider will never do it. The same `key` is the same refund. */
  refund(
    asked: { readonly money: string; readonly payout: string; readonly amount: number },
    key: string,
  ): Promise<Refund | null>;
  /** Returns the state of a dispute; null: the provider does not know it. */
  dispute(id: string): Promise<Dispute | null>;
  /** Disputes about some money that came, or all since an instant. */
  disputes(about: { readonly money: string } | { readonly since: Date }): Promise<readonly Dispute[]>;
  /** A warning of fraud; null: the provider does not know it, or it is about no payment of ours. */
  warning(id: string): Promise<FraudWarning | null>;
  /** Warnings of fraud since an instant. */
  warnings(since: Date): Promise<readonly FraudWarning[]>;
  /** Address of the provider's own page where the shop's people answer a dispute. */
  disputePage(id: string): string;
  /** Reads an event that was posted to us; null: it is unsigned, too old, of another account, or no event. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>;
}
