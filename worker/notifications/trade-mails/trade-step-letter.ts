import { formatMoney, formatNumber } from '../../../domain/format';
import { formatInstant } from '../../../domain/formats/format-dates';
import type { Language } from '../../../domain/language';
import type { Money } from '../../../domain/money';
import { gradingPolicy } from '../../../domain/policy/grading';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Block, Letter } from '../letter/letter';
import { gradeWord } from './trade-words';
import type { TradeStepFacts } from './trade-step-data';
import {
  linesBlocks,
  lostBlocks,
  releasedBlocks,
  settledBlocks,
  text,
  transferBlock,
  withdrawnBlocks,
} from './trade-step-blocks';

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly action?: string;
  /** Target of the button, when it is not the trade's page. */
  readonly link?: string | null;
}

const cancelledWords = {
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

function wordsOf(facts: TradeStepFacts, shop: Shop): Words {
  const { language, timeZone, number, step } = facts;
  const locale = { locale: language };
  const of = { number };
  const day = (instant: string) => formatInstant(instant, language, timeZone, 'day');
  switch (step.kind) {
    case 'received': {
      const days = gradingPolicy.workingDays;
      return {
        subject: m.mail_step_received_subject(of, locale),
        title: m.mail_step_received_title({}, locale),
        blocks: [
          ...(step.restOf === null ? [] : [text(m.mail_step_received_rest({ number: step.restOf }, locale))]),
          text(m.mail_step_received_text({ ...of, count: days, shown: formatNumber(days, language) }, locale)),
        ],
      };
    }
    case 'decide':
      return {
        subject: m.mail_step_decide_subject(of, locale),
        title: m.mail_step_decide_title({}, locale),
        action: m.mail_step_decide_action({}, locale),
        blocks: [
          text(
            m.mail_step_decide_text(
              { ...of, count: step.books.length, shown: formatNumber(step.books.length, language), day: day(step.by) },
              locale,
            ),
          ),
          ...linesBlocks(
            step.books.map(({ title, grade, amount }) => ({
              label: title,
              under: grade === null ? m.trades_not_taken({}, locale) : gradeWord(grade, 1, language),
              value: formatMoney(amount, language),
            })),
            language,
          ),
          noDecisionBlock(step.returnPostage, language),
        ],
      };
    case 'settled':
      return {
        subject: m.mail_step_settled_subject(of, locale),
        title: m.mail_step_settled_title({}, locale),
        blocks: settledBlocks(facts, step, shop),
        ...(step.follows.kind === 'pay' ? { action: m.mail_step_pay_action({}, locale) } : {}),
      };
    case 'expired':
      return {
        subject: m.mail_step_expired_subject(of, locale),
        title: m.mail_step_expired_title({}, locale),
        blocks: [
          text(m.mail_step_expired_text({ ...of, day: day(step.until) }, locale)),
          ...(step.released ? [text(m.mail_step_expired_swap({}, locale))] : []),
        ],
      };
    case 'cancelled': {
      const words = cancelledWords[step.part];
      return {
        subject: words.subject(of, locale),
        title: words.title({}, locale),
        blocks: [
          text(words.text(of, locale)),
          ...(step.part !== 'all' && step.goesOn ? [text(cancelledWords[step.part].goesOn({}, locale))] : []),
        ],
      };
    }
    case 'dispatched':
      return {
        subject: m.mail_step_dispatched_subject(of, locale),
        title: m.mail_step_dispatched_title({}, locale),
        blocks: [
          text(m.mail_step_dispatched_text(of, locale)),
          {
            kind: 'figures',
            figures: [
              { label: m.mail_step_carrier({}, locale), value: step.carrier },
              ...(step.tracking === null
                ? []
                : [{ label: m.mail_step_tracking({}, locale), value: step.tracking, link: step.trackingLink }]),
            ],
          },
        ],
      };
    case 'lost':
      return {
        subject: m.mail_step_lost_subject(of, locale),
        title: m.mail_step_lost_title({}, locale),
        blocks: lostBlocks(facts, step),
      };
    case 'released':
      return {
        subject: m.mail_step_released_subject(of, locale),
        title: m.mail_step_released_title({}, locale),
        blocks: releasedBlocks(facts, step),
      };
    case 'paid':
      return {
        subject: m.mail_step_paid_subject(of, locale),
        title: m.mail_step_paid_title({}, locale),
        blocks: [text(m.mail_step_paid_text(of, locale))],
      };
    case 'payout-sent':
      return {
        subject: m.mail_step_payout_sent_subject(of, locale),
        title: m.mail_step_payout_sent_title({}, locale),
        blocks: [
          text(m.mail_step_payout_sent_text({ amount: formatMoney(step.amount, language), iban: step.iban }, locale)),
        ],
      };
    case 'payout-failed':
      return {
        subject: m.mail_step_payout_failed_subject(of, locale),
        title: m.mail_step_payout_failed_title({}, locale),
        action: m.mail_step_payout_failed_action({}, locale),
        link: facts.payoutLink,
        blocks: [text(m.mail_step_payout_failed_text({ amount: formatMoney(step.amount, language) }, locale))],
      };
    case 'refunded':
      return {
        subject: m.mail_step_refunded_subject(of, locale),
        title: m.mail_step_refunded_title({}, locale),
        blocks: [
          text(
            (step.asPaid ? m.mail_step_refunded_text : m.mail_step_refunded_details)(
              { amount: formatMoney(step.amount, language) },
              locale,
            ),
          ),
        ],
      };
    case 'refund-account':
      return {
        subject: m.mail_step_refunded_subject(of, locale),
        title: m.trades_refund_account({}, locale),
        action: m.mail_step_refund_account_action({}, locale),
        link: facts.payoutLink,
        blocks: [text(m.mail_step_refund_account_text({ ...of, amount: formatMoney(step.amount, language) }, locale))],
      };
    case 'remind-post':
      return {
        subject: m.mail_remind_post_subject(of, locale),
        title: m.mail_remind_post_title({}, locale),
        action: m.mail_remind_post_action({}, locale),
        blocks: [text(m.mail_remind_post_text({ ...of, day: day(step.by) }, locale))],
      };
    case 'remind-decide':
      return {
        subject: m.mail_remind_decide_subject(of, locale),
        title: m.mail_remind_decide_title({}, locale),
        action: m.mail_step_decide_action({}, locale),
        blocks: [
          text(m.mail_remind_decide_text({ ...of, day: day(step.by) }, locale)),
          noDecisionBlock(step.returnPostage, language),
        ],
      };
    case 'remind-pay':
      return {
        subject: m.mail_remind_pay_subject(of, locale),
        title: m.mail_remind_pay_title({}, locale),
        blocks: [
          text(
            m.mail_remind_pay_text({ ...of, amount: formatMoney(step.amount, language), day: day(step.by) }, locale),
          ),
          transferBlock(facts, shop),
        ],
      };
    default:
      return {
        subject: m.mail_step_withdrawn_subject(of, locale),
        title: m.mail_step_withdrawn_title({}, locale),
        action: m.mail_step_withdrawn_action({}, locale),
        blocks: withdrawnBlocks(facts, step),
      };
  }
}

/** Returns what happens without a decision, and what a return costs where checkout announced a charge. */
function noDecisionBlock(returnPostage: Money, language: Language): Block {
  const locale = { locale: language };
  const amount = formatMoney(returnPostage, language);
  return text(
    returnPostage.minor > 0
      ? m.trades_decide_silence_charged({ amount }, locale)
      : m.mail_step_decide_silence({}, locale),
  );
}

/** Returns the letter about a step of a trade: what happened, the sums, and the one thing to do next. */
export function tradeStepLetter(facts: TradeStepFacts, shop: Shop): Letter {
  const { language, findLink, hasKey, stopLink } = facts;
  const locale = { locale: language };
  const words = wordsOf(facts, shop);
  return {
    to: facts.to,
    language,
    subject: words.subject,
    title: words.title,
    before: [greeting(facts.name, language), ...words.blocks],
    action: { label: words.action ?? m.mail_trade_action({}, locale), link: words.link ?? facts.link },
    after: [
      ...(hasKey ? [text(m.mail_trade_guest_key({}, locale))] : []),
      ...(findLink === null
        ? []
        : [
            text(m.mail_step_guest({}, locale)),
            { kind: 'link' as const, label: m.mail_step_find({}, locale), link: findLink },
          ]),
      ...(stopLink === null
        ? []
        : [{ kind: 'link' as const, label: m.mail_step_stop_link({}, locale), link: stopLink }]),
    ],
  };
}
