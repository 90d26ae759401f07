import { payoutMethods, settlements } from '../../../domain/checkout/choices';
import type { QuoteInput } from '../../../domain/checkout/schemas';
import { paymentMethods } from '../../../domain/trades/money/card-providers';
import type { Draft } from './draft';
import { ifWorseChoices } from './money/if-worse';

type Fields = Readonly<Record<string, string>>;

const texts = ['name', 'email', 'phone', 'line1', 'line2', 'city', 'region', 'postcode', 'iban'] as const;

/** Names of all fields of the checkout's form. */
export const checkoutFields = [
  ...texts,
  'country',
  'settlement',
  'payment',
  'payout',
  'has-credit',
  'use-store-credit',
  'uses-stored-account',
  'if-worse',
  'if-worse-down-to',
  'declaration',
  'terms',
  'quote',
  'lists',
  'step',
] as const;

/** Field that is only sent by the button that asks for the new sum. */
export const updateStep = 'update';

const choiceOf = <Choice extends string>(open: readonly Choice[], sent: string | undefined): Choice | undefined =>
  open.find((choice) => choice === sent);

/** Returns the posted choices that decide the sum. What was not posted is left out. */
export function postedChoices(fields: Fields): Partial<QuoteInput> {
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

const definedChoices = (fields: Fields, draft: Draft) => {
  const {
    settlement = draft.settlement,
    payment = draft.payment,
    payout = draft.payout,
    useStoreCredit = draft.useStoreCredit,
  } = postedChoices(fields);
  return { settlement, payment, payout, useStoreCredit };
};

/** Returns a draft with the fields of a form that was posted without script. */
export function postedDraft(fields: Fields, draft: Draft): Draft {
  const downTo = Number(fields['if-worse-down-to']);
  const text = (name: (typeof texts)[number]) => fields[name] ?? draft[name];
  return {
    ...draft,
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    region: text('region'),
    postcode: text('postcode'),
    iban: text('iban'),
    ...definedChoices(fields, draft),
    usesStoredAccount: fields['uses-stored-account'] !== undefined,
    ifWorse: choiceOf(ifWorseChoices, fields['if-worse']) ?? draft.ifWorse,
    ifWorseDownTo: Number.isInteger(downTo) && downTo >= 10 && downTo <= 100 ? downTo : draft.ifWorseDownTo,
    declaration: fields['declaration'] !== undefined,
    terms: fields['terms'] !== undefined,
  };
}
