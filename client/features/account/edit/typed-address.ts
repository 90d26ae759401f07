import type { AddressInput, SavedAddress } from '../../../../domain/accounts/account-schemas';
import type { CheckedAddress } from '../../../../domain/checkout/address';
import { isMarket, type Market } from '../../../../domain/market/market';
import type { AddressFieldName } from '../../../../domain/market/market-data';

/** Address while it is typed: every field is a text. */
export interface TypedAddress extends Readonly<Record<AddressFieldName, string>> {
  readonly name: string;
  readonly phone: string;
  readonly country: Market;
  readonly isDefault: boolean;
}

export type WrongAddress = Partial<Record<AddressFieldName | 'name', 'missing' | 'malformed'>>;
const fields: readonly (AddressFieldName | 'name')[] = ['name', 'line1', 'line2', 'postcode', 'city', 'region'];

/** Returns the first contents of the form: the saved address, or an empty one in the person's country. */
export function typedAddress(saved: SavedAddress | null, market: Market, name: string): TypedAddress {
  const { line1 = '', line2 = '', postcode = '', city = '', region = '', country = market } = saved?.address ?? {};
  return {
    name: saved?.name ?? name,
    phone: saved?.phone ?? '',
    line1,
    line2,
    postcode,
    city,
    region,
    country: isMarket(country) ? country : market,
    isDefault: saved?.isDefault ?? false,
  };
}

/** Returns the address as the API takes it. Empty optional fields are left out. */
export function addressInput({
  name,
  phone,
  line1,
  line2,
  postcode,
  city,
  region,
  country,
  isDefault,
}: TypedAddress): AddressInput {
  return {
    name: name.trim(),
    ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
    address: {
      line1: line1.trim(),
      city: city.trim(),
      postcode: postcode.trim(),
      country,
      ...(line2.trim() === '' ? {} : { line2: line2.trim() }),
      ...(region.trim() === '' ? {} : { region: region.trim() }),
    },
    isDefault,
  };
}

/** Returns the fields that the shop's rule refuses. */
export function wrongAddress(checked: CheckedAddress): WrongAddress {
  const wrong: WrongAddress = {};
  if (checked.ok) return wrong;
  for (const kind of ['missing', 'malformed'] as const) {
    const listed = checked.facts[kind];
    for (const field of fields) if (Array.isArray(listed) && listed.includes(field)) wrong[field] = kind;
  }
  return wrong;
}
