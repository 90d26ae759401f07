import { ifWorseChoices, isDownTo, payoutMethods, settlements } from '../checkout/choices';
import { isPaidToBank, parsePayoutIban } from '../checkout/payout-country';
import type { CheckoutInput, Quote, QuoteInput } from '../checkout/schemas';
import type { Market } from '../market/market';
import { contactLimits } from '../policy/limits';
import { presentFields } from '../objects/present-fields';
import { paymentMethods } from '../trades/money/card-providers';
import { readAddress } from './address-form';
import { mailAddress, parsedBy, textUpTo, requiredCheckbox, notNeeded } from './field-rules';
import {
  formSchema,
  jointFormSchema,
  readFields,
  type FieldFault,
  type FieldsRead,
  type FormFields,
} from './form-schema';

/** Fields that hold typed text. */
export const checkoutTexts = [
  'name',
  'email',
  'phone',
  'line1',
  'line2',
  'city',
  'region',
  'postcode',
  'iban',
] as const;

/** Names of all fields of the checkout. */
export const checkoutFields = [
  ...checkoutTexts,
  'country',
  'settlement',
  'payment',
  'payout',
  'has-credit',
  'use-store-credit',
  'if-worse',
  'if-worse-down-to',
  'declaration',
  'terms',
  'quote',
  'lists',
  'step',
] as const;

/** Value of `step` that only the button for the new sum sends. */
export const updateStep = 'update';

/** Greatest length of a field. The API has a limit for each. */
const maxCharacters = 1000;

const isCheckoutField = (name: string) => checkoutFields.some((field) => field === name);

/** Reads the checkout's fields as texts. `checkoutForm` reads their values once the quote is known. */
export const checkoutTextForm = jointFormSchema((fields): FieldsRead<FormFields> => {
  const faults: Record<string, FieldFault> = {};
  for (const [name, text] of Object.entries(fields)) {
    if (!isCheckoutField(name)) faults[name] = 'wrong';
    else if (text.length > maxCharacters) faults[name] = 'long';
  }
  return Object.keys(faults).length > 0 ? { faults } : { values: fields };
});

/** Choices of the checkout. */
export type CheckoutChoices = Pick<
  CheckoutInput,
  'settlement' | 'payment' | 'payout' | 'useStoreCredit' | 'ifWorse' | 'ifWorseDownTo'
>;

/** Choices that decide the sum, as far as they were sent. */
export type SentChoices = { readonly [Name in keyof QuoteInput]?: NonNullable<QuoteInput[Name]> };

const choiceOf = <Choice extends string>(choices: readonly Choice[], sent: string | undefined): Choice | undefined =>
  choices.find((choice) => choice === sent);

/** Returns the sent choices that decide the sum. What was not sent, or does not exist, is left out. */
export function sentChoices(fields: FormFields): SentChoices {
  const settlement = choiceOf(settlements, fields['settlement']);
  const payment = choiceOf(paymentMethods, fields['payment']);
  const payout = choiceOf(payoutMethods, fields['payout']);
  return {
    ...presentFields({ settlement, payment, payout }),
    // A browser leaves out an unticked box, so another field says that the box was there.
    ...(fields['has-credit'] === undefined ? {} : { useStoreCredit: fields['use-store-credit'] !== undefined }),
  };
}

/** Returns all choices. `usual` has those that were not sent or do not exist. */
export function readChoices(fields: FormFields, usual: CheckoutChoices): CheckoutChoices {
  const downTo = Number(fields['if-worse-down-to']);
  return {
    ...usual,
    ...sentChoices(fields),
    ifWorse: choiceOf(ifWorseChoices, fields['if-worse']) ?? usual.ifWorse,
    ifWorseDownTo: isDownTo(downTo) ? downTo : usual.ifWorseDownTo,
  };
}

/** Returns whether a text is a version of the lists, as the hidden field of the page has it. */
const isVersion = (text: string | undefined): text is string => text !== undefined && /^\d{1,15}$/.test(text);

/** Facts about person, market and sum, which decide what a checkout needs. */
export interface CheckoutFacts {
  readonly quote: Quote;
  readonly market: Market;
  readonly isGuest: boolean;
  /** Says whether a stored bank account can receive this market's money. */
  readonly hasStored: boolean;
  /** Choices that hold where the form has no field for them. */
  readonly choices: CheckoutChoices;
}

/**
 * Returns the schema of the checkout's form. Without a field for an IBAN the stored account is paid.
 * @see docs/product.md#placing-a-trade
 */
export const checkoutForm = ({ quote, market, isGuest, hasStored, choices: usual }: CheckoutFacts) =>
  jointFormSchema((fields): FieldsRead<CheckoutInput> => {
    const choices = readChoices(fields, usual);
    const needsIban = isPaidToBank(quote, choices.payout ?? null) && !(hasStored && fields['iban'] === undefined);
    const contact = readAddress(fields, market);
    const others = readFields(
      formSchema({
        email: isGuest ? mailAddress : notNeeded,
        phone: textUpTo(contactLimits.phone),
        iban: needsIban ? parsedBy((text) => parsePayoutIban(market, text)) : notNeeded,
        declaration: quote.basket.books > 0 ? requiredCheckbox : notNeeded,
        terms: requiredCheckbox,
      }),
      fields,
    );
    if ('faults' in contact) return { faults: { ...contact.faults, ...('faults' in others ? others.faults : {}) } };
    if ('faults' in others) return others;
    const { email, phone, iban, declaration = false, terms } = others.values;
    const { lists } = fields;
    return {
      values: {
        ...choices,
        ...contact.values,
        ...presentFields({ email, phone: phone === '' ? null : phone, iban }),
        declaration,
        terms,
        quote: fields['quote'] ?? '',
        ...(isVersion(lists) ? { lists: Number(lists) } : {}),
      },
    };
  });
