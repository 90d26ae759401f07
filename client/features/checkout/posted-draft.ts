import { readChoices } from '../../../domain/forms/checkout-form';
import type { FormFields } from '../../../domain/forms/form-schema';
import { choicesIn, withTexts, type Draft } from './draft';

/**
 * Returns a draft with the fields of a form that was posted without script. A text that was emptied stays empty. The
 * form has no field for an IBAN where the stored account is paid.
 */
export function postedDraft(fields: FormFields, draft: Draft): Draft {
  const { settlement, payment, payout, useStoreCredit, ifWorse, ifWorseDownTo } = readChoices(fields, choicesIn(draft));
  return {
    ...withTexts(draft, (field) => fields[field] ?? draft[field]),
    usesStoredAccount: fields['iban'] === undefined,
    settlement,
    payment: payment ?? draft.payment,
    payout: payout ?? draft.payout,
    useStoreCredit,
    ifWorse,
    ifWorseDownTo,
    declaration: fields['declaration'] !== undefined,
    terms: fields['terms'] !== undefined,
  };
}
