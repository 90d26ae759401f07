import { formatNumber } from '../../../domain/format';
import { formatDay, formatInstant } from '../../../domain/formats/format-dates';
import { intlLocale, type Language } from '../../../domain/language';
import type { Receipt } from '../../../domain/accounts/account-schemas';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Block, Letter } from '../letter/letter';

export interface AccountDeleted {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly receipt: Receipt;
  /** Address of the shop with the letter's language. */
  readonly site: string;
}

type Erased = Receipt['erased'][number]['what'];
type Words<What extends string> = Readonly<Record<What, typeof m.mail_deleted_profile>>;
const erasedWords: Words<Erased> = {
  profile: m.mail_deleted_profile,
  sessions: m.mail_deleted_sessions,
  'sign-ins': m.mail_deleted_sign_ins,
  passkeys: m.mail_deleted_passkeys,
  addresses: m.mail_deleted_addresses,
  'payout-details': m.mail_deleted_payout_details,
  basket: m.mail_deleted_basket,
  cart: m.mail_deleted_cart,
  wishes: m.mail_deleted_wishes,
  events: m.mail_deleted_events,
  consents: m.mail_deleted_consents,
  conversations: m.mail_deleted_conversations,
  'guest-lists': m.mail_deleted_guest_lists,
};
const keptWords: Words<Receipt['kept'][number]['what']> = {
  trades: m.mail_deleted_trades,
  'store-credit': m.mail_deleted_store_credit,
};

/** Returns the receipt of a deletion: which data was erased, which is kept, why, until when. */
export function accountDeletedLetter(
  { to, name, language, timeZone, receipt, site }: AccountDeleted,
  shop: Shop,
): Letter {
  const locale = { locale: language };
  const countries = new Intl.DisplayNames(intlLocale(language), { type: 'region' });
  const erased: Block = {
    kind: 'figures',
    title: m.mail_deleted_erased({}, locale),
    figures: receipt.erased.map(({ what, count }) => ({
      label: erasedWords[what]({}, locale),
      value: formatNumber(count, language),
    })),
  };
  const kept: Block[] =
    receipt.kept.length === 0
      ? [{ kind: 'text', text: m.mail_deleted_nothing_kept({}, locale) }]
      : [
          {
            kind: 'figures',
            title: m.mail_deleted_kept({}, locale),
            figures: receipt.kept.map(({ what, count, market, until }) => ({
              // The colon is spaced as the language spaces it before a link.
              label: m.mail_link_text(
                { label: keptWords[what]({}, locale), link: formatNumber(count, language) },
                locale,
              ),
              under: m.mail_deleted_why({ country: countries.of(market) ?? market }, locale),
              value: m.mail_deleted_until({ day: formatDay(until, language) }, locale),
            })),
          },
          { kind: 'text', text: m.mail_deleted_kept_what({}, locale) },
        ];
  return {
    to,
    language,
    subject: m.mail_deleted_subject({ shop: shop.tradingName }, locale),
    title: m.mail_deleted_title({}, locale),
    before: [
      greeting(name, language),
      {
        kind: 'text',
        text: m.mail_deleted_text(
          { shop: shop.tradingName, time: formatInstant(receipt.at, language, timeZone), id: receipt.id },
          locale,
        ),
      },
      erased,
      ...kept,
    ],
    action: { label: m.mail_deleted_action({ shop: shop.tradingName }, locale), link: site },
    after: [{ kind: 'text', text: m.mail_deleted_not_you({ email: shop.email }, locale) }],
  };
}
