import { formatNumber, nameOf } from '../../../domain/format';
import { joinWithCommas } from '../../../domain/isolates';
import type { Language } from '../../../domain/language';
import { withdrawalPolicy } from '../../../domain/policy/withdrawal';
import { m } from '../../../messages/compiled/messages.js';
import type { Attachment } from '../../platform/adapters/mail';
import type { Shop } from '../../platform/settings/settings';
import type { TradePlaced } from './trade-placed-letter';

type Facts = Pick<TradePlaced, 'language' | 'number' | 'link' | 'guest' | 'give'>;

/** Returns the address of the page where anybody can declare a withdrawal. `link`: any address of the shop. */
export const withdrawPage = (link: string, language: Language) => `${new URL(link).origin}/${language}/withdraw`;

/** Room for an answer in the form. */
const blank = '_'.repeat(40);

/**
 * Returns the instructions on withdrawal and the model form as a text file, which the person keeps: a page can change.
 * The file of a guest links to the search for an order, because people pass files on and the order's link holds a key.
 * @see directive 2011/83/EU, articles 6(1)(h) and 8(7), annex I
 */
export function withdrawalNotice({ language, number, link, guest, give }: Facts, shop: Shop): Attachment {
  const locale = { locale: language };
  const days = (count: number) => ({ count, shown: formatNumber(count, language) });
  const place = [shop.postcode, shop.city].filter(Boolean).join(' ');
  const country = nameOf('region', shop.country, language);
  const company = joinWithCommas([shop.legalName, shop.street, place, country], language);
  const to = { company, email: shop.email };
  const button = m.trades_withdraw({}, locale);
  const opens = guest ? `${new URL(link).origin}/${language}/find-trade` : link;
  const paragraphs = [
    m.mail_withdrawal_title({ number }, locale),
    m.mail_withdrawal_right(days(withdrawalPolicy.days), locale),
    m.mail_withdrawal_how({ button, link: opens, ...to }, locale),
    m.mail_withdrawal_page({ link: withdrawPage(link, language) }, locale),
    m.mail_withdrawal_refund(days(withdrawalPolicy.refundDays), locale),
    m.mail_withdrawal_back(days(withdrawalPolicy.sendBackDays), locale),
    ...(give.length > 0 ? [m.mail_withdrawal_sold({}, locale)] : []),
    '-'.repeat(blank.length),
    m.mail_withdrawal_form({}, locale),
    m.mail_withdrawal_hint({}, locale),
    m.mail_withdrawal_to(to, locale),
    m.mail_withdrawal_notice({}, locale),
    blank,
    ...[
      m.mail_withdrawal_ordered({}, locale),
      m.mail_withdrawal_name({}, locale),
      m.mail_withdrawal_address({}, locale),
      m.mail_withdrawal_signature({}, locale),
      m.mail_withdrawal_date({}, locale),
    ].map((label) => `${label} ${blank}`),
    m.mail_withdrawal_delete({}, locale),
  ];
  return { name: `withdrawal-${number}.txt`, text: `${paragraphs.join('\n\n')}\n` };
}
