import { isMailAddress } from '../../../domain/accounts/email';
import type { Me } from '../../../domain/accounts/schemas';
import { checkAddress } from '../../../domain/checkout/address';
import { parseIban } from '../../../domain/checkout/iban';
import type { CheckoutInput, Quote, QuoteInput } from '../../../domain/checkout/schemas';
import type { Market } from '../../../domain/market/market';
import { addressesFor, textsOf, type Saved } from './address/saved-for-checkout';

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
/** Faults by field. */
export type WrongFields = Partial<Record<DraftField, 'missing' | 'malformed'>>;

/** Fields of a draft that hold typed text. */
export const textFields = ['name', 'email', 'phone', 'line1', 'line2', 'city', 'region', 'postcode', 'iban'] as const;

/** Returns a draft with other texts. `textOf` returns the text of a field. */
export function withTexts(draft: Draft, textOf: (field: (typeof textFields)[number]) => string): Draft {
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

/** Facts about the person and the market. */
export interface Placer {
  readonly market: Market;
  readonly isGuest: boolean;
  /** Says whether a stored bank account can receive this market's money. */
  readonly hasStored: boolean;
}

export const paysToStored = ({ usesStoredAccount }: Draft, hasStored: boolean): boolean =>
  usesStoredAccount && hasStored;

/** Returns the part of a draft that decides the sum. */
export function quoteInput({ settlement, payment, payout, useStoreCredit }: Draft): QuoteInput {
  return { settlement, payment, payout, useStoreCredit };
}

const without = <Shape extends object>(shape: Shape): Shape => {
  for (const [name, value] of Object.entries(shape)) if (value === '') Reflect.deleteProperty(shape, name);
  return shape;
};

/**
 * Returns the whole checkout as the API takes it. Empty optional fields are left out. Without an IBAN the stored
 * account is paid.
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

/** Returns missing or malformed fields before the server is asked, by the server's rules. */
export function wrongFields(draft: Draft, seen: Quote, placer: Placer): WrongFields {
  const { market, isGuest, hasStored } = placer;
  const input = checkoutInput(draft, seen, placer);
  const wrong: WrongFields = {};
  const checked = checkAddress(input, market);
  if (!checked.ok) Object.assign(wrong, fieldsOf(checked.facts));
  if (isGuest && input.email === undefined) wrong.email = 'missing';
  else if (input.email !== undefined && !isMailAddress(input.email)) wrong.email = 'malformed';
  if (seen.basket.books > 0 && draft.payout === 'bank' && seen.getLater.minor > 0 && !paysToStored(draft, hasStored)) {
    if (input.iban === undefined) wrong.iban = 'missing';
    else if (parseIban(input.iban) === null) wrong.iban = 'malformed';
  }
  if (seen.basket.books > 0 && !draft.declaration) wrong.declaration = 'missing';
  if (!draft.terms) wrong.terms = 'missing';
  return wrong;
}

/** Returns the facts of `address-invalid` as fields. */
export function fieldsOf(facts: Readonly<Record<string, unknown>>): WrongFields {
  const wrong: WrongFields = {};
  for (const kind of ['missing', 'malformed'] as const) {
    const listed = facts[kind];
    for (const field of textFields) if (Array.isArray(listed) && listed.includes(field)) wrong[field] = kind;
  }
  return wrong;
}
