import { formatInstant } from '../../../../domain/formats/format-dates';
import { withdrawalPolicy } from '../../../../domain/policy/withdrawal';
import { m } from '../../../../messages/compiled/messages.js';
import type { Block, Figure } from '../../letter/letter';
import { linesBlocks, text } from '../trade-blocks';
import { gradeWord } from '../trade-words';
import type { StepContent, StepContext, StepOf } from './step-content';

/** Returns the content of the mail about a dispatched parcel. */
export function dispatchedContent(step: StepOf<'dispatched'>, { trade, locale }: StepContext): StepContent {
  const figures: Figure[] = [{ label: m.mail_step_carrier({}, locale), value: step.carrier }];
  if (step.tracking !== null)
    figures.push({ label: m.mail_step_tracking({}, locale), value: step.tracking, link: step.trackingLink });
  return {
    subject: m.mail_step_dispatched_subject(trade, locale),
    title: m.mail_step_dispatched_title({}, locale),
    blocks: [text(m.mail_step_dispatched_text(trade, locale)), { kind: 'figures', figures }],
  };
}

/** Returns the content of the mail about a lost parcel. A bank that has taken money back has refunded it already. */
export function lostContent(
  { refund, chargedBack }: StepOf<'lost'>,
  { trade, locale, amount }: StepContext,
): StepContent {
  const blocks = [text(m.mail_step_lost_text(trade, locale))];
  if (chargedBack.minor === 0) blocks.push(text(m.mail_step_lost_refund({}, locale)));
  else {
    blocks.push(text(m.trades_dispute_away({ amount: amount(chargedBack) }, locale)));
    if (refund.minor > 0) blocks.push(text(m.trades_next_refund({ amount: amount(refund) }, locale)));
  }
  return {
    subject: m.mail_step_lost_subject(trade, locale),
    title: m.mail_step_lost_title({}, locale),
    blocks,
  };
}

/** Returns the content of the mail about an order that was released because it was not paid. */
export function releasedContent(step: StepOf<'released'>, context: StepContext): StepContent {
  const { trade, locale, amount } = context;
  const blocks: Block[] = [text(m.mail_step_released_text(trade, locale))];
  if (step.refund.minor > 0) blocks.push(text(m.mail_step_released_refund({ amount: amount(step.refund) }, locale)));
  if (step.restored.minor > 0)
    blocks.push(text(m.mail_step_released_restored({ amount: amount(step.restored) }, locale)));
  if (step.books.minor > 0)
    blocks.push(text(releasedBooksSentence(step, context)), text(m.mail_step_released_late_swap({}, locale)));
  else blocks.push(text(m.mail_step_released_late({}, locale)));
  return {
    subject: m.mail_step_released_subject(trade, locale),
    title: m.mail_step_released_title({}, locale),
    blocks,
  };
}

/** Returns how the books that had paid for a released order are paid: by bank transfer, or with store credit. */
function releasedBooksSentence({ books, credit }: StepOf<'released'>, { locale, amount }: StepContext): string {
  return credit === null
    ? m.mail_step_released_books({ amount: amount(books) }, locale)
    : m.mail_step_released_books_credit({ amount: amount(credit.amount), bonus: amount(credit.bonus) }, locale);
}

/** Messages about a cancellation, by the cancelled part of the trade. */
const cancelledMessages = {
  all: {
    subject: m.mail_step_cancelled_subject,
    title: m.mail_step_cancelled_title,
    text: m.mail_step_cancelled_text,
  },
  sale: {
    subject: m.mail_step_sale_cancelled_subject,
    title: m.mail_step_sale_cancelled_title,
    text: m.mail_step_sale_cancelled_text,
    goesOn: m.mail_step_sale_cancelled_stays,
  },
  purchase: {
    subject: m.mail_step_purchase_cancelled_subject,
    title: m.mail_step_purchase_cancelled_title,
    text: m.mail_step_purchase_cancelled_text,
    goesOn: m.mail_step_purchase_cancelled_stays,
  },
} as const;

/** Returns the content of the mail about a cancellation. It names the other part of the trade while that goes on. */
export function cancelledContent(step: StepOf<'cancelled'>, { trade, locale }: StepContext): StepContent {
  const messages = cancelledMessages[step.part];
  const blocks = [text(messages.text(trade, locale))];
  if (step.part !== 'all' && step.goesOn) blocks.push(text(cancelledMessages[step.part].goesOn({}, locale)));
  return { subject: messages.subject(trade, locale), title: messages.title({}, locale), blocks };
}

/** Returns the declaration as the person made it, its time, and what follows from it (EU 2023/2673). */
export function withdrawnContent(step: StepOf<'withdrawn'>, context: StepContext): StepContent {
  const { trade, locale } = context;
  return {
    subject: m.mail_step_withdrawn_subject(trade, locale),
    title: m.mail_step_withdrawn_title({}, locale),
    action: m.mail_step_withdrawn_action({}, locale),
    blocks: withdrawnBlocks(step, context),
  };
}

function withdrawnBlocks(step: StepOf<'withdrawn'>, { data, trade, locale, amount, count }: StepContext): Block[] {
  const { language, timeZone } = data;
  const refundDays = count(withdrawalPolicy.refundDays);
  const time = formatInstant(step.at, language, timeZone);
  const lines = step.lines.map(({ title, grade, quantity, total }) => ({
    label: title,
    under: gradeWord(grade, quantity, language),
    value: amount(total),
  }));
  const blocks = [text(m.mail_step_withdrawn_text({ ...trade, time }, locale)), ...linesBlocks(lines, language)];
  if (step.notAsDescribed) {
    const reason = [m.trades_withdraw_why({}, locale), m.trades_withdraw_wrong({}, locale), step.words];
    blocks.push(
      text(reason.filter((line) => line !== '').join('\n')),
      text(m.mail_step_withdrawn_free(refundDays, locale)),
    );
  } else blocks.push(text(m.mail_step_withdrawn_send(refundDays, locale)));
  blocks.push(text(m.mail_step_withdrawn_refund(refundDays, locale)));
  // A purchase that books had paid is refunded by the method of the payout (docs/product.md#withdrawal).
  if (step.paidByBooks === 'bank') blocks.push(text(m.mail_step_withdrawn_books_bank({}, locale)));
  if (step.paidByBooks === 'store-credit') blocks.push(text(m.mail_step_withdrawn_books_credit({}, locale)));
  return blocks;
}
