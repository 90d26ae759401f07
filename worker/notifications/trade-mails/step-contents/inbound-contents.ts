import { formatMoney } from '../../../../domain/format';
import { formatDay } from '../../../../domain/formats/format-dates';
import type { Money } from '../../../../domain/money';
import { gradingPolicy } from '../../../../domain/policy/grading';
import { m } from '../../../../messages/compiled/messages.js';
import type { Block, Figure } from '../../letter/letter';
import { linesBlocks, text, transferBlock } from '../trade-blocks';
import { gradeWord } from '../trade-words';
import type { StepContent, StepContext, StepOf } from './step-content';

/** Returns the content of the mail about arrived books. */
export function receivedContent(step: StepOf<'received'>, { trade, locale, count }: StepContext): StepContent {
  return {
    subject: m.mail_step_received_subject(trade, locale),
    title: m.mail_step_received_title({}, locale),
    blocks: [
      ...(step.restOf === null ? [] : [text(m.mail_step_received_rest({ number: step.restOf }, locale))]),
      text(m.mail_step_received_text({ ...trade, ...count(gradingPolicy.workingDays) }, locale)),
    ],
  };
}

/** Returns the content of the mail that asks for decisions about books. */
export function decideContent(step: StepOf<'decide'>, context: StepContext): StepContent {
  const { data, trade, locale, day, amount, count } = context;
  const { language } = data;
  const lines = step.books.map((book) => ({
    label: book.title,
    under: book.grade === null ? m.trades_not_taken({}, locale) : gradeWord(book.grade, 1, language),
    value: amount(book.amount),
  }));
  return {
    subject: m.mail_step_decide_subject(trade, locale),
    title: m.mail_step_decide_title({}, locale),
    action: m.mail_step_decide_action({}, locale),
    blocks: [
      text(m.mail_step_decide_text({ ...trade, ...count(step.books.length), day: day(step.by) }, locale)),
      ...linesBlocks(lines, language),
      noDecisionBlock(step.returnPostage, context),
    ],
  };
}

/** Returns the content of the mail that reminds of open decisions. */
export function remindDecideContent(step: StepOf<'remind-decide'>, context: StepContext): StepContent {
  const { trade, locale, day } = context;
  return {
    subject: m.mail_remind_decide_subject(trade, locale),
    title: m.mail_remind_decide_title({}, locale),
    action: m.mail_step_decide_action({}, locale),
    blocks: [
      text(m.mail_remind_decide_text({ ...trade, day: day(step.by) }, locale)),
      noDecisionBlock(step.returnPostage, context),
    ],
  };
}

/** Returns what happens without a decision, and what a return costs where checkout announced a charge. */
function noDecisionBlock(returnPostage: Money, { locale, amount }: StepContext): Block {
  return text(
    returnPostage.minor > 0
      ? m.trades_decide_silence_charged({ amount: amount(returnPostage) }, locale)
      : m.mail_step_decide_silence({}, locale),
  );
}

/** Returns the content of the mail about settled books: the sums, and what happens with the result. */
export function settledContent(step: StepOf<'settled'>, context: StepContext): StepContent {
  const { trade, locale } = context;
  const figures = settledFigures(step, context);
  return {
    subject: m.mail_step_settled_subject(trade, locale),
    title: m.mail_step_settled_title({}, locale),
    blocks: [
      text(m.mail_step_settled_text(trade, locale)),
      ...(figures.length === 0 ? [] : [{ kind: 'figures' as const, figures }]),
      ...resultBlocks(step, context),
    ],
    ...(step.follows.kind === 'pay' ? { action: m.mail_step_pay_action({}, locale) } : {}),
  };
}

/** Returns the sums of the settled books, without those that are zero. */
function settledFigures(step: StepOf<'settled'>, { data, locale, amount, count }: StepContext): Figure[] {
  const signed = (money: Money) => formatMoney(money, data.language, { sign: 'always' });
  const kept = { label: m.mail_step_kept(count(step.kept), locale), value: amount(step.books) };
  const others = [
    { label: m.mail_step_postage({}, locale), money: step.postage },
    { label: m.mail_step_return_postage({}, locale), money: step.returnPostage },
    { label: m.trades_sum_taken({}, locale), money: step.taken },
  ].filter(({ money }) => money.minor !== 0);
  return [...(step.kept === 0 ? [] : [kept]), ...others.map(({ label, money }) => ({ label, value: signed(money) }))];
}

/** Returns what happens with the result: an amount to pay, a payout, store credit, or nothing. */
function resultBlocks({ follows, kept }: StepOf<'settled'>, context: StepContext): Block[] {
  const { data, shop, locale, day, amount, count } = context;
  const { language, number } = data;
  switch (follows.kind) {
    case 'pay':
      return [
        text(m.mail_step_rest({ amount: amount(follows.amount), day: day(follows.by) }, locale)),
        transferBlock(number, language, shop),
      ];
    case 'payout': {
      const sum = { amount: amount(follows.amount), iban: follows.iban };
      if (follows.from !== null)
        return [text(m.mail_step_payout_held({ ...sum, day: formatDay(follows.from, language) }, locale))];
      return [text(m.mail_step_payout_follows({ ...sum, ...count(gradingPolicy.payoutWorkingDays) }, locale))];
    }
    case 'payout-after-payment': {
      const sum = { amount: amount(follows.amount), iban: follows.iban };
      return [text(m.mail_step_payout_after_payment(sum, locale))];
    }
    case 'credit':
      return [text(m.mail_step_credit({ amount: amount(follows.amount), bonus: amount(follows.bonus) }, locale))];
    default:
      return [text(kept === 0 ? m.mail_step_none_kept({}, locale) : m.mail_step_even({}, locale))];
  }
}

/** Returns the content of the mail about books that did not arrive in time. */
export function expiredContent(step: StepOf<'expired'>, { trade, locale, day }: StepContext): StepContent {
  return {
    subject: m.mail_step_expired_subject(trade, locale),
    title: m.mail_step_expired_title({}, locale),
    blocks: [
      text(m.mail_step_expired_text({ ...trade, day: day(step.until) }, locale)),
      ...(step.released ? [text(m.mail_step_expired_swap({}, locale))] : []),
    ],
  };
}

/** Returns the content of the mail that reminds to post the books. */
export function remindPostContent(step: StepOf<'remind-post'>, { trade, locale, day }: StepContext): StepContent {
  return {
    subject: m.mail_remind_post_subject(trade, locale),
    title: m.mail_remind_post_title({}, locale),
    action: m.mail_remind_post_action({}, locale),
    blocks: [text(m.mail_remind_post_text({ ...trade, day: day(step.by) }, locale))],
  };
}
