import type { Me } from '../../../domain/accounts/schemas';
import type { CheckoutInput, Quote, QuoteInput } from '../../../domain/checkout/schemas';
import type { checkoutTexts, CheckoutChoices } from '../../../domain/forms/checkout-form';
import type { Market } from '../../../domain/market/market';
import { addressesFor, textsOf, type SavedData } from './address/saved-for-checkout';

/** Values that a person types and chooses on the checkout page. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  readonly iban: string;
  /** Pays to the stored bank account, if there is one; else to `iban`. */
  readonly usesStoredAccount: boolean;
  readonly settlement: NonNullable<QuoteInput['settlement']>;
  readonly payment: NonNullable<QuoteInput['payment']>;
  readonly payout: NonNullable<QuoteInput['payout']>;
  readonly useStoreCredit: boolean;
  readonly ifWorse: CheckoutInput['ifWorse'];
  readonly ifWorseDownTo: number;
  readonly declaration: boolean;
  readonly terms: boolean;
}

export type DraftField = (typeof checkoutTexts)[number] | 'declaration' | 'terms';

/** Returns a draft with other texts. `textOf` returns the text of a field. */
export function withTexts(draft: Draft, textOf: (field: (typeof checkoutTexts)[number]) => string): Draft {
  return {
    ...draft,
    name: textOf('name'),
    email: textOf('email'),
    phone: textOf('phone'),
    line1: textOf('line1'),
    line2: textOf('line2'),
    city: textOf('city'),
    region: textOf('region'),
    postcode: textOf('postcode'),
    iban: textOf('iban'),
  };
}

/** Returns the draft of a new quote, with the default saved address of this market. */
export function firstDraft(quote: Quote, account: Me['account'], saved: SavedData, market: Market): Draft {
  const [address] = addressesFor(saved, market);
  const texts =
    address === undefined
      ? { name: account?.name ?? '', phone: '', line1: '', line2: '', city: '', region: '', postcode: '' }
      : textsOf(address);
  return {
    ...texts,
    email: account?.email ?? '',
    iban: '',
    usesStoredAccount: true,
    settlement: quote.settlement,
    payment: quote.possible.payments[0] ?? 'bank-transfer',
    payout: quote.possible.payouts[0] ?? 'bank',
    useStoreCredit: true,
    ifWorse: 'ask',
    ifWorseDownTo: 70,
    declaration: false,
    terms: false,
  };
}

/** Returns whether the payout goes to the stored bank account. */
export const paysToStoredAccount = ({ usesStoredAccount }: Draft, hasStored: boolean): boolean =>
  usesStoredAccount && hasStored;

/** Returns the choices of a draft. */
export function choicesIn(draft: Draft): CheckoutChoices {
  return { ...quoteInput(draft), ifWorse: draft.ifWorse, ifWorseDownTo: draft.ifWorseDownTo };
}

/** Returns the part of a draft that decides the sum. */
export function quoteInput({ settlement, payment, payout, useStoreCredit }: Draft): Pick<Draft, keyof QuoteInput> {
  return { settlement, payment, payout, useStoreCredit };
}
