import type { Me } from '../../../domain/accounts/schemas';
import { checkAddress } from '../../../domain/checkout/address';
import { parseIban } from '../../../domain/checkout/iban';
import type { CheckoutInput, Quote, QuoteInput } from '../../../domain/checkout/schemas';
import type { Market } from '../../../domain/market/market';
import { addressesFor, textsOf, type Saved } from './address/saved-for-checkout';

/** What a person types and chooses on the checkout page. */
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
  /** Paid out to the bank account on file, where there is one; else to `iban`. */
  readonly usesStoredAccount: boolean;
  readonly settlement: QuoteInput['settlement'];
  readonly payment: NonNullable<QuoteInput['payment']>;
  readonly payout: NonNullable<QuoteInput['payout']>;
  readonly useStoreCredit: boolean;
  readonly ifWorse: CheckoutInput['ifWorse'];
  readonly ifWorseDownTo: number;
  readonly declaration: boolean;
  readonly terms: boolean;
}

export type DraftField =
  | 'name'
  | 'email'
  | 'phone'
  | 'line1'
  | 'line2'
  | 'city'
  | 'region'
  | 'postcode'
  | 'iban'
  | 'declaration'
  | 'terms';
/** Fields to look at again, and what is wrong with each. */
export type WrongFields = Partial<Record<DraftField, 'missing' | 'malformed'>>;

/** The draft a quote begins with: in the fields the saved address that is used first in this market. */
export function firstDraft(quote: Quote, account: Me['account'], saved: Saved, market: Market): Draft {
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

/** Who places, from where. */
export interface Placer {
  readonly market: Market;
  readonly isGuest: boolean;
  /** A bank account is on file that this market's money can go to. */
  readonly hasStored: boolean;
}

export const paysToStored = ({ usesStoredAccount }: Draft, hasStored: boolean): boolean =>
  usesStoredAccount && hasStored;

/** What of a draft decides the sum. */
export function quoteInput({ settlement, payment, payout, useStoreCredit }: Draft): QuoteInput {
  return { settlement, payment, payout, useStoreCredit };
}

const without = <Shape extends object>(shape: Shape): Shape => {
  for (const [name, value] of Object.entries(shape)) if (value === '') Reflect.deleteProperty(shape, name);
  return shape;
};

/**
 * The whole checkout as the API takes it; what may stay empty is left out. Without an IBAN the account on file is paid.
 */
export function checkoutInput(draft: Draft, seen: Quote, { market, isGuest, hasStored }: Placer): CheckoutInput {
  const { name, email, phone, line1, line2, city, region, postcode, iban } = draft;
  const givesBooks = seen.basket.books > 0;
  const isPaidOut = draft.payout === 'bank' && seen.getLater.minor > 0;
  return {
    ...quoteInput(draft),
    ...without({
      email: isGuest ? email.trim() : '',
      phone: phone.trim(),
      iban: givesBooks && isPaidOut && !paysToStored(draft, hasStored) ? iban.trim() : '',
    }),
    name: name.trim(),
    address: {
      line1: line1.trim(),
      city: city.trim(),
      postcode: postcode.trim(),
      country: market,
      ...without({ line2: line2.trim(), region: region.trim() }),
    },
    ifWorse: draft.ifWorse,
    ifWorseDownTo: draft.ifWorseDownTo,
    declaration: givesBooks && draft.declaration,
    terms: draft.terms,
    quote: seen.quote,
  };
}

/** Shape of a mail address as far as typing errors go; the server looks closely. */
const mailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What is missing or malformed, found before asking the server, by the rules the server uses. */
export function wrongFields(draft: Draft, seen: Quote, placer: Placer): WrongFields {
  const { market, isGuest, hasStored } = placer;
  const input = checkoutInput(draft, seen, placer);
  const wrong: WrongFields = {};
  const checked = checkAddress(input, market);
  if (!checked.ok) Object.assign(wrong, fieldsOf(checked.facts));
  if (isGuest && input.email === undefined) wrong.email = 'missing';
  else if (input.email !== undefined && !mailShape.test(input.email)) wrong.email = 'malformed';
  if (seen.basket.books > 0 && draft.payout === 'bank' && seen.getLater.minor > 0 && !paysToStored(draft, hasStored)) {
    if (input.iban === undefined) wrong.iban = 'missing';
    else if (parseIban(input.iban) === null) wrong.iban = 'malformed';
  }
  if (seen.basket.books > 0 && !draft.declaration) wrong.declaration = 'missing';
  if (!draft.terms) wrong.terms = 'missing';
  return wrong;
}

const fieldNames: readonly DraftField[] = [
  'name',
  'email',
  'phone',
  'line1',
  'line2',
  'city',
  'region',
  'postcode',
  'iban',
];

/** The facts of `address-invalid` as fields. */
export function fieldsOf(facts: Readonly<Record<string, unknown>>): WrongFields {
  const wrong: WrongFields = {};
  for (const kind of ['missing', 'malformed'] as const) {
    const listed = facts[kind];
    for (const field of fieldNames) if (Array.isArray(listed) && listed.includes(field)) wrong[field] = kind;
  }
  return wrong;
}
