import { deviceNames } from '../../../domain/accounts/device';
import { formatInstant } from '../../../domain/formats/format-dates';
import { joinWithCommas } from '../../../domain/isolates';
import { intlLocale, type Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Block, Figure } from '../letter/letter';

/** Mail data of a security event of an account. Device and country are codes; null: unknown. */
export interface AccountEventMail {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  /** ISO 8601 instant, and the zone in which the person reads it. */
  readonly at: string;
  readonly timeZone: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly country: string | null;
  /** Address of the shop with the letter's language, `https://dogear.example/en`. */
  readonly site: string;
}

/** Returns the time, device and country of an event, by which the person recognises their own action. */
export function eventDetailsBlock({
  language,
  at,
  timeZone,
  browser,
  system,
  country,
}: Pick<AccountEventMail, 'language' | 'at' | 'timeZone' | 'browser' | 'system' | 'country'>): Block {
  const locale = { locale: language };
  const unknown = m.mail_happened_unknown({}, locale);
  const known = [browser, system].flatMap((code) => (code === null ? [] : [deviceNames[code] ?? code]));
  const place =
    country === null
      ? undefined
      : new Intl.DisplayNames(intlLocale(language), { type: 'region', fallback: 'none' }).of(country);
  const figures: Figure[] = [
    { label: m.mail_happened_when({}, locale), value: formatInstant(at, language, timeZone) },
    {
      label: m.mail_happened_device({}, locale),
      value: known.length === 0 ? unknown : joinWithCommas(known, language),
    },
    { label: m.mail_happened_country({}, locale), value: place ?? unknown },
  ];
  return { kind: 'figures', figures };
}
