import type { AccountSettings, SavedAddress } from '../../../../domain/accounts/account-schemas';
import { canPayOutTo } from '../../../../domain/checkout/payout-country';
import type { Market } from '../../../../domain/market/market';

/** Stored data of the account that a checkout needs. Empty for guests. */
export interface SavedData {
  readonly addresses: readonly SavedAddress[];
  readonly payout: AccountSettings['payoutDetails'];
}

export const noSavedData: SavedData = { addresses: [], payout: null };

/** Lines of an address in the form. */
export interface AddressTexts {
  readonly name: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
}

/** Returns the saved addresses of this market, the default one first. */
export function addressesFor(saved: SavedData, market: Market): readonly SavedAddress[] {
  const fitting = saved.addresses.filter(({ address }) => address.country === market);
  return fitting.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

/** Returns the masked bank account, if the market's money can be sent to it. */
export function payoutFor({ payout }: SavedData, market: Market): AccountSettings['payoutDetails'] {
  return payout !== null && canPayOutTo(market, payout.iban) ? payout : null;
}

/** Returns a saved address as fields of the form. */
export function textsOf({ name, phone, address }: SavedAddress): AddressTexts {
  const { line1, line2 = '', city, region = '', postcode } = address;
  return { name, phone: phone ?? '', line1, line2, city, region, postcode };
}

/** Returns the saved address that is in the form, or undefined if other values were typed. */
export function chosenAddress(addresses: readonly SavedAddress[], texts: AddressTexts): SavedAddress | undefined {
  return addresses.find((saved) =>
    Object.entries(textsOf(saved)).every(([field, text]) =>
      Object.entries(texts).some(([name, typed]) => name === field && typed === text),
    ),
  );
}
