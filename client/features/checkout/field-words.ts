import type { Market } from '../../../domain/market';
import type { AddressFieldName } from '../../../domain/market-data';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { countryName } from '../../lib/place-names';
import type { DraftField, WrongFields } from './draft';

const postcodes: Partial<Record<Market, () => string>> = { IE: () => m.checkout_postcode_ie(), US: () => m.checkout_postcode_us() };
const regions: Partial<Record<Market, () => string>> = {
  IE: () => m.checkout_region_ie(),
  US: () => m.checkout_region_us(),
  JP: () => m.checkout_region_jp(),
  AE: () => m.checkout_region_ae(),
  ES: () => m.checkout_region_province(),
  IT: () => m.checkout_region_province(),
};

/** The label of an address line, by the name the country has for it. */
export function addressLabel(field: AddressFieldName, market: Market): string {
  switch (field) {
    case 'line1':
      return m.checkout_line1();
    case 'line2':
      return m.checkout_line2();
    case 'city':
      return m.checkout_city();
    case 'postcode':
      return (postcodes[market] ?? m.checkout_postcode)();
    case 'region':
      return (regions[market] ?? m.checkout_region)();
  }
}

/** What is wrong with a field and how to put it right; undefined where nothing is. */
export function fieldError(field: DraftField, wrong: WrongFields, market: Market): string | undefined {
  const kind = wrong[field];
  if (kind === undefined) return undefined;
  if (field === 'declaration') return m.checkout_declaration_missing();
  if (field === 'terms') return m.checkout_terms_missing();
  if (field === 'iban') return kind === 'missing' ? m.checkout_iban_missing() : m.checkout_iban_wrong();
  if (kind === 'missing') return m.checkout_field_missing();
  if (field === 'email') return m.checkout_email_wrong();
  if (field === 'region') return m.checkout_region_wrong();
  return field === 'postcode' ? m.checkout_postcode_wrong({ country: countryName(market, language()) }) : m.checkout_field_missing();
}
