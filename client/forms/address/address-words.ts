import type { FieldFault } from '../../../domain/forms/form-schema';
import type { Market } from '../../../domain/market/market';
import type { AddressFieldName } from '../../../domain/market/market-data';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { countryName } from '../../lib/words/place-names';

const postcodes: Partial<Record<Market, () => string>> = {
  IE: () => m.checkout_postcode_ie(),
  US: () => m.checkout_postcode_us(),
};
const regions: Partial<Record<Market, () => string>> = {
  IE: () => m.checkout_region_ie(),
  US: () => m.checkout_region_us(),
  JP: () => m.checkout_region_jp(),
  AE: () => m.checkout_region_ae(),
  ES: () => m.checkout_region_province(),
  IT: () => m.checkout_region_province(),
};

const labels: Record<AddressFieldName, (market: Market) => string> = {
  line1: () => m.checkout_line1(),
  line2: () => m.checkout_line2(),
  city: () => m.checkout_city(),
  postcode: (market) => (postcodes[market] ?? m.checkout_postcode)(),
  region: (market) => (regions[market] ?? m.checkout_region)(),
};

/** Returns the label of an address line, by the name that the country has for it. */
export const addressLabel = (field: AddressFieldName, market: Market): string => labels[field](market);

/** Returns the sentence for a fault of an address line, or of the name above it. */
export function addressError(field: AddressFieldName | 'name', fault: FieldFault, market: Market): string {
  if (fault === 'missing') return m.checkout_field_missing();
  if (field === 'region') return m.checkout_region_wrong();
  return field === 'postcode'
    ? m.checkout_postcode_wrong({ country: countryName(market, language()) })
    : m.checkout_field_missing();
}
