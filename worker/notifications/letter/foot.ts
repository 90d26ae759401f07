import { joinWithCommas } from '../../../domain/isolates';
import { intlLocale, type Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';

/** Returns the shop's details that a business mail must state: name, address, registration, contact. */
export function footLines(shop: Shop, language: Language): string[] {
  const country = new Intl.DisplayNames(intlLocale(language), { type: 'region' }).of(shop.country) ?? shop.country;
  const place = [shop.postcode, shop.city].filter(Boolean).join(' ');
  const lines = [shop.legalName, joinWithCommas([shop.street, place, country], language)];
  if (shop.registration !== '')
    lines.push(m.mail_foot_registration({ number: shop.registration }, { locale: language }));
  if (shop.vatNumber !== '') lines.push(m.mail_foot_vat({ number: shop.vatNumber }, { locale: language }));
  lines.push([shop.email, shop.phone].filter(Boolean).join(' · '));
  return lines;
}
