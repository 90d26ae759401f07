import { m } from '../../../../messages/compiled/messages.js';
import { text, transferBlock } from '../trade-blocks';
import type { StepContent, StepContext, StepOf } from './step-content';

/** Returns the content of the mail about a received payment. */
export function paidContent({ trade, locale }: StepContext): StepContent {
  return {
    subject: m.mail_step_paid_subject(trade, locale),
    title: m.mail_step_paid_title({}, locale),
    blocks: [text(m.mail_step_paid_text(trade, locale))],
  };
}

/** Returns the content of the mail about a payout. */
export function payoutSentContent(step: StepOf<'payout-sent'>, { trade, locale, amount }: StepContext): StepContent {
  return {
    subject: m.mail_step_payout_sent_subject(trade, locale),
    title: m.mail_step_payout_sent_title({}, locale),
    blocks: [text(m.mail_step_payout_sent_text({ amount: amount(step.amount), iban: step.iban }, locale))],
  };
}

/** Returns the content of the mail about a payout that failed. */
export function payoutFailedContent(step: StepOf<'payout-failed'>, context: StepContext): StepContent {
  const { data, trade, locale, amount } = context;
  return {
    subject: m.mail_step_payout_failed_subject(trade, locale),
    title: m.mail_step_payout_failed_title({}, locale),
    action: step.hasAccount
      ? m.mail_step_payout_failed_action({}, locale)
      : m.mail_step_refund_account_action({}, locale),
    link: data.payoutLink,
    blocks: [
      text(
        step.hasAccount
          ? m.mail_step_payout_failed_text({ amount: amount(step.amount) }, locale)
          : m.mail_step_returned_add_account({ amount: amount(step.amount) }, locale),
      ),
    ],
  };
}

/** Returns the content of the mail about a refund that the bank returned. */
export function refundFailedContent(step: StepOf<'refund-failed'>, context: StepContext): StepContent {
  const { data, trade, locale, amount } = context;
  return {
    subject: m.mail_step_refund_failed_subject(trade, locale),
    title: m.mail_step_refund_failed_title({}, locale),
    action: step.hasAccount ? m.trades_payout_mend({}, locale) : m.mail_step_refund_account_action({}, locale),
    link: data.payoutLink,
    blocks: [
      text(
        step.hasAccount
          ? m.mail_step_refund_failed_text({ amount: amount(step.amount) }, locale)
          : m.mail_step_returned_add_account({ amount: amount(step.amount) }, locale),
      ),
    ],
  };
}

/** Returns the content of the mail about a refund to a card that failed. The person has to do nothing. */
export function cardRefundFailedContent(
  step: StepOf<'card-refund-failed'>,
  { trade, locale, amount }: StepContext,
): StepContent {
  return {
    subject: m.mail_step_card_refund_failed_subject(trade, locale),
    title: m.mail_step_card_refund_failed_title({}, locale),
    blocks: [text(m.trades_next_card_refund_text({ amount: amount(step.amount) }, locale))],
  };
}

/** Returns the content of the mail about a refund. */
export function refundedContent(step: StepOf<'refunded'>, { trade, locale, amount }: StepContext): StepContent {
  const message = step.asPaid ? m.mail_step_refunded_text : m.mail_step_refunded_details;
  return {
    subject: m.mail_step_refunded_subject(trade, locale),
    title: m.mail_step_refunded_title({}, locale),
    blocks: [text(message({ amount: amount(step.amount) }, locale))],
  };
}

/** Returns the content of the mail that asks for the bank account of a refund. */
export function refundAccountContent(step: StepOf<'refund-account'>, context: StepContext): StepContent {
  const { data, trade, locale, amount } = context;
  return {
    subject: m.mail_step_refunded_subject(trade, locale),
    title: m.trades_refund_account({}, locale),
    action: m.mail_step_refund_account_action({}, locale),
    link: data.payoutLink,
    blocks: [text(m.mail_step_refund_account_text({ ...trade, amount: amount(step.amount) }, locale))],
  };
}

/** Returns the content of the mail that reminds of a payment. */
export function remindPayContent(step: StepOf<'remind-pay'>, context: StepContext): StepContent {
  const { data, shop, trade, locale, day, amount } = context;
  return {
    subject: m.mail_remind_pay_subject(trade, locale),
    title: m.mail_remind_pay_title({}, locale),
    blocks: [
      text(m.mail_remind_pay_text({ ...trade, amount: amount(step.amount), day: day(step.by) }, locale)),
      transferBlock(data.number, data.language, shop),
    ],
  };
}
