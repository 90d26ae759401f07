/** A call that the double of Stripe got, its form as an object. */
export interface StripeCall {
  readonly call: string;
  readonly body: Readonly<Record<string, string>>;
}

/** Outcome of a payment on its page. */
export interface StripePayment {
  readonly status?: 'succeeded' | 'processing' | 'requires_payment_method';
  readonly amount?: number;
  readonly currency?: string;
}

/**
 * A bank's dispute about a payment, or a change of it; at first all of the payment, evidence awaited, the money taken.
 */
export interface StripeDispute {
  readonly status?: string;
  readonly amount?: number;
  /** Moves of money: taken, or taken and returned. */
  readonly moves?: readonly { readonly amount: number; readonly currency: string }[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Settings of a shop that pays at the double; `/test/…` of its base are the tests' own orders. */
    stripeServer: {
      readonly STRIPE_SECRET_KEY: string;
      readonly STRIPE_WEBHOOK_SECRET: string;
      readonly STRIPE_API_BASE: string;
    };
  }
}
