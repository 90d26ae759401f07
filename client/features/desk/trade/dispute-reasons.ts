import { m } from '../../../../messages/compiled/messages.js';

/** Reasons that concern a bookshop, by the provider's codes (docs.stripe.com, "Dispute reason categories"). */
const reasons: Readonly<Record<string, () => string>> = {
  fraudulent: m.desk_dispute_reason_fraudulent,
  unrecognized: m.desk_dispute_reason_unrecognized,
  product_not_received: m.desk_dispute_reason_not_received,
  product_unacceptable: m.desk_dispute_reason_unacceptable,
  credit_not_processed: m.desk_dispute_reason_no_refund,
  duplicate: m.desk_dispute_reason_twice,
};

/** Returns the reason of a dispute in words. Null for a code that only banks use. */
export function disputeReason(code: string): string | null {
  return Object.hasOwn(reasons, code) ? (reasons[code]?.() ?? null) : null;
}
