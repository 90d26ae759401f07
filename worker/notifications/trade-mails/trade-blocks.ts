import { formatMoney, formatNumber } from '../../../domain/format';
import { formatDay, formatInstant } from '../../../domain/formats/format-dates';
import type { Language } from '../../../domain/language';
import type { Money } from '../../../domain/money';
import { gradingPolicy } from '../../../domain/policy/grading';
import { withdrawalPolicy } from '../../../domain/policy/withdrawal';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Block, Figure } from '../letter/letter';
import { gradeWord } from './trade-words';
import type { TradeStep, TradeStepFacts } from './trade-step-data';

/** Number of lines shown. Mail readers cut long mails, and the trade's page shows all lines. */
const maxShownLines = 100;

/** Returns a paragraph. */
export const text = (words: string): Block => ({ kind: 'text', text: words });

/** Returns the account and the reference for a transfer to the shop. */
export function transferBlock({ language, number }: TradeStepFacts, shop: Shop): Block {
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

type SettledStep = Extract<TradeStep, { kind: 'settled' }>;

/** Returns the sums of the settled books, without those that are zero. */
function settledFigures(step: SettledStep, language: Language): Figure[] {
  const locale = { locale: language };
  const signed = (amount: Money) => formatMoney(amount, language, { sign: 'always' });
  return [
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
}

/** Returns what happens with the result: an amount to pay, a payout, store credit, or nothing. */
function resultBlocks(facts: TradeStepFacts, { follows, kept }: SettledStep, shop: Shop): Block[] {
  const { language, timeZone } = facts;
  const locale = { locale: language };
  switch (follows.kind) {
    case 'pay': {
      const day = formatInstant(follows.by, language, timeZone, 'day');
      return [
        text(m.mail_step_rest({ amount: formatMoney(follows.amount, language), day }, locale)),
        transferBlock(facts, shop),
      ];
    }
    case 'payout': {
      const sum = { amount: formatMoney(follows.amount, language), iban: follows.iban };
      if (follows.from !== null)
        return [text(m.mail_step_payout_held({ ...sum, day: formatDay(follows.from, language) }, locale))];
      const days = gradingPolicy.payoutWorkingDays;
      return [text(m.mail_step_payout_follows({ ...sum, count: days, shown: formatNumber(days, language) }, locale))];
    }
    case 'payout-after-payment': {
      const sum = { amount: formatMoney(follows.amount, language), iban: follows.iban };
      return [text(m.mail_step_payout_after_payment(sum, locale))];
    }
    case 'credit': {
      const bonus = formatMoney(follows.bonus, language);
      return [text(m.mail_step_credit({ amount: formatMoney(follows.amount, language), bonus }, locale))];
    }
    default:
      return [text(kept === 0 ? m.mail_step_none_kept({}, locale) : m.mail_step_even({}, locale))];
  }
}

/** Returns the sums of the settled books, and what happens with the result. */
export function settledBlocks(facts: TradeStepFacts, step: SettledStep, shop: Shop): Block[] {
  const { language, number } = facts;
  const figures = settledFigures(step, language);
  return [
    text(m.mail_step_settled_text({ number }, { locale: language })),
    ...(figures.length === 0 ? [] : [{ kind: 'figures' as const, figures }]),
    ...resultBlocks(facts, step, shop),
  ];
}

/** Returns that a parcel was lost, and what is refunded. A bank that has taken money back has refunded it already. */
export function lostBlocks(
  { language, number }: TradeStepFacts,
  { refund, chargedBack }: Extract<TradeStep, { kind: 'lost' }>,
): Block[] {
  const locale = { locale: language };
  const shown = (amount: Money) => formatMoney(amount, language);
  const lost = text(m.mail_step_lost_text({ number }, locale));
  if (chargedBack.minor === 0) return [lost, text(m.mail_step_lost_refund({}, locale))];
  return [
    lost,
    text(m.trades_dispute_away({ amount: shown(chargedBack) }, locale)),
    ...(refund.minor > 0 ? [text(m.trades_next_refund({ amount: shown(refund) }, locale))] : []),
  ];
}

/** Returns what happens with each part that had paid for a released order, and with a payment that comes later. */
export function releasedBlocks(
  { language, number }: TradeStepFacts,
  { refund, restored, books, credit }: Extract<TradeStep, { kind: 'released' }>,
): Block[] {
  const locale = { locale: language };
  const shown = (amount: Money) => formatMoney(amount, language);
  const booksWords = () =>
    credit === null
      ? m.mail_step_released_books({ amount: shown(books) }, locale)
      : m.mail_step_released_books_credit({ amount: shown(credit.amount), bonus: shown(credit.bonus) }, locale);
  return [
    text(m.mail_step_released_text({ number }, locale)),
    ...(refund.minor > 0 ? [text(m.mail_step_released_refund({ amount: shown(refund) }, locale))] : []),
    ...(restored.minor > 0 ? [text(m.mail_step_released_restored({ amount: shown(restored) }, locale))] : []),
    ...(books.minor > 0
      ? [text(booksWords()), text(m.mail_step_released_late_swap({}, locale))]
      : [text(m.mail_step_released_late({}, locale))]),
  ];
}

/** Returns lines of books as figures, and the number of further ones. */
export function linesBlocks(figures: readonly Figure[], language: Language): Block[] {
  const more = figures.length - maxShownLines;
  const rest =
    more > 0
      ? [text(m.mail_trade_more_lines({ count: more, shown: formatNumber(more, language) }, { locale: language }))]
      : [];
  return [{ kind: 'figures', figures: figures.slice(0, maxShownLines) }, ...rest];
}

/** Returns the declaration as the person made it, its time, and what follows from it (EU 2023/2673). */
export function withdrawnBlocks(
  { language, timeZone, number }: TradeStepFacts,
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
    // A purchase that books had paid is refunded by the method of the payout (docs/product.md#withdrawal).
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
