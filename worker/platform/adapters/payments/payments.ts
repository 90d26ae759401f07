import type { Currency } from '../../../../domain/money';
import type { DisputeState } from '../../../../domain/trades/money/disputes';
import type { CardProvider } from '../../../../domain/trades/money/card-providers';

/** A requested payment; `amount` in minor units. */
export interface PaymentRequest {
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
  /** End of the payment; at least half an hour ahead. */
  readonly endsAt: Date;
}

/**
 * A payment at the provider: `open` waits for the person, `processing` for a bank, `failed` was refused, `ended` was
 * closed without money.
 */
export interface Payment {
  readonly id: string;
  readonly provider: CardProvider;
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'ended';
  /** Address of the payment page while the payment is open. */
  readonly url: string | null;
  /** Trade of the payment; null: the payment is not the shop's. */
  readonly trade: string | null;
  /** The charge at the provider, once there is one. Its id is the reference of bookings and refunds. */
  readonly money: { readonly id: string; readonly amount: number; readonly currency: string } | null;
}

/** A refund at the provider. */
export interface Refund {
  readonly id: string;
  /** The payout of the refund; null: it was made by hand at the provider. */
  readonly payout: string | null;
  readonly amount: number;
  readonly state: 'pending' | 'done' | 'failed';
}

/** A dispute: a bank questions a payment or withdraws it. */
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
  /** Deadline for the shop's evidence; null: none is needed. */
  readonly evidenceBy: string | null;
  readonly openedAt: string;
  /** Whether the provider still accepts a refund. */
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
 * The provider cannot be reached, has an outage, or refuses the key: the call must be repeated. `why` contains no
 * personal data.
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
  minimumAmount(currency: Currency): number;
  /** Opens a payment. The same `key` is the same payment. */
  beginPayment(request: PaymentRequest, key: string): Promise<Payment>;
  /** Returns the state of a payment; null: the provider does not know it. */
  readPayment(id: string): Promise<Payment | null>;
  /** Closes an open payment, so it can't be paid any more. Returns its state, which may be paid. */
  endPayment(id: string): Promise<Payment | null>;
  /** Returns the refunds of a charge. */
  listRefunds(money: string): Promise<readonly Refund[]>;
  /** Refunds a charge. Returns null when the provider will never do it. The same `key` is the same refund. */
  refundCharge(
    request: { readonly money: string; readonly payout: string; readonly amount: number },
    key: string,
  ): Promise<Refund | null>;
  /** Returns the state of a dispute; null: the provider does not know it. */
  readDispute(id: string): Promise<Dispute | null>;
  /** Returns the disputes about a charge, or all since an instant. */
  listDisputes(about: { readonly money: string } | { readonly since: Date }): Promise<readonly Dispute[]>;
  /** Returns a fraud warning; null: the provider does not know it, or it is about no payment of the shop. */
  readFraudWarning(id: string): Promise<FraudWarning | null>;
  /** Returns the fraud warnings since an instant. */
  listFraudWarnings(since: Date): Promise<readonly FraudWarning[]>;
  /** Returns the address of the provider's page on which staff answers a dispute. */
  disputePageUrl(id: string): string;
  /** Reads an event that was posted to us; null: it is unsigned, too old, of another account, or no event. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>;
}
