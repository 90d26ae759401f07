import type { SavedAddress } from '../../../../domain/accounts/account-schemas';
import { isMarket, type Market } from '../../../../domain/market/market';
import type { AddressFieldName } from '../../../../domain/market/market-data';

/** Address while it is typed: every field is a text. */
export interface TypedAddress extends Readonly<Record<AddressFieldName, string>> {
  readonly name: string;
  readonly phone: string;
  readonly country: Market;
  readonly isDefault: boolean;
}

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
