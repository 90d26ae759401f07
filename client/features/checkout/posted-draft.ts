import { ifWorseChoices, isDownTo, payoutMethods, settlements } from '../../../domain/checkout/choices';
import type { QuoteInput } from '../../../domain/checkout/schemas';
import { paymentMethods } from '../../../domain/trades/money/card-providers';
import { textFields, withTexts, type Draft } from './draft';

type Fields = Readonly<Record<string, string>>;

/** Names of all fields of the checkout's form. */
export const checkoutFields = [
  ...textFields,
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

const choiceOf = <Choice extends string>(open: readonly Choice[], sent: string | undefined): Choice | undefined =>
  open.find((choice) => choice === sent);

/** Choices that decide the sum, as far as they were posted. */
export type PostedChoices = { readonly [Name in keyof QuoteInput]?: NonNullable<QuoteInput[Name]> };

/** Returns the posted choices that decide the sum. What was not posted is left out. */
export function postedChoices(fields: Fields): PostedChoices {
  const [settlement, payment, payout] = [
    choiceOf(settlements, fields['settlement']),
    choiceOf(paymentMethods, fields['payment']),
    choiceOf(payoutMethods, fields['payout']),
  ];
  return {
    ...(settlement === undefined ? {} : { settlement }),
    ...(payment === undefined ? {} : { payment }),
    ...(payout === undefined ? {} : { payout }),
    // A browser leaves out an unticked box, so another field says that the box was there.
    ...(fields['has-credit'] === undefined ? {} : { useStoreCredit: fields['use-store-credit'] !== undefined }),
  };
}

/**
 * Returns a draft with the fields of a form that was posted without script. A text that was emptied stays empty. The
 * form has no field for an IBAN where the stored account is paid.
 */
export function postedDraft(fields: Fields, draft: Draft): Draft {
  const downTo = Number(fields['if-worse-down-to']);
  return {
    ...withTexts(draft, (field) => fields[field] ?? draft[field]),
    ...postedChoices(fields),
    usesStoredAccount: fields['iban'] === undefined,
    ifWorse: choiceOf(ifWorseChoices, fields['if-worse']) ?? draft.ifWorse,
    ifWorseDownTo: isDownTo(downTo) ? downTo : draft.ifWorseDownTo,
    declaration: fields['declaration'] !== undefined,
    terms: fields['terms'] !== undefined,
  };
}
