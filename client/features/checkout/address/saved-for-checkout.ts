import type { AccountSettings, SavedAddress } from '../../../../domain/accounts/account-schemas';
import { canPayOutTo } from '../../../../domain/checkout/payout-country';
import type { Market } from '../../../../domain/market/market';

/** What the account keeps that a checkout asks for; empty for guests. */
export interface Saved {
  readonly addresses: readonly SavedAddress[];
  readonly payout: AccountSettings['payoutDetails'];
}

export const nothingSaved: Saved = { addresses: [], payout: null };

/** The lines of an address as the form has them. */
export interface AddressTexts {
  readonly name: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
}

/** The addresses that parcels of this market can go to, the one to use first in front. */
export function addressesFor(saved: Saved, market: Market): readonly SavedAddress[] {
  const fitting = saved.addresses.filter(({ address }) => address.country === market);
  return fitting.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The bank account on file, masked, where the market's money can go there. */
export function payoutFor({ payout }: Saved, market: Market): AccountSettings['payoutDetails'] {
  return payout !== null && canPayOutTo(market, payout.iban) ? payout : null;
}

/** A saved address as the form's fields. */
export function textsOf({ name, phone, address }: SavedAddress): AddressTexts {
  const { line1, line2 = '', city, region = '', postcode } = address;
  return { name, phone: phone ?? '', line1, line2, city, region, postcode };
}

/** The saved address that stands in the form, or undefined where something else was typed. */
export function chosenAddress(addresses: readonly SavedAddress[], texts: AddressTexts): SavedAddress | undefined {
  return addresses.find((saved) =>
    Object.entries(textsOf(saved)).every(([field, text]) =>
      Object.entries(texts).some(([name, typed]) => name === field && typed === text),
    ),
  );
}
