import { greetingName } from '../../../domain/accounts/greeting-name';
import { formatInstant } from '../../../domain/formats/format-dates';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { DeclarationOutcome } from '../../../domain/trades/declaration';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Letter } from '../letter/letter';

/** Mail data of the receipt of a declaration of withdrawal. */
export interface DeclarationReceived {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly number: string;
  /** The books in words; empty for the whole purchase. */
  readonly books: string;
  readonly at: string;
  /** Null when it is not compared with the orders yet. */
  readonly outcome: DeclarationOutcome | null;
  /** Address of the shop's pages in this language, without a slash at the end. */
  readonly pages: string;
  /** Path of the order, to which its account must sign in; null for a guest. */
  readonly order: string | null;
}

/** Returns what follows from the declaration. */
function followingText({ outcome, language }: DeclarationReceived, email: string): string {
  const locale = { locale: language };
  switch (outcome) {
    case 'cancelled':
    case 'returning':
      return m.mail_declared_done({}, locale);
    case 'packed':
      return m.mail_declared_packed({}, locale);
    case 'no-order':
      return m.mail_declared_none({ email }, locale);
    case 'some-books':
    case 'over':
    case 'nothing':
      return m.mail_declared_staff({}, locale);
    case null:
      return m.mail_declared_check({}, locale);
    default:
      return outcome satisfies never;
  }
}

/**
 * Returns the declaration. The named books, and a name that may be an advertisement, are repeated only to the mail
 * address of an order.
 */
function declarationText({ name, number, books, language, outcome }: DeclarationReceived): string {
  const locale = { locale: language };
  const isOfOrder = outcome !== 'no-order' && outcome !== null;
  if (!isOfOrder && greetingName(name) === null)
    return books === ''
      ? m.mail_declared_unnamed_whole({ number }, locale)
      : m.mail_declared_unnamed_some({ number }, locale);
  if (books === '') return m.declare_whole({ name, number }, locale);
  if (!isOfOrder) return m.mail_declared_some({ name, number }, locale);
  return `${m.trades_withdraw_declare({ name, number }, locale)}\n${books}`;
}

/**
 * Returns the receipt of a declaration of withdrawal: its date and time, its content, and what follows. Words of a
 * stranger do not go to an address that no order has, so the form cannot be used to write to people.
 * @see directive (EU) 2023/2673, article 11a(4)
 */
export function declarationReceivedLetter(facts: DeclarationReceived, shop: Shop): Letter {
  const { to, name, language, number, at } = facts;
  const locale = { locale: language };
  const time = formatInstant(at, language, facts.timeZone);
  return {
    to,
    language,
    subject: m.mail_declared_subject({ number }, locale),
    title: m.declare_done_title({}, locale),
    before: [
      greeting(name, language),
      { kind: 'text', text: m.mail_declared_intro({ number, time }, locale) },
      { kind: 'text', text: declarationText(facts) },
      { kind: 'text', text: followingText(facts, shop.email) },
    ],
    action: actionOf(facts),
    after: [{ kind: 'text', text: m.mail_declared_not_you({ email: shop.email }, locale) }],
  };
}

/** Returns the button: to the order, to the search for it, or to the form where no order fits. */
function actionOf({ language, outcome, pages, order }: DeclarationReceived): Letter['action'] {
  const locale = { locale: language };
  if (outcome === 'no-order') return { label: m.mail_declared_again({}, locale), link: `${pages}/withdraw` };
  if (order === null) return { label: m.find_trade_title({}, locale), link: `${pages}/find-trade` };
  return { label: m.mail_trade_action({}, locale), link: `${pages}${order}` };
}
