import { formatDay, formatInstant, formatMoney, formatNumber } from '../../../domain/format';
import type { Grade } from '../../../domain/grade';
import type { Language } from '../../../domain/language';
import type { Money } from '../../../domain/money';
import { gradingPolicy, withdrawalPolicy } from '../../../domain/policy';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Block, Figure, Letter } from '../letter/letter';
import { gradeWord } from './trade-words';

/** What happened to a trade, with the figures its letter needs. Instants are ISO 8601. */
export type TradeStep =
  /** `restOf`: number of the trade whose other parcels came before. */
  | { readonly kind: 'received'; readonly restOf: string | null }
  /** `amount`: what a copy found worse would be taken for; `grade` null: it is not taken at all. */
  | {
      readonly kind: 'decide';
      readonly books: readonly { readonly title: string; readonly grade: Grade | null; readonly amount: Money }[];
      readonly by: string;
    }
  | {
      readonly kind: 'settled';
      readonly kept: number;
      readonly books: Money;
      /** Postage credited, and what returns cost; both with their sign, 0 where there is none. */
      readonly postage: Money;
      readonly returnPostage: Money;
      /** What the books taken in a swap cost, negative; 0 where each leg pays for itself. */
      readonly taken: Money;
      readonly follows:
        | { readonly kind: 'pay'; readonly amount: Money; readonly by: string }
        /** `from`: the day from which it is sent, while payouts are held; null while they are not. */
        | { readonly kind: 'payout'; readonly amount: Money; readonly iban: string; readonly from: string | null }
        | { readonly kind: 'credit'; readonly amount: Money; readonly bonus: Money }
        | { readonly kind: 'even' };
    }
  /** `released`: books that had been reserved in a swap are free again. */
  | { readonly kind: 'expired'; readonly until: string; readonly released: boolean }
  | { readonly kind: 'cancelled' }
  /** `trackingLink`: where its carrier tells where it is. */
  | {
      readonly kind: 'dispatched';
      readonly carrier: string;
      readonly tracking: string | null;
      readonly trackingLink: string | null;
    }
  | { readonly kind: 'lost' }
  /** What goes back of money that came, and what books had paid for; 0 where there is none. */
  | { readonly kind: 'released'; readonly refund: Money; readonly books: Money }
  | { readonly kind: 'paid' }
  | { readonly kind: 'payout-sent'; readonly amount: Money; readonly iban: string }
  | { readonly kind: 'payout-failed'; readonly amount: Money }
  | { readonly kind: 'refunded'; readonly amount: Money }
  | { readonly kind: 'refund-account'; readonly amount: Money }
  | { readonly kind: 'remind-post'; readonly by: string }
  | { readonly kind: 'remind-decide'; readonly by: string }
  | { readonly kind: 'remind-pay'; readonly amount: Money; readonly by: string }
  | {
      readonly kind: 'withdrawn';
      readonly at: string;
      readonly lines: readonly WithdrawnLine[];
      readonly notAsDescribed: boolean;
      readonly words: string;
      readonly paidByBooks: 'bank' | 'store-credit' | null;
    };

export interface WithdrawnLine {
  readonly title: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly total: Money;
}

export interface TradeStepLetter {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly number: string;
  readonly link: string;
  /** The link carries a guest's key to the trade. */
  readonly isKey: boolean;
  /** Where a guest asks for a link with the key, when this one has none; null for others. */
  readonly findLink: string | null;
  /** Where the account says where its money goes; null for a guest, who says it on the trade's page. */
  readonly payoutLink: string | null;
  /** Where mails like this one are switched off; null for those that can't be. */
  readonly stopLink: string | null;
  readonly step: TradeStep;
}

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly action?: string;
  /** Where the button leads when not to the trade's page. */
  readonly link?: string | null;
}

/** Lines written out; mail readers cut long mails, and the trade's page has them all. */
const shownLines = 100;

const text = (words: string): Block => ({ kind: 'text', text: words });

/** Where a transfer goes. */
function transferBlock({ language, number }: TradeStepLetter, shop: Shop): Block {
  const locale = { locale: language };
  return {
    kind: 'figures',
    figures: [
      { label: m.mail_trade_transfer_holder({}, locale), value: shop.bankHolder },
      { label: 'IBAN', value: shop.iban },
      { label: 'BIC', value: shop.bic },
      { label: m.mail_trade_transfer_reference({}, locale), value: number },
    ],
  };
}

