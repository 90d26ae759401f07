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

/** Number of lines shown per direction. Mail readers cut long mails, and the trade's page shows all lines. */
const maxShownLines = 100;

function linesBlock(title: string, lines: readonly PlacedLine[], language: Language): Block[] {
  if (lines.length === 0) return [];
  const figures: Figure[] = lines.slice(0, maxShownLines).map(({ title: label, grade, quantity, amount }) => ({
    label,
    under: gradeWord(grade, quantity, language),
    value: formatMoney(amount, language),
  }));
  const more = lines.length - maxShownLines;
  const rest: Block[] =
    more > 0
      ? [
          {
            kind: 'text',
            text: m.mail_trade_more_lines({ count: more, shown: formatNumber(more, language) }, { locale: language }),
          },
        ]
      : [];
  return [{ kind: 'figures', title, figures }, ...rest];
}

function moneyBlock(facts: TradePlaced): Block {
  const { language, payNow, getLater, settlement } = facts;
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
  const rows = facts.rows
    .filter(({ amount }) => amount.minor !== 0)
    .map((row) => ({
      label: rowWord(row, language),
      value: formatMoney(row.amount, language, { sign: 'always' }),
    }));
  return { kind: 'figures', title: m.mail_trade_adds_up({}, locale), figures: [...rows, ...strong] };
}

/** Returns what the person does next, in order. */
function nextSteps(facts: TradePlaced, shop: Shop): Block[] {
  const { language, timeZone } = facts;
  const locale = { locale: language };
  const steps: Block[] = [];
  if (facts.bankTransfer && facts.payNow.minor > 0 && facts.payBy !== null) {
    const amount = formatMoney(facts.payNow, language);
    const day = formatInstant(facts.payBy, language, timeZone, 'day');
    steps.push({ kind: 'text', text: m.mail_trade_transfer({ amount, day }, locale) });
    steps.push({
      kind: 'figures',
      figures: [
        { label: m.mail_trade_transfer_holder({}, locale), value: shop.bankHolder },
        { label: 'IBAN', value: shop.iban },
        { label: 'BIC', value: shop.bic },
        { label: m.mail_trade_transfer_reference({}, locale), value: facts.number },
      ],
    });
  }
  if (!facts.bankTransfer && facts.payNow.minor > 0 && facts.payBy !== null) {
    steps.push({
      kind: 'text',
      text: m.mail_trade_card(
        { amount: formatMoney(facts.payNow, language), day: formatInstant(facts.payBy, language, timeZone) },
        locale,
      ),
    });
  }
  if (facts.give.length > 0 && facts.arriveBy !== null) {
    const day = formatInstant(facts.arriveBy, language, timeZone, 'day');
    steps.push({ kind: 'text', text: m.mail_trade_send({ day }, locale) });
    const postage = facts.rows.find(({ code }) => code === 'postage-to-us')?.amount;
    if (postage !== undefined && postage.minor > 0) {
      const amount = formatMoney(postage, language);
      steps.push({ kind: 'text', text: m.mail_trade_postage({ amount }, locale) });
    }
  }
  if (facts.settlement === 'swap') steps.push({ kind: 'text', text: m.mail_trade_swap({}, locale) });
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
export function tradePlacedLetter(facts: TradePlaced, shop: Shop): Letter {
  const { language } = facts;
  const locale = { locale: language };
  const hasNotice = facts.take.length > 0 && hasWithdrawalRight(facts.market);
  const after: Block[] = [
    ...linesBlock(m.mail_trade_give({}, locale), facts.give, language),
    ...linesBlock(m.mail_trade_take({}, locale), facts.take, language),
    moneyBlock(facts),
  ];
  if (facts.guest) after.push({ kind: 'text', text: m.mail_trade_guest_key({}, locale) });
  // A guest's address is not confirmed: the mail may reach a person who ordered nothing.
  if (facts.guest && facts.payNow.minor > 0) after.push({ kind: 'text', text: m.mail_trade_not_you({}, locale) });
  if (facts.take.length > 0) {
    const { days } = withdrawalPolicy;
    const inputs = { count: days, shown: formatNumber(days, language) };
    const text = hasNotice ? m.mail_trade_withdrawal(inputs, locale) : m.mail_trade_return(inputs, locale);
    const sold = facts.give.length > 0 ? ` ${m.mail_trade_stay_sold({}, locale)}` : '';
    after.push(
      { kind: 'text', text: text + sold },
      // One place for all, from the order on. The button on the order's page exists only after dispatch.
      { kind: 'link', label: m.shell_withdraw({}, locale), link: withdrawPage(facts.link, language) },
    );
    if (hasNotice) after.push({ kind: 'text', text: m.mail_withdrawal_attached({}, locale) });
  }
  after.push(...guaranteeBlocks(facts));
  return {
    to: facts.to,
    language,
    subject: m.mail_trade_subject({ number: facts.number }, locale),
    title: m.mail_trade_title({ number: facts.number }, locale),
    before: [greeting(facts.name, language), ...nextSteps(facts, shop)],
    action: { label: m.mail_trade_action({}, locale), link: facts.link },
    after,
    ...(hasNotice ? { attachments: [withdrawalNotice(facts, shop)] } : {}),
  };
}
