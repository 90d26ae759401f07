/**
 * Problem codes of the API with their HTTP status. Rules return these codes, verbs throw them, one mapper writes
 * `application/problem+json`, and the client translates each.
 * @see RFC 9457
 */
export const problems = {
  'invalid-input': 400,
  'invalid-json': 400,
  'unknown-field': 400,
  'invalid-cursor': 400,
  'idempotency-key-missing': 400,
  'sign-in-required': 401,
  'wrong-credentials': 401,
  'fresh-proof-required': 403,
  'second-factor-required': 403,
  'passkey-not-accepted': 401,
  'not-allowed': 403,
  'foreign-origin': 403,
  'import-token-wrong': 403,
  'feed-token-wrong': 403,
  'not-found': 404,
  'book-not-found': 404,
  'trade-not-found': 404,
  'parcel-not-found': 404,
  'parcel-code-mistyped': 404,
  'book-not-in-trade': 404,
  'method-not-allowed': 405,
  'trade-open': 409,
  'credit-would-be-lost': 409,
  'email-taken': 409,
  'last-way-in': 409,
  'account-changed': 409,
  'sign-on-linked-elsewhere': 409,
  'passkeys-full': 409,
  'addresses-full': 409,
  'list-full': 409,
  'copies-limit': 409,
  'not-enough-stock': 409,
  'not-for-sale': 409,
  'offer-declined': 409,
  'price-changed': 409,
  'hold-ended': 409,
  'checkout-already-sent': 409,
  'list-changed': 409,
  'state-moved': 409,
  'book-recalled': 409,
  'withdrawal-over': 409,
  'stock-reserved': 409,
  'payout-held': 409,
  'nothing-to-send': 409,
  'parcel-cancelled': 409,
  'parcel-after-grading': 409,
  'parcel-not-left': 409,
  'lines-ungraded': 409,
  'identity-unchecked': 409,
  'photos-full': 409,
  'unpaid-transfer-open': 409,
  'transfer-too-large': 409,
  'guest-copies-full': 409,
  'answer-being-written': 409,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'invalid-isbn': 422,
  'shop-barcode': 422,
  'printed-music': 422,
  'grade-not-accepted': 422,
  'grade-not-lower': 422,
  'reason-not-fitting': 422,
  'decision-not-possible': 422,
  'carrier-unknown': 422,
  'market-mismatch': 422,
  'currency-differs': 422,
  'market-not-served': 422,
  'buying-closed': 422,
  'nothing-to-trade': 422,
  'basket-below-minimum': 422,
  'settlement-not-possible': 422,
  'payout-method-not-possible': 422,
  'address-invalid': 422,
  'email-missing': 422,
  'declaration-missing': 422,
  'terms-not-accepted': 422,
  'password-too-short': 422,
  'password-too-long': 422,
  'password-common': 422,
  'password-personal': 422,
  'link-invalid': 422,
  'iban-invalid': 422,
  'iban-country': 422,
  'payout-details-missing': 422,
  'passkey-known': 422,
  'idempotency-key-reused': 422,
  'message-empty': 422,
  'message-too-long': 422,
  'upgrade-required': 426,
  'too-many-requests': 429,
  'too-many-messages': 429,
  'too-many-attempts': 429,
  'too-many-orders': 429,
  internal: 500,
  'provider-unavailable': 502,
  'payment-unavailable': 502,
  unavailable: 503,
  maintenance: 503,
} as const;

export type ProblemCode = keyof typeof problems;

/** Returns whether a text is a problem code. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}

/** Machine-readable facts of a problem, never sentences. */
export type ProblemFacts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A problem that a verb throws. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly facts: ProblemFacts;
  constructor(code: ProblemCode, facts: ProblemFacts = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.facts = facts;
  }
  get status(): number {
    return problems[this.code];
  }
}
