import { formatMoney, formatNumber, nameOf } from '../../../domain/format';
import { formatInstant } from '../../../domain/formats/format-dates';
import type { Grade } from '../../../domain/grade';
import type { Language } from '../../../domain/language';
import { consumerLaw, hasWithdrawalRight } from '../../../domain/market/consumer-law';
import { hasGuaranteeNotice } from '../../../domain/market/guarantee-notice';
import type { Market } from '../../../domain/market/market';
import type { Money } from '../../../domain/money';
import { withdrawalPolicy } from '../../../domain/policy/withdrawal';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Block, Figure, Letter } from '../letter/letter';
import { linesBlocks, transferBlock } from './trade-blocks';
import { withdrawalNotice, withdrawPage } from './withdrawal-notice';
import { gradeWord, rowWord, type PlacedRow } from './trade-words';

export interface PlacedLine {
  readonly title: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly amount: Money;
}

/** Mail data of a trade's confirmation. Amounts are as agreed, in the trade's currency. */
export interface TradePlaced {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly market: Market;
  readonly number: string;
  readonly link: string;
  /** The trade has no account, so the link carries its key. */
  readonly guest: boolean;
  readonly give: readonly PlacedLine[];
  readonly take: readonly PlacedLine[];
  readonly rows: readonly PlacedRow[];
  /** Amounts to pay now and to receive after grading; neither is negative. */
  readonly payNow: Money;
  readonly getLater: Money;
  readonly settlement: 'pay-now' | 'swap' | 'payout';
  readonly bankTransfer: boolean;
  /** ISO 8601 instants; null without such a leg or payment. */
  readonly arriveBy: string | null;
  readonly payBy: string | null;
}

function linesOf(title: string, lines: readonly PlacedLine[], language: Language): Block[] {
  if (lines.length === 0) return [];
  const figures = lines.map(({ title: label, grade, quantity, amount }) => ({
    label,
    under: gradeWord(grade, quantity, language),
    value: formatMoney(amount, language),
  }));
  return linesBlocks(figures, language, title);
}

function moneyBlock(data: TradePlaced): Block {
  const { language, payNow, getLater, settlement } = data;
  const locale = { locale: language };
  const strong: Figure[] = [];
  if (payNow.minor > 0) {
    const label = settlement === 'swap' ? m.mail_trade_pay_later({}, locale) : m.mail_trade_pay_now({}, locale);
    strong.push({ label, value: formatMoney(payNow, language), strong: true });
  }
  if (getLater.minor > 0)
    strong.push({ label: m.mail_trade_get_later({}, locale), value: formatMoney(getLater, language), strong: true });
  if (strong.length === 0)
    strong.push({ label: m.mail_trade_even({}, locale), value: formatMoney(payNow, language), strong: true });
  const rows = data.rows
    .filter(({ amount }) => amount.minor !== 0)
    .map((row) => ({
      label: rowWord(row, language),
      value: formatMoney(row.amount, language, { sign: 'always' }),
    }));
  return { kind: 'figures', title: m.mail_trade_adds_up({}, locale), figures: [...rows, ...strong] };
}