/** What the settled books come to, and what happens with it. */
function settledBlocks(facts: TradeStepLetter, step: Extract<TradeStep, { kind: 'settled' }>, shop: Shop): Block[] {
  const { language, timeZone, number } = facts;
  const locale = { locale: language };
  const { follows } = step;
  const signed = (amount: Money) => formatMoney(amount, language, { sign: 'always' });
  const figures: Figure[] = [
    ...(step.kept === 0
      ? []
      : [
          {
            label: m.mail_step_kept({ count: step.kept, shown: formatNumber(step.kept, language) }, locale),
            value: formatMoney(step.books, language),
          },
        ]),
    ...(step.postage.minor === 0 ? [] : [{ label: m.mail_step_postage({}, locale), value: signed(step.postage) }]),
    ...(step.returnPostage.minor === 0
      ? []
      : [{ label: m.mail_step_return_postage({}, locale), value: signed(step.returnPostage) }]),
    ...(step.taken.minor === 0 ? [] : [{ label: m.trades_sum_taken({}, locale), value: signed(step.taken) }]),
  ];
  const blocks: Block[] = [
    text(m.mail_step_settled_text({ number }, locale)),
    ...(figures.length === 0 ? [] : [{ kind: 'figures' as const, figures }]),
  ];
  switch (follows.kind) {
    case 'pay':
      return [
        ...blocks,
        text(
          m.mail_step_rest(
            {
              amount: formatMoney(follows.amount, language),
              day: formatInstant(follows.by, language, timeZone, 'day'),
            },
            locale,
          ),
        ),
        transferBlock(facts, shop),
      ];
    case 'payout': {
      const sum = { amount: formatMoney(follows.amount, language), iban: follows.iban };
      if (follows.from !== null)
        return [...blocks, text(m.mail_step_payout_held({ ...sum, day: formatDay(follows.from, language) }, locale))];
      const days = gradingPolicy.payoutWorkingDays;
      return [
        ...blocks,
        text(m.mail_step_payout_follows({ ...sum, count: days, shown: formatNumber(days, language) }, locale)),
      ];
    }
    case 'credit':
      return [
        ...blocks,
        text(
          m.mail_step_credit(
            { amount: formatMoney(follows.amount, language), bonus: formatMoney(follows.bonus, language) },
            locale,
          ),
        ),
      ];
    default:
      return [...blocks, text(step.kept === 0 ? m.mail_step_none_kept({}, locale) : m.mail_step_even({}, locale))];
  }
}

/** Lines of books as figures, and how many more there are. */
function linesBlocks(figures: readonly Figure[], language: Language): Block[] {
  const more = figures.length - shownLines;
  const rest =
    more > 0
      ? [text(m.mail_trade_more_lines({ count: more, shown: formatNumber(more, language) }, { locale: language }))]
      : [];
  return [{ kind: 'figures', figures: figures.slice(0, shownLines) }, ...rest];
}

/** The declaration as the person made it, when, and what follows from it (EU 2023/2673). */
function withdrawnBlocks(
  { language, timeZone, number }: TradeStepLetter,
  step: Extract<TradeStep, { kind: 'withdrawn' }>,
): Block[] {
  const locale = { locale: language };
  const { refundDays: days } = withdrawalPolicy;
  const count = { count: days, shown: formatNumber(days, language) };
  const why = [m.trades_withdraw_why({}, locale), m.trades_withdraw_wrong({}, locale), step.words]
    .filter((line) => line !== '')
    .join('\n');
  return [
    text(m.mail_step_withdrawn_text({ number, time: formatInstant(step.at, language, timeZone) }, locale)),
    ...linesBlocks(
      step.lines.map(({ title, grade, quantity, total }) => ({
        label: title,
        under: gradeWord(grade, quantity, language),
        value: formatMoney(total, language),
      })),
      language,
    ),
    ...(step.notAsDescribed ? [text(why)] : []),
    text(step.notAsDescribed ? m.mail_step_withdrawn_free(count, locale) : m.mail_step_withdrawn_send(count, locale)),
    text(m.mail_step_withdrawn_refund(count, locale)),
    // Where books had paid, "the way you paid" is the way of the payout (docs/product.md#withdrawal).
    ...(step.paidByBooks === null
      ? []
      : [
          text(
            step.paidByBooks === 'bank'
              ? m.mail_step_withdrawn_books_bank({}, locale)
              : m.mail_step_withdrawn_books_credit({}, locale),
          ),
        ]),
  ];
}

function wordsOf(facts: TradeStepLetter, shop: Shop): Words {
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
          text(m.mail_step_decide_silence({}, locale)),
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
    case 'cancelled':
      return {
        subject: m.mail_step_cancelled_subject(of, locale),
        title: m.mail_step_cancelled_title({}, locale),
        blocks: [text(m.mail_step_cancelled_text(of, locale))],
      };
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
        blocks: [text(m.mail_step_lost_text(of, locale))],
      };
    case 'released':
      return {
        subject: m.mail_step_released_subject(of, locale),
        title: m.mail_step_released_title({}, locale),
        blocks: [
          text(m.mail_step_released_text(of, locale)),
          ...(step.refund.minor > 0
            ? [text(m.mail_step_released_refund({ amount: formatMoney(step.refund, language) }, locale))]
            : []),
          ...(step.books.minor > 0
            ? [text(m.mail_step_released_books({ amount: formatMoney(step.books, language) }, locale))]
            : []),
        ],
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
        blocks: [text(m.mail_step_refunded_text({ amount: formatMoney(step.amount, language) }, locale))],
      };
    case 'refund-account':
      return {
        subject: m.mail_step_refunded_subject(of, locale),
        title: m.trades_refund_account({}, locale),
        action: m.trades_refund_account_send({}, locale),
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
          text(m.mail_step_decide_silence({}, locale)),
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

/** Tells a person of a step of their trade: what happened, what it comes to, and the one thing to do next. */
export function tradeStep(facts: TradeStepLetter, shop: Shop): Letter {
  const { language, findLink, isKey, stopLink } = facts;
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
      ...(isKey ? [text(m.mail_trade_guest_key({}, locale))] : []),
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
