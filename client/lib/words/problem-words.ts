import type { ProblemCode } from '../../../domain/problems';
import { passwordPolicy } from '../../../domain/policy/accounts';
import { chatPolicy } from '../../../domain/policy/chat';
import { paymentPolicy } from '../../../domain/policy/payments';
import { withdrawalPolicy } from '../../../domain/policy/withdrawal';
import { formatNumber } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import type { ApiProblem } from '../api';
import { language } from '../language';
import { countParams } from './count-params';

type Facts = Readonly<Record<string, unknown>>;

function stockLeft({ available }: Facts): string {
  if (typeof available !== 'number' || available < 1) return m.problem_sold_out();
  return m.problem_not_enough_stock(countParams(available));
}

function ordersWait({ retryAfter }: Facts): string {
  return m.problem_too_many_orders(
    countParams(Math.max(1, Math.ceil((typeof retryAfter === 'number' ? retryAfter : 60) / 60))),
  );
}

/** Sentences of every code of the closed list, and of a lost network. */
export const problemSentences: Record<ProblemCode | 'offline', (facts: Facts) => string> = {
  'invalid-input': m.problem_invalid_input,
  'invalid-json': m.problem_invalid_json,
  'unknown-field': m.problem_unknown_field,
  'invalid-cursor': m.problem_invalid_cursor,
  'idempotency-key-missing': m.problem_idempotency_key_missing,
  'sign-in-required': m.problem_sign_in_required,
  'wrong-credentials': m.problem_wrong_credentials,
  'fresh-proof-required': m.problem_fresh_proof_required,
  'second-factor-required': m.problem_second_factor_required,
  'passkey-not-accepted': m.problem_passkey_not_accepted,
  'passkey-known': m.problem_passkey_known,
  'passkeys-full': m.problem_passkeys_full,
  'not-allowed': m.problem_not_allowed,
  'answer-being-written': m.problem_answer_being_written,
  'message-empty': m.problem_message_empty,
  'message-too-long': () => m.problem_message_too_long({ most: formatNumber(chatPolicy.letters, language()) }),
  'too-many-messages': m.problem_too_many_messages,
  'upgrade-required': m.problem_upgrade_required,
  'trade-open': m.problem_trade_open,
  'parcel-not-found': m.problem_parcel_not_found,
  'parcel-code-mistyped': m.problem_parcel_code_mistyped,
  'book-not-in-trade': m.problem_book_not_in_trade,
  'parcel-cancelled': m.problem_parcel_cancelled,
  'parcel-after-grading': m.problem_parcel_after_grading,
  'parcel-not-left': m.problem_parcel_not_left,
  'lines-ungraded': m.problem_lines_ungraded,
  'identity-unchecked': m.problem_identity_unchecked,
  'photos-full': m.problem_photos_full,
  'grade-not-lower': m.problem_grade_not_lower,
  'reason-not-fitting': m.problem_reason_not_fitting,
  'decision-not-possible': m.problem_decision_not_possible,
  'carrier-unknown': m.problem_carrier_unknown,
  'credit-would-be-lost': m.problem_credit_would_be_lost,
  'email-taken': m.problem_email_taken,
  'last-way-in': m.problem_last_way_in,
  'account-changed': m.problem_account_changed,
  'sign-on-linked-elsewhere': m.problem_sign_on_linked_elsewhere,
  'addresses-full': m.problem_addresses_full,
  'iban-invalid': m.problem_iban_invalid,
  'iban-country': m.problem_iban_country,
  'payout-details-missing': m.problem_payout_details_missing,
  'provider-unavailable': m.problem_provider_unavailable,
  'payment-unavailable': m.problem_payment_unavailable,
  'foreign-origin': m.problem_foreign_origin,
  'import-token-wrong': m.problem_token_wrong,
  'feed-token-wrong': m.problem_token_wrong,
  'not-found': m.problem_not_found,
  'book-not-found': m.problem_book_not_found,
  'trade-not-found': m.problem_trade_not_found,
  'method-not-allowed': m.problem_method_not_allowed,
  'list-full': m.problem_list_full,
  'copies-limit': m.problem_copies_limit,
  'not-enough-stock': stockLeft,
  'not-for-sale': m.problem_not_for_sale,
  'offer-declined': m.problem_offer_declined,
  'price-changed': m.problem_price_changed,
  'hold-ended': m.problem_hold_ended,
  'checkout-already-sent': m.problem_checkout_already_sent,
  'list-changed': m.problem_list_changed,
  'state-moved': m.problem_state_moved,
  'book-recalled': m.problem_book_recalled,
  'withdrawal-over': () => m.problem_withdrawal_over(countParams(withdrawalPolicy.days)),
  'stock-reserved': ({ free }) =>
    m.problem_stock_reserved({ free: formatNumber(typeof free === 'number' ? free : 0, language()) }),
  'payout-held': m.problem_payout_held,
  'nothing-to-send': m.problem_nothing_to_send,
  'unpaid-transfer-open': m.problem_unpaid_transfer_open,
  'transfer-too-large': () => m.problem_transfer_too_large(countParams(paymentPolicy.transferCopies)),
  'guest-copies-full': ({ card }) =>
    card === true ? m.problem_guest_copies_full_card() : m.problem_guest_copies_full(),
  'body-too-large': m.problem_body_too_large,
  'unsupported-media-type': m.problem_unsupported_media_type,
  'invalid-isbn': m.problem_invalid_isbn,
  'shop-barcode': m.problem_shop_barcode,
  'printed-music': m.problem_printed_music,
  'grade-not-accepted': m.problem_grade_not_accepted,
  'market-mismatch': m.problem_market_mismatch,
  'currency-differs': m.problem_currency_differs,
  'market-not-served': m.problem_market_not_served,
  'buying-closed': m.problem_buying_closed,
  'nothing-to-trade': m.problem_nothing_to_trade,
  'basket-below-minimum': m.problem_basket_below_minimum,
  'settlement-not-possible': m.problem_settlement_not_possible,
  'payout-method-not-possible': m.problem_payout_method_not_possible,
  'address-invalid': m.problem_address_invalid,
  'email-missing': m.problem_email_missing,
  'declaration-missing': m.problem_declaration_missing,
  'terms-not-accepted': m.problem_terms_not_accepted,
  'password-too-short': () => m.problem_password_too_short(countParams(passwordPolicy.shortest)),
  'password-too-long': () => m.problem_password_too_long(countParams(passwordPolicy.longest)),
  'password-common': m.problem_password_common,
  'password-personal': m.problem_password_personal,
  'link-invalid': m.problem_link_invalid,
  'idempotency-key-reused': m.problem_idempotency_key_reused,
  'too-many-requests': m.problem_too_many_requests,
  'too-many-attempts': m.problem_too_many_attempts,
  'too-many-orders': ordersWait,
  internal: m.problem_internal,
  unavailable: m.problem_unavailable,
  maintenance: m.problem_maintenance,
  offline: m.problem_offline,
};

/** Returns the sentence for a problem in the page's language: what happened and what to do. */
export function problemWords(problem: Pick<ApiProblem, 'code' | 'facts'>): string {
  return (problemSentences[problem.code] ?? problemSentences.internal)(problem.facts);
}