/** Returns what the person does next: pay by transfer or card, send books, wait for a swap. */
function nextSteps(data: TradePlaced, shop: Shop): Block[] {
  const { language, timeZone } = data;
  const locale = { locale: language };
  const steps: Block[] = [];
  if (data.bankTransfer && data.payNow.minor > 0 && data.payBy !== null) {
    const amount = formatMoney(data.payNow, language);
    const day = formatInstant(data.payBy, language, timeZone, 'day');
    steps.push({ kind: 'text', text: m.mail_trade_transfer({ amount, day }, locale) });
    steps.push(transferBlock(data.number, language, shop));
  }
  if (!data.bankTransfer && data.payNow.minor > 0 && data.payBy !== null) {
    steps.push({
      kind: 'text',
      text: m.mail_trade_card(
        { amount: formatMoney(data.payNow, language), day: formatInstant(data.payBy, language, timeZone) },
        locale,
      ),
    });
  }
  if (data.give.length > 0 && data.arriveBy !== null) {
    const day = formatInstant(data.arriveBy, language, timeZone, 'day');
    steps.push({ kind: 'text', text: m.mail_trade_send({ day }, locale) });
    const postage = data.rows.find(({ code }) => code === 'postage-to-us')?.amount;
    if (postage !== undefined && postage.minor > 0) {
      const amount = formatMoney(postage, language);
      steps.push({ kind: 'text', text: m.mail_trade_postage({ amount }, locale) });
    }
  }
  if (data.settlement === 'swap') steps.push({ kind: 'text', text: m.mail_trade_swap({}, locale) });
  return steps;
}

/**
 * Returns the reminder of the legal guarantee with a link to the notice, for a purchase in a market that owes it.
 * @see directive 2011/83/EU, articles 6(1)(l) and 8(7): the mail confirms what the buyer was told before the order
 */
function guaranteeBlocks({ language, market, link, take }: TradePlaced): Block[] {
  if (take.length === 0 || !hasGuaranteeNotice(market)) return [];
  const locale = { locale: language };
  const { guaranteeYears } = consumerLaw[market];
  const country = nameOf('region', market, language);
  const years =
    guaranteeYears === null
      ? ''
      : m.mail_guarantee_years(
          { count: guaranteeYears, shown: formatNumber(guaranteeYears, language), country },
          locale,
        );
  return [
    { kind: 'text', text: [m.mail_guarantee({}, locale), years].filter(Boolean).join(' ') },
    {
      kind: 'link',
      label: m.cart_guarantee_link({}, locale),
      link: `${new URL(link).origin}/${language}/legal-guarantee`,
    },
  ];
}

/** Returns the confirmation of a trade: what was agreed, what to do next, and how to withdraw. */
export function tradePlacedLetter(data: TradePlaced, shop: Shop): Letter {
  const { language } = data;
  const locale = { locale: language };
  const hasNotice = data.take.length > 0 && hasWithdrawalRight(data.market);
  const after: Block[] = [
    ...linesOf(m.mail_trade_give({}, locale), data.give, language),
    ...linesOf(m.mail_trade_take({}, locale), data.take, language),
    moneyBlock(data),
  ];
  if (data.guest) after.push({ kind: 'text', text: m.mail_trade_guest_key({}, locale) });
  // A guest's address is not confirmed: the mail may reach a person who ordered nothing.
  if (data.guest && data.payNow.minor > 0) after.push({ kind: 'text', text: m.mail_trade_not_you({}, locale) });
  if (data.take.length > 0) {
    const { days } = withdrawalPolicy;
    const inputs = { count: days, shown: formatNumber(days, language) };
    const text = hasNotice ? m.mail_trade_withdrawal(inputs, locale) : m.mail_trade_return(inputs, locale);
    const sold = data.give.length > 0 ? ` ${m.mail_trade_stay_sold({}, locale)}` : '';
    after.push(
      { kind: 'text', text: text + sold },
      // One place for all, from the order on. The button on the order's page exists only after dispatch.
      { kind: 'link', label: m.shell_withdraw({}, locale), link: withdrawPage(data.link, language) },
    );
    if (hasNotice) after.push({ kind: 'text', text: m.mail_withdrawal_attached({}, locale) });
  }
  after.push(...guaranteeBlocks(data));
  return {
    to: data.to,
    language,
    subject: m.mail_trade_subject({ number: data.number }, locale),
    title: m.mail_trade_title({ number: data.number }, locale),
    before: [greeting(data.name, language), ...nextSteps(data, shop)],
    action: { label: m.mail_trade_action({}, locale), link: data.link },
    after,
    ...(hasNotice ? { attachments: [withdrawalNotice(data, shop)] } : {}),
  };
}
